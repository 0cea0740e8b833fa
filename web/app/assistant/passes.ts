import { api } from "#web/lib/api.ts";
import { currentSession } from "#web/lib/session.ts";

/** Keys of the spec's get-secret; what comes back is a ten-minute pass, never a credential. */
export type PassKey = "OPENAI_API_KEY" | "ELEVENLABS_API_KEY";

/** Milliseconds to wait for one: a request that a bad network swallowed must not hold up every question after it. */
const longest = 15_000;
/** Renewed well before the server's ten minutes are over. */
const freshFor = 8 * 60 * 1000;
/** A pass opens a gateway for the one it was made for: never for who signs in after her on the same device. */
const held = new Map<PassKey, { owner: string | null; value: Promise<string>; at: number }>();

/** A pass that is still good; `renew` asks for a new one because the last was refused. */
export function passFor(key: PassKey, renew = false): Promise<string> {
  const owner = currentSession()?.user.id ?? null;
  const known = held.get(key);
  if (known?.owner === owner && !renew && Date.now() - known.at < freshFor) return known.value;
  const given = new AbortController();
  const late = setTimeout(() => given.abort(), longest);
  const value = api.assistant
    .getSecret({ key }, { signal: given.signal })
    .then((secret) => secret.value)
    .finally(() => clearTimeout(late));
  held.set(key, { owner, value, at: Date.now() });
  // A refused request must not be remembered as the pass.
  value.catch(() => {
    if (held.get(key)?.value === value) held.delete(key);
  });
  return value;
}
