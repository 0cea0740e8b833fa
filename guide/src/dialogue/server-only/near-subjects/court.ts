/** Decisions of `near-subjects.ts` for hearings: one that is still to come, one that was missed, and a court that nobody was ever sent to. */
import type { Decision } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";

const absentFor =
  /\b(?:hospital|cirugia|operacion|operaron|operad[oa]|apendic\w+|accidente|choqu\w+|choque|internad[oa]|parto|aliviar\w*|enferm\w+|surgery|emergency room|er\b|accident|labor|apunt\w+ mal|anot\w+ mal|me equivoque de (?:dia|fecha|hora)|confundi (?:el dia|la fecha|la hora)|wrong (?:day|date|time)|mixed up)\b/;
const wasAbsent =
  /\b(?:no (?:me )?(?:present\w+|fui|pude ir|llegue|asisti)|falte|(?:tenia|era) (?:mi |la )?(?:audiencia|corte|cita (?:de|con) (?:corte|el juez))|(?:audiencia|corte) (?:era|fue|estaba)|(?:missed|didnt (?:go|make it)|couldnt (?:go|make it)|was supposed to be))\b/;
const courtDate =
  /\b(?:audiencia|corte|juez|jueza|hearing|court|judge|removal order|orden de (?:deportacion|remocion)|deportacion)\b/;

const courtAhead =
  /\b(?:corte|audiencia|juez|jueza|court|hearing|judge)\b(?: \w+){0,6} (?:manana|pasado manana|lunes|martes|miercoles|jueves|viernes|(?:proxim[oa]|otra|que viene)|en (?:\w+ )?(?:dias?|semanas?|mes(?:es)?)|tomorrow|monday|tuesday|wednesday|thursday|friday|next|coming|in (?:\w+ )?(?:days?|weeks?|months?))\b|\b(?:tengo|tiene|tenemos|have|has)(?: \w+){0,2} (?:corte|audiencia|court|hearing)\b/;
const mayMiss =
  /\b(?:(?:puedo|puede|podemos|podria|quiere|quiero|mejor) (?:no (?:ir|presentar\w*)|faltar|saltar\w*)|si (?:no (?:voy|va|vamos|se presenta|me presento)|falto|falta|faltamos)|(?:can|could|should) (?:i|he|she|we) (?:skip|miss|not go)|if (?:i|he|she|we) (?:skip|miss|dont go|doesnt go|do not go))\b/;
const missedAlready =
  /\b(?:falte|falto|faltamos|no (?:fui|fue|fuimos|me presente|se presento|llegue|llego)|(?:la|lo) perdi|missed|didnt go|did not go|orden)\b/;

/** "Me salió que tengo una corte en enero": ahead by its month or day. */
const dated =
  /\b(?:tengo|tiene|tenemos|hay|have|has|got)(?: \w+){0,3} (?:corte|audiencia|court|hearing)(?: date)? (?:en|el|para|in|on|this|de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|\d)/;
const neverIn =
  /\b(?:no (?:he|e|hemos) ido a ningun[ao]? (?:corte|audiencia)|(?:ive |i have |have )?never been (?:in|to)(?: any| a)? court)\b/;

export const courtDecisions: readonly Decision[] = [
  {
    // Asked of anybody: what happens to who does not go.
    topic: "falte-a-corte",
    said: /\b(?:que (?:le |les |nos )?(?:pasa|pasaria|hacen|harian|sucede)|what happens)\b.{0,40}\b(?:no (?:va|van|fue|fueron|ir|se presenta\w*)|falta|faltan|faltar|doesnt go|dont go|misses|skips?)\b.{0,24}\b(?:corte|audiencia|juez|court|hearing)\b/,
    unless: /\b(?:trafico|transito|traffic|criminal|divorcio|familia|custodia|ice|biometric\w*|huellas)\b/,
    over: "miedo-creible nta-corte cambio-direccion consultar-caso-corte",
    settles: true,
  },
  {
    // A hearing that is still to come: what happens to who stays away, not what is left to who did.
    topic: "nta-corte",
    said: [courtAhead, mayMiss],
    unless: missedAlready,
    over: "falte-a-corte orden-deportacion",
    settles: true,
  },
  {
    // A hearing that is over, and a reason for not being there: the order may be reopened.
    topic: "falte-a-corte",
    said: [courtDate, wasAbsent, absentFor],
    unless:
      /\b(?:manana|la proxima|next week|tomorrow|proxim[oa]|(?:mover|cambiar|aplazar|posponer|reschedule|postpone)\w*|no (?:voy a|podre|puedo) ir|uscis|huellas|biometr\w*|entrevista|interview|trafico|traffic|ticket|divorcio|custodia|criminal|seguro|si (?:no|falto)|if i|no fui a trabajar|tengo corte|el abogado no|mi abogad[oa] no|si (?:fui|fue|fuimos)|(?:la|lo) movieron)\b/,
    over: "apelar-juez nta-corte orden-deportacion consultar-caso-corte",
    settles: true,
  },
  {
    topic: "nta-corte",
    said: dated,
    unless: missedAlready,
    over: "falte-a-corte orden-deportacion",
    settles: true,
  },
  {
    topic: "nta-corte",
    said: neverIn,
    unless: /\b(?:falte|missed|orden|order)\b/,
    over: "falte-a-corte",
    settles: true,
  },
  {
    // The day of the hearing lies behind.
    topic: "falte-a-corte",
    said: [
      /\b(?:corte|audiencia|juez|court|hearing)\b/,
      /\b(?:la fecha ya paso|ya (?:se )?paso la fecha|(?:la fecha|mi (?:corte|audiencia)|la (?:corte|audiencia)) (?:ya )?(?:era|fue|paso) (?:la semana pasada|ayer|antier|el mes pasado|hace \w+)|me llego (?:tarde|despues)|(?:the )?(?:date|hearing) (?:already passed|has passed|was last (?:week|month)|was yesterday))\b/,
    ],
    unless: /\b(?:si fui|fui a|apel\w+|decidio|fianza|i went|appeal\w*)\b/,
    over: "nta-corte consultar-caso-corte cambio-direccion orden-deportacion",
    settles: true,
  },
];
