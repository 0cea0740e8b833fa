import { describe, expect, it } from "vitest";
import { deriveKeys, open, seal, sign, verifySignature } from "#server/privacy/keys.ts";

const secret = "one secret of thirty-two characters!";
const keys = deriveKeys(secret);

describe("derived keys", () => {
  it("are the same for the same secret, and another for each purpose and secret", () => {
    expect(deriveKeys(secret)).toEqual(keys);
    const all = Object.values(keys).map((key) => key.toString("hex"));
    expect(new Set(all).size).toBe(10);
    for (const key of Object.values(keys)) expect(key).toHaveLength(32);
    expect(deriveKeys(`${secret}x`).storage).not.toEqual(keys.storage);
    expect(all.join("")).not.toContain(Buffer.from(secret).toString("hex"));
  });
});

describe("signatures", () => {
  it("hold for the value and the key they were made with", () => {
    const made = sign(keys.cookie, "value");
    expect(verifySignature(keys.cookie, "value", made)).toBe(true);
    expect(verifySignature(keys.cookie, "other", made)).toBe(false);
    expect(verifySignature(keys.pass, "value", made)).toBe(false);
  });

  it.each(["", "x", "ñ", sign(keys.cookie, "value").slice(1), `${sign(keys.cookie, "value")}=`])(
    "refuse %j without throwing",
    (given) => {
      expect(verifySignature(keys.cookie, "value", given)).toBe(false);
    },
  );
});

describe("sealed texts", () => {
  const text = "Entré en 2010 por Nogales, señora ñandú 🌵";

  it("open again with the same key and binding, and show nothing of the text", () => {
    const sealed = seal(keys.storage, text, "owner-1");
    expect(open(keys.storage, sealed, "owner-1")).toBe(text);
    expect(sealed.toString("latin1")).not.toContain("Nogales");
    expect(open(keys.storage, new Uint8Array(sealed), "owner-1")).toBe(text);
  });

  it("never look the same twice", () => {
    expect(seal(keys.storage, text)).not.toEqual(seal(keys.storage, text));
  });

  it("may be empty", () => {
    expect(open(keys.storage, seal(keys.storage, "", "o"), "o")).toBe("");
  });

  it("stay shut for another key, another owner, and after any change", () => {
    const sealed = seal(keys.storage, text, "owner-1");
    expect(open(keys.ticket, sealed, "owner-1")).toBeNull();
    expect(open(keys.storage, sealed, "owner-2")).toBeNull();
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(open(keys.storage, changed, "owner-1")).toBeNull();
    }
  });

  it.each([0, 1, 12, 27, 28, 40])("stay shut when cut to %i bytes", (length) => {
    expect(open(keys.storage, seal(keys.storage, text).subarray(0, length))).toBeNull();
  });
});
