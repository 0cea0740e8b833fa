import { QueryClient } from "@tanstack/react-query";
import { onSessionChange } from "#web/lib/session.ts";

/** What the screens have fetched. Emptied when somebody signs in or out: nothing of one person is shown to another. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked without a network too: the service worker may have kept the answer.
    queries: { refetchOnWindowFocus: false, retry: 1, networkMode: "always" },
    mutations: { retry: false },
  },
});

onSessionChange((event) => {
  if (event === "SIGNED_OUT" || event === "SIGNED_IN") queryClient.clear();
});
