import { useTranslation } from "react-i18next";
import type { Exchange } from "#web/assistant/exchange.ts";
import { SavedOffer } from "#web/assistant/saved-offer.tsx";
import { inDanger } from "#web/lib/in-danger.ts";
import { Button } from "#web/ui/button.tsx";
import { UsefulText } from "#web/ui/useful-text.tsx";

/** Nothing went wrong: red would frighten. */
const limitCodes = new Set(["DEMO_LIMIT_REACHED", "LIMIT_REACHED"]);
/** Failures that sending again cannot mend. */
const finalCodes = new Set([...limitCodes, "QUESTION_TOO_LONG"]);

interface AnswerFailureProps {
  exchange: Exchange;
  current: boolean;
  onRetry: () => void;
  onSaved: () => Promise<void>;
  /** Leads to the plans, where the limit of one was reached. */
  onNeedPlan?: (() => void) | undefined;
}

/** Without a network nobody answers: what cannot wait is said here, with an article that is on the phone. */
function InDanger() {
  const { i18n } = useTranslation();
  const { text, link } = inDanger[i18n.language === "en" ? "en" : "es"];
  return (
    <p data-in-danger className="font-semibold">
      <UsefulText text={text} />{" "}
      <a href={link.href} className="link">
        {link.label}
      </a>
    </p>
  );
}

/** What happened, what is safe, what to do: said once, where the answer would stand. */
export function AnswerFailure(props: AnswerFailureProps) {
  const { exchange, current, onRetry, onSaved, onNeedPlan } = props;
  const { t } = useTranslation("assistant");
  const { error } = exchange;
  if (error === null) return null;
  const offline = error.code === "OFFLINE";
  const title = offline
    ? t("failure.send")
    : error.code === "LIMIT_REACHED"
      ? t("limit.title")
      : error.message;
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className={limitCodes.has(error.code) ? "font-bold" : "font-bold text-rojo"}>{title}</p>
      {title === error.message ? null : <p>{error.message}</p>}
      {offline ? <InDanger /> : null}
      {current && offline ? <SavedOffer question={exchange.question} onUse={onSaved} /> : null}
      {current && !offline && !finalCodes.has(error.code) ? <p>{t("answer.kept")}</p> : null}
      {current && !finalCodes.has(error.code) ? (
        <Button look="quiet" onClick={onRetry}>
          {t("failure.again")}
        </Button>
      ) : null}
      {error.code === "LIMIT_REACHED" && onNeedPlan !== undefined ? (
        <Button look="quiet" onClick={onNeedPlan}>
          {t("limit.plan")}
        </Button>
      ) : null}
    </div>
  );
}
