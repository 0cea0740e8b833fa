import type { Language } from "@faro/contract/shared/language.ts";
import { home } from "@faro/contract/site/paths.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { directLogin, mainLinks, secondaryLinks, signOutFromSite, userLinks } from "#web/layout/nav-links.ts";
import { Drawer, NavItem } from "#web/layout/navigation.tsx";
import { QuickExit } from "#web/layout/quick-exit.tsx";
import { languageOfPath, publicPath } from "#web/lib/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { BackIcon } from "#web/ui/icons.tsx";
import { Mark } from "#web/ui/mark.tsx";

const row = "mx-auto flex w-full max-w-6xl items-center px-4 md:px-8";
/** With large letters the parts of a bar take the lines they need; the first one stays beside the quick exit. */
const exitRow = `${row} min-h-13 max-md:flex-wrap-reverse`;

/** Keeps the corner of the quick exit free. The last part of its bar: what has no room before it goes below. */
function ExitCorner({ className }: { className: string }) {
  return <span aria-hidden="true" className={`h-13 shrink-0 md:w-36 ${className}`} />;
}

const barLink = "px-2.5 text-small font-semibold text-tinta";
const stripLink = "px-2.5 text-small text-tinta-suave";
const drawerLink = "w-full px-2 text-body font-semibold";
const drawerGroup = "grid border-linea py-2 not-first:border-t";

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

function Brand({ href }: { href: string }) {
  const { t } = useTranslation("layout");
  return (
    <a
      href={href}
      className="target -ml-1 inline-flex items-center gap-2 rounded-small px-1 text-lead font-bold"
    >
      <Mark className="size-8" />
      {t("brand")}
    </a>
  );
}

/** Where large letters leave no room for it, the account is found in the drawer alone. */
const tight = "max-lg:@max-[9rem]:hidden!";

/** Sign-in for a visitor, the user's name for a user; the name is filled in by islands/session.ts. */
function SiteAccount() {
  const { t } = useTranslation("layout");
  return (
    <span className="ml-auto flex min-w-0 grow justify-end max-lg:@container">
      <a
        href={directLogin.path + directLogin.query}
        className={buttonClass("quiet", `px-4! text-small whitespace-nowrap signed-in:hidden ${tight}`)}
      >
        {t("nav.signIn")}
      </a>
      <a
        href="/chat"
        data-account
        className={buttonClass(
          "quiet",
          `max-w-44 truncate px-4! text-small min-w-24 block! not-signed-in:hidden! ${tight}`,
        )}
      >
        {t("nav.account")}
      </a>
    </span>
  );
}

function SiteSignOut({ className }: { className: string }) {
  const { t } = useTranslation("layout");
  return (
    <li className="not-signed-in:hidden">
      <a
        href={signOutFromSite}
        className={`target inline-flex items-center rounded-small hover:underline ${className}`}
      >
        {t("nav.signOut")}
      </a>
    </li>
  );
}

/** Header of the public pages: static HTML, so the language switch is a link to the page's twin. */
export function SiteHeader({ path }: { path: string }) {
  const { t } = useTranslation("layout");
  const language = languageOfPath(path);
  const other = language === "en" ? "es" : "en";
  const current = path.replace(/^\/en(?=\/)/, "");
  const item = { viewer: "static", current } as const;
  return (
    <header className="border-b border-linea max-md:contents">
      <SkipLink />
      {/* On a phone this strip stays: what scrolls passes below it, not below the quick exit alone. */}
      <div className="border-b border-linea bg-papel-bajo max-md:sticky max-md:top-0 max-md:z-10">
        <div className={exitRow}>
          <nav aria-label={t("nav.more")} className="-ml-2.5 max-lg:hidden">
            <ul className="flex">
              {[...secondaryLinks, ...userLinks].map((link) => (
                <NavItem key={link.path} link={link} {...item} className={stripLink} />
              ))}
              <SiteSignOut className={stripLink} />
            </ul>
          </nav>
          <a
            href={publicPath(current, other)}
            hrefLang={other}
            lang={other}
            data-language={other}
            className="target -ml-2 inline-flex items-center rounded-small px-2 text-small font-semibold text-mar underline underline-offset-4 lg:ml-auto"
          >
            {t("language.other")}
          </a>
          <ExitCorner className="w-33" />
        </div>
      </div>
      <div id="site-header" className={`${row} min-h-16 gap-2 max-md:border-b max-md:border-linea`}>
        <Brand href={publicPath(home, language)} />
        <nav aria-label={t("nav.label")} className="ml-6 max-lg:hidden">
          <ul className="flex">
            {mainLinks.map((link) => (
              <NavItem key={link.path} link={link} {...item} className={barLink} />
            ))}
          </ul>
        </nav>
        <SiteAccount />
        <Drawer className="lg:hidden">
          {[mainLinks, secondaryLinks, userLinks].map((group) => (
            <ul
              key={group[0]?.path}
              className={`${drawerGroup} ${group === userLinks ? "not-signed-in:hidden" : ""}`}
            >
              {group.map((link) => (
                <NavItem key={link.path} link={link} {...item} className={drawerLink} />
              ))}
              {group === userLinks ? <SiteSignOut className={drawerLink} /> : null}
            </ul>
          ))}
          <a
            href={directLogin.path + directLogin.query}
            className={buttonClass("quiet", "mt-4 shrink-0 signed-in:hidden")}
          >
            {t("nav.signIn")}
          </a>
        </Drawer>
      </div>
      <QuickExit />
    </header>
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
    <header className="max-md:contents">
      <div className="border-b border-linea max-md:sticky max-md:top-0 max-md:z-30 max-md:bg-papel">
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
