import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { letterExchange } from "#web/letters/letter-exchange.ts";
import type { LetterResult } from "#web/letters/use-letter.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast.ts";

/** Keeps a result among the saved conversations, once for each letter; `onSaved` runs afterwards. */
export function useLetterSave(onSaved: () => void): (result: LetterResult) => Promise<void> {
  const { t, i18n } = useTranslation("letters");
  const ids = useRef(new WeakMap<LetterResult, string>());
  const language = i18n.language === "en" ? "en" : "es";
  return async (result) => {
    const id = ids.current.get(result) ?? crypto.randomUUID();
    ids.current.set(result, id);
    const name = result.letter.kind?.name;
    const words = {
      question: name === undefined ? t("save.question") : t("save.questionNamed", { name }),
      translation: t("result.translation"),
      description: t("result.description"),
      solution: t("result.solution"),
      shortened: t("save.shortened"),
    };
    try {
      await api.history.save({ id, exchanges: [letterExchange(result, words)], language });
    } catch (error) {
      void showToast(t("save.failed"), { look: "error", description: toShownError(error, language).message });
      throw error;
    }
    onSaved();
    void showToast(t("save.done"), { look: "success" });
  };
}
