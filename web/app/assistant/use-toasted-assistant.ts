import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { preloadAnswerCard } from "#web/assistant/conversation-log.tsx";
import { passFor } from "#web/assistant/passes.ts";
import { type AssistantOptions, useAssistant } from "#web/assistant/use-assistant.ts";
import { detectPlatform, type WindowLike } from "#web/assistant/voice/platform.ts";
import { preloadApi, toShownError } from "#web/lib/api.ts";
import { loadAllTexts } from "#web/lib/i18n.ts";
import { currentSession } from "#web/lib/session.ts";
import { preloadToasts, showToast } from "#web/ui/toast.ts";

/** The assistant of a screen, whose problems are shown as the toasts of the spec (part 1, section 8). */
export function useToastedAssistant(options: Pick<AssistantOptions, "initial" | "onAnswerHeard"> = {}) {
  const { t, i18n } = useTranslation("assistant");
  const language = i18n.language === "en" ? "en" : "es";
  const assistant = useAssistant({
    ...options,
    language,
    onProblem: async (problem) => {
      await loadAllTexts(i18n);
      // From the home screen of an iPhone recognition is there and does nothing; its keyboard can take dictation.
      const platform = detectPlatform(window as WindowLike, navigator);
      const home = problem === "unsupported" && platform.iosStandalone;
      const description = home ? t("toast.iosHome") : t(`toast.${problem}.text`);
      void showToast(t(`toast.${problem}.title`), { look: "error", description });
    },
  });

  const warmed = useRef(false);
  /**
   * Fetches what the first answer, and a failure without a network, will need. At the first sign of use and not by a clock: who came to sign
   * in, or only looks, has no use for it, and whoever types or speaks is slower than it.
   */
  const warmUp = useCallback(() => {
    if (warmed.current) return;
    warmed.current = true;
    preloadApi();
    // Her question need not wait for it; a refusal is met where it is asked for again.
    passFor("OPENAI_API_KEY").catch(() => {});
    preloadAnswerCard();
    preloadToasts();
    void loadAllTexts(i18n).catch(() => {});
  }, [i18n]);
  const asked = assistant.exchanges.length > 0;
  useEffect(() => {
    if (asked) warmUp();
    // Whoever has an account came to ask.
    else if (currentSession() !== null) preloadAnswerCard();
  }, [asked, warmUp]);

  const eraseFailed = (error: unknown) => {
    const { message } = toShownError(error, language);
    void showToast(t("erase.failed"), { look: "error", description: message });
  };
  return {
    ...assistant,
    warmUp,
    eraseFailed,
    /** Forgets the conversation and says whether that worked. */
    async erase() {
      try {
        await assistant.forget();
        void showToast(t("erase.done"), { look: "success" });
        return true;
      } catch (error) {
        eraseFailed(error);
        return false;
      }
    },
  };
}

export type ToastedAssistant = ReturnType<typeof useToastedAssistant>;
