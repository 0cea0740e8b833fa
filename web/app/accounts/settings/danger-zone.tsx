import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Section } from "#web/accounts/settings/section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** The way to the deletion of the account (spec part 2, section 2). */
export function DangerZone() {
  const { t } = useTranslation("accounts");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t("danger.title")} text={t("danger.text")}>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t("danger.delete")}
      </Button>
      {asking ? (
        <Dialog
          title={t("danger.dialogTitle")}
          description={t("danger.dialogText")}
          onClose={() => setAsking(false)}
        >
          <Button look="danger" onClick={() => void navigate("/delete-account")}>
            {t("danger.continue")}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t("danger.cancel")}
          </Button>
        </Dialog>
      ) : null}
    </Section>
  );
}
