import type { Choice } from "@faro/contract/assistant/schemas.ts";
import { useTranslation } from "react-i18next";
import { AnswerFooter } from "#web/assistant/answer-footer.tsx";
import { type Exchange, paragraphs } from "#web/assistant/exchange.ts";
import { GuideText } from "#web/assistant/guide-text.tsx";
import { CopyIcon, SpeakerIcon, WarningIcon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

interface AnswerCardProps {
  exchange: Exchange;
  /** True for the newest one: its choices can be tapped and it can be heard. */
  current: boolean;
  /** False when no question is left: there is nobody to answer a choice. */
  canAnswer: boolean;
  speaking: boolean;
  /** The browser refused to sound by itself: the button is what is needed now. */
  blocked: boolean;
  onChoice: (choice: Choice) => void;
  onListen: () => void;
  onStop: () => void;
}

function Warning({ text }: { text: string }) {
  return (
    <div className="flex gap-3 rounded-small border-2 border-rojo bg-rojo-suave p-4">
      <WarningIcon className="mt-0.5 size-6 text-rojo" />
      <p className="min-w-0 whitespace-pre-line font-semibold">
        <GuideText text={text} />
      </p>
    </div>
  );
}

function AnswerText({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation("assistant");
  const [first, ...rest] = paragraphs(exchange.text);
  if (first === undefined) return <p className="text-tinta-suave">{t("answer.waiting")}</p>;
  return (
    <>
      <p className={exchange.clarifying ? "" : "text-lead font-bold"}>
        <GuideText text={first} />
      </p>
      {rest.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow at the end
        <p key={index} className="whitespace-pre-line">
          <GuideText text={paragraph} />
        </p>
      ))}
    </>
  );
}

function Choices({ choices, onChoice }: { choices: Choice[]; onChoice: (choice: Choice) => void }) {
  const { t } = useTranslation("assistant");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-small text-tinta-suave">{t("answer.choices")}</legend>
      {choices.map((choice) => (
        <button
          key={choice.say}
          type="button"
          onClick={() => onChoice(choice)}
          className="min-h-12 rounded-small border border-mar bg-mar-suave px-4 py-2.5 text-left font-semibold text-tinta hover:brightness-97"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

const action =
  "target inline-flex items-center gap-2 rounded-full px-3 text-small font-semibold text-mar hover:bg-mar-suave";

function Actions({
  exchange,
  current,
  speaking,
  blocked,
  onListen,
  onStop,
}: Omit<AnswerCardProps, "onChoice" | "canAnswer">) {
  const { t } = useTranslation("assistant");
  const copy = async () => {
    const sources = exchange.sources.map((source) => `${source.title}: ${source.url}`);
    await navigator.clipboard.writeText([exchange.question, exchange.text, ...sources].join("\n\n"));
    void showToast(t("answer.copied"), { look: "success" });
  };
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      {current ? (
        <button
          type="button"
          onClick={speaking ? onStop : onListen}
          className={blocked ? `${action} bg-faro! text-sobre-faro!` : action}
        >
          <SpeakerIcon className="size-5" />
          {speaking ? t("answer.stopListening") : t("answer.listen")}
        </button>
      ) : null}
      <button type="button" onClick={() => void copy()} className={action}>
        <CopyIcon className="size-5" />
        {t("answer.copy")}
      </button>
    </div>
  );
}

/** An answer read from the top: warning, short answer, the rest, what to do, where it comes from. */
export function AnswerCard(props: AnswerCardProps) {
  const { exchange, current, canAnswer, onChoice } = props;
  const { t } = useTranslation("assistant");
  const done = exchange.status === "done";
  return (
    <article
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4"
      aria-busy={!done && exchange.status !== "failed"}
    >
      <p className="max-w-[85%] justify-self-end rounded-card rounded-tr-none bg-mar-suave px-4 py-2.5">
        <span className="sr-only">{t("answer.you")}: </span>
        {exchange.question}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-linea bg-papel-alto p-5">
        <p className="sr-only">{t("answer.assistant")}:</p>
        {exchange.warning === null ? null : <Warning text={exchange.warning} />}
        {exchange.status === "failed" && exchange.text === "" ? null : <AnswerText exchange={exchange} />}
        {exchange.status === "failed" ? (
          <div role="alert" className="grid gap-1">
            <p className="font-bold text-rojo">{exchange.error?.message}</p>
            {current ? <p>{t("answer.kept")}</p> : null}
          </div>
        ) : null}
        {exchange.steps.length > 0 ? (
          <section className="grid gap-2">
            <h3 className="text-body font-bold">{t("answer.steps")}</h3>
            <ol className="grid list-decimal gap-1.5 pl-6 marker:font-bold marker:text-mar">
              {exchange.steps.map((step) => (
                <li key={step}>
                  <GuideText text={step} />
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        {current && canAnswer && exchange.choices.length > 0 ? (
          <Choices choices={exchange.choices} onChoice={onChoice} />
        ) : null}
        {done ? <AnswerFooter exchange={exchange} /> : null}
        {done ? <Actions {...props} /> : null}
      </div>
    </article>
  );
}
