import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: () => api.payments.getSubscription(),
});

export const paymentSettingsQuery = queryOptions({
  queryKey: ["payment-settings"],
  queryFn: () => api.payments.getSettings(),
});
