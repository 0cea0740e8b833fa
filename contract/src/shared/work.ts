/** A small work that a browser does before something that can be abused in bulk (decision 0037): no picture, no click. */
import * as z from "zod/mini";

/** Milliseconds after which a work is void; each is good once. */
export const workLifetime = 10 * 60_000;

/** What the browser found. */
export const workProof = z.object({ challenge: z.string().check(z.maxLength(200)), answer: z.int() });
export type WorkProof = z.infer<typeof workProof>;

/** Find the `answer` from 0 to `tries` - 1 whose PBKDF2-SHA-256 with `salt` and `rounds` is `target` (base64url). */
export const workChallenge = z.object({
  challenge: z.string(),
  salt: z.string(),
  target: z.string(),
  rounds: z.number(),
  tries: z.number(),
});
export type WorkChallenge = z.infer<typeof workChallenge>;
