/**
 * Somebody was dragged into a car just now, by people who are no known officers: the police can follow a car for some minutes, and a register of
 * those who are held is looked into later. Server only.
 */
import type { Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

const vehicle = "(?:camioneta|van|carro|coche|troca|troque|camion|cajuela|suv)";
const car = "(?:truck|van|car|suv|trunk|vehicle|pickup)";
const force = "(?:a (?:la )?fuerzas?|a golpes|a jalones|a empujones|a punta de pistola|encanonad[oa])";
const taken = [
  `\\b(?:subieron|metieron|aventaron|jalaron|arrastraron|treparon|empujaron|llevaron|agarraron|(?:acaban? de )(?:subir|meter|aventar|jalar|arrastrar|trepar|llevarse))\\b(?: \\w+){0,6} ${force}\\b`,
  `\\b${force}(?: \\w+){0,4} (?:subieron|metieron|aventaron|jalaron|arrastraron|treparon|llevaron)\\b`,
  `\\b(?:subieron|metieron|aventaron|jalaron|arrastraron|treparon|empujaron)\\b(?: \\w+){0,4} (?:a|en|dentro de|adentro de|hacia)(?: \\w+){0,2} ${vehicle}\\b`,
  `\\b(?:shoved|threw|forced|dragged|pulled|pushed|stuffed)\\b(?: \\w+){0,6} in(?:to|side)?(?: \\w+){0,3} ${car}\\b`,
  "\\btook (?:him|her|them|my \\w+(?: \\w+)?) by force\\b",
].map((source) => new RegExp(source));
const thisHour =
  /\b(?:acaban? de|ahorita|ahora(?: mismo)?|hace (?:un |una )?(?:rato|ratito|poco|momento|hora|(?:\w+ )?minutos?)|hoy|anoche|ayer|right now|yesterday|last night|just (?:now|took|threw|shoved|grabbed|dragged)|(?:minutes?|an hour) ago|tonight|this (?:morning|afternoon|evening))\b/;
const officers =
  /\b(?:ice|la migra|migra|migracion|inmigracion|immigration|agentes?|agents?|officers?|oficial(?:es)?|policias?|cops?|sheriff|patrulla|border patrol|cbp|uniform\w*)\b/;
const noOfficers =
  /\b(?:no (?:eran|son|fue|fueron|parecian)|(?:were|was|are)(?: not|nt))\b(?: \w+){0,3} (?:ice|migra|migracion|inmigracion|immigration|agentes?|agents?|policias?|police|officers?|cops?)\b/;
/** Told of another country or time. */
const past =
  /\b(?:mi pais|my country|back home|asilo|asylum|hace (?:\w+ ){1,2}(?:anos?|mes(?:es)?|semanas?)|(?:years?|months?|weeks?) ago|(?:en|in) (?:19|20)\d\d|cuando (?:era|vivia)|pelicula|movie)\b/;

export function isTakenByForce(said: string): boolean {
  if (!taken.some((one) => says(said, one)) || !says(said, thisHour) || says(said, past)) return false;
  return !says(said, officers) || says(said, noOfficers);
}

/** Who saw it has seconds to read. */
export const takenByForce: Record<
  Language,
  Pick<Reply, "warning" | "short" | "sentences" | "steps" | "forms">
> = {
  es: {
    warning:
      "Llama al 911 ahora: di que se llevaron a una persona a la fuerza, dónde, hace cuánto y en qué carro. Te ayudan sin importar tus papeles.",
    short: "Los primeros minutos cuentan mucho, y para avisar no hacen falta papeles.",
    sentences: [
      "Apunta ya lo que viste: placas, color del carro, cómo eran y para dónde se fueron.",
      "Si te piden dinero o es gente del coyote, no pagues ni vayas a verlos: díselo al 911 o a la línea de trata, 888-373-7888.",
      "Si crees que eran agentes de migración sin uniforme, díselo también al 911, y busca su nombre en https://locator.ice.gov.",
    ],
    forms: [],
    steps: [
      "Llama al 911 y no cuelgues.",
      "Guarda fotos, videos y mensajes.",
      `Avisa a su familia, y después habla con un abogado o representante acreditado: ${lawyers}.`,
    ],
  },
  en: {
    warning:
      "Call 911 now: say that a person was taken by force, where, how long ago and in what car. They help you whatever your papers.",
    short: "The first minutes matter a lot, and you need no papers to report it.",
    sentences: [
      "Write down what you saw right away: plates, color of the car, what they looked like and which way they went.",
      "If they ask for money or are the smuggler's people, do not pay and do not go to meet them: tell 911 or the trafficking hotline, 888-373-7888.",
      "If you think they were immigration officers without uniform, tell 911 that too, and look for the name at https://locator.ice.gov.",
    ],
    forms: [],
    steps: [
      "Call 911 and do not hang up.",
      "Keep photos, videos and messages.",
      `Tell the family, and then talk to a lawyer or accredited representative: ${lawyers}.`,
    ],
  },
};
