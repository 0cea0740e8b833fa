import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Profile } from "@faro/contract/accounts/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query.ts";
import { currentSession, updateSessionUser } from "#web/lib/session.ts";

/** The person's profile, kept for five minutes (spec part 1, section 9). */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: () => api.accounts.getProfile(),
  staleTime: accountLimits.profileCache,
});

export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: () => api.accounts.listDevices(),
});

/** Puts a changed profile where every screen sees it. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  if (currentSession()?.user.id !== profile.id) return;
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  updateSessionUser({ id: profile.id, email: profile.email, name });
}
