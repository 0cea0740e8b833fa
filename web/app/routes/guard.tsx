import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { SessionGate } from "#web/accounts/session-gate.tsx";
import { queryClient } from "#web/lib/query.ts";
import { onSessionChange } from "#web/lib/session.ts";
import { showToast } from "#web/ui/toast.ts";

/** Around every screen that needs a session (spec part 1, section 2). */
export default function Guard() {
  const { t } = useTranslation("accounts");
  useEffect(
    () =>
      onSessionChange((event) => {
        if (event === "SIGNED_OUT") void showToast(t("session.closed"), { look: "success" });
      }),
    [t],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate>
        <Outlet />
      </SessionGate>
    </QueryClientProvider>
  );
}
