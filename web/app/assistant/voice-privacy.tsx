import { useTranslation } from "react-i18next";

/** Who hears the person's voice: her browser's maker, or the service that gets her recording. */
export function VoicePrivacy({ recorded }: { recorded: boolean }) {
  const { t } = useTranslation("assistant");
  return (
    <p className="text-small text-tinta-suave">{t(recorded ? "voice.privacyRecorded" : "voice.privacy")}</p>
  );
}
