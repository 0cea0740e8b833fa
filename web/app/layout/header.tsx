import { home } from "@faro/contract/site/paths.ts";
import { useTranslation } from "react-i18next";
import { languageOfPath, publicPath } from "#web/lib/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { BackIcon } from "#web/ui/icons.tsx";
import { Mark } from "#web/ui/mark.tsx";

const bar = "mx-auto flex min-h-16 w-full max-w-6xl items-center gap-3 px-4 md:px-8";

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

/** Header of the public pages: static HTML, so the language switch is a link to the page's twin. */
export function SiteHeader({ path }: { path: string }) {
  const { t, i18n } = useTranslation("layout");
  const english = languageOfPath(path) === "en";
  const spanishPath = path.replace(/^\/en(?=\/)/, "");
  return (
    <header id="site-header" className="border-b border-linea">
      <SkipLink />
      <div className={bar}>
        <Brand href={publicPath(home, english ? "en" : "es")} />
        <nav aria-label={t("nav.label")} className="ml-auto flex items-center md:gap-3">
          <a
            href={publicPath(home, english ? "en" : "es")}
            className="target inline-flex items-center px-2 text-small font-semibold max-md:hidden"
          >
            {t("nav.home")}
          </a>
          <a
            href={publicPath(spanishPath, english ? "es" : "en")}
            hrefLang={english ? "es" : "en"}
            lang={english ? "es" : "en"}
            data-language={english ? "es" : "en"}
            className="target inline-flex items-center justify-center rounded-small px-2 text-small font-semibold text-mar underline underline-offset-4"
          >
            {t("language.other")}
          </a>
          <a
            href="/login"
            lang={i18n.language}
            className={buttonClass("quiet", "px-4! text-small whitespace-nowrap")}
          >
            {t("nav.signIn")}
          </a>
        </nav>
      </div>
    </header>
  );
}

interface AppHeaderProps {
  /** Called with the other language when the switch is pressed. */
  onSwitchLanguage: () => void;
}

/** Header of the app's screens: back to the landing page, and the language switch in place. */
export function AppHeader({ onSwitchLanguage }: AppHeaderProps) {
  const { t, i18n } = useTranslation("layout");
  const other = i18n.language === "en" ? "es" : "en";
  return (
    <header className="border-b border-linea">
      <SkipLink />
      <div className={bar}>
        <a
          href={publicPath(home, i18n.language === "en" ? "en" : "es")}
          className="target -ml-2 inline-flex items-center gap-2 rounded-small px-2 font-semibold text-mar"
        >
          <BackIcon />
          {t("nav.back")}
        </a>
        <span className="mx-auto inline-flex items-center gap-2 text-lead font-bold max-md:sr-only">
          <Mark className="size-8" />
          {t("brand")}
        </span>
        <button
          type="button"
          onClick={onSwitchLanguage}
          lang={other}
          className="target ml-auto rounded-small px-2 text-small font-semibold text-mar underline underline-offset-4 md:ml-0"
        >
          {t("language.other")}
        </button>
      </div>
    </header>
  );
}
