import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Keys derived from the one secret, a separate one for each purpose. */
export interface Keys {
  cookie: Buffer;
  pass: Buffer;
  ticket: Buffer;
  address: Buffer;
  storage: Buffer;
  /** Signs access tokens. */
  access: Buffer;
  /** Keyed hashes of e-mail addresses and phones, by which an account is found. */
  lookup: Buffer;
  /** Keyed hashes of verification codes. */
  code: Buffer;
  /** Signs proofs of work. */
  proof: Buffer;
  file: Buffer;
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "faro", purpose, 32));
  return {
    cookie: derive("guest cookie"),
    pass: derive("gateway pass"),
    ticket: derive("speech ticket"),
    address: derive("network address"),
    storage: derive("stored text"),
    access: derive("access token"),
    lookup: derive("account lookup"),
    code: derive("verification code"),
    proof: derive("proof of work"),
    file: derive("file address"),
  };
}

const prepared = new WeakMap<Buffer, KeyObject>();

/** The key as the library works with it. Preparing one costs several times the work that is done with it. */
function keyObject(key: Buffer): KeyObject {
  let object = prepared.get(key);
  if (object === undefined) {
    object = createSecretKey(key);
    prepared.set(key, object);
  }
  return object;
}

/** HMAC-SHA256 as base64url. */
export function sign(key: Buffer, value: string): string {
  return createHmac("sha256", keyObject(key)).update(value).digest("base64url");
}

/** Compares in constant time; false for a signature of any other length. */
export function verifySignature(key: Buffer, value: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, value));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the text. `bound` must be the same when opening. */
export function seal(key: Buffer, text: string, bound = ""): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyObject(key), nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The sealed text, or null when it was changed, belongs elsewhere or uses another key. */
export function open(key: Buffer, sealed: Uint8Array, bound = ""): string | null {
  return openBytes(key, sealed, bound)?.toString("utf8") ?? null;
}

/** The same as UTF-8 bytes, which whoever holds them can wipe. */
export function openBytes(key: Buffer, sealed: Uint8Array, bound = ""): Buffer | null {
  if (sealed.length < 28) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyObject(key), sealed.subarray(0, 12))
      .setAAD(Buffer.from(bound))
      .setAuthTag(sealed.subarray(12, 28));
    // No second copy, which nobody could wipe: with GCM all of the text comes from `update`.
    const text = decipher.update(sealed.subarray(28));
    decipher.final();
    return text;
  } catch {
    return null;
  }
}
