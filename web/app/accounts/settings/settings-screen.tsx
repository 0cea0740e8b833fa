import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { profileQuery } from "#web/accounts/queries.ts";
import { DangerZone } from "#web/accounts/settings/danger-zone.tsx";
import { DataCopy } from "#web/accounts/settings/data-copy.tsx";
import { Devices } from "#web/accounts/settings/devices.tsx";
import { PasswordForm } from "#web/accounts/settings/password-form.tsx";
import { PersonalForm } from "#web/accounts/settings/personal-form.tsx";
import { PreferencesForm } from "#web/accounts/settings/preferences-form.tsx";
import { toShownError } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";

interface SettingsScreenProps {
  /** The subscription, composed by the route. */
  children?: ReactNode;
}

/** 'Configuración de tu Cuenta' (spec part 2, section 2). */
export function SettingsScreen({ children }: SettingsScreenProps) {
  const { t, i18n } = useTranslation("accounts");
  const profile = useQuery(profileQuery);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-10 px-4 pt-8 md:px-6 md:pt-12">
      <h1 className="text-display">{t("settings.title")}</h1>
      {profile.isPending ? (
        <p role="status" className="flex items-center gap-3 text-tinta-suave">
          <span className="size-6 animate-spin rounded-full border-3 border-linea border-t-mar motion-reduce:animate-none" />
          {t("settings.loading")}
        </p>
      ) : null}
      {profile.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{toShownError(profile.error, i18n.language === "en" ? "en" : "es").message}</p>
          <Button look="quiet" onClick={() => void profile.refetch()}>
            {t("settings.retry")}
          </Button>
        </div>
      ) : null}
      {profile.data === undefined ? null : (
        <>
          <PersonalForm profile={profile.data} />
          <PreferencesForm profile={profile.data} />
          {children}
          <PasswordForm profile={profile.data} />
          <Devices />
          <DataCopy profile={profile.data} />
          <DangerZone />
        </>
      )}
    </div>
  );
}
