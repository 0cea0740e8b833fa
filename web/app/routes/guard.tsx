import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { SessionGate } from "#web/accounts/session-gate.tsx";
import { queryClient } from "#web/lib/query.ts";

/** Around every screen that needs a session (spec part 1, section 2). */
export default function Guard() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate>
        <Outlet />
      </SessionGate>
    </QueryClientProvider>
  );
}
