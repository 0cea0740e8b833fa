import { describe, expect, it } from "vitest";
import { addressKey, clientAddress } from "#server/http/address.ts";
import { deriveKeys } from "#server/privacy/keys.ts";

const key = deriveKeys("a secret for the address tests, 32+").address;

describe("the client's address (I1)", () => {
  it("believes no header when no proxy is trusted", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
    expect(clientAddress("203.0.113.9", null, 1)).toBe("203.0.113.9");
  });

  it.each([
    // What the client wrote itself stands before the trusted hops and does not count.
    ["6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
    ["6.6.6.6, 7.7.7.7, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["198.51.100.1", 2, "198.51.100.1"],
    [" 198.51.100.1 ", 1, "198.51.100.1"],
    ["", 1, "10.0.0.1"],
    ["6.6.6.6,", 1, "10.0.0.1"],
  ])("takes the trusted hop of %j behind %i proxies", (header, proxies, expected) => {
    expect(clientAddress("10.0.0.1", header, proxies)).toBe(expected);
  });

  it.each([
    ["::ffff:198.51.100.1", "198.51.100.1"],
    ["198.51.100.1:41234", "198.51.100.1"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
  ])("reads %s as %s, on the socket and in the header", (written, expected) => {
    expect(clientAddress(written, null, 0)).toBe(expected);
    expect(clientAddress("10.0.0.1", written, 1)).toBe(expected);
  });

  it("copes with a socket that is gone", () => {
    expect(clientAddress(undefined, null, 0)).toBe("unknown");
  });
});

describe("the key of an address", () => {
  it("holds no address and needs the secret", () => {
    const made = addressKey(key, "198.51.100.1");
    expect(made).toMatch(/^[\w-]{22}$/);
    expect(made).not.toContain("198");
    expect(addressKey(deriveKeys("another secret, also 32 characters!").address, "198.51.100.1")).not.toBe(
      made,
    );
    expect(addressKey(key, "198.51.100.2")).not.toBe(made);
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:9", true],
    ["2001:db8::1", "2001:db8:0:0:1:2:3:4", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["::1", "1::", false],
  ])("counts IPv6 by its /64: %s and %s, same: %s", (first, second, same) => {
    expect(addressKey(key, first) === addressKey(key, second)).toBe(same);
  });
});
