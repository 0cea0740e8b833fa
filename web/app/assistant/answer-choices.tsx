import type { Choice } from "@faro/contract/assistant/schemas.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface AnswerChoicesProps {
  choices: Choice[];
  lang?: string | undefined;
  onChoice: (choice: Choice) => void;
  /** They are the replies to a question that was asked back just now: on a small screen they would lie below its edge, unseen. */
  toBeSeen: boolean;
}

/** Milliseconds after which the dock has become small (ask-panel.tsx): a tap on its arrow may just have ended. */
const dockSettles = 400;
/** Pixels between what is shown and the edge that hides it. */
const edge = 12;

/** Scrolls until all of them can be seen, but no further than to the beginning of what was asked: that is read first. */
function bringIntoView(box: HTMLElement): void {
  const card = box.parentElement;
  if (card === null) return;
  const dock = Number.parseFloat(document.documentElement.style.getPropertyValue("--ask-panel")) || 0;
  const hidden = box.getBoundingClientRect().bottom - (innerHeight - dock - edge);
  // On a phone the header has no box of its own; the bar in it stays at the upper edge.
  const header = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? 0;
  const room = card.getBoundingClientRect().top - Math.max(header, 0) - edge;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (hidden <= 0 || room <= 0) return;
  // To a place of the page: the question that was sent may still be gliding up, and what is added to a glide lands too far.
  scrollTo({ top: scrollY + Math.min(hidden, room), behavior: still ? "auto" : "smooth" });
}

/** What may be said next, to tap. */
export function AnswerChoices({ choices, lang, onChoice, toBeSeen }: AnswerChoicesProps) {
  const { t } = useTranslation("assistant");
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!toBeSeen) return;
    const later = setTimeout(() => box.current !== null && bringIntoView(box.current), dockSettles);
    return () => clearTimeout(later);
  }, [toBeSeen]);
  return (
    <fieldset ref={box} className="grid gap-2">
      <legend className="mb-2 text-small text-tinta-suave">{t("answer.choices")}</legend>
      {choices.map((choice) => (
        <button
          key={choice.say}
          type="button"
          lang={lang}
          onClick={() => onChoice(choice)}
          className="min-h-12 rounded-small border border-mar bg-mar-suave px-4 py-2.5 text-left font-semibold text-tinta hover:brightness-97"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
