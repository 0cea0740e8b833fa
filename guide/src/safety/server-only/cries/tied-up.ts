/** An old or sick person whom a caregiver ties up, hits or starves: told as a danger, in words of its own. Server only. */
import type { Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const frail =
  "(?:abuel(?:it)?[oa]s?|viejit[oa]s?|ancian[oa]s?|mama|mami|papa|suegr[oa]|ti[oa]|bisabuel[oa]|senora mayor|grand(?:ma|pa|mother|father)|mom|mother|dad|father|aunt|uncle|elderly \\w+|old (?:lady|man|woman))";
const keeper =
  "(?:cuidador[oa]?|ninera|enfermer[oa]|asilo|nursing home|caregiver|caretaker|home aide|aide|nurse|la que (?:la|lo) cuida|quien (?:la|lo) cuida|(?:herman|ti|cunad|prim)[oa]|brother|sister)";
const ties =
  "(?:(?:la|lo|me la|me lo) (?:amarr(?:a|an|o|aron)|at(?:a|an|o|aron)|tienen? (?:amarrad|atad)[oa])|tienen? (?:amarrad|atad)[oa]|ties? (?:her|him)|tied (?:her|him|up|to)|tying (?:her|him)|keeps? (?:her|him) tied)";
const to = "(?:silla|cama|sillon|chair|bed|wheelchair|couch|rail)";
const tied = new RegExp(`\\b${ties}\\b(?: \\w+){0,4} ${to}\\b`);
const oldOne = new RegExp(`\\b${frail}\\b`);
const hurt = new RegExp(
  `\\b${keeper}\\b.{0,40}\\b(?:(?:le|la|lo) (?:peg\\w+|golpe\\w+|deja sin comer|grita y (?:la|lo) jalonea|jalonea)|hits|slaps|beats|starves) ?(?:(?:her|him|my|a mi|a la|a) )?`,
);
/** Strapped in for the road, or by a hospital. */
const forSafety =
  /\b(?:cinturon|seat ?belt|flu|gripa|resfri\w+|(?:is|s) tied to (?:his|her|a) wheelchair(?! (?:by|so|and|all|every)\b)|cirugia|surgery|hospital|perr[oa]|dog|zapatos?|shoes)\b/;

export const isFrailHarmed = (said: string): boolean =>
  says(said, oldOne) &&
  !says(said, forSafety) &&
  (says(said, tied) || (says(said, ofCare) && says(said, hurt)));
const ofCare =
  /\b(?:cuidador[oa]?|(?:la|lo|que) cuida|caregiver|caretaker|home aide|nursing home|asilo de ancianos)\b/;

export const frailHarmed: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning: "Si está en peligro ahora, llama al 911: ayudan sin importar los papeles de nadie.",
    short: "Amarrar o lastimar a una persona mayor es un delito, y no se aguanta por miedo a migración.",
    sentences: [
      "Que esa persona no se quede más a solas con ella, y llévala con un doctor que vea las marcas.",
      "Toma fotos, apunta fechas y lo que te contó.",
      "También puedes reportarlo a la protección de adultos de tu condado (Adult Protective Services), aunque no seas familiar.",
      "Amenazar con migración para callar a alguien también puede ser delito; un abogado les dice qué hacer con eso.",
    ],
    steps: [
      "Hoy, que la cuide alguien de confianza.",
      "Llama al 911 si hay peligro, o a la protección de adultos de tu condado.",
      "Habla con un abogado o representante acreditado: https://www.justice.gov/eoir/list-pro-bono-legal-service-providers.",
    ],
  },
  en: {
    warning: "If they are in danger now, call 911: they help whatever anybody's papers.",
    short: "Tying up or hurting an old person is a crime, and fear of immigration is no reason to bear it.",
    sentences: [
      "Do not leave that caregiver alone with them any more, and have a doctor look at the marks.",
      "Take photos, and write down dates and what they told you.",
      "You can also report it to Adult Protective Services in your county, even if you are not family.",
      "Threatening with immigration to keep someone quiet may be a crime too; a lawyer can tell you what to do about it.",
    ],
    steps: [
      "Today, let someone you trust look after them.",
      "Call 911 if there is danger, or Adult Protective Services in your county.",
      "Talk to a lawyer or accredited representative: https://www.justice.gov/eoir/list-pro-bono-legal-service-providers.",
    ],
  },
};
