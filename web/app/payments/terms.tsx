import { useTranslation } from "react-i18next";
import { linkAddress } from "#web/layout/nav-links.ts";
import { useReadAloud } from "#web/payments/read-aloud.ts";
import { SpeakerIcon, StopIcon } from "#web/ui/icons.tsx";

/** What it costs, when, and how to end it, in one breath; read aloud on request. */
export function Terms({ text }: { text: string }) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const { reading, toggle, available } = useReadAloud(text, language);
  return (
    <div className="grid gap-2 rounded-card border-2 border-linea-fuerte p-4">
      <p>{text}</p>
      <p className="text-small text-tinta-suave">
        {t("trial.consent")}{" "}
        <a className="link" href={linkAddress("/privacy-policy", language)} target="_blank" rel="noopener">
          {t("trial.privacy")}
        </a>
      </p>
      {available ? (
        <button
          type="button"
          onClick={toggle}
          aria-pressed={reading}
          className="target inline-flex items-center gap-2 justify-self-start rounded-small px-1 font-semibold text-mar underline underline-offset-4"
        >
          {reading ? <StopIcon /> : <SpeakerIcon />}
          {t(reading ? "trial.stop" : "trial.listen")}
        </button>
      ) : null}
    </div>
  );
}
