/**
 * Answers that something told before makes wrong or dangerous, and what is told in their place: a green card form asked for after an
 * order, the renewal of a DACA that lapsed years ago. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { caseGuards } from "#guide/dialogue/server-only/told/guards-cases.ts";
import { kinGuards } from "#guide/dialogue/server-only/told/guards-kin.ts";
import { personGuards } from "#guide/dialogue/server-only/told/guards-persons.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import { says } from "#guide/words/server-only/says.ts";

export interface Guard {
  /** All of these were told. */
  facts: readonly Fact[];
  /** And none of these. */
  without?: readonly Fact[];
  /** Subjects whose answer would be wrong. */
  over: ReadonlySet<string>;
  /** What the message must say. */
  said?: RegExp;
  unless?: RegExp;
  /** Holds also where the guide would say that it does not know. */
  unsure?: true;
  /** Holds for a first message too, where no spot answers it; "asked": also where its two questions ask for what it told. */
  first?: true | "asked";
  /** Told in an earlier turn: the subject itself was answered then. */
  before?: true;
  /** Only where the guide would ask what it was told. */
  asks?: true;
  /** Only where the subject itself would be told, not its price or papers. */
  whole?: true;
  /** The situation or topic that is told. */
  tell: string;
  urgency?: Urgency;
}

/** Ways to the green card that an order, a return or how one entered may close. */
const adjusting = idSet(
  "ajuste-familiar pedir-esposo inmediato-vs-preferencia entre-sin-inspeccion-245i castigo-3-10-perdon proceso-consular " +
    "parole-militar turista-vencido arreglar-papeles prometido-k1 hijos-nacidos-aqui matrimonio-igualitario",
);
const bySpouse = idSet(
  "pedir-esposo inmediato-vs-preferencia ajuste-familiar arreglar-papeles entre-sin-inspeccion-245i prometido-k1 matrimonio-igualitario",
);
const askingAsylum = idSet("asilo-general");
const forgiveness = /\b(?:perdon|perdonan?|waiver|i ?601\w?|601\w?|castigo)\b/;
/** Speaks of papers at all. */
const ofPapers =
  /\b(?:espos[oa]|marido|mujer|casad[oa]|case|caso|hij[oa]s?|nin[oa]s?|ciudadan\w+|papeles|arregl\w+|pedir|pida|peticion\w*|i ?485|i ?130|i ?601\w?|residencia|wife|husband|married|marry|kids?|children|son|daughter|citizen|petition\w*|papers|green card|legal\w*|puedo|can i|que hago|what can)\b/;

const guards: readonly Guard[] = [
  ...personGuards,
  ...caseGuards,
  ...kinGuards,
  {
    facts: ["reentry"],
    over: adjusting,
    said: forgiveness,
    unsure: true,
    tell: "reentry-waiver",
    urgency: "order",
  },
  { facts: ["reentry"], over: adjusting, said: ofPapers, unsure: true, tell: "reentry", urgency: "order" },
  { facts: ["reentry"], over: adjusting, tell: "reentry", urgency: "order" },
  {
    facts: ["reentry"],
    over: idSet("orden-deportacion reingreso-tras-deportacion"),
    whole: true,
    tell: "reentry",
    urgency: "order",
  },
  {
    facts: ["order"],
    over: adjusting,
    said: ofPapers,
    unsure: true,
    tell: "order-first",
    urgency: "order",
  },
  { facts: ["order"], over: adjusting, tell: "order-first", urgency: "order" },
  {
    facts: ["order"],
    before: true,
    over: idSet("orden-deportacion"),
    said: /\b(?:i ?485|i ?130|residencia|green card|mica|arregl\w+|petition\w*|pedir\w*|me pid[ae]|casar\w*|me caso|marry|get married|papeles (?:con|por))\b/,
    tell: "order-first",
    urgency: "order",
  },
  {
    facts: ["twice"],
    without: ["army"],
    over: idSet([...adjusting, "pedir-papas"].join(" ")),
    unless: /\b(?:asilo|asylum|visa u|u visa|daca|tps)\b/,
    tell: "left-and-recrossed",
    urgency: "leaving",
  },
  {
    // Told in words that nothing else is made of.
    facts: ["twice"],
    without: ["army", "reentry"],
    over: adjusting,
    unsure: true,
    said: /\b(?:volvi\w*|regres\w+|cru[zc]\w+|otra vez|de nuevo|veces|back|again|twice|times)\b/,
    tell: "left-and-recrossed",
    urgency: "leaving",
  },
  {
    facts: ["esta"],
    over: idSet(
      "ajuste-familiar turista-vencido pedir-esposo inmediato-vs-preferencia arreglar-papeles proceso-consular",
    ),
    unsure: true,
    said: ofPapers,
    tell: "esta-relative",
  },
  {
    facts: ["esta"],
    over: idSet("ajuste-familiar turista-vencido pedir-esposo inmediato-vs-preferencia"),
    tell: "esta-relative",
  },
  { facts: ["dacaLapsed"], over: idSet("daca renovar-permiso-extension"), first: true, tell: "daca-lapsed" },
  { facts: ["late"], over: askingAsylum, whole: true, tell: "late-asylum" },
  { facts: ["late"], over: idSet("asilo-un-anio"), asks: true, tell: "late-asylum" },
  { facts: ["parentCrossed"], over: idSet("pedir-papas"), whole: true, tell: "parent-crossed" },
  {
    facts: ["oldPetition", "crossed"],
    without: ["twice", "order", "reentry"],
    over: idSet(
      "arreglar-papeles pedir-papas pedir-hermanos hijos-hijastros inmediato-vs-preferencia ajuste-familiar",
    ),
    whole: true,
    tell: "entre-sin-inspeccion-245i",
  },
  {
    facts: ["court"],
    over: idSet("daca"),
    unless: /\b(?:daca|dreamer)\b/,
    tell: "nta-corte",
    urgency: "court",
  },
  { facts: ["crime"], over: idSet("entre-sin-inspeccion-245i arreglar-papeles"), tell: "visa-u" },
  {
    facts: ["army", "crossed"],
    over: idSet(
      "entre-sin-inspeccion-245i arreglar-papeles castigo-3-10-perdon hijos-nacidos-aqui pedir-papas",
    ),
    tell: "parole-militar",
  },
  {
    facts: ["cuban"],
    over: idSet("ajuste-familiar pedir-esposo hijos-hijastros inmediato-vs-preferencia chnv-parole-fin"),
    said: /\b(?:espos[oa]|marido|mujer|hij[oa]s?|nin[oa]s?|pareja|el|ella|wife|husband|spouse|kids?|children|son|daughter|he|she)\b/,
    unless: /\b(?:ciudadan[oa]|citizen|residente|resident)\b/,
    tell: "cuban-family",
  },
  {
    facts: ["parole", "spouseResident"],
    without: ["cuban", "spouseCitizen"],
    over: bySpouse,
    whole: true,
    tell: "parole-resident-spouse",
  },
  {
    facts: ["visa", "spouseResident"],
    without: ["cuban", "spouseCitizen", "esta", "crossed"],
    over: idSet("ajuste-familiar turista-vencido pedir-esposo inmediato-vs-preferencia arreglar-papeles"),
    whole: true,
    tell: "visa-resident-spouse",
  },
  {
    facts: ["leaving"],
    over: idSet("murio-peticionario"),
    tell: "viajar-advance-parole",
    urgency: "leaving",
  },
  {
    facts: ["visa", "spouseCitizen"],
    without: ["order", "reentry", "twice", "esta", "crossed", "citizen", "resident"],
    over: idSet("arreglar-papeles pedir-esposo turista-vencido"),
    whole: true,
    tell: "ajuste-familiar",
  },
  {
    facts: ["crossed", "grownCitizenChild"],
    without: [
      "returnedWithPermission",
      "order",
      "reentry",
      "twice",
      "visa",
      "parole",
      "army",
      "crime",
      "oldPetition",
      "spouseCitizen",
    ],
    over: idSet("arreglar-papeles ajuste-familiar hijos-nacidos-aqui"),
    whole: true,
    tell: "child-21-parent-crossed",
    urgency: "leaving",
  },
  {
    // Told in a word, while the petition is spoken of.
    facts: ["crossed", "grownCitizenChild"],
    without: ["returnedWithPermission", "order", "reentry", "twice", "visa", "parole", "army", "oldPetition"],
    over: idSet("pedir-papas"),
    said: /^(?:(?:yo|pero|y|es que|pues|no|i|but) )*(?:cruce|entre|brinque|pase|me meti|crossed|came in|entered)\b(?!.*\bvisa\b).{0,40}$/,
    tell: "child-21-parent-crossed",
    urgency: "leaving",
  },
  ...(["spouseCitizen", "spouseResident"] as const).map(
    (spouse): Guard => ({
      facts: ["crossed", spouse],
      without: [
        "visa",
        "parole",
        "army",
        "cuban",
        "crime",
        "order",
        "citizen",
        "resident",
        "oldPetition",
        "returnedWithPermission",
      ],
      over: bySpouse,
      whole: true,
      tell: "crossed-spouse",
      urgency: "leaving",
    }),
  ),
];

/** The situation that is open in place of a subject which something told closes, whatever is said now; or null. */
export function closedBy(told: readonly Fact[], topic: string): Guard | null {
  const closing = guards.find(
    ({ facts, without, over, said, asks }) =>
      said === undefined &&
      asks !== true &&
      over.has(topic) &&
      facts.every((one) => told.includes(one)) &&
      without?.some((one) => told.includes(one)) !== true,
  );
  return closing ?? null;
}

/** What is told in place of the answer to a first message, or of its two questions (`asks`); or null. */
export function guardAtFirst(
  told: readonly Fact[],
  topic: string | null,
  asks: boolean,
  readings: readonly string[],
): Guard | null {
  if (told.length === 0) return null;
  return (
    guards.find(
      ({ first, facts, without, over, unsure, said, unless }) =>
        (asks ? first === "asked" : first !== undefined) &&
        facts.every((one) => told.includes(one)) &&
        without?.some((one) => told.includes(one)) !== true &&
        (topic === null ? unsure === true : over.has(topic)) &&
        (said === undefined || readings.some((words) => says(words, said))) &&
        !(unless !== undefined && readings.some((words) => says(words, unless))),
    ) ?? null
  );
}

/** What is told in place of an answer about `topic` (null: the guide does not know), or null. */
export function guardFor(
  told: readonly Fact[],
  topic: string | null,
  { whole, asks, before }: { whole: boolean; asks: boolean; before: readonly string[] },
  readings: readonly string[],
): Guard | null {
  return (
    guards.find(
      ({ facts, without, over, said, unless, unsure, whole: only, asks: asking, before: earlier, tell }) =>
        facts.every((one) => told.includes(one)) &&
        without?.some((one) => told.includes(one)) !== true &&
        (topic === null ? unsure === true : over.has(topic) && topic !== tell) &&
        (only !== true || whole || facts.some((one) => !before.includes(one))) &&
        (asking !== true || asks) &&
        (earlier !== true || facts.every((one) => before.includes(one))) &&
        (said === undefined || readings.some((words) => says(words, said))) &&
        !(unless !== undefined && readings.some((words) => says(words, unless))),
    ) ?? null
  );
}
