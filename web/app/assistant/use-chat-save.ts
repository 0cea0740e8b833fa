import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Exchange } from "#web/assistant/exchange.ts";
import { toShownError } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast.ts";

interface SaveOptions {
  /** Saved before this visit: what follows it is saved with it, or a reload would lose it. */
  known?: Exchange[] | undefined;
  onNeedPlan?: (() => void) | undefined;
}

/** After these, trying again with the next answer is no use. */
const final = ["NOT_FOUND", "CHAT_TOO_LONG"];

/** 'Guardar Chat': each question and answer is saved once; the toasts are those of the spec (part 1, section 8). */
export function useChatSave(
  exchanges: Exchange[],
  save: (fresh: Exchange[], all: Exchange[], asked: boolean) => Promise<void>,
  { known = [], onNeedPlan }: SaveOptions = {},
) {
  const { t, i18n } = useTranslation("assistant");
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  /** At once, not with the next picture: a second tap comes sooner than that on a slow phone. */
  const running = useRef(false);
  const kept = useRef(new Set(known.map(({ key }) => key)));
  const [ended, setEnded] = useState(false);
  /** A saved chat stands here and is gone on with. */
  const goesOn = !ended && known[0] !== undefined && exchanges[0]?.key === known[0].key;

  const showFailure = (error: unknown) => {
    const { code, message } = toShownError(error, i18n.language === "en" ? "en" : "es");
    const titles = { SAVE_LIMIT_REACHED: t("limit.title"), SAVE_SIGN_IN: t("save.signIn") };
    const title = titles[code as keyof typeof titles] ?? t("saving.failed");
    const description = code in titles || code === "CHAT_TOO_LONG" ? message : t("saving.later");
    const plans =
      code === "SAVE_LIMIT_REACHED" && onNeedPlan !== undefined
        ? { action: { label: t("limit.plan"), onClick: onNeedPlan }, duration: 12_000 }
        : {};
    void showToast(title, { look: "error", description, ...plans });
  };

  const answered = exchanges.filter(
    // The server knows nothing of what the guide on the phone answered.
    ({ status, text, saved }) => text !== "" && status !== "streaming" && saved === null,
  );
  const freshOnes = () => answered.filter(({ key }) => !kept.current.has(key));

  /** Saves what is not saved yet; throws when that fails. */
  const send = async (fresh: Exchange[], asked: boolean) => {
    running.current = true;
    setSaving(true);
    try {
      await save(fresh, answered, asked);
      for (const { key } of fresh) kept.current.add(key);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  const saveChat = async () => {
    if (running.current) return;
    const fresh = freshOnes();
    if (fresh.length === 0) {
      const done = answered.length > 0;
      void showToast(t(done ? "saving.already" : "saving.nothing"), { look: done ? "success" : "plain" });
      return;
    }
    try {
      await send(fresh, true);
      const action = { label: t("saving.see"), onClick: () => void navigate("/saved-chats") };
      void showToast(t("saving.done"), { look: "success", action });
    } catch (error) {
      showFailure(error);
    }
  };

  const goOn = async (fresh: Exchange[]) => {
    try {
      await send(fresh, false);
    } catch (error) {
      const { code } = toShownError(error, "es");
      if (final.includes(code)) setEnded(true);
      // She deleted it on another device: what follows is not saved, and the note that said so is gone.
      if (code !== "NOT_FOUND") showFailure(error);
    }
  };
  const tried = useRef(exchanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, also for one that came while saving
  useEffect(() => {
    const writing = exchanges.some(({ status }) => status === "waiting" || status === "streaming");
    if (!goesOn || writing || running.current || tried.current === exchanges) return;
    tried.current = exchanges;
    const fresh = freshOnes();
    if (fresh.length > 0) void goOn(fresh);
  }, [exchanges, saving]);
  return { saving, saveChat, goesOn };
}
