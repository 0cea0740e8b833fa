import { languageQuery } from "@faro/contract/site/paths.ts";
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
 * answer to /en/login and the like) is remembered, and taken out of the address.
 */
const languageScript = `try{var u=new URL(location.href);if(u.searchParams.get("${languageQuery}")==="en"){localStorage.setItem("preferred_language","en");u.searchParams.delete("${languageQuery}");history.replaceState(history.state,"",u)}}catch(e){}try{if(localStorage.getItem("preferred_language")==="en"){document.documentElement.setAttribute("data-switching","")}}catch(e){}`;

const staticHead = stayAwayScript + earlyScript;
const appHead = stayAwayScript + languageScript;

/** Static pages are plain HTML: no React runtime, only their islands. */
export interface RouteHandle {
  static?: boolean;
}

function useIsStatic(): boolean {
  return useMatches().some((match) => (match.handle as RouteHandle | undefined)?.static === true);
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const isStatic = useIsStatic();
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
        <script dangerouslySetInnerHTML={{ __html: isStatic ? staticHead : appHead }} />
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
