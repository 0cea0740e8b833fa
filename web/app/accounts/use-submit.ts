import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ShownError, toShownError } from "#web/lib/api.ts";

/** Runs one request at a time and keeps its error as words; what was typed stays where it is. */
export function useSubmit() {
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShownError | null>(null);
  const submit = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(toShownError(thrown, i18n.language === "en" ? "en" : "es"));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, setError, submit };
}
