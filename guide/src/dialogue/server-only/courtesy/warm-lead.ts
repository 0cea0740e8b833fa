/** A death in the family, or good news, told beside what is asked: one warm word before the answer. Server only. */
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

const kin: Readonly<Record<string, string>> = {
  ...{ mama: "mamá", mami: "mamá", madre: "mamá", papa: "papá", papi: "papá", padre: "papá", bebe: "bebé" },
  ...{ hijo: "hijo", hija: "hija", nino: "niño", nina: "niña", esposo: "esposo", esposa: "esposa" },
  ...{
    marido: "esposo",
    mujer: "esposa",
    hermano: "hermano",
    hermana: "hermana",
    primo: "primo",
    prima: "prima",
  },
  ...{
    abuelo: "abuelo",
    abuela: "abuela",
    abuelita: "abuelita",
    abuelito: "abuelito",
    tio: "tío",
    tia: "tía",
  },
  ...{
    sobrino: "sobrino",
    sobrina: "sobrina",
    suegro: "suegro",
    suegra: "suegra",
    nieto: "nieto",
    nieta: "nieta",
  },
};
const kinEn =
  "mom|mother|dad|father|son|daughter|wife|husband|brother|sister|baby|grandma|grandmother|grandpa|grandfather|uncle|aunt|cousin|nephew|niece";
const died =
  "(?:se (?:me |nos )?(?:acaba de )?mur(?:io|ieron)|murio|acaba de (?:morir|fallecer)|fallecio|falleciera|se nos fue|l[oa] mataron|me l[oa] mataron)";
const spanish = new RegExp(
  `\\b(?:mi|mis) (${Object.keys(kin).join("|")})s?\\b(?: (?!(?:si|cuando|mis?|y|porque|con)\\b)\\w+){0,3}?(?: y)? ${died}\\b(?! (?:a )?mi )|\\b(?:${died}|mataron|perdi)(?: ayer| hoy| anoche| en \\w+)? (?:a )?mi (${Object.keys(kin).join("|")})\\b`,
);
const english = new RegExp(
  `\\bmy (${kinEn})\\b(?: (?!(?:my|and|because|with)\\b)\\w+){0,2}? (?:just )?(?:died|passed away|passed|was (?:killed|murdered)|got killed)\\b|\\bthey killed my (${kinEn})\\b|\\bi (?:just )?lost my (${kinEn})\\b`,
);
/** Only feared or supposed, or of the court and the papers of somebody. */
const supposed = /\b(?:si|if|cuando se|en caso de|when (?:he|she) dies|what happens|que pasa)\b/;

/** The relative whose death is told, as it is written; null where none is. */
function lost(said: string, language: Language): string | null {
  if (supposed.test(said)) return null;
  const found = (language === "es" ? spanish : english).exec(said);
  const [, ...names] = found ?? [];
  const name = names.find((one) => one !== undefined);
  if (name === undefined) return null;
  return language === "es" ? (kin[name] ?? null) : name;
}

const goodNews =
  /^(?:(?:hola|buenas|ya|por fin|al fin|gracias a dios|ayer|hoy|fijese que|hi|finally|just|yesterday|today) )*(?:(?:me|nos) (?:aprobaron|dieron|otorgaron) (?:ya |por fin )?(?:el |la |mi |nuestra? )?(?:asilo|visa u|visa t|vawa|tps|daca|perdon|i ?(?!220|862|2[01]\d|213)\d{3}a?|i ?601a|ciudadania|peticion|permiso(?: de trabajo)?)|gan(?:e|amos) (?:el |mi |nuestro )?(?:asilo|caso)|(?:i|we) won (?:my |our |the )?(?:asylum|case)|(?:my|our) (?:asylum|u visa|waiver|petition|citizenship|work permit) (?:was|got) (?:approved|granted)|pase (?:la|mi) entrevista|(?:i )?passed (?:my|the) (?:interview|test))\b(?! (?:pero|hasta|en 20|in 20|hace (?:\d|un|dos|tres|cuatro|cinco|varios|muchos)))/;
const isOld = /\b(?:pero|hace|desde|ago|since|but|19\d\d|20\d\d|niega\w*|quitaron|revoked)\b/;

const words: Record<Language, { loss: (whom: string) => string; joy: string }> = {
  es: { loss: (whom) => `Siento mucho lo de tu ${whom}.`, joy: "¡Felicidades!" },
  en: { loss: (whom) => `I am very sorry about your ${whom}.`, joy: "Congratulations!" },
};
const saidAlready = /siento mucho|lo siento|felicidades|very sorry|congratulations/i;

/** The same reply with a word for what was told; dangers and refusals have their own, and a tapped title tells nothing. */
export function warmly({ mind, seen, question, language }: Thread, reply: Reply): Reply {
  if (reply.kind === "crisis" || reply.kind === "refuse" || reply.confidence === 1) return reply;
  if (saidAlready.test([reply.short, ...reply.sentences].join(" "))) return reply;
  const said = clean(question);
  const whom = lost(said, language);
  const joy = whom === null && goodNews.test(said) && !isOld.test(said) && !/[?¿]/.test(question);
  const lead = whom !== null ? words[language].loss(whom) : joy ? words[language].joy : null;
  return lead === null || mind.search.exact(seen.text) !== null
    ? reply
    : { ...reply, short: `${lead} ${reply.short}` };
}
