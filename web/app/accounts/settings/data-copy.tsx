import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { keptFor } from "@faro/contract/assistant/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IdentityDialog } from "#web/accounts/settings/identity-dialog.tsx";
import { Section } from "#web/accounts/settings/section.tsx";
import { api } from "#web/lib/api.ts";
import { longDate } from "#web/lib/dates.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Everything that is kept about the person, as JSON and as a page to read. */
export function DataCopy({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const [asking, setAsking] = useState<"page" | "data" | null>(null);
  const unusedUntil = new Date(Date.now() + keptFor.user).toISOString().slice(0, 10);
  const download = async (proof: Proof) => {
    const copy = await api.accounts.exportData({ proof, language });
    if (asking === "page") saveFile("faro.html", "text/html", copy.page);
    else saveFile("faro.json", "application/json", JSON.stringify(copy.data, null, 2));
    setAsking(null);
    void showToast(t("copy.done"), { look: "success" });
  };
  return (
    <Section title={t("copy.title")} text={t("copy.text")}>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setAsking("page")}>
          {t("copy.page")}
        </Button>
        <Button look="quiet" onClick={() => setAsking("data")}>
          {t("copy.data")}
        </Button>
      </div>
      <p className="text-small text-tinta-suave">
        {t("copy.kept", { date: longDate(unusedUntil, language) })}
      </p>
      {asking === null ? null : (
        <IdentityDialog profile={profile} onProof={download} onClose={() => setAsking(null)} />
      )}
    </Section>
  );
}
