/** What was decided: a judge's denial has ten days, an order that nobody had told of is opened again, a departure that was granted has its date, and a test says who is no father. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright.ts";

const denied = new RegExp(
  [
    "\\b(?:me|nos|le|les|lo|la) (?:acaban? de )?(?:neg(?:aron|o|ar)|deneg(?:aron|o)|rechaz(?:aron|o))(?: \\w+){0,2} (?:asilo|cancelacion)\\b",
    "\\b(?:neg(?:aron|o)|deneg(?:aron|o)|rechaz(?:aron|o)) (?:el|mi|su|nuestro) (?:caso de )?asilo\\b",
    "\\b(?:asilo|cancelacion) (?:(?:fue|me lo|me la|nos lo|nos la|se lo|se la) )?(?:neg(?:ad[oa]|aron|o)|deneg\\w+|rechaz\\w+)\\b",
    "\\bneg(?:aron|o) (?:el|mi|su|nuestro) caso (?:en|con) (?:la |el )?(?:corte|juez|jueza)\\b",
    "\\b(?:juez|jueza) (?:me |nos |le |lo |la )?(?:acaba de )?(?:orden(?:o|ar)|dio|puso) (?:\\w+ ){0,2}(?:deport\\w+|remocion)\\b",
    "\\b(?:denied|rejected|turned down) (?:my|our|his|her) asylum\\b|\\b(?:my|our|his|her) asylum (?:case |claim |application )?(?:was |got |has been |is )?denied\\b",
    "\\bjudge (?:just )?(?:denied (?:my|our|his|her) (?:case|cancellation)|ordered (?:me|us|him|her) (?:deported|removed))\\b",
  ].join("|"),
);
/** Another stage, an old decision, or another question about it. */
const elsewhere =
  /\b(?:permiso|i ?765|765|work permit|ead|bia|board|junta|apel\w+|appeal\w*|uscis|oficina de asilo|asylum (?:office|officer)|oficial de asilo|noid|otra vez|de nuevo|again|reapply|aplicar|apply|miedo creible|credible fear|anos?|years?|(?:19|20)\d\d|casad\w+|casar\w*|marr\w+|viaj\w+|travel\w*|aprob\w+|detenid\w+|detain\w*|(?:en|in) (?:ausencia|absentia)|absentia|ausencia|falte|no fui|missed|never (?:got|received)|no (?:me |nos )?(?:llego|recibi)\w*|reopen\w*|reabr\w+)\b/;

/** An order that the judge has given. */
const ordered =
  /\b(?:juez|jueza|corte|sistema|judge|court)\b(?: \w+){0,6} (?:orden(?:o|aron)|deport(?:o|aron)|ordered)\b|\b(?:orden|ordenes|deportacion|deporte|deportation|removal)\b(?: \w+){0,3} (?:final|firme|order|deport\w+|remocion|contra|en mi nombre|desde)\b|\b(?:ya )?(?:tengo|tenia|hay|habia|sale|aparece|have|had|there (?:is|was))(?: \w+){0,4} (?:orden(?: final)?(?: de)? (?:deport\w+|remocion|salida)|deportacion|removal order|deportation order|order of removal)\b|\b(?:me|nos|lo|la|le) (?:orden(?:o|aron)(?: \w+){0,2} deport\w+|deportaron en ausencia)\b|\bordered (?:me |us |him |her )?(?:removed|deported)\b|\b(?:en ausencia|in absentia)\b/;
/** Nobody had said that there was a hearing. */
const neverTold =
  /\b(?:(?:nunca|jamas|no) (?:me |nos |le |les )?(?:lleg\w+|mandaron|mando|enviaron|dieron|avis\w+|notific\w+|dijeron|recib\w+|tuve|supe)|(?:nunca|jamas|no) (?:ha |han |he |hemos )?(?:recibid\w+|llegad\w+|avisad\w+))(?: \w+){0,5} (?:avisos?|cartas?|cita|citas|citatorio|notificacion\w*|fecha|audiencia|corte|papel|papeles|nada|notice|letter)\b|\b(?:nunca|jamas|no) (?:me|nos|le) (?:avis\w+|notific\w+)\b|\b(?:ni|no) (?:sabia|sabiamos|supe|supimos)(?: \w+){0,4} (?:corte|cita|audiencia|juez|caso)\b|\bsin que (?:me|nos) (?:avis\w+|notific\w+|llegara)\b|\b(?:never|didnt|did not|nobody|no one)(?: \w+){0,3} (?:got|get|received?|sent|send|gave|give|told|tell|notified|know|knew)\b(?: \w+){0,6} (?:notice|notices|letter|letters|hearing|court|date|mail|paper|papers|anything)\b|\bnever (?:told|notified|informed)\b/;
/** Heard it from the judge, asks about the written decision, or the notice is of another thing. */
const knewOfIt =
  /\b(?:(?:ayer|hoy|me|lo|nos) (?:\w+ )?en la (?:audiencia|corte)|en la audiencia (?:de )?(?:ayer|hoy)|estuve|estaba ahi|fui a (?:la|mi) (?:corte|audiencia)|i (?:was there|went|was in court)|apel\w+|appeal\w*|decision|papel escrito|escrita|copia|por escrito|written|in writing|permiso|permit|huellas|biometric\w*|tarjeta|card|recibo|receipt|uscis|asilo (?:negad|denied)|denied my|neg(?:o|aron) (?:el|mi)|fianza|bond|detenid\w+|detain\w*|criminal|transito|traffic|ticket|(?:no|ninguna?) (?:hay|tengo|tiene|sale|aparece)(?: \w+){0,3} (?:orden|deportacion)|no (?:removal |deportation )?order|(?:como|donde) (?:se|saber|veo|puedo (?:saber|ver)|checo) si|do i have|(?:si|whether|if) (?:tengo|hay|i have|there is)|no se si|me mov[io]\b|cambiamos de|si (?:me|nos) (?:llega|mandan|dan)|what if|que pasa si|miedo de que|(?:me|nos) (?:mude|mudamos|cambie)|moved|volvi|regrese|came back|falte|no fui|missed)\b/;

const granted =
  /\b(?:firme|firmamos|firmo|acepte|acepto|pedi|tengo|agarre|(?:me|nos|le|lo) (?:dieron|dio|concedieron|concedio|otorg\w+)|signed|took|accepted|got|have|gave (?:me|him|her|us)|granted)\b(?: \w+){0,5} (?:salida voluntaria|(?<!de )la salida|voluntary departure)\b/;
const itsDay =
  /\b(?:se (?:me|le|nos) (?:vence|vencio|pasa|paso|acaba|acabo)|vence|no (?:me voy|nos vamos|se va|salgo|sale|salimos|alcanzo)|si (?:no )?(?:me quedo|se queda)|hasta (?:el|la)|el juez (?:me|le|nos) (?:dio|concedio)|juez|fecha|para (?:salir|irme|irse)|expires?|deadline|until|by (?:the )?\w+day|judge|(?:dont|doesnt|do not|does not) leave|stay)\b/;
const onlyOffered =
  /\b(?:(?:19|20)\d\d|hace (?:\w+ ){1,2}anos|years ago|ya (?:se fue|sali|salio|me fui)|y (?:se fue|me fui)|permiso de|boleto|vuelo|hospital|escuela|ofrec\w+|quieren que|obligan|oblig\w+|forz\w+|engan\w+|arrepent\w+|puedo pedir|conviene|debo|offer\w*|should i|regret\w*|tricked|forced|can i (?:ask|get))\b/;

const dna = /\b(?:adn|dna|prueba de (?:sangre|paternidad)|paternity test)\b/;
const notOwn =
  /\b(?:no (?:es|era|son|salio)(?: \w+){0,2} (?:mi[oa]?|mis|de mi|h?ij[oa]s?)|no soy (?:el|su) (?:papa|padre)|(?:isnt|is not|not|wasnt) (?:mine|my (?:child|son|daughter|kid))|im not (?:the|his|her) (?:dad|father))\b/;

/** Not the lead of an order: "do not file, do not leave" would take back what is told here. */
export const decidedRules: readonly Outright[] = [
  { id: "order-unknown", said: [ordered, neverTold], unless: knewOfIt, lead: "missed", over: [] },
  { id: "judge-denied", said: [denied], unless: elsewhere, lead: "other", over: [] },
  { id: "dna-not-father", said: [dna, notOwn], lead: "other", over: [] },
  { id: "departure-granted", said: [granted, itsDay], unless: onlyOffered, lead: "other", over: [] },
];
