import { languageQuery, sessionQuery } from "@faro/contract/site/paths.ts";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import "#web/app.css";
import { HelpWidget } from "#web/help/help-widget.tsx";
import { ErrorScreen } from "#web/layout/error-screen.tsx";
import { stayAwayScript } from "#web/layout/leave-quickly.ts";
import { NoScript } from "#web/layout/no-script.tsx";
import { earlyScript } from "#web/layout/stored-session.ts";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storedLanguage } from "#web/lib/language.ts";

/**
 * Hides an app screen that was prerendered in Spanish until a remembered English is there. `?idioma=en` (the server's
 * answer to /en/login and the like) is remembered, and taken out of the address, as is `?sesion` (noticePages).
 */
const languageScript = `try{var u=new URL(location.href),q=u.searchParams;if(q.get("${languageQuery}")==="en")localStorage.setItem("preferred_language","en");if(q.has("${languageQuery}")||q.has("${sessionQuery}")){q.delete("${languageQuery}");q.delete("${sessionQuery}");history.replaceState(history.state,"",u)}}catch(e){}try{if(localStorage.getItem("preferred_language")==="en"){document.documentElement.setAttribute("data-switching","")}}catch(e){}`;

/** On the notice of a screen: who holds a session gets the screen itself, at the same address. Asked once, not in a circle. */
const toScreenScript = `try{if("session"in document.documentElement.dataset&&!/[?&]${sessionQuery}=/.test(location.search))location.replace(location.pathname.replace(/^\\/en(?=\\/)/,"")+"?${sessionQuery}=1"+(document.documentElement.lang==="en"?"&${languageQuery}=en":""))}catch(e){}`;

const staticHead = stayAwayScript + earlyScript;
const appHead = stayAwayScript + languageScript;

/** Static pages are plain HTML: no React runtime, only their islands. */
export interface RouteHandle {
  static?: boolean;
  /** The notice that stands for a screen until somebody is signed in (noticePages). */
  notice?: boolean;
}

function useHas(mark: keyof RouteHandle): boolean {
  return useMatches().some((match) => (match.handle as RouteHandle | undefined)?.[mark] === true);
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const isStatic = useHas("static");
  const head = staticHead + (useHas("notice") ? toScreenScript : "");
  return (
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121a2b" />
        <link rel="icon" href="/faro.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content="Faro" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, allowed by their hash */}
        <script dangerouslySetInnerHTML={{ __html: isStatic ? head : appHead }} />
        {isStatic ? <script type="module" src="/islands/page.js" /> : null}
      </head>
      <body>
        {isStatic ? null : <NoScript />}
        {children}
        {isStatic ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const { i18n } = useTranslation();
  useEffect(() => {
    void switchLanguage(i18n, storedLanguage()).finally(() =>
      document.documentElement.removeAttribute("data-switching"),
    );
  }, [i18n]);
  return (
    <>
      <Outlet />
      <HelpWidget />
    </>
  );
}

/** Shown while an app screen loads; no words, so that it fits any language. */
export function HydrateFallback() {
  return <div className="min-h-dvh" aria-hidden="true" />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
