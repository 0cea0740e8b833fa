/** Which of the 34 kinds a letter is, by the wording printed on it. */
import type { Notice } from "#guide/content-schema.ts";
import { findPhrase } from "#guide/letters/find-phrase.ts";
import { isOfBoard, isOrder, onlySpeaksOf, orders } from "#guide/letters/only-speaks.ts";
import type { Page } from "#guide/letters/page.ts";
import { findSaid, isDenied } from "#guide/letters/said.ts";
import type { Confidence } from "#guide/letters/types.ts";

export interface Recognition {
  notice: Notice | null;
  confidence: Confidence;
  /** Best kinds with their weight, best first; for tests and measurements. */
  ranking: { id: string; weight: number }[];
}

const weights = { strong: 8, supporting: 1.5, against: 7, title: 6 };
/** Below this there is too little wording to name a kind. */
const least = { weight: 9, margin: 2 };
/** Sheet that USCIS uses for nearly everything. */
const wrapper = "i-797-notice-of-action";
const sure = { weight: 15, margin: 5 };

/** A letter says what it is near the top, in a line of its own. */
function titleBonus(page: Page, at: number, end: number): number {
  const line = page.lineAt(at);
  const text = page.lines[line]?.trim() ?? "";
  const early = line <= Math.max(6, page.lines.length * 0.35);
  const alone = text.length > 0 && (end - at) / text.length > 0.45;
  return early && alone ? weights.title : early ? weights.title / 3 : 0;
}

/** Good news that a letter denies in one place is not told from another. */
const goodNews = new Set([
  "approval-notice",
  "ead-tps-extension",
  "green-card-and-welcome",
  "bona-fide-or-deferred-action",
]);

function weigh(page: Page, notice: Notice): number {
  const { strong, supporting, against } = notice.recognise;
  if (goodNews.has(notice.id) && isDenied(page, strong)) return 0;
  let weight = 0;
  let best = 0;
  let found = 0;
  for (const phrase of strong) {
    const hit = findSaid(page, phrase);
    if (hit === null) continue;
    found += 1;
    const long = Math.min(5, phrase.length / 10);
    best = Math.max(best, (weights.strong + long) * hit.score + titleBonus(page, hit.start, hit.end));
  }
  // Several strong phrases confirm one another, but one is enough.
  weight += best + Math.min(3, Math.max(0, found - 1)) * 2.5;
  const supported = supporting.filter((phrase) => findSaid(page, phrase) !== null).length;
  weight += Math.min(6, supported) * weights.supporting;
  // Without any wording of its own, a kind is not named by what all letters share.
  if (best === 0) weight /= 2;
  return weight - against.filter((phrase) => findSaid(page, phrase) !== null).length * weights.against;
}

/** Something that only immigration papers carry: a court summons from a county is not one of theirs. */
const anchors = [
  "Homeland Security",
  "Citizenship and Immigration Services",
  "USCIS",
  "Immigration Court",
  "Executive Office for Immigration Review",
  "Immigration Judge",
  "Immigration and Nationality Act",
  "Immigration and Customs Enforcement",
  "Customs and Border Protection",
  "National Visa Center",
  "Immigrant Visa",
  "Permanent Resident",
  "Employment Authorization",
  "Deportation Officer",
  "Department of State",
  "Immigration",
  "Board of Immigration Appeals",
  "Notice to Obligor to Deliver Alien",
  "Principal Legal Advisor",
  "Naturalization",
  "Administrative Removal",
];

type Absence = "found" | "warned" | "unsaid";

/** What happened at a hearing, not what may happen: "if you fail to appear, you may be ordered removed in absentia". */
function absenceIn(text: string): Absence {
  // A decision on a motion about such an order is a judge's order like any other, with its ten days.
  if (/motion\s+to\s+(?:reopen|reconsider|rescind)[^.]{0,120}\b(?:denied|granted)\b/i.test(text))
    return "warned";
  // Of an order given without the person nobody appeals to the Board: where a day to appeal by is printed, she was there.
  const said = /in\s+absentia|240\(b\)\(5\)/i.test(text);
  if (!said && /\bappeal\s*(?:due|:|date|(?:is|was)?\s*reserved)/i.test(text)) return "warned";
  const signs = /in\s+absentia|failed\s+to\s+appear|did\s+not\s+appear/gi;
  const found = Array.from(text.matchAll(signs), ({ index }) => {
    const before =
      text
        .slice(Math.max(0, index - 140), index)
        .split(/[.;]\s/)
        .at(-1) ?? "";
    const after = text.slice(index, index + 90).split(/[.;]\s/)[0] ?? "";
    if (
      /\b(?:is|was|are|were|been|hereby)\s+(?:hereby\s+|now\s+)?(?:vacated|rescinded|reversed|set aside)\b/i.test(
        after,
      )
    )
      return false;
    if (
      /^[^.;]*appear\s+(?:credible|truthful|genuine|to\s+be|at\s+(?:his|her|their)\s+(?:home|house)|for\s+(?:\w+\s+){0,2}(?:biometrics|fingerprint\w*|criminal))/i.test(
        after,
      )
    )
      return false;
    // A witness who stayed away, and a hearing missed in a case that goes on, are no order.
    if (
      /\b(?:witness(?:es)?|spouse|wife|husband|police|officers?|attorney|counsel|interpreter|expert|previously)\s*$/i.test(
        before,
      )
    )
      return false;
    const possible =
      /\b(?:n[o0]t|never|vacat\w+|rescind\w*|reopen\w*)\b/i.test(before) ||
      /\b(?:if|should|may|unless|whenever|warned|advised)\b/i.test(before) ||
      /\b(?:may|will|could|shall) (?:result|be)\b/i.test(after);
    return !possible;
  });
  return found.length === 0 ? "unsaid" : found.includes(true) ? "found" : "warned";
}

/** A line that is the title of a judge's paper: elsewhere the words only speak of such an order. */
const titled =
  /^[^\S\n]*(?:(?:written|oral|final|interim|summary|decision|memorandum|and|of|the|corrected|amended)\s+){0,5}(?:order|decision)\s+of\s+the\s+immigration\s+judge\b[^.]{0,40}$/im;

/** An order given without the person is told from every other order: other days count, and many more of them. */
export function recognise(page: Page, notices: readonly Notice[]): Recognition {
  const first = byWording(page, notices);
  const other = first.notice?.id ?? "";
  const unknown = { ...first, notice: null, confidence: "low" } as const;
  if (orders.has(other) && isOfBoard(page)) return unknown;
  const speaks = onlySpeaksOf(page, other);
  // A report of ICE that tells of an order is still a report.
  const rest = notices.filter((notice) => notice.id !== other && !orders.has(notice.id));
  const found = !speaks ? first : orders.has(other) ? byWording(page, rest) : unknown;
  if (speaks && onlySpeaksOf(page, found.notice?.id ?? "")) return unknown;
  const id = found.notice?.id ?? (!speaks && titled.test(page.text) && isOrder(page) ? "judge-order" : "");
  if (!orders.has(id)) return found;
  const absence = absenceIn(page.text);
  const wanted = absence === "found" ? "in-absentia-order" : absence === "warned" ? "judge-order" : id;
  const notice = notices.find((item) => item.id === wanted);
  if (notice === undefined || wanted === found.notice?.id) return found;
  return { ...found, notice, confidence: found.confidence === "low" ? "medium" : found.confidence };
}

const refused =
  /\b(?:n[o0]t\s+(?:(?:yet\s+)?been\s+)?(?:approved|granted)|(?:is|was|been)\s+denied|unable to approve|cann[o0]t approve|n[o0] longer valid|withdr[ae]w\w*|terminat\w+|revo[ck]\w+|rescind\w*|inadmissib\w+|deport\w*|removal\s+proceedings|[i1l]mm[i1l]grat[i1l]on\s+court)\b/i;

/** "That notice was sent in error": what was good news is none any more. */
const takenBack =
  /\bin error\b|\berroneous|\bno longer valid\b|\b(?:has been|was|is)\s+(?:hereby\s+)?(?:revoked|rescinded|terminated|withdrawn|void)\b/i;

function byWording(page: Page, notices: readonly Notice[]): Recognition {
  if (!anchors.some((phrase) => findPhrase(page, phrase) !== null))
    return { notice: null, confidence: "low", ranking: [] };
  const ranking = notices
    .map((notice) => ({ notice, weight: weigh(page, notice) }))
    .sort((one, other) => other.weight - one.weight);
  const named = ranking.filter(({ notice }) => notice.id !== wrapper);
  // The wrapper of all USCIS notices counts only where no notice of its own was found inside it.
  const found = (named[0]?.weight ?? 0) >= least.weight ? named : ranking;
  const [first, second] = found;
  // The wrapper alone does not tell what happened; a letter that speaks of "not approved" is no harmless notice.
  if (first?.notice.id === wrapper && refused.test(page.text))
    return { notice: null, confidence: "low", ranking: [] };
  // Two decisions in one letter, one of them a denial: nobody is told of the good one alone.
  const denial = notices.find(({ id }) => id === "denial")?.recognise.strong ?? [];
  if (
    first !== undefined &&
    goodNews.has(first.notice.id) &&
    (takenBack.test(page.text) || denial.some((phrase) => findSaid(page, phrase) !== null))
  )
    return { notice: null, confidence: "low", ranking: [] };
  const margin = (first?.weight ?? 0) - Math.max(0, second?.weight ?? 0);
  const list = ranking.slice(0, 4).map(({ notice, weight }) => ({ id: notice.id, weight }));
  if (first === undefined || first.weight < least.weight || margin < least.margin) {
    return { notice: null, confidence: "low", ranking: list };
  }
  const confident = first.weight >= sure.weight && margin >= sure.margin;
  return { notice: first.notice, confidence: confident ? "high" : "medium", ranking: list };
}
