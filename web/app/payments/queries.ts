import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: async () => (await api.payments.getSubscription()).subscription,
});

export const paymentSettingsQuery = queryOptions({
  queryKey: ["payment-settings"],
  queryFn: () => api.payments.getSettings(),
});
