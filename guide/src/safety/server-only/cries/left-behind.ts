/** Small children who are alone right now because somebody was taken: told as a danger, in words of its own. Server only. */
import type { Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const child =
  "(?:bebes?|recien nacid[oa]|(?:nin|nen|chamaquit|chiquit|hijit|criaturit)[oa]s?|criaturas?|babies|baby|toddlers?|infants?|little (?:boy|girl|kid)s?|kids?|children)";
const alone =
  "(?:(?:esta|estan|quedo|quedaron|se quedo|dejaron)(?: \\w+){0,2} (?:sol(?:it)?[oa]s?|encerrad[oa]s?)|sin (?:nadie|ningun adulto)|llorando (?:adentro|ahi)|(?:is|are|left|s)(?: \\w+){0,2} (?:alone|by (?:himself|herself|themselves))|crying (?:alone|inside|by itself))";
/** The child is who is alone, and not its mother with it. */
const childAlone = new RegExp(
  `\\b${child}\\b(?: \\w+){0,5} ${alone}\\b|\\b${alone}(?: \\w+){0,2} ${child}\\b|\\b(?:dej(?:o|aron)|left)(?: \\w+){0,2} ${child}(?: \\w+)? (?:sol(?:it)?[oa]s?|alone)\\b`,
);
/** The child writes. */
const childWrites =
  /\b(?:tengo (?:[5-9]|1[0-4]) anos|im (?:[5-9]|1[0-4])(?: years old)?)\b.*\b(?:estoy|estamos|im|i am|we are) (?:aqui )?(?:sol[oa]s?|alone)\b|\b(?:estoy|estamos|im|i am|we are) (?:aqui )?(?:sol[oa]s?|alone)\b.*\b(?:tengo (?:[5-9]|1[0-4]) anos|im (?:[5-9]|1[0-4])(?: years old)?)\b/;
const taken =
  /\b(?:se (?:(?:l[oa]s?|me|nos) )?llev(?:o|aron)|agarr(?:o|aron)|detuv(?:o|ieron)|arrest(?:o|aron|ed)|levantaron|took|detained|picked up|grabbed)\b/;
/** What may happen, what was, who is with the child, or another matter. */
const notNow =
  /\b(?:si (?:me|nos|ice|la migra|algun dia|a (?:mi|el|ella))|if (?:i|we|they|ice|he|she)|en caso|por si|just in case|hace (?:\w+ ){1,2}(?:dias?|semanas?|meses|anos?)|(?:days?|weeks?|months?|years?) ago|last (?:week|month|year)|la semana pasada|el (?:mes|ano) pasado|cuando (?:era|eramos|tenia)|carta poder|tutel\w+|custodia|custody|power of attorney|sol[oa]s? con|alone with|conmigo|with me|en su cuarto|lista|celda|after school|ya sali|crucer?|cruz\w+)\b/;

/** Somebody else's, whom nobody has seen since. */
const unseen =
  /\b(?:the|their|her|his|el|la|los|su|sus|al) (?:\w+ )?(?:bebe|baby|nin[oa]s?|nen[ea]s?|kids?|child|children|toddler)\b.{0,60}\b(?:no (?:aparecen?|l[oa]s? (?:veo|vemos|encuentr\w+))|nadie (?:sabe|l[oa]s? (?:ha visto|tiene))|is nowhere|cant find (?:him|her|it|them)|nobody knows)\b|\b(?:no (?:veo|vemos|encuentro|encontramos|sabemos donde (?:esta|quedo|quedaron|estan))|nadie sabe (?:donde (?:esta|quedo)|quien tiene)|(?:dont|cant|cannot) (?:see|find)|nobody knows where|where is) (?:a |al |a la )?(?:the|their|her|el|la|los|su|sus)? ?(?:\w+ )?(?:bebe|baby|nin[oa]s?|nen[ea]s?|kids?|child|toddler)\b/;
const ofOthers =
  /\b(?:neighbou?rs?|vecin[oa]s?|papas|parents|la mama|el papa|the (?:mom|mother|dad|father|couple)|amig[oa]s?|friends?|una (?:senora|pareja)|(?:her|his|their) (?:mom|dad|mother|parents)|companer[oa])\b/;

/** A child is alone now because whoever looked after it was taken. */
export function isChildLeft(said: string): boolean {
  if (!says(said, taken)) return false;
  if (says(said, unseen) && says(said, ofOthers) && !says(said, notNow)) return true;
  return says(said, childWrites) || (says(said, childAlone) && !says(said, notNow));
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
