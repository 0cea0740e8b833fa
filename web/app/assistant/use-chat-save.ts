import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Exchange } from "#web/assistant/exchange.ts";
import { toShownError } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast.ts";

/** 'Guardar Chat': each question and answer is saved once; the toasts are those of the spec (part 1, section 8). */
export function useChatSave(
  exchanges: Exchange[],
  save: (exchanges: Exchange[]) => Promise<void>,
  /** Saved before this visit. */
  known: Exchange[] = [],
) {
  const { t, i18n } = useTranslation("assistant");
  const [saving, setSaving] = useState(false);
  /** At once, not with the next picture: a second tap comes sooner than that on a slow phone. */
  const running = useRef(false);
  const kept = useRef(new Set(known.map(({ key }) => key)));

  const showFailure = (error: unknown) => {
    const { code, message } = toShownError(error, i18n.language === "en" ? "en" : "es");
    const titles = { SAVE_LIMIT_REACHED: t("limit.title"), SAVE_SIGN_IN: t("save.signIn") };
    const title = titles[code as keyof typeof titles] ?? t("save.failed");
    const description = code in titles || code === "CHAT_TOO_LONG" ? message : t("save.later");
    void showToast(title, { look: "error", description });
  };

  const saveChat = async () => {
    if (running.current) return;
    const answered = exchanges.filter(
      // The server knows nothing of what the guide on the phone answered.
      ({ status, text, saved }) => text !== "" && status !== "streaming" && saved === null,
    );
    const fresh = answered.filter(({ key }) => !kept.current.has(key));
    if (fresh.length === 0) {
      const done = answered.length > 0;
      void showToast(t(done ? "save.already" : "save.nothing"), { look: done ? "success" : "plain" });
      return;
    }
    running.current = true;
    setSaving(true);
    try {
      await save(fresh);
      for (const { key } of fresh) kept.current.add(key);
      void showToast(t("save.done"), { look: "success" });
    } catch (error) {
      showFailure(error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { saving, saveChat };
}
