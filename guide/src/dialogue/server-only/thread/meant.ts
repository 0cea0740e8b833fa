/** What was said, in the words that the rest of the guide knows: not understood, a way in told in a word, a time before asylum. Server only. */
import { deniedPlainly } from "#guide/dialogue/server-only/second-look/denied-court.ts";
import { entryInFull } from "#guide/dialogue/server-only/thread/entry.ts";
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
const cameHere =
  /\b(?:entr[eé]|entramos|lleg(?:u[eé]|amos)|vine|vinimos|cruc[eé]|came|entered|arrived|crossed)\b/i;

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

/** The words that the rest of the guide knows for what was said. */
export function asMeant(spoken: string, state: DialogueState, language: Language, today: string): string {
  const said = ofWhom(spoken, state);
  const again = hasBegun(state) ? onceMore(clean(said)) : null;
  const now = state.pending?.topic === "sij-jovenes" ? said.replace(ageOfThen, " ") : said;
  const plain = deniedPlainly(now, state, language);
  return again ?? entryInFull(ofAsylum(plain, state) ? inThatYear(plain, today) : plain, state, language);
}
