import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SendIcon } from "#web/ui/icons.tsx";

interface QuestionFormProps {
  value: string;
  onChange: (text: string) => void;
  onSubmit: (text: string) => void;
  /** The person taps into the text while Faro listens: she wants to correct it. */
  onCorrect: () => void;
  listening: boolean;
  busy: boolean;
  disabled: boolean;
}

/** The typed question. Enter sends, Shift+Enter makes a new line; the field grows with the text. */
export function QuestionForm({
  value,
  onChange,
  onSubmit,
  onCorrect,
  listening,
  busy,
  disabled,
}: QuestionFormProps) {
  const { t } = useTranslation("assistant");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = value.trim().length > assistantLimits.questionCharacters;
  const canSend = value.trim() !== "" && !tooLong && !listening && !busy && !disabled;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this script ran
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "" && value === "") onChange(typed);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const area = field.current;
    if (area === null) return;
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight + 2, 180)}px`;
  }, [value]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSubmit(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSubmit(value);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {t("form.label")}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={value}
          disabled={disabled}
          placeholder={t("form.placeholder")}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={tooLong}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onCorrect}
          onKeyDown={onKeyDown}
          className="min-h-12 grow resize-none rounded-card border border-linea-fuerte bg-papel-alto px-4 py-2.5 placeholder:text-tinta-suave disabled:bg-papel-bajo"
        />
        <button
          type="submit"
          disabled={!canSend}
          aria-label={t("form.send")}
          className="grid size-12 shrink-0 place-content-center rounded-full bg-faro text-sobre-faro transition-colors duration-150 disabled:bg-papel-bajo disabled:text-tinta-suave"
        >
          <SendIcon />
        </button>
      </div>
      <p id={`${id}-help`} role={tooLong ? "alert" : undefined} className="text-small text-tinta-suave">
        {tooLong ? <span className="font-semibold text-rojo">{t("form.tooLong")}</span> : null}
        {listening && value !== "" ? t("voice.correct") : null}
      </p>
    </form>
  );
}
