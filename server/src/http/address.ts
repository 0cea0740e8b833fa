import { isIPv6 } from "node:net";
import { sign } from "#server/privacy/keys.ts";

/** First four groups of an IPv6 address: one household or phone has a whole /64. */
function network64(address: string): string {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const middle = address.includes("::") ? Array(Math.max(8 - left.length - right.length, 0)).fill("0") : [];
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** An address as proxies and sockets write it, without port, brackets and the IPv6 form of an IPv4 address. */
function plainAddress(written: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  return bare.replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * The client's address. X-Forwarded-For is believed only as far as `trustedProxies` entries from its end:
 * everything before those was written by the client.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const own = plainAddress(socketAddress ?? "unknown");
  if (trustedProxies === 0 || forwardedFor === null) return own;
  const hops = forwardedFor.split(",").map((hop) => plainAddress(hop.trim()));
  return hops[Math.max(hops.length - trustedProxies, 0)] || own;
}

/** What limits are counted by: a keyed hash, so that no address is ever stored. */
export function addressKey(key: Buffer, address: string): string {
  return sign(key, isIPv6(address) ? `${network64(address)}::/64` : address).slice(0, 22);
}
