import type { Language } from "@faro/contract/shared/language.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorInLanguage } from "#web/accounts/error-text.ts";
import { type ShownError, toShownError } from "#web/lib/api.ts";

interface Failure {
  thrown: unknown;
  shown: ShownError;
  /** In which its words stand. */
  language: Language;
}

/**
 * Runs one request at a time and keeps its error as words; what was typed stays where it is. `failed` names what did not
 * happen when the server gives no reason (spec part 1, section 8).
 */
export function useSubmit(failed?: string) {
  const { i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "es";
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** At once, not with the next picture: a second tap comes sooner than that on a slow phone. */
  const running = useRef(false);

  useEffect(() => {
    if (failure === null || failure.language === language) return;
    let wanted = true;
    void errorInLanguage(failure.thrown, language).then((shown) => {
      if (wanted) setFailure({ ...failure, shown, language });
    });
    return () => {
      wanted = false;
    };
  }, [failure, language]);

  const submit = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (thrown) {
      setFailure({ thrown, shown: toShownError(thrown, language), language });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const shown = failure?.shown ?? null;
  const unnamed = shown?.code === "INTERNAL" && failed !== undefined;
  const error = shown !== null && unnamed ? { ...shown, message: `${failed}. ${shown.message}` } : shown;
  return { busy, error, submit };
}
