import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** OWASP's second choice of parameters: 19 MiB, two passes; about 40 ms. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message: password, nonce, ...parameters }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    );
  });
}

/** argon2id in PHC form. The password counts as it was typed: no trimming, no shortening. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt);
  const { memory, passes, parallelism } = parameters;
  const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Costs the same when there is no hash, so that nobody can time who has an account. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, , , , salt = "", tag = ""] = hash?.split("$") ?? [];
  const expected = Buffer.from(tag, "base64");
  const given = await derive(password, hash === null ? Buffer.alloc(16) : Buffer.from(salt, "base64"));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
