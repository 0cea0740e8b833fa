/** True for a host name that only this machine answers to; `host` as in a URL or a Host header, port allowed. */
export function isLoopbackHost(host: string): boolean {
  // An IPv6 address stands alone in settings and in brackets everywhere else.
  const written = host.includes("::") && !host.startsWith("[") ? `[${host}]` : host;
  if (!URL.canParse(`http://${written}`)) return false;
  const { hostname } = new URL(`http://${written}`);
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
