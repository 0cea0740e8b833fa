/**
 * Whether a sentence picked for a few words fits what this person said: not the half for who entered otherwise, not the asker's own
 * family for a relative's, not leaving for a visit. Server only.
 */
import type { Language, Topic } from "#guide/content-schema.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { clean } from "#guide/words/normalise.ts";

/** What a sentence is judged by. */
export interface Said {
  told: readonly Fact[];
  readings: readonly string[];
}

interface Half {
  /** The sentence holds only for those of whom this is true. */
  line: RegExp;
  /** They are not, when all of these were told and none of those. */
  told?: readonly Fact[];
  without?: readonly Fact[];
  /** They are not, when this is said now. */
  said?: RegExp;
  /** Asked for in so many words, it is told. */
  unless?: RegExp;
  /** Sentences of the other half, told in its place. */
  instead?: RegExp;
}

const grown = /\b(?:dos o mas|mas de uno|two or more|more than one|repetid|varias veces|segund[ao])\b/;
const ofVisa =
  /\b(?:si|if|cuando)(?: \w+){0,4} (?:entr\w+|entered|came)(?: \w+){0,2} (?:con|with) (?:una |a )?(?:visa|parole|permiso)|\b(?:si|if) (?:te reviso un oficial|an officer inspected|you were inspected)|^con visa\b|^with a visa\b/;
const ofCrossing =
  /\b(?:si|if)(?: \w+){0,4} (?:cruz\w+|entr\w+|crossed|entered)(?: \w+){0,3} (?:sin|without)\b/;

const halves: readonly Half[] = [
  {
    line: ofVisa,
    told: ["crossed"],
    without: ["visa", "parole", "esta"],
    unless: /\b(?:con (?:una )?visa|con parole|con permiso|aeropuerto|with a visa|paroled|airport)\b/,
    instead: ofCrossing,
  },
  {
    line: ofCrossing,
    told: ["visa"],
    without: ["crossed", "twice"],
    unless: /\b(?:cru[zc]\w+|sin (?:papeles|inspeccion|revision)|crossed|without)\b/,
    instead: ofVisa,
  },
  {
    line: ofCrossing,
    told: ["parole"],
    without: ["crossed", "twice"],
    unless: /\b(?:cru[zc]\w+|sin (?:papeles|inspeccion|revision)|crossed|without)\b/,
    instead: ofVisa,
  },
  {
    // "Yo soy ciudadana": whom a spouse's papers would help is somebody else.
    line: /\b(?:si|o|if|or) (?:\w+ ){0,4}(?:tu|your) (?:espos[oa]|pareja|hij[oa]|papa|mama|spouse|husband|wife|child|parent)(?: \w+){0,3} (?:es|is) (?:a |an )?(?:ciudadan\w+|citizen)\b/,
    told: ["citizen"],
  },
  {
    line: /\b(?:un|una|one|a) (?:solo|sola|single)\b|^(?:un|una) sol[oa]\b|\bone dui\b/,
    said: /\b(?:segund[oa]|tercer[oa]?|otra) vez\b|\b(?:dos|tres|varias) veces\b|\bya (?:tenia|tengo|tuve) (?:otr[oa]|un[oa])\b|\b(?:second|third) (?:time|one|dui)\b|\btwice\b/,
    instead: grown,
  },
  {
    line: /^(?:reporta|denuncia el|report)\b/,
    said: /\b(?:(?:ya |si )?(?:hice|hicimos|puse|levante) (?:el |la |un |una )?(?:reporte|denuncia)|ya (?:lo )?(?:reporte|denuncie)|(?:already )?(?:reported|made a report|filed a report))\b/,
    unless: /\b(?:no|never|nunca)\b/,
  },
  {
    line: /\b(?:salir|sales|salga\w*|viaj\w+|leav\w+|travel\w*)\b/,
    said: /\b(?:venir|visitar(?:me|nos)?|(?:de|una) visita|come (?:and )?visit|to visit|visit me)\b/,
    unless: /\b(?:yo|salir|salgo|voy|ir|i (?:go|leave))\b/,
  },
  {
    line: /\b(?:tu|tus|your) (?:espos[oa]s?|pareja|hij[oa]s?|familia|spouse|husband|wife|children|kids|family)\b/,
    said: /\b(?:de mi herman[oa]|lo de mi herman[oa]|my (?:brother|sister)s?)\b.*\b(?:su|sus|his|her) (?:espos[oa]|hij[oa]s?|famil\w+|wife|husband|kids|children|family)\b/,
  },
  {
    line: /^(?:si saliste con un permiso|if you left with a)\b/,
    said: /\b(?:no (?:saque|tengo|pedi|tenia|lleve)|sin|never (?:got|asked)|did ?nt (?:get|ask|have)|without)\b(?: \w+){0,3} (?:permiso|permit)\b/,
    instead: /\bsb 1\b/,
  },
  {
    line: /^(?:si eres residente y tienes arrestos|if you are a resident with|si tienes arrestos|if you have (?:an )?arrests?)\b/,
    without: ["arrested", "drugs"],
    said: /^(?!.*\b(?:arrest\w*|delito|record|dui|crime)\b)/,
  },
  {
    // It was filed: there is no year to meet.
    line: /\b(?:antes de (?:que cumplas|cumplir) un ano|en tu primer ano|before (?:you have been here|you complete|your first|one) (?:a |one )?year|within (?:a|one) year)\b/,
    told: ["asylumFiled"],
    unless: /\b(?:un ano|one year|plazo|deadline)\b/,
  },
  {
    // After a year here the first one is over.
    line: /\b(?:antes de (?:que cumplas|cumplir) un ano|en tu primer ano|before (?:you have been here|your first|one) (?:a )?year|in your first year)\b/,
    told: ["late"],
    without: ["recent", "resident", "asylumFiled"],
  },
];

/** The half of another person, or null. */
function halfOf(line: string, { told, readings }: Said): Half | null {
  const words = clean(line);
  return (
    halves.find(
      (one) =>
        one.line.test(words) &&
        one.told?.every((fact) => told.includes(fact)) !== false &&
        one.without?.some((fact) => told.includes(fact)) !== true &&
        (one.said === undefined || readings.some((said) => one.said?.test(said))) &&
        !readings.some((said) => one.unless?.test(said)),
    ) ?? null
  );
}

/** "Si entraste con visa" to somebody who crossed. A sentence that names both halves tells both. */
export function opposes(line: string, said: Said): boolean {
  const half = halfOf(line, said);
  return half !== null && half.instead?.test(clean(line)) !== true;
}

/** Sentences of these topics for the half that is this person's, where the ones picked were the other's. */
export function fitting(
  picked: readonly string[],
  topics: readonly Topic[],
  language: Language,
  said: Said,
): string[] {
  const wanted = picked.flatMap((line) => halfOf(line, said)?.instead ?? []);
  const own = topics.flatMap((topic) => [topic.short[language], ...topic.answer[language]]);
  const found = own.filter((line) => wanted.some((half) => half.test(clean(line))) && !opposes(line, said));
  return [...new Set(found)];
}
