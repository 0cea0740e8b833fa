/**
 * The one Trusted Types policy of this site (security facts B5, B6). Browsers that know them let no string become markup
 * or the address of a script; what this lets through are scripts of our own, and the scripts that a page came with,
 * which React writes once more when it has to draw a page anew.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string | null;
      createScriptURL(address: string): string | null;
    },
  ): unknown;
}

export function allowOwnScripts(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy("default", {
    createHTML: (html) =>
      html === "<script></script>" || Array.from(document.scripts, ({ text }) => text).includes(html)
        ? html
        : null,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
