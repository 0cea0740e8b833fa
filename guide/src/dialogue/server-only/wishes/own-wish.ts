/**
 * Who wishes for papers of her own through a relative is asked how she came in, not whether she is a citizen: "mi papá es ciudadano, ¿me puede
 * arreglar?" is the child's question, and the parent's questions turn it round. Server only.
 */
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";

const relative =
  "(?:(?:papa|mama|padre|madre|apa|ama|jefit[oa])s?|padrastro|madrastra|h?erman[oa]s?|carnal(?:it[oa]|a)?|bro|sis|ti[oa]s?|abuel[oa]s?|espos[oa]|marido|mujer|senora|viej[oa]|pareja|dad|mom|mother|father|parents?|brother|sister|uncle|aunt|husband|wife|spouse)";
const canHelpMe =
  "(?:me|nos) (?:pueden?|podrian?|podran?|van? a(?: poder)?|quieren?) (?:arreglar|ayudar|pedir|dar|sacar|meter|componer|h?a[cs]er)\\w*";
/** "¿Me puede arreglar mi papá?", "can my dad fix my papers". */
const helpsMe = new RegExp(
  [
    `\\b${canHelpMe}\\b.*\\b(?:mi|my) ${relative}\\b`,
    `\\b(?:mi|my) ${relative}\\b.*\\b${canHelpMe}\\b`,
    `\\b(?:mi|my) ${relative}\\b.*\\b(?:el|ella) (?:ya )?(?:puede|podria|podra) (?:arreglar|pedir|ayudar|legalizar|sacar)(?:me|nos)\\b`,
    `\\b(?:can|could|will) (?:my ${relative}|he|she|they) (?:fix|petition|sponsor|file|help|get)(?: for)? (?:me|my|us)\\b`,
  ].join("|"),
);
/** "Mi hijo cumple 21, ¿me puede arreglar a mí?", "can my daughter fix my papers": the parent's question. */
const kid =
  "(?:h?ij[oa]s?|mi[jh][oa]|muchach[oa]s?|chamac[oa]s?|cipot[ea]s?|nin[oa]s?|sons?|daughters?|kids?|child(?:ren)?)";
const byThem =
  "(?:arregl\\w+|ar[ei]gl\\w+|legaliz\\w+|mis papeles|mi (?:mica|residencia)|componer|compongo|quedo legal|(?:los|mis) documentos)";
const childHelps = new RegExp(
  [
    `\\b${kid}\\b.*\\b${canHelpMe}\\b`,
    `\\b${canHelpMe}\\b.*\\b(?:mis?|una?|my) ${kid}\\b`,
    `\\b(?:un|una|los|a) ${kid}\\b.*\\b(?:arreglar|pedir|ayudar|legalizar|fix|petition|sponsor|help)\\w*(?: papeles| for)? (?:a )?(?:sus?|los|their|his|her) (?:papas?|mamas?|padres?|madres?|parents?)\\b`,
    `\\b${kid}\\b.*\\b(?:pedirme|pedirnos|arreglarme|arreglarnos|yo te arreglo|(?:petition|file)(?: for)? (?:me|us)|fix (?:me|my)|sponsor (?:me|us))\\b`,
    `\\b${kid}\\b.*\\b(?:${byThem}(?: \\w+){0,3} (?:por|con)|(?:por|con) (?:el|ella|ellos|eso)\\b(?: \\w+){0,5} ${byThem})\\b`,
    `\\b${byThem} (?:por|con)(?: \\w+){0,3} ${kid}\\b`,
  ].join("|"),
);
/** "¿Ya puedo arreglar?", "how do I get my green card", beside a relative who has papers. */
const hasPapers = new RegExp(
  `\\b(?:mi|my) ${relative}\\b(?: (?!(?:no|not|isnt)\\b)\\w+){0,5} (?:ciudadan[oa]s?|residentes?|citizens?|residents?|mica|green card|gring[oa]|american[oa]?)\\b`,
);
const forMe =
  /\b(?:(?:ya |yo )?(?:puedo|podria|podre|alcanzo a) (?:yo |ya )*(?:arreglar(?:me)?|legalizar(?:me)?|sacar|tener|agarrar|conseguir)|como (?:le hago para )?(?:arreglo|me arreglo|me legalizo|arreglar|sacar)|quiero (?:saber si (?:ya )?puedo )?(?:arreglar(?:me)?|legalizar(?:me)?)|yo (?:soy|ando|estoy)(?: de| como)? (?:mojad[oa]|ilegal|indocumentad[oa]|sin papeles)|(?:fix|get) my (?:papers|green card|status)|can i (?:fix|get|become|adjust))\b/;
/** Speaks as the one who petitions, or of somebody else's papers. */
const petitions = new RegExp(
  `\\b(?:yo )?(?:soy|somos) (?:ya )?(?:ciudadan[oa]s?|residentes?)\\b|\\bi(?: a)?m (?:now )?(?:a |an )?(?:us |american )?(?:citizen|resident)\\b|\\b(?:pedir|arreglar|traer|ayudar|legalizar|sacar)\\w*(?: papeles| la residencia| los papeles)? (?:a|para) (?:mi|mis) ${relative}\\b|\\b(?:petition|sponsor|bring|help)(?: for)? my ${relative}\\b|\\b(?:arreglarle|pedirl[oa]|arreglarl[oa]|ayudarl[oa])\\b`,
);
/** Asked from the side of whoever petitions. */
const ofPetitioner: ReadonlySet<string> = new Set([
  "pedir-papas",
  "pedir-hermanos",
  "pedir-esposo",
  "hijos-hijastros",
  "inmediato-vs-preferencia",
]);
const ofChildren = "hijos-hijastros";
const asksMore = /\b(?:cuant[oa]s?|tarda\w*|how (?:much|long)|cost\w*|cuest\w+|forma\w*|form|i ?\d{3})\b/;
/** A wedding that is to come, or a danger, has questions of its own. */
const another =
  /\b(?:me (?:voy a |quiero )?cas\w+|nos (?:vamos a )?casa\w+|novi[oa]|prometid[oa]|boyfriend|girlfriend|fianc\w+|muri\w+|fallecio|died|peg[ao]|golpe\w+|hits|corte|court|deten\w+|detain\w+)\b/;

const asksOfChild = (said: string): boolean =>
  childHelps.test(said) && !petitions.test(said) && !another.test(said);

function asksForOneself(said: string): boolean {
  if (petitions.test(said) || another.test(said)) return false;
  return helpsMe.test(said) || childHelps.test(said) || (hasPapers.test(said) && forMe.test(said));
}

/** "Casada con un ciudadano", "él es ciudadano": the other one has papers, so who speaks is asked for. */
const spouseHasPapers =
  /\b(?:casad[oa]|me case|married)(?: \w+){0,2} (?:con|to)(?: \w+){0,3} (?:ciudadan[oa]|residente|citizen|resident|american[oa]?|gring[oa])\b|\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|pareja|husband|wife|spouse|partner)\b(?: (?!(?:no|not|isnt|pedir|arreglar\w*|de)\b)\w+){0,6} (?:es|is|tiene|has)(?: (?:ya|una?|an?|us|la|su|his|her))* (?:ciudadan[oa]|citizen|residente|resident|american[oa]?|mica|green ?card)\b|\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|pareja|husband|wife|spouse|partner) (?:an? )?(?:us )?(?:citizen|resident|ciudadan[oa]|residente)\b/;
/** "¿Y mi esposa cómo la arreglo?": who speaks petitions. */
const spouse = "(?:espos[oa]|marido|mujer|senora|viej[oa]|pareja|husband|wife|spouse)";
const forSpouse = new RegExp(
  [
    `\\b(?:mi|my) ${spouse}\\b.*\\b(?:como|puedo|quiero|quisiera|podria|se)(?: (?:le|hago|para|yo|lo|la))* (?:(?:l[oa]|le) (?:arregl\\w+|legali[zs]\\w+|pid[oa]|pued[oa] (?:arreglar|pedir)|sac[oa]|consig[oa])|(?:arreglar|legalizar|pedir)(?:l[oa]|le))\\b`,
    `\\b(?:arregl(?:o|ar|arle)|legali[zs](?:o|ar|arle)|sac(?:o|ar|arle)|consegu\\w+|consig[oa])(?: (?:los|las|le|sus|unos|papeles|la|residencia))* a mi ${spouse}\\b`,
    `\\b(?:fix|get|legali[sz]e)(?: (?:papers|a green ?card|status|legal))*(?: for)? my ${spouse}s?\\b`,
    `\\b(?:soy|im|i am) (?:yo )?(?:el |la |the )?(?:que )?(?:es )?(?:ciudadan[oa]|citizen|american[oa]?)\\b.*\\b(?:mi ${spouse}|el|ella|my ${spouse})\\b.*\\b(?:(?:arreglar|legalizar|dar|sacar)(?:l[oa]|le)|(?:l[oa]|le) arreglo)\\b`,
    `\\b(?:soy|yo) (?:el|la) que naci(?:o|d[oa])? aqui\\b.*\\bmi ${spouse}\\b.*\\b(?:dar|arreglar|sacar)(?:le|l[oa])\\b`,
  ].join("|"),
);
/** "Mi esposa y yo estamos sin papeles", "we are both undocumented": neither petitions the other. */
const coupleOf = `(?:(?:mi|my) ${spouse} (?:y yo|and (?:i|me))|(?:yo|me) (?:y|and) (?:mi|my) ${spouse})`;
const without =
  "(?:(?:sin|no tenemos|without|no|dont have|have no)(?: \\w+)? (?:papeles|documentos|estatus|papers|status)|indocumentad[oa]s|ilegales|mojad[oa]s|undocumented|illegals?)";
const forUs =
  "(?:arreglarnos|legalizarnos|arreglemos|nuestr[oa]s (?:papeles|micas|residencias?|estatus|documentos)|(?:get|fix) our \\w+)";
const bothWithout = new RegExp(
  `\\b${coupleOf}\\b(?: (?!(?:ciudadan\\w+|residentes?|citizens?|residents?)\\b)\\w+){0,8} (?:${without}|${forUs})\\b`,
);
const ofMine =
  /\b(?:(?:yo )?(?:no tengo|ando sin|estoy sin) papeles|(?:yo )?(?:entre|cruce)|me (?:puede|pide|arregla)|nos (?:podemos|puede\w*) arreglar|mis papeles|my papers|i (?:crossed|entered|came)|i have no papers|soy indocumentad[oa])\b/;

/** A couple's questions are asked of the right one: of who petitions, or of who is asked for. */
function coupleQuestions(mind: Mind, seen: Understanding, readings: readonly string[]): Understanding | null {
  const { clarify } = seen;
  if (clarify?.id === "pedir-esposo") {
    const asked = readings.some(
      (said) => (spouseHasPapers.test(said) || bothWithout.test(said)) && !petitions.test(said),
    );
    return asked ? { ...seen, clarify: topicOf(mind, overviewTopic), wishes: true } : null;
  }
  const asks = readings.some(
    (said) => forSpouse.test(said) && !ofMine.test(said) && !spouseHasPapers.test(said),
  );
  if ((clarify?.id !== overviewTopic && clarify?.id !== "pedir-papas") || !asks) return null;
  return { ...seen, clarify: topicOf(mind, "pedir-esposo"), wishes: true };
}

/** The overview's questions in place of a petitioner's, and of what a resident is told who asks for a parent. */
export function ownQuestions(mind: Mind, seen: Understanding, readings: readonly string[]): Understanding {
  const couple = coupleQuestions(mind, seen, readings);
  if (couple !== null) return couple;
  const { clarify, situation } = seen;
  const turned = situation?.situation.id === "resident-parents" || ofPetitioner.has(clarify?.id ?? "");
  const ofChild =
    situation?.topic.id === ofChildren || (clarify === undefined && seen.best?.id === ofChildren);
  const asks =
    (turned && readings.some(asksForOneself)) ||
    (ofChild && readings.some(asksOfChild) && !readings.some((said) => asksMore.test(said)));
  if (!asks) return seen;
  return { ...seen, clarify: topicOf(mind, overviewTopic), situation: null, wishes: true };
}
