/** What kind of message goes on with an open subject: a question of its own, a plain fact, or a few words that point back. Server only. */
import { isOfDay } from "#guide/dialogue/server-only/second-look/afield.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Mind } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Language, Reply } from "#guide/types.ts";
import { clean, type Word } from "#guide/words/normalise.ts";

/** The confidence of what a rule or a situation chose: another kind of sureness than a chance. */
export const chosenByRule = 0.6;
/** Below it another subject is only guessed. */
export const leavesSurely = 0.8;

const asking =
  /[?¿]|\b(?:como(?! (?:\d|unos|unas|dos|tres|cuatro|cinco|seis|diez)\b)|cuant[oa]s?|cuando|donde|cual(?:es)?|quien(?:es)?|que (?:es|son|pasa|formulario|forma|papel(?:es)?|necesito|hago|puedo|debo|llevo|sigue|significa)|por ?que|puedo|puede|pueden|podria|podemos|se puede|debo|conviene|sirve|hay (?:manera|forma|modo)|how|what|when|where|which|who|whom|why|can|could|should|do i|does|is it|are there|will)\b/;
/** A question by its last words, where nobody writes its marks. */
const askingLast =
  /\b(?:(?:eso|esto|me|nos|le|lo|la) afecta\w*|cambia (?:algo|en algo|las cosas)|o no|verdad|esta (?:bien|mal|permitido)|hay (?:problema|bronca|riesgo|pena|multa)|me (?:alcanza|conviene)|(?:ya )?me toca|le(?:s)? digo|lo digo|hay que decirlo|right|or not|does it|is there a (?:penalty|fine|problem))(?: (?:en algo|o no|o que))?$|^mejor (?:\w+ ){3,}no$/;
/** A question by its first words, written without its marks: "que preguntan", "es verdad eso", "would that count". */
const askingFirst =
  /^(?:(?:y|e|pero|entonces|oiga|oye|ok|bueno|pues|ah|and|but|so|then) )*(?:que (?:preguntan|piden|me (?:preguntan|piden|van a|hacen|dan|dicen|toca)|otr[oa]s?|mas|tan|tipo|clase|documentos?|pruebas?|preguntas?|dia|hora|edad|llevo|digo|traigo|le digo|se (?:hace|necesita|lleva|dice|ocupa))|(?:eso )?es (?:verdad|cierto|seguro)|de verdad|en serio|would (?:i|that|it|they|she|he|we)|am i|are (?:you|they|we)|is (?:that|this|he|she|my)|did (?:they|he|she)|will (?:they|he|she|i|we|it))\b/;
const wanting =
  /\b(?:quiero|queremos|quisiera|necesito|necesitamos|ocupo|me gustaria|busco|ayud(?:a|eme|ame)|want|need|would like|looking for|help)\b/;

/** A plain fact: neither a question nor a wish. */
export function isStatement(raw: string, said: string): boolean {
  const asks = asking.test(said) || askingLast.test(said) || askingFirst.test(said);
  return !asks && !/[?¿]/.test(raw) && !wanting.test(said);
}

/** "Quiero mis papeles": status in general, whatever was spoken of. */
export function wantsStatus(said: string): boolean {
  return /\b(?:papeles|legaliz\w+|regulariz\w+|arregl\w+|estatus|status|papers|legal|green card|mica|residencia)\b/.test(
    said,
  );
}

const pointing =
  /^(?:(?:y|and|pero|but|entonces|so|oiga|oye|ok|bueno|pues) )*(?:(?:y )?(?:eso|esto|lo mio|that|this)|(?:es|sera|is it|is that) (?:verdad|cierto|seguro|true|real|safe)|de verdad|en serio|enserio|really)\b/;
const touchesMe =
  /\b(?:eso|esto|that|this)\b(?: \w+){0,4} (?:afect\w+|perjudic\w+|cuenta|sirve|import\w+|vale|hurt\w*|affect\w*|count\w*|matter\w*|help\w*)\b|\b(?:me|nos) (?:afect\w+|perjudic\w+)\b/;

/** "¿Eso me afecta?", "es verdad?": about what was just said, whatever else is named. */
export function pointsAtSubject(said: string): boolean {
  return pointing.test(said) || touchesMe.test(said);
}

const bare =
  /^(?:\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|one|two|three|four|five|six|seven|eight|nine|ten|twelve|y|and|o|or|de|del|el|la|los|las|al|a|en|in|on|at|the|hace|ago|como|casi|ya|apenas|tiene|tienen|tengo|is|are|hes|shes|theyre|im|cumplio|dice|dicen|es|fue|sera|para|says|its|was|anos?|anitos|years?|old|mes(?:es)?|months?|semanas?|weeks?|dias?|days?|horas?|hours?|noche|manana|tarde|night|morning|today|hoy|ayer|antier|yesterday|pasad[oa]s?|proxim[oa]|last|next|lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Nothing but an age, a date or an hour. */
export function isBareFact(said: string): boolean {
  return said !== "" && said.split(" ").every((word) => bare.test(word));
}

const announces =
  /^(?:(?:hola|oiga|oye|disculpe|perdon|otra|y|tambien|hey|hi|ok|pues|mire|fijese) )*(?:(?:tengo|hago|le hago|te hago|quiero hacer|quisiera hacer|puedo hacer|i have|just|can i ask|quick) )?(?:te |le |you )?(?:una?|otra|a|another|one)? ?(?:pregunta|preguntita|duda|dudita|consulta|question)(?: (?:rapida|nada mas|por favor|please|mas|more))?$/;

/** "Una pregunta": the question is still to come. */
export function announcesQuestion(said: string): boolean {
  return announces.test(said);
}

/** Chance of another subject than immigration from which it is one, in a thread that can wait and in one that cannot. */
const elsewhereFrom = 0.5;
/** So many words would name the open subject if they meant it. */
const mostAside = 9;
const longElsewhereFrom = 0.2;
const surelyElsewhereFrom = 0.72;
const somethingHere = 0.12;

/** "Cómo hago tamales": about something else altogether, thread or not. */
export function isTrulyElsewhere(mind: Mind, seen: Understanding, urgent: boolean): boolean {
  const { elsewhere, chance, content } = seen.found.evidence;
  if (isOfDay(clean(seen.text))) return true;
  if (content === 0 && !urgent) return false;
  const listed = mind.safety.offTopic(seen.list);
  if (urgent)
    return elsewhere > surelyElsewhereFrom && (listed || seen.afield === true) && chance < somethingHere;
  const far = seen.list.length > mostAside ? longElsewhereFrom : elsewhereFrom;
  return (elsewhere > far && chance < somethingHere) || (seen.afield === true && listed);
}

const changing =
  /^(?:\w+ ){0,6}?(?:otra (?:[ck]osa|pregunta|duda)|cambiando de tema|ya aparte|nada que ver(?: pero)?|(?:a )?(?:different|another) (?:thing|question|subject)|on another note|unrelated(?: question)?|something else)(?: (?:es que|quiero saber|te pregunto|quiero preguntar|is|that|pero|but))*\b (.{12,})$/;

/** "Different thing: ...": what is asked after it, or null where no other subject is announced. */
export const afterChange = (said: string): string | null => changing.exec(said)?.[1] ?? null;

/** These subjects are named by one word of their own, so "¿y el asilo?" is a new question. */
const named: readonly [string, RegExp][] = [
  ["asilo-general", /\b(?:asilo|asylum)\b/],
  ["daca", /\b(?:daca|dreamer)\b/],
  ["tps", /\btps\b/],
  ["visa-u", /\bvisa u\b|\bu visa\b/],
  ["visa-t", /\bvisa t\b|\bt visa\b/],
  ["vawa", /\bvawa\b/],
  ["sij-jovenes", /\bsij\b/],
];

/** "¿Y el asilo? llegué hace 6 meses": another way than the open one, named at the start. */
export function namesOtherWay(said: string, open: string): string | null {
  const start = said.split(" ").slice(0, 5).join(" ");
  if (!/^(?:y|and|o|or|mejor|pero|but|entonces|what about)\b/.test(start)) return null;
  const [topic] = named.find(([, words]) => words.test(start)) ?? [];
  return topic === undefined || open.startsWith(topic.split("-")[0] ?? topic) ? null : topic;
}

/** "Sí", "no", "ok": nothing to take note of. */
export function saysYesOrNo(said: string): boolean {
  return /^(?:(?:si|no|ok|okay|aja|bueno|claro|yes|yeah|yep|nope|sure|pues|ah|mhm|creo que|ya|gracias|entiendo|i see|right) ?)+$/.test(
    said,
  );
}

/** Words that stand in sentences of every subject tell nothing of this one ("sin papeles", "mi caso"). */
const everywhere =
  /^(?:papel(?:es)?|papers?|casos?|cases?|cosas?|things?|personas?|people|persons?|pais|country|forma|manera|anos?|years?|dias?|days?|gente|tiempo|tramites?|puede[ns]?|pueda[ns]?|estados|unidos|united|states|aqui|here|arregl\w+)$/;

export function tellingWords(list: readonly Word[]): Word[] {
  return list.filter(({ text }) => !everywhere.test(text));
}

/** "No tengo papeles", "¿puedo tener papeles?": status, no list of documents. */
const ofStatus =
  /\b(?:sin papeles|no (?:tengo|tiene|tenemos|tienen) papeles|(?:tener|da|dan|arreglar|conseguir|sacar|get|have) (?:mis |los |my )?papel(?:es)?|no papers|get papers)\b/;

export const namesStatus = (said: string): boolean => ofStatus.test(said);

const asksToWork =
  /\b(?:trabajar\w*|permisos?|permit|chambear|empleo|ead|job|(?:can|could|may|able to|allowed to|to|keep|start) work(?:ing)?|working|work permit)\b|^(?:(?:y|and) )*(?:el |mi |su |the |my |her |his )?(?:trabajo|chamba|work)$/;

/** "No puedo ese día, trabajo", "because I work": a reason, not the question whether one may work. */
export const asksToWorkIn = (said: readonly string[]): boolean =>
  said.some((words) => asksToWork.test(words));

/** A friendly line back to the subject was all there was to say. */
export function isOffTopic(reply: Reply, language: Language): boolean {
  return reply.kind === "dont_know" && reply.short === texts[language].offTopic;
}

export function isUnsure(reply: Reply): boolean {
  return reply.kind === "dont_know" || (reply.kind === "clarify" && reply.topic === null);
}

const timeWord =
  "(?:ano|anos|mes|meses|semanas?|dias?|verano|ayer|anoche|(?:19|20)\\d\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|years?|months?|weeks?|days?|yesterday|january|february|march|april|may|june|july|august|september|october|november|december)";
/** "Eso fue el año pasado", "it's been eight months": when it was or how long it has been, and no question about years. */
export const tellsWhen = new RegExp(
  [
    `^(?:(?:y|ya|pues|eso|esto|todo|como|apenas|and|it|that|this|all) )*(?:(?:me|nos|le) )?(?:fue|paso|ocurrio|sucedio|empezo|was|happened|started)\\b(?: \\w+){0,4} ${timeWord}\\b`,
    `^(?:(?:y|ya|pues|de eso|va|va para|hace ya|son|van|lleva|llevo|llevamos|llevan|como|casi|mas de|hace|its|it is|it has|been|about|like|over|almost|for) )+(?:\\w+ ){1,2}${timeWord}\\b(?: (?:asi|ya|now|ago|sin pagarme|de eso))*(?:$| )`,
  ].join("|"),
);

/** "No entiendo, explícame mejor": the same once more, and nothing beside the subject. */
export const asksAgain =
  /\b(?:repit\w+|repet\w+|(?:no (?:te |le |lo |la )?|sin )(?:entend\w+|entiend\w+)|expli[cq]\w+|(?:mas|bien) (?:clar[oa]s?|sencill[oa]s?|facil(?:es)?|simples?|despacio|lento|lentito)|con otras palabras|(?:con|en) (?:manzan\w+|peras y manzanas|bolitas|palabras (?:faciles|sencillas|simples|de (?:nino|uno)))|again|repeat|explain\w*|simpler|easier|dont (?:understand|get it)|didnt (?:understand|get)|other words|me quede igual|one more time|otra vez|enredad[oa]|mas despacito|lost me)\b/;
const aroundAgain =
  /^(?:(?:no|si|y|e|en|pero|peras|manzan\w+|bolitas|usted|tu|ahora|lo mismo|faciles|sencill[oa]s|simples|clar[oa]s?|lento|lentito|slowly|slower|plain|terms|words|oh|wow|ok|seno|senora|senor|licenciad[oa]|amig[oa]|huh|eh|wait|mande|what|que|como|nada de|sigo|sin|todavia|aun|como|a|un|una|nin[oa]|para|hable|hablame|palabras (?:mas )?(?:faciles|sencillas)|one|time|oye|oiga|disculpa|disculpe|perdon|ay|pues|es que|te|le|lo|la|me|se|nada|bien|muy|tan|un poco|poquito|esta|eso|esto|todo|dificil|enredad[oa]|me quede|igual|despacito|complicado|confus[oa]|entend\w+|entiend\w+|expli[cq]\w+|repit\w+|repet\w+|puedes?|podrias?|puede|dime\w*|digame\w*|dimelo|mejor|mas|claro|sencill[oa]|facil|simple|despacio|con|otras|palabras|de nuevo|otra vez|por favor|porfa|please|sorry|i|it|that|this|all|dont|didnt|do|did|not|cant|can|could|you|understand|get|explain\w*|repeat|say|again|in|other|words|better|simpler|easier|more|simply|to me)(?: |$))+$/;
/** Nothing but that: it was not understood. */
export const onlyAsksAgain = (said: string): boolean => asksAgain.test(said) && aroundAgain.test(said);
/** To be heard again, as it was. */
const asksTheSame = /\b(?:repit\w+|repet\w+|repeat|otra vez|de nuevo|one more time|say (?:it|that) again)\b/;
const asksEasier =
  /\b(?:(?:mas|bien) (?:clar|sencill|facil|simple)\w*|manzan\w+|bolitas|palabras|simpler|easier|plain|no (?:te |le |lo )?(?:entend|entiend)\w+|expli[cq]\w+|explain)\b/;
/** What whoever did not understand is heard to say. */
export const simpler = "mas facil";
/** The same in words that every part of the guide knows, in either language; null where it is something else. */
export function onceMore(said: string): string | null {
  if (!onlyAsksAgain(said)) return null;
  return asksTheSame.test(said) && !asksEasier.test(said) ? "otra vez" : simpler;
}

/** Thanks, a greeting, who the guide is: about no subject. */
export function isPolite(reply: Reply): boolean {
  return (
    (reply.kind === "dont_know" && reply.confidence === 1) ||
    [
      texts.es.greeting,
      texts.en.greeting,
      texts.es.hostile,
      texts.en.hostile,
      texts.es.noInstructions,
      texts.en.noInstructions,
    ].includes(reply.short)
  );
}

/** "Bueno y si me niegan": a question without its mark. */
export const supposes =
  /^(?:\w+ )?(?:[yi] )?si (?:me|mi|mis|no|yo|el|ella|se|le|nos|la|lo|ya|cumple\w*)\b|^(?:what )?if\b/;

export const asksHowLong =
  /\b(?:cuant[oa]s? (?:tiempo|anos|meses|dias)|how (?:long|many (?:years|months|days)))\b/;
export const asksWhatNow =
  /\b(?:(?:y |entonces )?(?:ahora )?que (?:hago|hacemos|sigue|procede|tengo que hacer|debo hacer|puedo hacer)(?: ahora| entonces)?$|por donde empiezo|where do i start|what (?:now|next|do i do|should i do|can i do)(?: now| then)?$)/;

/** Of whom officers took, and no cry for oneself. */
export const tears =
  /\b(?:llor\w+|desesper\w+|no se que (?:hacer|aser|hago)|sol[oa] con (?:mis|los) (?:hijos|ninos)|crying|desperate|dont know what to do)\b/;
