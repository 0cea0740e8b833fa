import type { Language } from "@faro/contract/shared/language.ts";
import { appPages, noticePages, publicPages } from "@faro/contract/site/paths.ts";
import { publicPath } from "#web/lib/language.ts";

/** Who a link is for; everybody when nothing is said. */
export type Audience = "visitor" | "user";

export interface NavLink {
  /** Its text is `nav.<key>` of the layout's locale. */
  key: string;
  path: string;
  for?: Audience;
}

/** Spec part 2, section 2: main links. */
export const mainLinks: NavLink[] = [
  { key: "home", path: "/landing" },
  { key: "chat", path: "/chat" },
  { key: "howItWorks", path: "/how-it-works" },
  { key: "whyTrustUs", path: "/why-trust-us" },
];

/** Secondary links. The survey needs a session, so a visitor's suggestions go to the public form. */
export const secondaryLinks: NavLink[] = [
  { key: "faq", path: "/faq" },
  { key: "documents", path: "/documents" },
  { key: "blog", path: "/blog" },
  { key: "suggestions", path: "/user-feedback", for: "visitor" },
  { key: "suggestions", path: "/feedback", for: "user" },
];

/** What a user sees besides; signing out stands beside them. */
export const userLinks: NavLink[] = [
  { key: "savedChats", path: "/saved-chats", for: "user" },
  { key: "settings", path: "/settings", for: "user" },
];

/** Opens the sign-in form at once: by query on static pages, by router state inside the app. */
export const directLogin = { path: "/login", query: "?modo=entrar", state: { directLogin: true } } as const;

/** From a static page the sign-in screen ends the session: only the app can tell the server. */
export const signOutFromSite = "/login?modo=salir";

/** The address behind a link: public pages have a twin for each language, app screens have one address. */
export function linkAddress(path: string, language: Language): string {
  const twins: readonly string[] = [...publicPages, ...noticePages];
  return twins.includes(path) ? publicPath(path, language) : path;
}

/** Whether the router can open it without loading a document. */
export function isAppScreen(path: string): boolean {
  return (appPages as readonly string[]).includes(path);
}
