import type { Profile, UpdateProfileInput } from "@faro/contract/accounts/schemas.ts";
import { isLanguage } from "@faro/contract/shared/language.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "#web/accounts/form-error.tsx";
import { keepProfile } from "#web/accounts/queries.ts";
import { Section } from "#web/accounts/settings/section.tsx";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { storeLowData, wantsLowData } from "#web/layout/low-data.ts";
import { api } from "#web/lib/api.ts";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";
import { Select } from "#web/ui/select.tsx";

const speeds = [0.75, 0.9, 1, 1.15, 1.3];
/** Where most of our people live, in the order of the sun; the device's own zone is added when it is another. */
const timeZones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
];

interface Voice {
  value: string;
  label: string;
}

/** Voices that the server reads with; none while it cannot be asked. */
function useServerVoices(): Voice[] {
  const [voices, setVoices] = useState<Voice[]>([]);
  useEffect(() => {
    api.assistant
      .getStatus()
      .then((status) => setVoices(status.voices.map(({ id, name }) => ({ value: id, label: name }))))
      .catch(() => {});
  }, []);
  return voices;
}

/** Voices of this device that speak the language; they arrive late in some browsers. */
function useDeviceVoices(language: string): Voice[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const synthesis = globalThis.speechSynthesis;
    if (synthesis === undefined) return;
    const read = () =>
      setNames(
        synthesis
          .getVoices()
          .filter((voice) => voice.lang.toLowerCase().startsWith(language))
          .map((voice) => voice.name),
      );
    read();
    synthesis.addEventListener?.("voiceschanged", read);
    return () => synthesis.removeEventListener?.("voiceschanged", read);
  }, [language]);
  return [...new Set(names)].map((name) => ({ value: name, label: name }));
}

function zoneName(zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    timeZone: zone,
    timeZoneName: "longGeneric",
  });
  const name = format.formatToParts(new Date()).find((part) => part.type === "timeZoneName")?.value ?? zone;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} (${zone.split("/").at(-1)?.replaceAll("_", " ")})`;
}

/** Language, time zone, voice and speed. Each choice is saved at once. */
export function PreferencesForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("accounts");
  const { error, submit } = useSubmit();
  const language = i18n.language === "en" ? "en" : "es";
  const voices = [...useServerVoices(), ...useDeviceVoices(language)];
  const chosen = profile.voice_id ?? "";
  // Chosen on another device, or taken back by the server.
  const elsewhere = chosen === "" || voices.some(({ value }) => value === chosen) ? [] : [chosen];
  const [lowData, setLowData] = useState(wantsLowData);
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([...timeZones, profile.time_zone, device])];
  const saving = useRef(Promise.resolve());
  /** One after the other: no choice is dropped, and what is shown at the end is the last one. */
  const change = (input: UpdateProfileInput) => {
    const save = () => submit(async () => keepProfile(await api.accounts.updateProfile(input)));
    saving.current = saving.current.then(save);
  };

  return (
    <Section title={t("preferences.title")}>
      <Select
        label={t("preferences.language")}
        value={language}
        options={[
          { value: "es", label: "Español" },
          { value: "en", label: "English" },
        ]}
        onChange={(value) => {
          if (!isLanguage(value)) return;
          storeLanguage(value);
          void switchLanguage(i18n, value);
          change({ preferredLanguage: value });
        }}
      />
      <Select
        label={t("preferences.timeZone")}
        help={t("preferences.timeZoneHelp")}
        value={profile.time_zone}
        options={zones.map((zone) => ({ value: zone, label: zoneName(zone, i18n.language) }))}
        onChange={(timeZone) => change({ timeZone })}
      />
      <Select
        label={t("preferences.voice")}
        help={t("preferences.voiceHelp")}
        value={chosen}
        options={[
          { value: "", label: t("preferences.voiceDefault") },
          ...voices,
          ...elsewhere.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(value) => change({ voiceId: value === "" ? null : value })}
      />
      <Select
        label={t("preferences.speed")}
        value={String(speeds.find((speed) => Math.abs(speed - profile.speech_rate) < 0.01) ?? 1)}
        options={speeds.map((speed, place) => ({
          value: String(speed),
          label: t(`preferences.speeds.${place}`),
        }))}
        onChange={(value) => change({ speechRate: Number(value) })}
      />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-(--mar)"
          checked={lowData}
          onChange={({ target }) => {
            storeLowData(target.checked);
            setLowData(target.checked);
          }}
        />
        <span>
          <span className="font-semibold">{t("preferences.lowData")}</span>
          <span className="block text-small text-tinta-suave">{t("preferences.lowDataHelp")}</span>
        </span>
      </label>
      <FormError message={error?.message} />
    </Section>
  );
}
