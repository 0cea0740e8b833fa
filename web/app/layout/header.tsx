import type { Language } from "@faro/contract/shared/language.ts";
import { home } from "@faro/contract/site/paths.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { directLogin, mainLinks, secondaryLinks, userLinks } from "#web/layout/nav-links.ts";
import { Drawer, NavItem } from "#web/layout/navigation.tsx";
import { QuickExit } from "#web/layout/quick-exit.tsx";
import { publicPath } from "#web/lib/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { BackIcon } from "#web/ui/icons.tsx";
import { Mark } from "#web/ui/mark.tsx";

export const row = "mx-auto flex w-full max-w-6xl items-center px-4 md:px-8";
/** With large letters the parts of a bar take the lines they need; the first one stays beside the quick exit. */
export const exitRow = `${row} min-h-13 max-md:flex-wrap-reverse`;

/** Keeps the corner of the quick exit free. The last part of its bar: what has no room before it goes below. */
export function ExitCorner({ className }: { className: string }) {
  return <span aria-hidden="true" className={`h-13 shrink-0 md:w-36 ${className}`} />;
}

export const barLink = "px-2.5 text-small font-semibold text-tinta";
export const stripLink = "px-2.5 text-small text-tinta-suave";
export const drawerLink = "w-full px-2 text-body font-semibold";
export const drawerGroup = "grid border-linea py-2 not-first:border-t";

export function SkipLink() {
  const { t } = useTranslation("layout");
  return (
    <a
      href="#contenido"
      className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-50 focus:bg-papel-alto focus:px-4 focus:py-3"
    >
      {t("skip")}
    </a>
  );
}

/** Who uses the app. */
export interface HeaderUser {
  /** Display name; null when the profile has none. */
  name: string | null;
}

interface AppHeaderProps {
  /** Called with the other language when the switch is pressed. */
  onSwitchLanguage: () => void;
  /** The signed-in user; a visitor when absent. */
  user?: HeaderUser | null;
  /** Ends the session. Shown as 'Salir' to a user. */
  onSignOut?: () => void;
}

/** A user's own links and the way out, as items of a list. */
function UserItems({ onSignOut, className }: Pick<AppHeaderProps, "onSignOut"> & { className: string }) {
  const { t } = useTranslation("layout");
  return (
    <>
      {userLinks.map((link) => (
        <NavItem key={link.path} link={link} viewer="user" className={className} />
      ))}
      {onSignOut === undefined ? null : (
        <li>
          <button
            type="button"
            onClick={onSignOut}
            className={`target rounded-small text-left hover:underline ${className}`}
          >
            {t("nav.signOut")}
          </button>
        </li>
      )}
    </>
  );
}

/** Header of the app's screens: back to the landing page, all links in the drawer, the language switch in place. */
export function AppHeader({ onSwitchLanguage, user = null, onSignOut }: AppHeaderProps) {
  const { t, i18n } = useTranslation("layout");
  const other = i18n.language === "en" ? "es" : "en";
  const viewer = user === null ? "visitor" : "user";
  const way = onSignOut === undefined ? {} : { onSignOut };
  return (
    <header className="contents">
      <div className="sticky large-text:static! top-0 z-30 border-b border-linea bg-papel">
        <SkipLink />
        <div className={`${exitRow} gap-x-0.5 md:gap-x-3`}>
          <a
            href={publicPath(home, i18n.language as Language)}
            className="target -ml-2 inline-flex items-center gap-2 rounded-small px-2 font-semibold text-mar"
          >
            <BackIcon />
            {t("nav.back")}
          </a>
          <span className="inline-flex items-center gap-2 text-lead font-bold max-md:sr-only">
            <Mark className="size-8" />
            {t("brand")}
          </span>
          <nav aria-label={t("nav.label")} className="max-lg:hidden">
            <ul className="flex">
              {mainLinks.map((link) => (
                <NavItem key={link.path} link={link} viewer={viewer} className={barLink} />
              ))}
            </ul>
          </nav>
          {user?.name ? (
            <span className="ml-auto max-w-40 truncate text-small font-semibold max-md:hidden">
              {user.name}
            </span>
          ) : null}
          <button
            type="button"
            onClick={onSwitchLanguage}
            lang={other}
            className={`target shrink-0 whitespace-nowrap rounded-small px-2 text-small font-semibold text-mar underline underline-offset-4 ${user?.name ? "max-md:ml-auto" : "ml-auto"}`}
          >
            {/* A phone has room for two letters; the name is whole for those who hear it. */}
            <span className="md:hidden" aria-hidden="true">
              {t("language.short")}
            </span>
            <span className="max-md:sr-only">{t("language.other")}</span>
          </button>
          <Drawer className={user === null ? "" : "lg:hidden"}>
            {[mainLinks, secondaryLinks].map((group) => (
              <ul key={group[0]?.path} className={drawerGroup}>
                {group.map((link) => (
                  <NavItem key={link.path} link={link} viewer={viewer} className={drawerLink} />
                ))}
              </ul>
            ))}
            {user === null ? (
              <Link to={directLogin.path} state={directLogin.state} className={buttonClass("quiet", "mt-4")}>
                {t("nav.signIn")}
              </Link>
            ) : (
              <ul className={drawerGroup}>
                <UserItems {...way} className={drawerLink} />
              </ul>
            )}
          </Drawer>
          <ExitCorner className="-ml-0.5 w-32.25 md:-ml-3" />
        </div>
      </div>
      {/* On a wide screen a user's links are in sight, as on the public pages, and the drawer is not needed. */}
      {user === null ? null : (
        <nav aria-label={t("nav.more")} className="border-b border-linea bg-papel-bajo max-lg:hidden">
          <div className={row}>
            <ul className="-ml-2.5 flex">
              {secondaryLinks.map((link) => (
                <NavItem key={link.path} link={link} viewer="user" className={stripLink} />
              ))}
              <UserItems {...way} className={stripLink} />
            </ul>
          </div>
        </nav>
      )}
      {/* Beside the strip, not in it: it stays above dialogs. */}
      <QuickExit />
    </header>
  );
}
