import type { Choice } from "@faro/contract/assistant/schemas.ts";
import { useTranslation } from "react-i18next";
import { AnswerActions, ListenButton } from "#web/assistant/answer-actions.tsx";
import { AnswerChoices } from "#web/assistant/answer-choices.tsx";
import { AnswerFailure } from "#web/assistant/answer-failure.tsx";
import { AnswerFooter, LawyerAdvice } from "#web/assistant/answer-footer.tsx";
import { type Exchange, paragraphs } from "#web/assistant/exchange.ts";
import { SavedLabel } from "#web/assistant/saved-label.tsx";
import type { Term } from "#web/assistant/terms.ts";

export { newTerms } from "#web/assistant/terms.ts";

import { Button } from "#web/ui/button.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import { UsefulText } from "#web/ui/useful-text.tsx";

interface AnswerCardProps {
  exchange: Exchange;
  /** True for the newest one: its choices can be tapped and it can be heard. */
  current: boolean;
  /** Just now, not on an earlier visit: what that was told moves nothing. */
  asked?: boolean;
  /** False when no question is left: there is nobody to answer a choice. */
  canAnswer: boolean;
  speaking: boolean;
  /** The browser refused to sound by itself: the button is what is needed now. */
  blocked: boolean;
  /** Hard words of this answer that are used for the first time. */
  terms?: Term[];
  /** Labels 'Tú' and 'IA' to be seen, not only to be heard. */
  labels?: boolean;
  onRetry: () => void;
  /** Asks the guide on the phone instead. */
  onSaved: () => Promise<void>;
  onNeedPlan?: (() => void) | undefined;
  onChoice: (choice: Choice) => void;
  onListen: () => void;
  onStop: () => void;
  onSave?: (() => void) | undefined;
  saving?: boolean | undefined;
  guest?: boolean | undefined;
}

function Warning({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <div
      lang={lang}
      className="flex gap-[min(0.75rem,3vw)] rounded-small border-2 border-rojo bg-rojo-suave p-[min(1rem,4vw)]"
    >
      <WarningIcon className="mt-0.5 size-[24px] text-rojo" />
      <p className="min-w-0 whitespace-pre-line font-semibold">
        <UsefulText text={text} />
      </p>
    </div>
  );
}

/** For a reader of screens: a Spanish answer stays Spanish on a page that was switched to English. */
const spokenIn = ({ language }: Exchange): string | undefined => language ?? undefined;

function AnswerText({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation("assistant");
  const [first, ...rest] = paragraphs(exchange.text);
  if (first === undefined) return <p className="text-tinta-suave">{t("answer.waiting")}</p>;
  return (
    <div lang={spokenIn(exchange)} className="contents">
      <p className={exchange.clarifying ? "" : "text-lead font-bold"}>
        <UsefulText text={first} />
      </p>
      {rest.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow at the end
        <p key={index} className="whitespace-pre-line">
          <UsefulText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** What must be said of an answer that is not whole, or not heard. */
function Ending({ writing, ...props }: AnswerCardProps & { writing: boolean }) {
  const { exchange, current } = props;
  const { t } = useTranslation("assistant");
  // The voice is refused while the rest is still being written: whoever cannot read waits for nothing.
  if (writing) return current && props.blocked ? <ListenButton {...props} /> : null;
  if (exchange.status === "stopped") return <p className="text-tinta-suave">{t("answer.stopped")}</p>;
  if (!exchange.brokeOff) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-bold">{t("answer.brokeOff")}</p>
      {current && props.canAnswer ? (
        <>
          {props.guest ? <p>{t("answer.brokeOffCounted")}</p> : null}
          <Button look="quiet" onClick={props.onRetry}>
            {t("answer.askAgain")}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function Steps({ steps, lang }: { steps: string[]; lang: string | undefined }) {
  const { t } = useTranslation("assistant");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
      <h3 className="text-body font-bold">{t("answer.steps")}</h3>
      <ol
        lang={lang}
        className="grid list-decimal grid-cols-[minmax(0,1fr)] gap-1.5 pl-6 marker:font-bold marker:text-mar"
      >
        {steps.map((step) => (
          <li key={step}>
            <UsefulText text={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An answer read from the top: warning, short answer, the rest, what to do, where it comes from. */
export function AnswerCard(props: AnswerCardProps) {
  const { exchange, current, asked = false, canAnswer, labels = false, onChoice } = props;
  const { t } = useTranslation("assistant");
  const done = exchange.status === "done";
  const writing = exchange.status === "waiting" || exchange.status === "streaming";
  const lang = spokenIn(exchange);
  const label = labels ? "block text-small font-bold text-tinta-suave" : "sr-only";
  return (
    <article
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 outline-none"
      aria-busy={writing}
    >
      <p className="max-w-[85%] justify-self-end rounded-card rounded-tr-none bg-mar-suave px-4 py-2.5">
        <span className={label}>
          {t("answer.you")}
          <span className="sr-only">: </span>
        </span>
        <span lang={lang}>{exchange.question}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-linea bg-papel-alto p-[min(1.25rem,5vw)]">
        <p className={label}>
          {t("answer.assistant")}
          <span className="sr-only">:</span>
        </p>
        {exchange.saved === null ? null : <SavedLabel date={exchange.saved} current={current} />}
        {exchange.warning === null ? null : <Warning text={exchange.warning} lang={lang} />}
        {exchange.recorded ? null : <p className="text-small text-tinta-suave">{t("answer.unrecorded")}</p>}
        {exchange.text !== "" || writing ? (
          <>
            {exchange.lawyerAbove ? (
              <div className="border-l-4 border-faro pl-3 text-small">
                <LawyerAdvice />
              </div>
            ) : null}
            <AnswerText exchange={exchange} />
          </>
        ) : null}
        {exchange.status === "failed" ? (
          <AnswerFailure
            exchange={exchange}
            current={current}
            onRetry={props.onRetry}
            onSaved={props.onSaved}
            onNeedPlan={props.onNeedPlan}
          />
        ) : null}
        <Ending {...props} writing={writing} />
        {exchange.steps.length > 0 ? <Steps steps={exchange.steps} lang={lang} /> : null}
        {current && canAnswer && exchange.choices.length > 0 ? (
          <AnswerChoices
            choices={exchange.choices}
            lang={lang}
            onChoice={onChoice}
            toBeSeen={exchange.clarifying && asked}
          />
        ) : null}
        {done ? <AnswerFooter exchange={exchange} terms={props.terms ?? []} /> : null}
        {done ? <AnswerActions {...props} /> : null}
      </div>
    </article>
  );
}
