import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Exchange } from "#web/assistant/exchange.ts";
import { showToast } from "#web/ui/toast.ts";

/** 'Guardar Chat': each question and answer is saved once; the toasts are those of the spec (part 1, section 8). */
export function useChatSave(exchanges: Exchange[], save: (exchanges: Exchange[]) => Promise<void>) {
  const { t } = useTranslation("assistant");
  const [saving, setSaving] = useState(false);
  const kept = useRef(new Set<number>());

  const saveChat = async () => {
    const answered = exchanges.filter(
      // The server knows nothing of what the guide on the phone answered.
      ({ status, text, saved }) => text !== "" && status !== "streaming" && saved === null,
    );
    const fresh = answered.filter(({ key }) => !kept.current.has(key));
    if (fresh.length === 0) {
      const known = answered.length > 0;
      void showToast(t(known ? "save.already" : "save.nothing"), { look: known ? "success" : "plain" });
      return;
    }
    setSaving(true);
    try {
      await save(fresh);
      for (const { key } of fresh) kept.current.add(key);
      void showToast(t("save.done"), { look: "success" });
    } catch {
      void showToast(t("save.failed"), { look: "error", description: t("save.later") });
    } finally {
      setSaving(false);
    }
  };
  return { saving, saveChat };
}
