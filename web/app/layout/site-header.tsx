import { home } from "@faro/contract/site/paths.ts";
import { useTranslation } from "react-i18next";
import {
  barLink,
  drawerGroup,
  drawerLink,
  ExitCorner,
  exitRow,
  row,
  SkipLink,
  stripLink,
} from "#web/layout/header.tsx";
import { directLogin, mainLinks, secondaryLinks, signOutFromSite, userLinks } from "#web/layout/nav-links.ts";
import { Drawer, NavItem } from "#web/layout/navigation.tsx";
import { QuickExit } from "#web/layout/quick-exit.tsx";
import { languageOfPath, publicPath } from "#web/lib/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";

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
    <header className="contents">
      <SkipLink />
      {/* This strip stays: what scrolls passes below it, not below the quick exit alone. */}
      <div className="sticky large-text:static! top-0 z-10 border-b border-linea bg-papel-bajo">
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
      <div className="border-b border-linea">
        <div id="site-header" className={`${row} min-h-16 gap-2`}>
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
      </div>
      <QuickExit />
    </header>
  );
}
