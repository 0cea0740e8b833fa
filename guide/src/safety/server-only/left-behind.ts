/** Small children who are alone right now because somebody was taken: told as a danger, in words of its own. Server only. */
import type { Language, Reply } from "#guide/types.ts";

const child =
  /\b(?:bebes?|recien nacid[oa]|(?:nin|nen|chamaquit|chiquit|hijit|criaturit)[oa]s?|criaturas?|(?:hij|sobrin|niet)[oa]s? (?:chiquit[oa]s?|pequen[oa]s?|de (?:[1-9]|1[0-2]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) )|babies|baby|toddlers?|infants?|little (?:boy|girl|kid|one)s?|kids?|children|(?:[1-9]|two|three|four|five|six|seven|eight|nine) years? old)\b/;
const alone =
  /\b(?:sol(?:it)?[oa]s?|encerrad[oa]s?|sin (?:nadie|ningun adulto|un adulto)|no hay (?:nadie|ningun adulto)|nadie (?:esta|l[oa]s? (?:cuida|atiende|recoge))|llorando (?:adentro|ahi)|alone|all by (?:himself|herself|themselves)|locked|nobody (?:is|to|with|inside)|no (?:adults?|one) (?:is|with|inside|there|around))\b/;
const taken =
  /\b(?:se (?:(?:l[oa]s?|me|nos) )?llev(?:o|aron)|agarr(?:o|aron)|detuv(?:o|ieron)|arrest(?:o|aron|ed)|levantaron|took|detained|picked up|grabbed)\b/;
const now =
  /\b(?:ahorita|ahora|ahi|aqui|acaban?|adentro|hoy|todavia|siguen?|esta|estan|quedo|quedaron|inside|right now|still|just|is|are|theres|there is)\b/;
/** What may happen, what was, or whom one would leave them with. */
const notNow =
  /\b(?:si (?:me|nos|ice|la migra|algun dia|a (?:mi|el|ella))|if (?:i|we|they|ice|he|she)|que (?:pasa|pasaria|pasara)|what (?:happens|would)|en caso|por si|just in case|hace (?:\w+ ){1,2}(?:dias?|semanas?|meses|anos?)|(?:days?|weeks?|months?|years?) ago|last (?:week|month|year)|la semana pasada|el (?:mes|ano) pasado|cuando (?:era|eramos|tenia)|plan|carta|poder|tutel\w+|custodia|custody|power of attorney|(?:cuida|cuido|cuidando|conmigo|with me|taking care|looking after|babysit\w*)|quieren? dejar|crucer?|frontera|border)\b/;

/** A child is alone now because whoever looked after it was taken. */
export function isChildLeft(said: string): boolean {
  return child.test(said) && alone.test(said) && taken.test(said) && now.test(said) && !notNow.test(said);
}

/** First the child, then the parents. */
export const leftChildren: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning:
      "Llama al 911 ahora y di que hay niños solos y dónde están: mandan ayuda y no preguntan por tus papeles.",
    short: "Primero los niños: que no se queden solos ni un rato más.",
    sentences: [
      "Quédate cerca y háblales, aunque sea por la puerta, hasta que llegue alguien.",
      "Si conoces a su familia, avísale ya: los papás pueden decir con quién quieren que se queden.",
      "A los papás los buscas en locator.ice.gov, y un abogado o representante acreditado puede decirle a ICE que dejaron niños solos.",
    ],
    steps: [
      "Llama al 911.",
      "Avisa a un familiar o a un amigo de los papás.",
      "Busca a los papás en locator.ice.gov.",
    ],
  },
  en: {
    warning:
      "Call 911 now and say that children are alone and where: they send help and do not ask about your papers.",
    short: "The children come first: they should not be alone a moment longer.",
    sentences: [
      "Stay close and talk to them, even through the door, until someone comes.",
      "If you know their family, tell them now: the parents can say who they want the children to stay with.",
      "You can look for the parents at locator.ice.gov, and a lawyer or accredited representative can tell ICE that children were left alone.",
    ],
    steps: [
      "Call 911.",
      "Tell a relative or a friend of the parents.",
      "Look for the parents at locator.ice.gov.",
    ],
  },
};
