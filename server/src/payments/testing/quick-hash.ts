import type * as crypto from "node:crypto";

/**
 * `node:crypto` with the same password hash at its lowest cost, for files that open hundreds of accounts and are about
 * something else: two of the real ones for each life were most of their time.
 */
export function quickHash(real: typeof crypto): typeof crypto {
  const argon2: typeof crypto.argon2 = (algorithm, options, done) =>
    real.argon2(algorithm, { ...options, memory: 8, passes: 1 }, done);
  return { ...real, argon2 };
}
