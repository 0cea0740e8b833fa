import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Exchange } from "#web/assistant/exchange.ts";
import { toShownError } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast.ts";

interface SaveOptions {
  /** Saved before this visit. */
  known?: Exchange[] | undefined;
  onNeedPlan?: (() => void) | undefined;
}

/** 'Guardar Chat': each question and answer is saved once; the toasts are those of the spec (part 1, section 8). */
export function useChatSave(
  exchanges: Exchange[],
  save: (fresh: Exchange[], all: Exchange[]) => Promise<void>,
  { known = [], onNeedPlan }: SaveOptions = {},
) {
  const { t, i18n } = useTranslation("assistant");
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  /** At once, not with the next picture: a second tap comes sooner than that on a slow phone. */
  const running = useRef(false);
  const kept = useRef(new Set(known.map(({ key }) => key)));

  const showFailure = (error: unknown) => {
    const { code, message } = toShownError(error, i18n.language === "en" ? "en" : "es");
    const titles = { SAVE_LIMIT_REACHED: t("limit.title"), SAVE_SIGN_IN: t("save.signIn") };
    const title = titles[code as keyof typeof titles] ?? t("save.failed");
    const description = code in titles || code === "CHAT_TOO_LONG" ? message : t("save.later");
    const plans =
      code === "SAVE_LIMIT_REACHED" && onNeedPlan !== undefined
        ? { action: { label: t("limit.plan"), onClick: onNeedPlan }, duration: 12_000 }
        : {};
    void showToast(title, { look: "error", description, ...plans });
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
      await save(fresh, answered);
      for (const { key } of fresh) kept.current.add(key);
      const action = { label: t("save.see"), onClick: () => void navigate("/saved-chats") };
      void showToast(t("save.done"), { look: "success", action });
    } catch (error) {
      showFailure(error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { saving, saveChat };
}
