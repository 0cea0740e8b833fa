/** What was decided: a judge's denial has ten days, an order that nobody had told of is opened again, a departure that was granted has its date, and a test says who is no father. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const denied = new RegExp(
  [
    "\\b(?:me|nos|le|les|lo|la) (?:acaban? de )?(?:neg(?:aron|o|ar)|deneg(?:aron|o)|rechaz(?:aron|o))(?: \\w+){0,2} (?:asilo|cancelacion)\\b",
    "\\b(?:neg(?:aron|o)|deneg(?:aron|o)|rechaz(?:aron|o)) (?:el|mi|su|nuestro) (?:caso de )?asilo\\b",
    "\\b(?:asilo|cancelacion) (?:(?:fue|me lo|me la|nos lo|nos la|se lo|se la) )?(?:neg(?:ad[oa]|aron|o)|deneg\\w+|rechaz\\w+)\\b",
    "\\b(?:negativa|negacion|denegacion|rechazo) (?:del?|a) (?:(?:mi|su|nuestro) )?(?:caso de )?asilo\\b|\\bdonde (?:me|nos) nieg\\w+ (?:el )?asilo\\b",
    "\\b(?:my|our|his|her|the) asylum denial\\b|\\bdenial of (?:my|our|his|her) asylum\\b",
    "\\bneg(?:aron|o) (?:el|mi|su|nuestro) caso (?:en|con) (?:la |el )?(?:corte|juez|jueza)\\b",
    "\\b(?:juez|jueza) (?:me |nos |le |lo |la )?(?:acaba de )?(?:orden(?:o|ar)|dio|puso) (?:\\w+ ){0,2}(?:deport\\w+|remocion)\\b",
    "\\basylum (?:office|officer)(?: \\w+){0,3} (?:denied|rejected|turned down) (?:me|us|my|our)\\b|\\boficina de asilo(?: \\w+){0,2} (?:me|nos) (?:nego|negaron|rechazo)\\b",
    "\\b(?:denied|rejected|turned down) (?:my|our|his|her) asylum\\b|\\b(?:my|our|his|her) asylum (?:case |claim |application )?(?:was |got |has been |is )?denied\\b",
    "\\bjudge (?:just )?(?:denied (?:my|our|his|her) (?:case|cancellation)|ordered (?:me|us|him|her) (?:deported|removed))\\b",
  ].join("|"),
);
/** Another stage, an old decision, or another question about it. */
const elsewhere =
  /\b(?:(?:1 )?800|linea automatica|telefono|marque|pagina|portal|salio que|ni sabia|busco mi|website|hotline|permiso|i ?765|765|work permit|ead|bia|board|junta|apel\w+|appeal\w*|uscis|oficina de asilo|asylum (?:office|officer)|oficial de asilo|noid|otra vez|de nuevo|again|reapply|aplicar|apply|miedo creible|credible fear|anos?|years?|(?:19|20)\d\d|casad\w+|casar\w*|marr\w+|viaj\w+|travel\w*|aprob\w+|detenid\w+|detain\w*|(?:en|in) (?:ausencia|absentia)|absentia|ausencia|falte|no fui|missed|(?:didnt|did not) (?:show|go|appear)|nobody|never (?:got|received)|no (?:me |nos )?(?:llego|recibi)\w*|reopen\w*|reabr\w+)\b/;

/** Who denied it is not said, and the days are counted: a judge's ten, or an office's letter that sends to court. */
const asksToAppeal =
  /\b(?:apel\w+|appeal\w*|cuant[oa]s? (?:dias|tiempo|plazo)|que plazo|how (?:many days|long|much time))\b/;
const toldByWhom =
  /\b(?:juez|jueza|judge|corte|court|bia|board|junta|ya apel\w+|(?:already|i|we) appealed|permiso|work permit|i ?765|anos?|years?|(?:19|20)\d\d|detenid\w+|detain\w*|miedo creible|credible fear|(?:en|in) (?:ausencia|absentia)|pag\w+|pay\w*|fee|cuota)\b/;

const removal = "(?:deport\\w+|remocion|expuls\\w+|removal|removed)";
/** An order of removal against who asks: a judge orders much else, and relatives have theirs. */
const ordered = new RegExp(
  [
    `\\b(?:(?:me|nos) orden(?:o|aron)(?: \\w+){0,2}|orden(?:o|aron) (?:mi|nuestra)) ${removal}\\b`,
    `\\b(?:tengo|tenemos|hay|me (?:sale|salio|aparece|aparecio|dieron|pusieron)|sali|salimos|sale|aparece)(?: \\w+){0,3} orden(?:es)?(?: \\w+){0,2} ${removal}\\b`,
    `\\bordered (?:me |us )?(?:to be )?${removal}\\b|\\bordered my (?:removal|deportation)\\b`,
    "\\b(?:i have|we have|there is|theres|says|shows|found)(?: \\w+){0,3} (?:(?:deportation|removal) order|order of (?:removal|deportation))\\b",
  ].join("|"),
);
/** Nobody had told them that there was a hearing. */
const neverTold =
  /\b(?:(?:nunca|jamas|no) (?:me |nos )(?:lleg\w+|mandaron|mando|enviaron|dieron|avis\w+|notific\w+|dijeron)|(?:nunca|jamas|no) (?:recib\w+|tuve|supe)|(?:nunca|jamas|no) (?:he |hemos |me ha )(?:recibid\w+|llegad\w+|avisad\w+))(?: \w+){0,5} (?:avisos?|cartas?|cita|citas|citatorio|notificacion\w*|fecha|audiencia|corte|papel|papeles|nada|notice|letter)\b|\b(?:nunca|jamas|no) (?:me|nos) (?:avis\w+|notific\w+)\b|\b(?:ni|no) (?:sabia|sabiamos|supe|supimos)(?: \w+){0,4} (?:corte|cita|audiencia)\b|\bsin que (?:me|nos) (?:avis\w+|notific\w+|llegara)\b|\b(?:never|didnt|did not|nobody|no one)(?: \w+){0,3} (?:got|get|received?|sent|send|mailed|mail|gave|give|told|tell|notified|know|knew)\b(?: \w+){0,6} (?:notice|notices|letter|letters|hearing|court|date|mail|paper|papers|anything)\b|\bnever (?:told|notified|informed)\b|\b(?:never|didnt|did not) (?:even )?(?:knew|know) (?:about|of|that|i had)\b|\bno sabia(?:mos)? que (?:tenia(?:mos)?|existia|habia|me)\b/;
/** Where the notice went. */
const oldAddress =
  /\b(?:wrong|old|previous|former|other|different) (?:address|apartment|house)\b|\b(?:direccion|domicilio|casa) (?:viej[ao]|anterior|equivocad[ao]|de antes|pasad[ao])\b|\b(?:a|en) (?:la |una |mi )?(?:otra|vieja|antigua) (?:direccion|casa)\b/;
const sentThere = /\b(?:sent|mailed|went|mand\w+|envi\w+|lleg\w+|notific\w+)\b/;
const kin =
  "(?:espos[oa]|herman[oa]|prim[oa]|ti[oa]|amig[oa]|cunad[oa]|novi[oa]|suegr[oa]|h?ij[oa]|mama|papa|madre|padre|wife|husband|brother|sister|cousin|uncle|aunt|friend|son|daughter|mother|father|mom|dad)";
/** Another's order, or one that was lifted or carried out; heard from the judge, or the notice is of another thing. */
const knewOfIt = new RegExp(
  [
    // Told by the judge himself a moment ago: an appeal has its days. Or no order is known at all.
    "\\b(?:ordenaron|ordeno|ordered)\\b(?: \\w+){0,4} (?:hoy|ayer|esta manana|esta tarde|today|yesterday|this morning)\\b",
    "\\b(?:hoy|ayer|esta manana|today|yesterday|this morning)\\b(?: \\w+){0,4} (?:ordenaron|ordeno|ordered)\\b",
    "\\b(?:por (?:telefono|video)|webex|(?:juez|jueza) (?:me )?dijo|abogad[oa](?: \\w+){0,4} (?:no|nunca) (?:me )?avis\\w+|quiere decir|significa|sera que|orden automatic\\w*|(?:does|would) (?:it|that|this) mean)\\b",
    `\\b${kin}s?\\b(?: (?!(?:tengo|tenemos|me|nos|yo|i|we)\\b)\\w+){0,6} (?:orden\\w*|order\\w*|${removal})\\b`,
    "\\b(?:quitaron|(?:me|la|lo|ya|juez|jueza) quito|cancel(?:aron|ada)|(?:juez|jueza|la|ya|me) cancelo|cerr(?:aron|ado|ada)|se cerro|termin(?:aron|ada|ado)|se termino|reabr(?:ieron|io)|reabiert[oa]|anul(?:aron|ada)|revoc(?:aron|ada)|levantaron|terminated|reopened|lifted|cancell?ed|dismissed|vacated|rescinded|closed)\\b",
    "\\b(?:me|nos) (?:deportaron|expulsaron|sacaron) (?:en|a|hace|el|por)\\b(?! ausencia)|\\bfui deportad[oa]\\b|\\bi (?:was|got) deported\\b|\\b(?:estoy|vivo|estamos) (?:ya )?(?:en (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|ecuador|peru|cuba|mi pais)|fuera|alla)\\b|\\b(?:im|i am|i live) (?:back |now )?in (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|my country)\\b",
    "\\b(?:vuelo|flight|avion|firme|signed|visa [ut]|[ut] visa)\\b",
    "\\b(?:(?:ayer|hoy|me|lo|nos) (?:\\w+ )?en la (?:audiencia|corte)|en la audiencia (?:de )?(?:ayer|hoy)|estuve|estaba ahi|fui a (?:la|mi) (?:corte|audiencia)|i (?:was there|went|was in court)|apel\\w+|appeal\\w*|decision|papel escrito|escrita|copia|por escrito|written|in writing|permiso|permit|huellas|biometric\\w*|tarjeta|card|recibo|receipt|uscis|asilo (?:negad|denied)|denied my|neg(?:o|aron) (?:el|mi)|fianza|bond|detenid\\w+|detain\\w*|criminal|transito|traffic|ticket|(?:no|ninguna?) (?:hay|tengo|tiene|sale|aparece)(?: \\w+){0,3} (?:orden|deportacion)|no (?:removal |deportation )?order|(?:como|donde) (?:se|saber|veo|puedo (?:saber|ver)|checo) si|do i have|(?:si|whether|if) (?:tengo|hay|i have|there is)|no se si|me mov[io]|cambiamos de|si (?:me|nos) (?:llega|mandan|dan)|what if|que pasa si|miedo de que|(?:me|nos) (?:mude|mudamos|cambie)|moved|volvi|regrese|came back)\\b",
  ].join("|"),
);

const granted =
  /\b(?:firme|firmamos|firmo|acepte|acepto|pedi|tengo|agarre|(?:me|nos|le|lo) (?:dieron|dio|concedieron|concedio|otorg\w+)|signed|took|accepted|got|have|gave (?:me|him|her|us)|granted)\b(?: \w+){0,5} (?:salida voluntaria|(?<!de )la salida|voluntary departure)\b/;
const itsDay =
  /\b(?:se (?:me|le|nos) (?:vence|vencio|pasa|paso|acaba|acabo)|vence|no (?:me voy|nos vamos|se va|salgo|sale|salimos|alcanzo)|si (?:no )?(?:me quedo|se queda)|hasta (?:el|la)|el juez (?:me|le|nos) (?:dio|concedio)|juez|fecha|para (?:salir|irme|irse)|expires?|deadline|until|by (?:the )?\w+day|judge|(?:dont|doesnt|do not|does not) leave|stay)\b/;
const onlyOffered =
  /\b(?:(?:19|20)\d\d|hace (?:\w+ ){1,2}anos|years ago|ya (?:se fue|sali|salio|me fui)|y (?:se fue|me fui)|permiso de|boleto|vuelo|hospital|escuela|ofrec\w+|quieren que|obligan|oblig\w+|forz\w+|engan\w+|arrepent\w+|puedo pedir|conviene|debo|offer\w*|should i|regret\w*|tricked|forced|can i (?:ask|get))\b/;

const dna = /\b(?:adn|dna|prueba de (?:sangre|paternidad)|paternity test)\b/;
const notOwn =
  /\b(?:no (?:es|era|son|salio)(?: \w+){0,2} (?:mi[oa]?|mis|de mi|h?ij[oa]s?)|no soy (?:el|su) (?:papa|padre)|(?:isnt|is not|not|wasnt) (?:mine|my (?:child|son|daughter|kid))|im not (?:the|his|her) (?:dad|father))\b/;

const wasPutOut = /\b(?:deport(?:aron|ado|ada|o|ed)|lo sacaron|la sacaron|removed)\b/;
const wouldReturn =
  /\b(?:quieren?|puede|podria|podra|puedo|podre|hay (?:forma|manera)|como (?:le )?(?:puede|hace|hago|puedo)|wants|can|could|how (?:can|does|do))\b(?: \w+){0,6} (?:volver|regresar|venir|entrar|come back|return|get back)\b/;
const isBack =
  /\b(?:volvi|volvio|volvimos|regrese|regresaron|reentr\w+|cruz(?:o|e|amos|aron)|se metio|me meti|came back|snuck|sneaked|crossed|esta aqui|estoy aqui|vive aqui|vivo aqui|is here|coyote|pollero|orden|order|castigo permanente|i ?212|cuantos? anos|how (?:long|many years)|visita\w*|turista|tourist|pasaporte|passport|firmar|acta|no puede venir|mi (?:hijo|hija) ciudadan\w+)\b/;

/** Told whatever subject is open. */
export const orderUnknown: Outright = {
  id: "order-unknown",
  said: [ordered, neverTold],
  after: { topics: ["orden-deportacion"], said: [oldAddress, sentThere] },
  unless: knewOfIt,
  own: true,
  without: ["deported", "abroad"],
  lead: "missed",
  over: [],
};

/** Not the lead of an order: "do not file, do not leave" would take back what is told here. */
export const decidedRules: readonly Outright[] = [
  orderUnknown,
  { id: "judge-denied", said: [denied], unless: elsewhere, lead: "other", over: [] },
  { id: "judge-denied", said: [denied, asksToAppeal], unless: toldByWhom, lead: "other", over: [] },
  {
    // Outside, and asks for the lawful way: nothing of who is back already.
    id: "removed-abroad",
    said: [wasPutOut, wouldReturn],
    unless: isBack,
    lead: "other",
    against: ["reingreso-tras-deportacion"],
    over: [],
  },
  { id: "dna-not-father", said: [dna, notOwn], lead: "other", over: [] },
  { id: "departure-granted", said: [granted, itsDay], unless: onlyOffered, lead: "other", over: [] },
];
