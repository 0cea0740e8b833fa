import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormError } from "#web/accounts/form-error.tsx";
import { devicesQuery } from "#web/accounts/queries.ts";
import { Section } from "#web/accounts/settings/section.tsx";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api } from "#web/lib/api.ts";
import { dateAndTime } from "#web/lib/dates.ts";
import { Button } from "#web/ui/button.tsx";

/** The server names a device in the language of its sign-in: 'Chrome en Android'. */
function useDeviceName(): (name: string) => string {
  const { t, i18n } = useTranslation("accounts");
  return (name) => {
    if (name === "Otro dispositivo" || name === "Another device") return t("devices.unknown");
    return name.replace(/ (?:en|on) (?=\w+$)/, i18n.language === "en" ? " on " : " en ");
  };
}

/** Where the person is signed in; other devices can be signed out. */
export function Devices() {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const devices = useQuery(devicesQuery);
  const deviceName = useDeviceName();
  const { busy, error, submit } = useSubmit();
  const end = (id: string) =>
    submit(async () => {
      await api.accounts.endDevice({ id });
      await devices.refetch();
    });
  return (
    <Section title={t("devices.title")} text={t("devices.text")}>
      <ul className="grid">
        {devices.data?.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 border-b border-linea py-3">
            <span className="grow">
              <span className="block font-semibold">{deviceName(device.device)}</span>
              <span className="block text-small text-tinta-suave">
                {device.current
                  ? t("devices.current")
                  : t("devices.lastUsed", { when: dateAndTime(device.lastUsedAt, language) })}
              </span>
            </span>
            {device.current ? null : (
              <Button look="plain" disabled={busy} onClick={() => void end(device.id)}>
                {t("devices.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError message={error?.message} />
    </Section>
  );
}
