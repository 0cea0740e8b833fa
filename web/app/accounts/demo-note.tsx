import { useTranslation } from "react-i18next";

/** Says that messages stay on this computer, and where they are read (demo mode). */
export function DemoNote() {
  const { t } = useTranslation("accounts");
  return (
    <p className="rounded-small bg-faro-suave p-3 text-small">
      {t("code.demo")}{" "}
      <a className="link font-semibold" href="/dev/outbox" target="_blank" rel="noreferrer">
        {t("code.demoLink")}
      </a>
    </p>
  );
}
