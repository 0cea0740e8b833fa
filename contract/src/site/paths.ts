/**
 * Paths that exist. The web app builds its routes from them and the server serves nothing else: any other
 * path leads to /landing (spec part 2, section 2).
 */

/** Public pages with a Spanish address and an English twin below /en; static HTML. */
export const publicPages = ["/landing", "/website-help", "/user-feedback"] as const;

/** Screens of the app; one address for both languages, the choice is remembered on the device. */
export const appPages = ["/login", "/feedback"] as const;

/** Pages for developers, not served in production. */
export const developerPages = ["/dev/ui"] as const;

export const home = "/landing";
