import { useTranslation } from "react-i18next";
import { AnswerFailure } from "#web/assistant/answer-failure.tsx";
import type { Exchange } from "#web/assistant/exchange.ts";

interface PlainAnswerProps {
  exchange: Exchange;
  current: boolean;
  onRetry: () => void;
  onSaved: () => Promise<void>;
  onNeedPlan?: (() => void) | undefined;
}

/** An answer while the looks of the card are still on their way (answer-card.tsx); without a network they may never come. */
export function PlainAnswer({ exchange, ...rest }: PlainAnswerProps) {
  const { t } = useTranslation("assistant");
  const { status, question, warning, text } = exchange;
  const writing = status === "waiting" || status === "streaming";
  return (
    <article
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 outline-none"
      aria-busy={writing}
    >
      <p className="max-w-[85%] justify-self-end rounded-card rounded-tr-none bg-mar-suave px-4 py-2.5">
        <span lang={exchange.language ?? undefined}>{question}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-linea bg-papel-alto p-[min(1.25rem,5vw)]">
        {warning === null ? null : <p className="whitespace-pre-line font-semibold">{warning}</p>}
        {exchange.recorded ? null : <p className="text-small text-tinta-suave">{t("answer.unrecorded")}</p>}
        {status === "failed" ? <AnswerFailure exchange={exchange} {...rest} /> : null}
        {text !== "" || writing ? (
          <p lang={exchange.language ?? undefined} className="whitespace-pre-line">
            {text === "" ? t("answer.waiting") : text}
          </p>
        ) : null}
      </div>
    </article>
  );
}
