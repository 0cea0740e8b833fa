import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

const consentKey = "ad_consent";
type Consent = "yes" | "no";

function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(consentKey);
    return value === "yes" || value === "no" ? value : null;
  } catch {
    // Without storage nobody can agree for good, so nobody is asked.
    return "no";
  }
}

/** Tells the advertiser that an advertisement led here: an image, without script, cookie of ours or address. */
function sendConversion(id: string): void {
  const [account = "", label = ""] = id.replace(/^AW-/, "").split("/");
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  image.src = `https://www.googleadservices.com/pagead/conversion/${account}/?label=${encodeURIComponent(label)}&guid=ON&script=0`;
}

/** The conversion event of the chat page (spec part 1, section 7): only where configured, only after a yes. */
export function AdConversion({ id }: { id: string }) {
  const { t } = useTranslation("assistant");
  const [consent, setConsent] = useState(storedConsent);
  useEffect(() => {
    if (consent === "yes") sendConversion(id);
  }, [consent, id]);

  if (consent !== null) return null;
  const choose = (choice: Consent) => {
    try {
      localStorage.setItem(consentKey, choice);
    } catch {
      // The choice lasts for this page.
    }
    setConsent(choice);
  };
  return (
    <section aria-label={t("ad.title")} className="grid gap-3 rounded-card border border-linea p-4">
      <p className="text-small">{t("ad.text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => choose("no")}>
          {t("ad.no")}
        </Button>
        <Button look="quiet" onClick={() => choose("yes")}>
          {t("ad.yes")}
        </Button>
      </div>
    </section>
  );
}
