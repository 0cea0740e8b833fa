/** Whose case it is: a grave answer told outright holds only for who asks, and not for who has lasting papers or tells what another went through. Server only. */
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { citizenHere } from "#guide/words/server-only/citizen-words.ts";

/** A citizen or a resident, or somebody who became one. "Ciudadano mexicano" is none, and a card that is asked for is not there yet. */
const settled = new RegExp(
  [
    `\\b(?:soy|somos)(?: (?:ya|ahora|un|una|hoy))* (?:${citizenHere}|residentes?)\\b`,
    "\\b(?:me|nos) (?:naturalic\\w+|hice ciudadan\\w+|hicimos ciudadan\\w+)\\b|\\bjur(?:e|amos)\\b(?: \\w+){0,3} (?:ciudadan\\w+|bandera)\\b|\\bya (?:jure|juramos)\\b",
    "\\bya (?:tengo|tenemos) (?:la |mi )?(?:residencia|mica|green ?card|ciudadania)\\b(?! en )|\\b(?:me|nos) (?:dio|dieron|llego) (?:la |mi )?(?:residencia|mica|green ?card|ciudadania)\\b",
    "\\b(?:tengo|saque|con) (?:ya )?(?:el |mi |un )?pasaporte (?:american\\w+|estadounidense|de estados unidos)\\b(?! de )",
    "\\bi(?:m| am| a| became| have become| was|ve become)?(?: (?:now|already|a|an|the|us|u|s|american|naturalized|legal|lawful|permanent))* (?:citizen|resident|lpr|green ?card holder|naturalized)\\b",
    "\\bi (?:now )?(?:got|have|received|hold)(?: (?:now|my|a|the))* (?:green ?card|citizenship|(?:us|u s|american) passport)\\b(?! (?:interview|appointment|application|petition|case|pending))",
    "\\bnow i? ?(?:got|have|received|hold)(?: (?:my|a|the))* (?:green ?card|citizenship|(?:us|u s|american) passport)\\b",
  ].join("|"),
);

/** Read somewhere, or what a neighbour or a friend went through. */
const heardOf =
  /\b(?:lei|escuche|oi que|me contaron|en (?:el )?(?:facebook|tiktok|youtube|whatsapp)|en las noticias|i (?:read|heard)|on (?:facebook|tiktok|youtube|the news))\b|\b(?:vecin[oa]|amig[oa]|conocid[oa]|companer[oa]|comadre|compadre|paisan[oa]|neighbor|friend|coworker)s?\b(?: \w+){0,2} (?:tiene|tenia|tuvo|entro|cruzo|paso|gano|fue|salio|recibio|viene|le|lo|va|has|had|won|came|got|went|was|crossed|entered)\b/;

const lasting: readonly Fact[] = ["citizen", "resident"];

/** Said or told before: it is another's case, or who asks is past it. */
export function isNotTheirs(readings: readonly string[], told: readonly string[] = []): boolean {
  return (
    lasting.some((fact) => told.includes(fact)) ||
    readings.some((words) => settled.test(words) || heardOf.test(words))
  );
}
