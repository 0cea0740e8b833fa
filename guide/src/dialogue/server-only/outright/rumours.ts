/**
 * What was heard on the news or from a neighbour, and whether two things are the same: a plain fact is asked for, and no way to papers of one's own. Server
 * only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

const plainQuestion = 34;

const heard =
  /\b(?:noticias?|tele|television|radio|redes|facebook|feisbu[ck]k?|face|tiktok|tik tok|whats ?app|youtube|periodico|rumor(?:es)?|chisme|(?:vi|oi|lei|escuche|escucho|supe|anda|andan|salio|sali[oe]ron|me (?:dijo|dijeron|conto|contaron)|dicen|dice (?:mi|la|el)|(?:mi|la|el|una?) \w+ dice) (?:\w+ ){0,6}?(?:que|de que|lo de)|(?:es|sera|sea) (?:verdad|cierto|sierto)|sera verdad|(?:ya )?(?:cambi\w+|quit\w+|acab\w+|elimin\w+) (?:\w+ ){0,3}(?:ley|castigo|perdon|waiver|reglas?)|sigue (?:igual|existiendo|vigente)|(?:on|in) the news|heard|saw|read|is it true|are they (?:really |actually )?(?:making|going)|someone (?:said|told)|people (?:say|are saying)|they (?:say|said)|facebook|rumou?r)\b/;
const bars =
  /\b(?:castigos?(?: \w+){0,3} (?:diez|10|tres|3)|perdon|waiver|(?:i ?)?601 ?a?|(?:three|3|ten|10) ?(?:and 10 ?|or 10 ?)?years? bars?)\b/;
const isOver =
  /\b(?:(?:ya )?(?:no (?:hay|existe\w*|lo hay|dan|aplica\w*|cuenta|vale)|quit(?:aron|o|an|ado)|cambi(?:aron|o|a|an|ado)|acab(?:aron|o)|termin(?:aron|o)|elimin\w+|cancel\w+|suspend\w+|borr(?:aron|o)|van a quitar)|sigue (?:igual|existiendo|vigente|el|habiendo)|(?:todavia|aun) (?:hay|existe|sirve)|got rid|gone|ended|over|cancell?ed|removed|changed|no longer|anymore|still (?:a thing|exist\w*|there|available|around)|did away)\b/;
const ownBar =
  /\b(?:me (?:toca|aplica|cae)|ya (?:me )?(?:sali|pague|mande|meti|tengo)|mi cita|mi (?:perdon|caso)|si (?:salgo|me voy)|(?:re)?entre|volvi|regrese|cruce|permanente|permanent|my (?:waiver|case|interview)|if i (?:leave|go))\b/;

const card =
  /\b(?:green ?card|mica|residencia|tarjeta verde|arregl\w+|ajust\w+|papeles|residency|adjust\w*|permanent resident\w*)\b/;
const onlyOutside =
  /\b(?:desde (?:a?fuera|el extranjero|su pais|tu pais|mi pais|alla)|(?:ya )?no (?:se (?:puede|va a poder)|dejan?|deja|dan|da|van a dejar|podremos|van a dar)(?: \w+){0,5} (?:aqui|aca|adentro|dentro|desde (?:aqui|adentro|dentro))|(?:ya )?(?:nomas|solo|solamente|tod[oa]s?(?: \w+){0,2}) (?:\w+ ){0,4}(?:en el consulado|por (?:el )?consulado|afuera|fuera|salir)|(?:hay|tiene[ns]?|tenemos|habra|tendran?) que (?:salir|salirse|irse|pedir\w* (?:en|desde)|ir(?:se)? (?:al consulado|a su pais|afuera))|from (?:outside|abroad|your (?:own )?country)|outside (?:the )?(?:us|u s|country|united states)|leave (?:the (?:country|us)|to)|(?:cant|cannot|not|no longer)(?: \w+){0,6} (?:inside|from here|in here|within)|(?:a|los|las) casad[oa]s\b.*\bvisa)\b/;
/** Told of one's own case, or by who handles it. */
const insideOther =
  /\b(?:(?:me )?tengo que|tenemos que|debo|puedo|podemos|i (?:have|need|must|can)|abogad[oa]|licenciad[oa]|lawyer|attorney|mi (?:cita|entrevista|caso|peticion)|my (?:interview|case|appointment)|orden|deport\w+|corte|court|castigo|perdon|waiver|cruce|cruzo|brinqu\w+|crossed|permiso de viaje|advance parole|pagando|mil|245|ley vieja|cuando|when|casad[oa] con|me case|mi (?:espos[oa]|marido|hij[oa])|my (?:husband|wife|son|daughter))\b/;
const withoutLeaving =
  /\b(?:sin salir(?:me|se)?|sin tener que salir|aunque (?:\w+ ){0,3}(?:cruz\w+|entr\w+ (?:sin|mojad\w+|por el))|without leaving|even if (?:you|they|someone|i) (?:crossed|came))\b/;

const sameAs =
  /\b(?:(?:es|son|sea|sera|sean) (?:lo mismo|iguales?|la misma cosa)|lo mismo (?:es |tener |ser |que )|(?:es|son) (?:iguales|diferentes?|distint[oa]s?|igual)|(?:que|cual es la|hay) diferencia|en que se (?:diferencia\w*|distingue\w*)|(?:son |o )?(?:dos )?(?:cosas|papeles|documentos|tramites) (?:distint[oa]s|diferentes|aparte)|(?:the )?same(?: thing| as)|(?:whats the |what is the |any )?difference)\b/;
const permit = /\b(?:permisos?(?: de trabajo)?|work permits?|ead)\b/;
const residence =
  /\b(?:residente|residencia|mica|green ?cards?|tarjeta verde|resident|residency|permanent residence)\b/;
const citizen = /\b(?:ciudadan[oa]|ciudadania|citizen(?:ship)?|naturaliz\w+)\b/;
const itin = /\b(?:itin|aitin|ai tin)\b/;
const social = /\b(?:seguro social|(?:el|del) seguro|social security|social|ssn|numero de seguro)\b/;
const petition = /\b(?:i ?130|peticion|petition)\b/;
const offices = [/\b(?:uscis|ucis)\b/, /\b(?:ice|la migra)\b/];
/** Asked of one's own card, trip, job or price. */
const ofOwn =
  /\b(?:mi (?:permiso|mica|caso|tarjeta|entrevista|numero)|my (?:permit|card|case|number)|cuest\w+|precio|cost\w*|tarda\w*|viaj\w+|travel\w*|renov\w+|renew\w*|perdi|lost|gano|nombre|apellido|direccion|address)\b/;

const some: readonly Outright[] = [
  { id: "rumour-bars", said: [heard, bars, isOver], unless: ownBar, over: [] },
  { id: "no-new-law", said: [heard, card, withoutLeaving], unless: insideOther, calm: true, over: [] },
  { id: "rumour-from-inside", said: [heard, card, onlyOutside], unless: insideOther, over: [] },
  { id: "permit-is-no-card", said: [sameAs, permit, residence], unless: ofOwn, calm: true, over: [] },
  { id: "resident-or-citizen", said: [sameAs, residence, citizen], unless: ofOwn, calm: true, over: [] },
  { id: "itin-or-social", said: [sameAs, itin, social], unless: ofOwn, calm: true, over: [] },
  { id: "petition-is-no-card", said: [sameAs, petition, residence], unless: ofOwn, calm: true, over: [] },
  { id: "uscis-or-ice", said: [sameAs, ...offices], unless: ofOwn, calm: true, over: [] },
];

export const rumourRules: readonly Outright[] = upTo(plainQuestion, some);
