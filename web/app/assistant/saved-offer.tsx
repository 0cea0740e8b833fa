import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

const mostTries = 5;
/** Milliseconds. */
const retryAfter = 1000;

interface SavedOfferProps {
  question: string;
  onUse: () => Promise<void>;
}

/** Offered when a question could not be sent and the guide is on this phone; in danger it answers without a tap. */
export function SavedOffer({ question, onUse }: SavedOfferProps) {
  const { t, i18n } = useTranslation("assistant");
  const language = i18n.language === "en" ? "en" : "es";
  const [ready, setReady] = useState(false);
  const use = useRef(onUse);
  use.current = onUse;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    // Without a network this works only where the guide was kept before (offline/decide.ts). A service worker that has
    // just started may miss the first request, and the answer must not depend on that moment.
    const load = async (tries: number) => {
      try {
        const { warnsOf } = await import("#web/assistant/saved-guide.ts");
        // She has left, or asks again: nothing may begin to sound then.
        if (over) return;
        if (warnsOf(question, language)) void use.current();
        else setReady(true);
      } catch {
        if (tries > 1 && !over) timer = setTimeout(load, retryAfter, tries - 1);
      }
    };
    void load(mostTries);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [question, language]);
  if (!ready) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-small bg-faro-suave p-4">
      <p>{t("saved.offer")}</p>
      <Button onClick={() => void onUse()}>{t("saved.show")}</Button>
    </div>
  );
}
