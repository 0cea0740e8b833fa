/** What a few words and a sentence of a subject are both about, whatever words say it. Server only. */
import type { Topic } from "#guide/content-schema.ts";
import type { Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";
import { remembering } from "#guide/words/remembering.ts";
import { says } from "#guide/words/server-only/says.ts";

/** In Spanish and English; on words without accents. */
const concepts: readonly RegExp[] = [
  /\b(?:sin papeles|(?:no|ni \w+(?: \w+){0,3}) (?:tengo|tiene|tienen|tenemos|tengas|tenga) papeles|indocumentad[oa]s?|sin estatus|no papers|without papers|undocumented|without status|ilegal)\b/,
  /\b(?:cru[zc]\w+|sin (?:inspeccion|revision|permiso|visa)|por el (?:cerro|rio|desierto|monte)|mojad[oa]|brinqu\w+|crossed|without (?:inspection|permission)|on foot|caminando)\b/,
  /\b(?:con (?:una |mi |su )?visa|turista|i ?94|overstay\w*|with a visa|visitor)\b/,
  /\b(?:residen(?:tes?|cia|cy)|green card|mica|permanent resident|residents?)\b/,
  /\b(?:ciudadan[oa]s?|citizens?)\b/,
  /\b(?:espos[oa]s?|marido|pareja|casar\w*|novi[oa]s?|prometid[oa]|casad[oa]s?|casarse|casarte|boda|wife|husband|spouse|married|marry\w*|partner)\b/,
  /\b(?:papas?|mama|padres?|parents?|mother|father|mom|dad)\b/,
  /\b(?:hij[oa]s?|ninos?|ninas?|menor(?:es)?|bebe|baby|child(?:ren)?|kids?|son|daughter)\b/,
  /\b(?:herman[oa]s?|brothers?|sisters?|siblings?)\b/,
  /\b(?:orden(?:es)?|deport\w+|removal|ordered)\b/,
  /\b(?:corte|juez|audiencia|court|judge|hearing)\b/,
  /\b(?:arrest\w+|carcel|delitos?|condena\w*|cargos?|antecedentes|record|crimes?|convict\w+|charges?|jail)\b/,
  /\b(?:drogas?|mar[ih]+uana|drugs?)\b/,
  /\b(?:policia|police|reporte|denunci\w+)\b/,
  /\b(?:miedo|amenaz\w+|persigu\w+|peligro|afraid|fear|threat\w*|danger)\b/,
  /\b(?:dinero|pag[oa]\w*|cobr\w+|caro|barato|gratis|money|pay\w*|fees?|free|afford)\b/,
  /\b(?:trabaj\w+|patron|jefe|empleo|chamba|work\w*|employer|boss|job)\b/,
  /\b(?:viaj\w+|sal(?:ir|gas?|go)|fuera del pais|regres\w+|volver|travel\w*|leav\w+|abroad|trip)\b/,
  /\b(?:cartas?|avisos?|notice|letters?|correo|mail)\b/,
  /\b(?:direccion|mud[aoe]\w*|cambi\w+ de casa|address|moved?)\b/,
  /\b(?:neg(?:ad[oa]|aron|aste|o)|niega\w*|rechaz\w+|den(?:y|ied|ial|ies)|refus\w+)\b/,
  /\b(?:enferm\w+|hospital\w*|medic\w+|doctor|salud|alzheimer\w*|demencia|diabet\w+|cancer|discapaci\w+|sick|ill|health|medicine|dementia|disab\w+)\b/,
  /\b(?:firm\w+|sign(?:s|ed|ing|ature)?)\b/,
  /\b(?:entrevista|cita|interview|appointment)\b/,
  /\b(?:pruebas?|fotos?|recibos?|testigos|evidencia|proof|evidence|photos?|pictures|receipts?|witness\w*)\b/,
  /\b(?:llam\w+|telefono|numero|call\w*|phone|number)\b/,
  /\b(?:divorci\w+|separ\w+|divorc\w+|split)\b/,
  /\b(?:pasaporte|identificacion|acta|passport|birth certificate)\b/,
  /\b(?:tard[eo]|vencid[oa]|venci[oa]|se me paso|pasaron|plazo|fecha limite|late|expired|deadline)\b/,
  /\b(?:huellas|biometric\w*|fingerprints?|orr|sponsor)\b/,
  /\b(?:abogad[oa]s?|lawyers?|attorneys?)\b/,
  /\b(?:no (?:voy|vaya|fui|ir|me presento)|falt[aoe]\w*|miss(?:ed|ing)?|dont (?:go|show up))\b/,
  /\b(?:otr[oa]s? (?:forma|manera|camino|caminos|opcion(?:es)?|salida|puerta|cosa)|caminos|otra puerta|another way|other (?:ways?|options?|paths?)|common paths|options?)\b/,
  /\b(?:ice|migra|inmigracion|immigration)\b/,
  /\b(?:parole|cbp one|chnv)\b/,
  /\b(?:me corr(?:en|an|ieron|io)|despid\w+|correrte|castiguen|represalias?|fire[ds]?|punish\w*|retaliat\w*)\b/,
  /\b(?:tienen? \d+|cumpl\w+ \d+|menor(?:es)? de|mayor(?:es)? de|under (?:21|18)|edad|years? old|(?:he|she|they)(?: i|a)?re? \d+)\b/,
  /\b(?:segund[oa] vez|tercera? vez|(?:dos|tres|varias) veces|dos o mas|mas de uno|second (?:time|one)|third time|twice|two or more|more than one)\b/,
  /\b(?:somos \d|hogar|ganan?|gano|ganamos|ingresos?|sueldo|salario|household|income|earn\w*|i make)\b/,
  /\b(?:metid[oa]|mandad[oa]|presentad[oa]|mand[ao]\w*|filed|sent|send|mail(?:ed)?)\b/,
  /\b(?:becas?|ayuda (?:financiera|escolar)|scholarships?|financial aid|universidad(?:es)?|escuelas?|college|schools?)\b/,
];

/** Weighs little: it only decides between sentences on the same. */
const times =
  /\b(?:anos?|mes(?:es)?|dias?|semanas?|years?|months?|weeks?|days?|ayer|yesterday|(?:19|20)\d\d|plazo|deadline)\b/;
const lightly = 0.5;

/** What the subject itself says goes before its follow-ups and steps. */
const slightly = 0.25;

/** The things that a cleaned text speaks of, by number. */
export const conceptsOf = remembering((text: string): readonly number[] =>
  concepts.flatMap((words, at) => (says(text, words) ? [at] : [])),
);

/** Of a piece of a cleaned text: no more than the whole speaks of, so little has to be looked for. */
export const conceptsWithin = (piece: string, whole: string): readonly number[] =>
  conceptsOf(whole).filter((at) => concepts[at]?.test(piece));

/** Whether a word is about something that any subject may speak of. */
export const isKnownConcept = (word: string): boolean => conceptsOf(word).length > 0;

/** "Con residencia" and "soy residente": about one same thing at least, and nothing is told that was not asked. */
export function meets(condition: string, said: readonly string[]): boolean {
  const own = conceptsOf(clean(condition));
  const asked = new Set(said.flatMap(conceptsOf));
  return own.length > 0 && own.every((one) => asked.has(one));
}

/** Whether a sentence is about all that the words are about. */
export function coversAll(line: string, said: readonly string[]): boolean {
  const own = new Set(conceptsOf(clean(line)));
  const asked = said.flatMap(conceptsOf);
  return asked.length > 0 && asked.every((one) => own.has(one));
}

/** Sentences about most of what the words are about, in their order; none that share nothing. */
export function sharing(
  topic: Topic,
  said: readonly string[],
  language: Language,
  followUps: boolean,
): string[] {
  const asked = new Set(said.flatMap(conceptsOf));
  const timed = said.some((words) => times.test(words));
  if (asked.size === 0 && !timed) return [];
  const own = followUps ? Object.values(topic.followUps).flatMap((one) => split(one?.[language] ?? "")) : [];
  const steps = topic.steps[language].map((step) => (/[.!?»”]$/.test(step) ? step : `${step}.`));
  const all = [...new Set([topic.short[language], ...topic.answer[language], ...own, ...steps])];
  const first = new Set([topic.short[language], ...topic.answer[language]]);
  const scored = all.map((line) => {
    const words = clean(line);
    const shared = conceptsOf(words).filter((one) => asked.has(one)).length;
    const score = shared + (timed && /\d/.test(line) && times.test(words) ? lightly : 0);
    return { line, score: score === 0 || !first.has(line) ? score : score + slightly };
  });
  const most = Math.max(...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ line }) => line);
}

function split(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|¿)/u);
}
