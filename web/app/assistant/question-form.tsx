import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SendIcon, StopIcon } from "#web/ui/icons.tsx";

interface QuestionFormProps {
  value: string;
  onChange: (text: string) => void;
  onSubmit: (text: string) => void;
  /** The person taps or types into the text while Faro listens: she wants to correct it. */
  onCorrect: () => void;
  /** The field is in use, or not any more. */
  onTyping?: (now: boolean) => void;
  /** Ends the answer that is being written; its button takes the place of the one that sends. */
  onStop?: (() => void) | undefined;
  listening: boolean;
  busy: boolean;
  /** What the empty field asks for. */
  prompt?: "label" | "reply" | "danger";
  /** False until the page's script runs: a form that nothing listens to would load the page anew. */
  ready?: boolean;
}

const round = "grid size-[48px] shrink-0 place-content-center rounded-full transition-colors duration-150";

/** The typed question. Enter sends, Shift+Enter makes a new line; the field grows with the text. */
export function QuestionForm(props: QuestionFormProps) {
  const { value, onChange, onSubmit, onCorrect, onTyping, onStop, listening, busy } = props;
  const { prompt = "label", ready = true } = props;
  const { t } = useTranslation("assistant");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Read before the one button gives way to the other: whoever uses a keyboard or hears the screen keeps her place.
  if (button.current !== null) hadFocus.current = button.current === document.activeElement;
  const stopping = onStop !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the buttons change places
  useEffect(() => {
    // It is in sight already: the browser would scroll what she reads away to make room around it.
    if (hadFocus.current) button.current?.focus({ preventScroll: true });
  }, [stopping]);
  const over = value.trim().length - assistantLimits.questionCharacters;
  const tooLong = over > 0;
  const canSend = value.trim() !== "" && !tooLong && !listening && !busy;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this script ran
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "" && value === "") onChange(typed);
  }, []);

  useEffect(() => {
    const area = field.current;
    if (area === null) return;
    area.style.height = "auto";
    // Words that are wider than the empty field are cut, not wrapped: large text needs the room.
    if (value === "") return;
    area.style.height = `${Math.min(area.scrollHeight + 2, 180)}px`;
    // What was heard last is what she looks for.
    if (listening) area.scrollTop = area.scrollHeight;
  }, [value, listening]);

  const send = () => {
    if (!canSend) return;
    // On a phone the keyboard goes away, so that the answer can be read.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
    onSubmit(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="sr-only">
        {t("form.label")}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          // Here the end of the sentence says what to do.
          rows={prompt === "danger" ? 2 : 1}
          value={value}
          placeholder={t(`form.${prompt}`)}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={tooLong}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            onCorrect();
            onChange(event.target.value);
          }}
          onPointerDown={onCorrect}
          onFocus={() => onTyping?.(true)}
          onBlur={() => onTyping?.(false)}
          onKeyDown={onKeyDown}
          className={`min-h-12 min-w-0 grow resize-none rounded-card border border-linea-fuerte bg-papel-alto px-[min(1rem,4vw)] py-2.5 overflow-hidden placeholder:text-tinta-suave not-placeholder-shown:overflow-y-auto ${prompt === "danger" ? "" : "placeholder:truncate"}`}
        />
        {onStop === undefined ? (
          // With keys of their own: one element that turns from one into the other would send at the end of the tap.
          <button
            key="send"
            type={ready ? "submit" : "button"}
            ref={button}
            // Not `disabled`: the focus would be lost with every question.
            aria-disabled={!canSend}
            aria-label={t("form.send")}
            className={`${round} bg-faro text-sobre-faro aria-disabled:bg-papel-bajo aria-disabled:text-tinta-suave`}
          >
            <SendIcon />
          </button>
        ) : (
          <button
            key="stop"
            ref={button}
            type="button"
            onClick={onStop}
            aria-label={t("form.stop")}
            className={`${round} border-2 border-rojo text-rojo`}
          >
            <StopIcon />
          </button>
        )}
      </div>
      <p
        id={`${id}-help`}
        role={tooLong ? "alert" : undefined}
        className="text-small text-tinta-suave empty:hidden"
      >
        {tooLong ? (
          <span className="font-semibold text-rojo">
            {t("form.tooLong", { over: over.toLocaleString("en") })}
          </span>
        ) : null}
        {listening && value !== "" ? t("voice.correct") : null}
      </p>
    </form>
  );
}
