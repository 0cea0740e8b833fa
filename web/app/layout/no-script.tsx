import { useTranslation } from "react-i18next";

/**
 * App screens need JavaScript; whoever has none learns what can be read without, and the footer leads to legal help.
 * Written by the build: where scripts run nobody draws it, so its words are not among the first ones loaded.
 */
export function NoScript() {
  const { t } = useTranslation("layout");
  return (
    <noscript>
      {/* A field and a microphone that would load for ever. */}
      <style>{"main{display:none}"}</style>
      <p className="bg-faro-suave px-4 pt-16 pb-4">
        {t("noScript.text")}{" "}
        <a className="link" href="/faq">
          {t("nav.faq")}
        </a>
        ,{" "}
        <a className="link" href="/documents">
          {t("nav.documents")}
        </a>
        .
      </p>
    </noscript>
  );
}
