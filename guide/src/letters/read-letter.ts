/** The one door of the letter reader: text in, findings and explanation out. */
import type { GuideContent } from "#guide/content.ts";
import type { Language, Notice } from "#guide/content-schema.ts";
import { deadlineRoles, findDeadline, placeOf } from "#guide/letters/deadline.ts";
import { amountsIn } from "#guide/letters/details.ts";
import { describe, solve, translate } from "#guide/letters/explain.ts";
import { identifiers } from "#guide/letters/identifiers.ts";
import { otherOffice } from "#guide/letters/other-office.ts";
import { createPage, type Page } from "#guide/letters/page.ts";
import { hasPaymentTrick } from "#guide/letters/payment-trick.ts";
import { recognise } from "#guide/letters/recognise.ts";
import { isOther, otherLetters, without } from "#guide/letters/second-letter.ts";
import { seenDates } from "#guide/letters/seen-dates.ts";
import { stepsNow } from "#guide/letters/steps.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type {
  DateRole,
  Deadline,
  LetterNote,
  LetterReading,
  ReadOptions,
  SeenDate,
} from "#guide/letters/types.ts";
import { type VoluntaryDeparture, voluntaryDeparture } from "#guide/letters/voluntary-departure.ts";
import { knownLines } from "#guide/letters/wording.ts";
import { createRegister } from "#guide/reply/register.ts";

function roleOf(label: string, usual: DateRole): DateRole {
  if (/^date of (order|decision)|^decision/i.test(label)) return "decision";
  return /service|served/i.test(label) ? "service" : usual;
}

/** A kind's own labels say more than the general ones. */
function ownLabels(notice: Notice | null) {
  if (notice === null) return [];
  const role = deadlineRoles[notice.deadline.kind];
  const papers = notice.deadline.labels.filter((label) => /expire|valid|until|through/i.test(label));
  return notice.deadline.labels
    .filter((label) => label.split(" ").length <= 4 && !papers.includes(label) && !/^date:?$/i.test(label))
    .map((text) => ({ text, role: roleOf(text, role) }));
}

function notesOf(
  reading: Pick<LetterReading, "kind" | "dates" | "deadline" | "receiptNumber"> & { office: string | null },
  text: string,
  second: string | null,
  repaired: boolean,
  { language, fromPicture = false, ocrConfidence = 100 }: ReadOptions,
): LetterNote[] {
  const texts = letterTexts[language].notes;
  const notes: LetterNote[] = [];
  if (hasPaymentTrick(text, reading)) notes.push({ code: "payment-trick", text: texts.paymentTrick });
  if (second !== null) notes.push({ code: "second-letter", text: second });
  if (reading.office !== null)
    notes.push({ code: "not-immigration", text: texts.notImmigration(reading.office) });
  else if (reading.kind === null) notes.push({ code: "not-recognised", text: texts.notRecognised });
  if (fromPicture && ocrConfidence < 75) notes.push({ code: "hard-to-read", text: texts.hardToRead });
  if (repaired) notes.push({ code: "odd-numbers", text: texts.oddNumbers });
  if (reading.dates.length > 0) notes.push({ code: "confirm-dates", text: texts.confirmDates });
  notes.push({ code: "no-full-translation", text: texts.noFullTranslation });
  notes.push({ code: "private", text: texts.private });
  return notes;
}

/** Offices and words with which a letter that nobody recognised goes to a lawyer first. */
const graveOffices = /\b(?:ICE|EOIR|BIA)\b/;
const graveWords =
  /\b(?:immigration and customs|executive office for immigration|board of immigration|immigration court|immigration judge|deport\w*|removal|removed|denied|denying|denial|dismissed|parole|terminat(?:e|es|ed|ing|ion)|rescind\w*|revo(?:ke|kes|ked|king|cation)|must (?:depart|leave the united states)|not (?:yet )?(?:been )?(?:approved|granted)|withdraw\w*|unable to approve|deportaci[oó]n|expulsi[oó]n|(?:juez|corte) de inmigraci[oó]n|negad[oa]|inadmissib\w*|unlawful(?:ly)? presen\w+)\b/i;

const mixed =
  /\bremoval proceedings\b|\bimmigration court\b|\bnotice to appear\b|\b(?:is|was|were|been) denied\b/i;

/** A letter nobody recognised may be anything. */
function lawyerOf(notice: Notice | null, others: readonly Notice[], text: string): LetterReading["lawyer"] {
  if (others.some(({ lawyer }) => lawyer === "now")) return "now";
  // Good or harmless news in a letter that also speaks of a court or a denial is no reason to feel safe.
  if (notice?.lawyer === "no" && mixed.test(text)) return "if-red-flag";
  return notice?.lawyer ?? (graveOffices.test(text) || graveWords.test(text) ? "now" : "if-red-flag");
}

function uniqueDates(dates: readonly SeenDate[]): SeenDate[] {
  return dates.filter(
    (item, index) =>
      dates.findIndex(
        (other) => other.date === item.date && other.role === item.role && other.fate === item.fate,
      ) === index,
  );
}

function shown(
  { at: _, fate, ...date }: SeenDate,
  { language, today }: ReadOptions,
  leaving: VoluntaryDeparture | null = null,
) {
  const texts = letterTexts[language];
  const dead = fate === "dead";
  const upcoming = date.date >= today && !dead && date.role !== "birth";
  const own = leaving?.date?.date === date.date ? texts.voluntary.date : texts.roles[date.role];
  return { ...date, meaning: dead ? texts.deadDate : own, upcoming };
}

function stepsOf(
  notice: Notice | null,
  {
    elsewhere,
    deadline,
    fill,
    options: { language, today, fromPicture = false },
  }: {
    elsewhere: boolean;
    deadline: Deadline | null;
    fill: (sentence: string) => string;
    options: ReadOptions;
  },
): string[] {
  const texts = letterTexts[language].solution;
  if (notice !== null) return stepsNow(notice.steps[language].map(fill), deadline, language, today);
  return elsewhere ? texts.otherSteps : texts.unknownSteps(fromPicture);
}

/** "Do not leave the country" is no advice for who must leave by a day. */
const stays = /^(?:No salgas del país|Do not leave the country)/;

const stepsToLeave = (steps: readonly string[], leaving: VoluntaryDeparture | null, language: Language) =>
  steps.flatMap((step) =>
    leaving !== null && stays.test(step) ? letterTexts[language].voluntary.steps : [step],
  );

const departureIn = (notice: Notice | null, page: Page, dates: readonly SeenDate[]) =>
  notice?.id === "judge-order" ? voluntaryDeparture(page, dates) : null;

export interface LetterReader {
  read(text: string, options: ReadOptions): LetterReading;
}

export function createLetterReader(content: Pick<GuideContent, "notices" | "register">): LetterReader {
  const register = createRegister(content.register);

  function kindOf(notice: Notice, language: Language) {
    const sender = letterTexts[language].senders[notice.sender] ?? notice.sender;
    return { id: notice.id, code: notice.code, name: notice.name[language], sender };
  }

  return {
    read(source, options) {
      const { language, today, fromPicture = false } = options;
      const texts = letterTexts[language];
      const whole = createPage(source.replace(/\r\n?/g, "\n"));
      const others = otherLetters(whole, content.notices, recognise(whole, content.notices).notice);
      const page = without(whole, others);
      const { notice, confidence } = recognise(page, content.notices);
      const dates = seenDates(page, ownLabels(notice));
      const foreign = seenDates(whole).filter(({ at }) => isOther(others, at));
      const leaving = departureIn(notice, page, dates);
      const numbers = identifiers(page.text);
      const own =
        notice === null ? null : findDeadline({ notice, page, dates, language, today, fromPicture });
      const names = [notice, ...others.kinds].flatMap((item) => (item === null ? [] : [item.name[language]]));
      const second = others.kinds.length === 0 ? null : texts.notes.secondLetter(names);
      // With two letters in a file nobody can be sure whose date it is.
      const deadline: Deadline | null =
        own === null || second === null ? own : { ...own, certainty: "unsure", how: `${own.how} ${second}` };
      const fill = (sentence: string) => register.fill(sentence, language);
      const elsewhere = notice === null && others.kinds.length === 0 ? otherOffice(whole) : null;
      const usual = stepsOf(notice, { elsewhere: elsewhere !== null, deadline, fill, options });
      const steps = stepsToLeave(usual, leaving, language);
      const part = {
        office: elsewhere === null ? null : (texts.offices[elsewhere] ?? null),
        language,
        kind: notice === null ? null : kindOf(notice, language),
        confidence,
        receiptNumber: numbers.receiptNumber,
        alienNumber: numbers.alienNumber,
        otherNumbers: numbers.others.map(({ label, value }) => ({ label: texts.numbers[label], value })),
        dates: [
          ...uniqueDates(dates).map((date) => shown(date, options, leaving)),
          ...uniqueDates(foreign).map((date) => {
            const line = shown(date, options);
            return { ...line, unsure: true, meaning: texts.secondLetterDate(line.meaning) };
          }),
        ],
        deadline,
        place: placeOf(page, dates, deadline),
        amounts: amountsIn(page.text),
        lines: knownLines(page, dates, language, { kind: notice?.id ?? null, deadline, leaving }),
        steps,
        lawyer: lawyerOf(notice, others.kinds, page.text),
        sources: (notice?.sources ?? []).map(({ title, url, checked }) => ({
          title: title[language],
          url,
          checked,
        })),
      };
      const means = notice?.means[language].map(fill) ?? null;
      const { office: _, ...found } = part;
      return {
        ...found,
        translation: translate(part, whole.text),
        description: describe(part, means, whole.text, today),
        solution: solve(part),
        notes: notesOf(
          part,
          whole.text,
          second,
          numbers.repaired || dates.some(({ unsure }) => unsure),
          options,
        ),
      };
    },
  };
}
