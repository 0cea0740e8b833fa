/** What was said, in the words that the rest of the guide knows: not understood, a way in told in a word, a time before asylum. Server only. */
import { deniedPlainly } from "#guide/dialogue/server-only/second-look/denied-court.ts";
import { entryInFull, fleeingInFull } from "#guide/dialogue/server-only/thread/entry.ts";
import { onceMore } from "#guide/dialogue/server-only/thread/words.ts";
import { yearsSince } from "#guide/dialogue/server-only/told/facts.ts";
import { withYear } from "#guide/dialogue/server-only/told/times.ts";
import type { DialogueState, Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** Something was told or answered before. */
export const hasBegun = ({ topic, crisis }: DialogueState) => topic !== null || crisis !== undefined;

/** Of asylum it is asked how long ago somebody came, and "año" alone is taken for a reply. */
const ofAsylum = (said: string, { pending }: DialogueState): boolean =>
  pending?.topic === "asilo-general" || (/\b(?:asilo|asylum)\b/i.test(said) && cameHere.test(said));
/** A letter that came is nobody who entered. */
const cameHere =
  /\b(?:entr[eé]|entramos|lleg(?:u[eé]|amos)|vine|vinimos|cruc[eé]|(?<!\b(?:denial|letter|notice|card|decision|paper|it|that|this) )(?:came|arrived)|entered|crossed)\b/i;

/** "En marzo de este año" with the year's own number, "hace 14 meses" by whether a year has passed. */
function inThatYear(said: string, today: string): string {
  const plain = said.replace(/año/g, "ano");
  const dated = withYear(plain, today);
  if (dated !== plain) return dated;
  const years = spanSince.test(plain) ? yearsSince(clean(said), today) : null;
  return years === null
    ? said
    : plain.replace(spanSince, years > 1 ? "hace mas de un año" : "hace menos de un año");
}
const spanSince =
  /\b(?:hace|tengo|llevo) (?:como |unos |ya |casi |mas de |apenas )*\w+ (?:mes(?:es)?|semanas?|dias?)\b(?: y medio)?|\b\w+ (?:months?|weeks?|days?) ago\b/i;

/** "Me dejó desde los 3 años", where it is asked how old somebody is. */
const ageOfThen =
  /(?<![\wáéíóúñ])(?:desde|cuando) (?:los|que ten[ií]a|ten[ií]a|yo ten[ií]a) \w+ años|\b(?:since|when) (?:i|he|she) was \w+\b/gi;

/** "Es ciudadano", after "¿me puede arreglar mi papá?": of whom, the question said. */
function ofWhom(said: string, { pending }: DialogueState): string {
  if (pending === null || !bareStatus.test(clean(said))) return said;
  const [named, another] = [...clean(pending.original).matchAll(relative)];
  return named === undefined || another !== undefined ? said : `${named[0]} ${said}`;
}
const bareStatus =
  /^(?:(?:si|yes|pues|ya|el|ella|he|she|ahora|now)(?:s)? )*(?:es|is|se hizo|became|tiene|has)\b.*\b(?:ciudadan\w*|residente|mica|citizen|resident|green card)\b/;
const relative =
  /\b(?:mi|my) (?:papa|mama|padre|madre|h?erman[oa]|espos[oa]|marido|mujer|dad|mom|mother|father|brother|sister|husband|wife)\b/g;

/** "No sé qué es eso de parole", "what do you mean by priority date": a word of what was told is asked for. */
function ofWord(said: string): string | null {
  const asked = clean(said);
  const spanish = wordAsked.exec(asked)?.[1];
  // "Eso de la multa": the one that was told of.
  if (spanish !== undefined && /\beso de /.test(asked) && toldOf.test(spanish)) return null;
  if (spanish !== undefined) return `que es ${articled.test(spanish) ? "" : "el "}${spanish}`;
  const english = wordAskedInEnglish
    .exec(asked)
    ?.slice(1)
    .find((one) => one !== undefined);
  return english === undefined ? null : `what is ${english}`;
}
const thing =
  "((?:(?:el|la|los|las|un|una|lo) )?(?!(?:mis?|eso|esto|esa|ese|yo|lo que|que|me|si|pasa|hago|hacer|puedo|debo|tengo)\\b)\\w+(?: (?!(?:mis?|yo|me|que|hago|puedo)\\b)\\w+){0,3})";
const wordAsked = new RegExp(
  `^(?:(?:y|e|pero|oiga|oye|perdon|disculpe?|pues|es que|ok|yo) )*(?:no (?:se|entiendo|entendi|conozco)(?: bien| muy bien| nada)? (?:que|lo que) (?:es|son|significa|quiere decir)(?: (?:eso|esa cosa|eso que le dicen))?(?: (?:de|del))?|que (?:es|significa|quiere decir) (?:eso|esa cosa) (?:de|del)|a que (?:te|se) refieres? con(?: eso de)?) ${thing}$`,
);
const toldOf = /^(?:el|la|los|las) (?!.*\d)/;
const articled = /^(?:el|la|los|las|un|una|lo) |^\w?[a-z]? ?\d/;
const wordAskedInEnglish =
  /^(?:(?:but|and|sorry|wait|ok|so) )*(?:what do you mean by (?:the |a |an )?(\w+(?: \w+){0,2})|(?:i )?(?:dont|do not) (?:know|understand|get) what (?:is )?((?:a |an |the )?(?!i\b|you\b|to\b|that\b|this\b|it\b|my\b)\w+(?: \w+){0,2}?)(?: is| are| means?)?)$/;

/** The words that the rest of the guide knows for what was said. */
export function asMeant(spoken: string, state: DialogueState, language: Language, today: string): string {
  const said = ofWhom(spoken, state);
  const again = hasBegun(state) ? onceMore(clean(said)) : null;
  const word = hasBegun(state) && again === null ? ofWord(said) : null;
  const now = state.pending?.topic === "sij-jovenes" ? said.replace(ageOfThen, " ") : said;
  const plain = deniedPlainly(now, state, language);
  return (
    again ??
    word ??
    fleeingInFull(
      entryInFull(ofAsylum(plain, state) ? inThatYear(plain, today) : plain, state, language),
      state,
      language,
    )
  );
}
