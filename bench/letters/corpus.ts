/** The letters of the corpus with what is true of them. */
import { addDays } from "../../guide/src/letters/calendar.ts";
import { fillTemplate, pageHtml } from "./layout.ts";
import { letterData } from "./letter-data.ts";
import { courtTemplates } from "./templates-court.ts";
import { uscisTemplates } from "./templates-uscis.ts";

export interface CorpusLetter {
  id: string;
  kind: string;
  receipt: string | null;
  alien: string | null;
  /** ISO date or null when the letter has none. */
  deadline: string | null;
  text: string;
  html: string;
}

function trueDeadline(rule: string | null, dates: Record<string, string>): string | null {
  if (rule === null) return null;
  const [name = "", days] = rule.split("+");
  const date = dates[name] ?? "";
  return days === undefined ? date : addDays(date, Number(days));
}

export const templates = [...uscisTemplates, ...courtTemplates];

/** Each template `rounds` times, each time with other people, numbers and dates. */
export function corpus(rounds = 1): CorpusLetter[] {
  return Array.from({ length: rounds }, (_, round) =>
    templates.map((template, index) => {
      const seed = 1000 * (round + 1) + index;
      const data = letterData(seed);
      const extra = {
        ...data,
        alienDigits: [1, 4, 7].map((at) => data.alien.slice(at, at + 3)).join("-"),
        caseTail: String(100_000 + seed),
      };
      const text = fillTemplate(template.text, extra);
      return {
        id: `${template.kind}-${index}-${round}`,
        kind: template.kind,
        receipt: template.receipt === false ? null : data.receipt,
        alien: /\{alien(Digits)?\}/.test(template.text) ? data.alien : null,
        deadline: trueDeadline(template.deadline, data.dates),
        text: text.replace(/^(# |= |\| )/gm, "").replace(/::/g, ": "),
        html: pageHtml(text, index % 2 === 0 ? "serif" : "sans"),
      };
    }),
  ).flat();
}
