import { useTranslation } from "react-i18next";
import { answerAsText, copyText } from "#web/assistant/copy-answer.ts";
import type { Exchange } from "#web/assistant/exchange.ts";
import { BookmarkIcon, CopyIcon, SpeakerIcon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

const action =
  "target inline-flex items-center gap-2 rounded-full px-3 text-small font-semibold text-mar hover:bg-mar-suave";

interface AnswerActionsProps {
  exchange: Exchange;
  /** True for the newest one: it can be heard. */
  current: boolean;
  speaking: boolean;
  /** The browser refused to sound by itself: the button is what is needed now. */
  blocked: boolean;
  onListen: () => void;
  onStop: () => void;
  /** Keeps the conversation; absent where there is nobody to keep it for. */
  onSave?: (() => void) | undefined;
  saving?: boolean | undefined;
  /** There is no account yet to keep it in: the button says that it takes one. */
  guest?: boolean | undefined;
}

type ListenProps = Pick<AnswerActionsProps, "speaking" | "blocked" | "onListen" | "onStop">;

/** Reads the answer, or ends it. */
export function ListenButton({ speaking, blocked, onListen, onStop }: ListenProps) {
  const { t } = useTranslation("assistant");
  return (
    <button
      type="button"
      onClick={speaking ? onStop : onListen}
      className={`${action} justify-self-start ${blocked ? "bg-faro! text-sobre-faro!" : ""}`}
    >
      <SpeakerIcon className="size-5" />
      {speaking ? t("answer.stopListening") : t("answer.listen")}
    </button>
  );
}

/** What can be done with a finished answer: hear it, take it along, keep it. */
export function AnswerActions(props: AnswerActionsProps) {
  const {
    exchange,
    current,
    speaking,
    blocked,
    onListen,
    onStop,
    onSave,
    saving = false,
    guest = false,
  } = props;
  const { t } = useTranslation("assistant");
  const copy = async () => {
    const words = {
      steps: t("answer.steps"),
      sources: t("answer.sources"),
      unrecorded: t("answer.unrecorded"),
    };
    const copied = await copyText(answerAsText(exchange, words));
    void showToast(t(copied ? "answer.copied" : "answer.notCopied"), { look: copied ? "success" : "error" });
  };
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      {current ? (
        <ListenButton speaking={speaking} blocked={blocked} onListen={onListen} onStop={onStop} />
      ) : null}
      <button type="button" onClick={() => void copy()} className={action}>
        <CopyIcon className="size-5" />
        {t("answer.copy")}
      </button>
      {onSave === undefined ? null : (
        <button type="button" disabled={saving} onClick={onSave} className={action}>
          <BookmarkIcon className="size-5" />
          {t(guest ? "answer.saveAsGuest" : "answer.save")}
        </button>
      )}
    </div>
  );
}
