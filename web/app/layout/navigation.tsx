import type { Language } from "@faro/contract/shared/language.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { startDrawer } from "#web/layout/drawer.ts";
import { isAppScreen, linkAddress, type NavLink } from "#web/layout/nav-links.ts";
import { CloseIcon, MenuIcon } from "#web/ui/icons.tsx";

/** `static` pages show both kinds of links in their HTML and hide one by the mark in the head (stored-session.ts). */
export type Viewer = "static" | "visitor" | "user";

/** Classes that show a part to its audience on a static page; null when it is not for this viewer at all. */
export function audienceClass(link: Pick<NavLink, "for">, viewer: Viewer): string | null {
  if (link.for === undefined || link.for === viewer) return "";
  if (viewer !== "static") return null;
  return link.for === "user" ? "not-signed-in:hidden" : "signed-in:hidden";
}

interface NavItemProps {
  link: NavLink;
  viewer: Viewer;
  /** Path of this page without its language. */
  current?: string | undefined;
  className: string;
}

/** A link of the navigation: within the app by the router, otherwise by loading the page. */
export function NavItem({ link, viewer, current, className }: NavItemProps) {
  const { t, i18n } = useTranslation("layout");
  const audience = audienceClass(link, viewer);
  if (audience === null) return null;
  const look = `target inline-flex items-center rounded-small hover:underline aria-[current]:font-bold aria-[current]:text-tinta ${className}`;
  const text = t(`nav.${link.key}`);
  const address = linkAddress(link.path, i18n.language as Language);
  const here = link.path === current ? "page" : undefined;
  return (
    <li className={audience}>
      {viewer !== "static" && isAppScreen(link.path) ? (
        <Link to={address} aria-current={here} className={look}>
          {text}
        </Link>
      ) : (
        <a href={address} aria-current={here} className={look}>
          {text}
        </a>
      )}
    </li>
  );
}

interface DrawerProps {
  className?: string;
  children: ReactNode;
}

/** The side drawer: a <details>, so that it opens on a static page without JavaScript. */
export function Drawer({ className = "", children }: DrawerProps) {
  const { t } = useTranslation("layout");
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current === null ? undefined : startDrawer(details.current)), []);
  return (
    <details ref={details} data-drawer className={`group ${className}`}>
      <summary
        aria-label={t("nav.menu")}
        className="target relative z-40 grid cursor-pointer list-none place-content-center rounded-small hover:bg-papel-bajo [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon className="size-7 group-open:hidden" />
        <CloseIcon className="hidden size-7 group-open:block" />
      </summary>
      <div data-backdrop className="fixed inset-0 z-20 bg-[oklch(0.15_0.04_262/0.6)]" />
      <nav
        aria-label={t("nav.drawer")}
        className="fixed inset-y-0 right-0 z-30 flex w-[min(20rem,86vw)] flex-col gap-1 overflow-y-auto overscroll-contain border-l border-linea bg-papel-alto px-5 pt-28 pb-8"
      >
        {children}
      </nav>
    </details>
  );
}
