import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Profile } from "@faro/contract/accounts/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query.ts";
import { currentSession, updateSessionUser } from "#web/lib/session.ts";
import { storeVoicePreference } from "#web/lib/voice-preference.ts";

function keepVoice({ voice_id, speech_rate }: Profile): void {
  storeVoicePreference({ voice: voice_id, rate: speech_rate });
}

/** The person's profile, kept for five minutes (spec part 1, section 9). */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: async () => {
    const profile = await api.accounts.getProfile();
    keepVoice(profile);
    return profile;
  },
  staleTime: accountLimits.profileCache,
});

/** What this server says about itself; it does not change while a page is open. */
export const authSettingsQuery = queryOptions({
  queryKey: ["auth-settings"],
  queryFn: () => api.accounts.getAuthSettings(),
  staleTime: Number.POSITIVE_INFINITY,
});

export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: () => api.accounts.listDevices(),
});

/** Puts a changed profile where every screen sees it. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  if (currentSession()?.user.id !== profile.id) return;
  keepVoice(profile);
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  updateSessionUser({ id: profile.id, email: profile.email, name });
}
