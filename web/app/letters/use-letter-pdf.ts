import type { Language } from "@faro/contract/shared/language.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "#web/letters/today.ts";
import type { LetterResult } from "#web/letters/use-letter.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { showToast } from "#web/ui/toast.ts";

/** Has the result written as PDF and hands it to the downloads. `notes` are those that the screen shows. */
export function useLetterPdf(language: Language) {
  const { t } = useTranslation("letters");
  const [making, setMaking] = useState(false);
  const make = async ({ letter, originalName }: LetterResult, notes: readonly string[]) => {
    const { engine, receiptNumber, alienNumber, deadline, lawyer, sources } = letter;
    const { translation, description, solution, text } = letter;
    setMaking(true);
    try {
      const file = await api.letters.makeLetterPdf({
        ...{ language, today: today(), name: originalName.slice(0, 200), kind: letter.kind?.name ?? null },
        ...{ engine, receiptNumber, alienNumber, deadline, lawyer, sources, notes: [...notes] },
        ...{ translation, description, solution, text },
      });
      saveFile(file.name, "application/pdf", file);
      void showToast(t("pdf.done"), { look: "success" });
    } catch (error) {
      const description = toShownError(error, language).message;
      void showToast(t("pdf.failed"), { look: "error", description });
    } finally {
      setMaking(false);
    }
  };
  return { making, make };
}
