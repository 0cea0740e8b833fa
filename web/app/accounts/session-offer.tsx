import type { Session } from "@faro/contract/accounts/schemas.ts";
import { useTranslation } from "react-i18next";
import { acceptOffer, declineOffer } from "#web/lib/offered-session.ts";
import { useAllTexts } from "#web/lib/use-all-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Asks whether the account of a link is hers. Closing it says no. */
export default function SessionOffer({ session }: { session: Session }) {
  const { t } = useTranslation("accounts");
  // The login screen starts with the words of its first sight only.
  const ready = useAllTexts(true);
  const { name, email } = session.user;
  const who = name === "" ? (email ?? t("offer.nameless")) : name;
  if (!ready) return null;
  return (
    <Dialog
      title={t("offer.title", { name: who })}
      description={t("offer.text")}
      onClose={() => void declineOffer()}
    >
      <Button onClick={() => void declineOffer()}>{t("offer.no")}</Button>
      <Button
        look="quiet"
        onClick={() => {
          if (acceptOffer()) void showToast(t("success.signedIn"), { look: "success" });
        }}
      >
        {t("offer.yes")}
      </Button>
    </Dialog>
  );
}
