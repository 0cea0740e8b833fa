/**
 * Paths that exist. The web app builds its routes from them and the server serves nothing else: any other
 * path leads to /landing (spec part 2, section 2).
 */

/** Public pages with a Spanish address and an English twin below /en; static HTML. */
export const publicPages = [
  "/landing",
  "/how-it-works",
  "/faq",
  "/why-trust-us",
  "/privacy-policy",
  "/blog",
  "/website-help",
  "/user-feedback",
  "/documents",
] as const;

/**
 * Below it stand the articles (/blog/{slug}) and the later pages of the list (/blog/pagina/2). Which exist is known
 * from the built files; any other address there shows `articleNotFound` with status 404.
 */
export const blog = "/blog";

/** The page 'Artículo no encontrado'. */
export const articleNotFound = "/blog/articulo-no-encontrado";

/** Screens of the app; one address for both languages, the choice is remembered on the device. */
export const appPages = [
  "/login",
  "/chat",
  "/procesa-documentos",
  "/settings",
  "/delete-account",
  "/feedback",
  "/saved-chats",
  "/prueba",
  "/cambiar-tarjeta",
  "/activar-plan",
] as const;

/**
 * Screens of the app that tell a visitor one thing only: that is a static page in both languages, built as
 * `/delete-account/aviso`. A browser that holds a session asks for the screen itself with `sessionQuery`.
 */
export const noticePages = ["/delete-account"] as const;
export const noticePart = "/aviso";
export const sessionQuery = "sesion";

/** Another name of the sign-in screen, target of some redirects (spec part 2, route table). */
export const signInAlias = "/auth";

/** Query of a screen's address that asks for English, where `/en` in front of it was meant. */
export const languageQuery = "idioma";

/** Pages for developers, not served in production. */
export const developerPages = ["/dev/ui"] as const;

export const home = "/landing";

/**
 * Stands in built files (canonical links, sitemap, RSS, share pictures) for the address people open; the server puts
 * in PUBLIC_URL, or the address of the request when there is none. `.invalid` can never be a real site.
 */
export const siteAddressToken = "https://faro.invalid";

/** Screens with the card form: the only ones where a configured gateway's script may run. */
export const cardPages = ["/prueba", "/cambiar-tarjeta", "/activar-plan"] as const;
