import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ShownError, toShownError } from "#web/lib/api.ts";

/**
 * Runs one request at a time and keeps its error as words; what was typed stays where it is. `failed` names what did not
 * happen when the server gives no reason (spec part 1, section 8).
 */
export function useSubmit(failed?: string) {
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShownError | null>(null);
  const submit = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      const shown = toShownError(thrown, i18n.language === "en" ? "en" : "es");
      const unnamed = shown.code === "INTERNAL" && failed !== undefined;
      setError(unnamed ? { ...shown, message: `${failed}. ${shown.message}` } : shown);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, setError, submit };
}
