/** Days that run out while somebody asks: whoever counts them for her should be a lawyer. Server only. */
import { says } from "#guide/words/server-only/says.ts";

/** Asked, or told, that little time is left. */
const littleTime =
  /\b(?:si (?:ya )?se (?:me |le |nos )?(?:pasa|pasan|vence|acaba|acaban)(?: (?:el|la|los|las|ese|esa) (?:plazo|tiempo|fecha|dias?|mes(?:es)?|anos?))?$|se (?:me|le|nos) (?:acaba|esta acabando|va a (?:acabar|pasar)) el (?:tiempo|plazo)|ya (?:casi|mero) (?:son|es|se (?:cumplen?|pasan?|acaban?|vencen?)) (?:los|el|las|la) (?:\w+ )?(?:dias?|semanas?|mes(?:es)?|anos?|plazo)|how fast do (?:i|we) (?:have|need) to|how much time do (?:i|we) have left|running out of time|before (?:it|time) runs out)\b|\bque pasa si se (?:me |le )?pasa\b/;
/** The ninety days of a fiancé, and no wedding. */
const fiance = /\b(?:k ?1|prometid[oa]|fianc\w*|novi[oa]s?)\b/;
const ofNinety =
  /\b(?:van|llevo|lleva|llevamos|pasaron|day|dia) (?:ya |como )?(?:\d{2}|sesenta|setenta|ochenta|noventa|sixty|seventy|eighty|ninety)\b|\b(?:no (?:se|me|nos) (?:quiere|quiso) casar|ya no (?:se |me |nos )?(?:quiere|casamos)|called off|wont marry|doesnt want to marry|changed (?:his|her) mind)\b/;
const entered = /\b(?:trajo|traje|entre|entro|vine|llegue|brought|came|entered|visa)\b/;
/** An appointment of the next days that cannot be kept. */
const soon =
  /\b(?:en|in) (?:(?:1|2)?\d|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|two|three|four|five|six|seven|eight|nine|ten|a few) (?:dias?|semanas?|days?|weeks?)\b|\b(?:manana|pasado manana|este (?:lunes|martes|miercoles|jueves|viernes)|esta semana|tomorrow|this week)\b/;
const appointment = /\b(?:entrevista|interview)\b/;
const another =
  /\b(?:otra fecha|cambi\w+ (?:la|de|mi) (?:fecha|cita|dia)|reprogram\w*|aplaz\w+|pospon\w+|mover(?:la|me la)?|no (?:puedo|podre|voy a poder) ir|another date|reschedul\w+|postpone|cant (?:go|make it))\b/;

/** The last day for something, and it is here. */
const lastDay =
  /\b(?:ultimo dia|plazo|fecha limite|deadline|last day|(?:se )?venc[ei]\w*|due)\b(?: \w+){0,4} (?:hoy|manana|este (?:lunes|martes|miercoles|jueves|viernes|sabado)|esta semana|today|tomorrow|this week)\b|\b(?:hoy|manana|pasado manana|today|tomorrow)\b(?: \w+){0,3} (?:se (?:me |le |nos )?(?:acaba|vence|termina)|es (?:el )?(?:ultimo dia|mi ultimo dia)|vence|is (?:my|the) (?:last day|deadline))\b/;
/** "Mañana es el último día para mandar el papel": of what is not told, and a guess would give another paper's days. */
const somePaper =
  /\b(?:mandar|entregar|contestar|enviar|llevar|send|answer|return|turn in) (?:el|la|los|las|un|unos|ese|esa|esos|the|that|some|my|mi|mis) (?:papel(?:es|ito)?|hojas?|cartas?|documentos?|cosas|papers?|letter|documents?)$/;
export const isVagueDeadline = (said: string): boolean => says(said, lastDay) && says(said, somePaper);
/** A birthday that closes a way: 21 for a child of a petition, 18 (in some states) for a judge's order. */
const birthday =
  /\b(?:cumpl\w+|turns?|turning|(?:about|going) to be|will be|va (?:pa|para) los|para los|pa los)\b(?: \w+){0,3} ?(?:18|21|dieciocho|veintiuno?|eighteen|twenty one)\b|\bages? out\b|\benvejece\w*\b|\b(?:17|20|diecisiete|veinte|seventeen|twenty)(?: anos)? (?:y medio|and a half)\b/;
const nearBirthday =
  /\b(?:en (?:\w+ )?(?:dias?|semanas?|mes|\d meses|dos meses|tres meses)|(?:le )?faltan? (?:\w+ ){1,2}(?:dias?|semanas?|mes(?:es)?)|la otra semana|(?:en )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|va a|ya (?:casi|mero)|pronto|este mes|el (?:mes|ano) que (?:viene|entra)|proxim[oa]|lo pierde|next (?:month|week)|soon|in (?:\w+ )?(?:days|weeks|months?)|y medio|and a half)\b/;
const ofChild =
  /\b(?:hij\w+|sobrin\w+|niet\w+|herman\w+|ahijad\w+|hijastr\w+|primit?\w+|cunad\w+|son|daughter|nephew|niece|alumn\w+|grandson|granddaughter|brother|sister|stepson|stepdaughter|kid|child|student|pupil|godson|goddaughter|foster)\b/;
const wayOfChild =
  /\b(?:visa|residencia|peticion\w*|pidio|pidiendo|pedi|pedir|i ?130|i ?140|i ?485|485|f ?2a|f ?2b|sij|ages? out|envejece|jovenes|juvenil|cspa|fila|prioridad|green card|petition\w*|juvenile|priority)\b/;

/** The police signature of a U visa, good for six months. */
const certification =
  /\b(?:(?:i ?)?918 ?b|suplemento b|supplement b|certificacion|certification)\b.{0,60}\b(?:(?:seis|6) meses|(?:six|6) months|venc\w+|expir\w+|caduc\w+)\b/;

/** A day that a judge set, or on which officers are to come. */
const setDay =
  /\b(?:juez|jueza|corte|judge|court) (?:me|nos|le|les|gave (?:me|us|him|her))(?: dio| dieron| puso)?(?: \w+){0,2} (?:hasta|until|till|plazo)\b|\b(?:hoy|manana|pasado manana|esta semana|tomorrow|today)\b(?: \w+){0,3} (?:viene|vienen|va a venir|van a venir|llega|llegan|cae|caen|comes?|is coming|are coming) (?:la |los de |de )?(?:migra|migracion|inmigracion|ice|immigration)\b|\b(?:viene|vienen|llega|llegan|caen?) (?:la |los de )?(?:migra|migracion|inmigracion|ice)\b(?: \w+){0,5} (?:hoy|manana|pasado manana|esta semana)\b/;
/** A talk in a church, to which somebody from an office comes. */
const ofTalk =
  /\b(?:taller|platica|charla|feria|workshop|talk|session|vista|hasta (?:su|la|mi) (?:tarjeta|casa))\b/;
/** Taken or kept by officers on the way. */
const heldOnTheWay =
  /\b(?:la|lo|los|las|me|nos) (?:agarraron|agarro|detuvieron|detuvo|arrestaron|bajaron|levantaron|pararon)\b(?: \w+){0,2} (?:en|de|del) (?:un |el |la )?(?:reten|garita|bus|camion|frontera|puente|aeropuerto|corte)\b|\b(?:garita|puente|aeropuerto|frontera|airport|port of entry)\b(?: \w+){0,5} (?:no (?:lo|la|me|los) dejan? (?:pasar|entrar|salir)|wont let (?:him|her|me) (?:in|through))\b/;
/** An asylum interview in the next days. */
const interviewSoon =
  /\b(?:cita|entrevista|interview) (?:de |d |del |for |of )?(?:mi |my )?(?:asilo|asylum)\b.{0,40}\b(?:hoy|manana|pasado manana|esta semana|today|tomorrow|this week)\b|\b(?:hoy|manana|pasado manana|esta semana)\b.{0,30}\b(?:cita|entrevista) (?:de |del )?(?:mi )?asilo\b|\b(?:asylum interview)\b.{0,30}\b(?:today|tomorrow|this week|in \w+ days)\b/;
/** A citizen by word or by a bought card, and none: it closes nearly every way. */
const falseClaim =
  /\b(?:castigo|pena|multa|consecuencias?|que (?:le |me )?pasa|penalty|punishment|what (?:can )?happens?)\b(?: \w+){0,8} (?:decir|dijo|dije|diga|say\w*|said|claim\w*|bought|compro|compre|comprar)\b(?: \w+){0,5} (?:ciudadan[oa]|citizen|fals[oa]|chuec[oa]|fake)\b/;

/** A deadline, a birthday or an appointment that a wrong step would cost, or officers who keep somebody. `said` is cleaned. */
export function runsOut(said: string): boolean {
  if (
    (says(said, setDay) && !says(said, ofTalk)) ||
    says(said, heldOnTheWay) ||
    says(said, falseClaim) ||
    says(said, interviewSoon)
  )
    return true;
  if (says(said, littleTime) || says(said, lastDay) || says(said, certification)) return true;
  if (says(said, birthday) && says(said, nearBirthday) && says(said, ofChild) && says(said, wayOfChild))
    return true;
  if (says(said, fiance) && says(said, ofNinety) && says(said, entered)) return true;
  return says(said, appointment) && says(said, soon) && says(said, another);
}
