/**
 * Known answers that are asked for by the circumstances: a letter to who paid somebody's bond, a wedding of long ago, a petition from before 2001, a
 * child's age while a petition lay, children whom somebody must pick up. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const deliver = /\b(?:i ?340|notice to obligor|obligor|deliver (?:the )?alien)\b/;
const bond = /\b(?:fianza|bono|bond|obligor)\b/;

const formerSham =
  /\b(?:(?:primer|primera|antes|otro|otra|viejo|vieja|ex) (?:\w+ )?(?:matrimonio|boda|espos[oa]|marido|mujer)|(?:matrimonio|boda) (?:\w+ )?(?:de antes|anterior|viej[oa])|(?:first|previous|old|earlier|ex) (?:marriage|husband|wife|wedding))\b/;
const forPapers =
  /\b(?:(?:de|por|un) (?:arreglo|dinero|papeles|conveniencia)|arreglo de dinero|(?:le )?pagu?e(?: \w+){0,3} casar\w*|(?:por|de) (?:puros? )?papeles|fals[oa]|for (?:papers|money|the green card)|fake|arranged for)\b/;
const realNow =
  /\b(?:(?:hoy|ahora|ya)(?: \w+){0,6} (?:de verdad|real|casad[oa]|espos[oa]|matrimonio)|matrimonio de verdad|now(?: \w+){0,6} (?:real|married|husband|wife)|real marriage)\b/;

const petitioned =
  /\b(?:petici\w+|pidio|pidieron|metio|metieron|130|certificacion laboral|labor cert\w*|petition\w*|filed)\b/;
const before2001 =
  /\b(?:(?:19(?:8\d|9\d))|(?:en|del|de|el|ano|in|of) (?:el ano )?(?:2000)|antes (?:de|del)(?: \w+){0,4} 2001|(?:enero|febrero|marzo|abril|january|february|march|april)(?: \w+){0,2} 2001|before (?:\w+ )?(?:\d+ )?2001)\b/;
const forMe =
  /\b(?:me (?:metio|metieron|pidio|pidieron|puso|hizo)|me meti\w+|(?:pidio|metio)(?: \w+){0,3} (?:por|para) mi(?! (?:\w+ )?(?:mama|papa|padre|madre|espos|herman|abuel|ti[oa]\b|hij|suegr)\w*)|(?:petition(?:ed)?|filed)(?: \w+){0,3} (?:for )?me)\b/;
const unseen =
  /\b(?:cruc\w+|cruz\w+|brinqu\w+|entre (?:sin|por)|sin (?:papeles|visa|inspeccion)|por el (?:rio|cerro|desierto|monte)|mojad[oa]|crossed|without (?:papers|inspection))\b/;

const pendingYears =
  /\b(?:tard\w+|demor\w+|duro|estuvo|took|pending|was)\b(?: \w+){0,6} (?:(?:\d+|un|una|dos|tres|cuatro|cinco|two|three|four|five|a|one) (?:anos?|mes(?:es)?|years?|months?))\b/;
const petition = /\b(?:i ?130|130|peticion|peticiones|pedida|petition)\b/;
const agedNow =
  /\b(?:(?:ya |ahora |ahorita )?(?:el |ella )?(?:ya )?(?:tiene|tengo|cumpli[oó]?|cumple)(?: (?:ya|los))* (?:2[1-9])|(?:is|am|turned|hes|shes|im)(?: (?:now|already))* (?:2[1-9]))\b/;
const countsAsChild =
  /\b(?:cuenta|cuento|nin[oa]|menor|se paso|se le paso|cspa|edad|counts?|child|aged? out|too (?:late|old))\b/;

const abandonedYouth =
  /\b(?:sij|visa juvenil|(?:lo|la) de (?:los )?jovenes|jovenes? abandonad\w+|residencia(?: \w+){0,4} (?:abandon\w+|juvenil|jovenes)|abandon\w+ por (?:mi|su) (?:papa|mama|padre|madre)|special immigrant juvenile)\b/;
const ownParent =
  /\b(?:pedir|pido|peticionar|arreglar\w*|ayudar|petition|sponsor|file for)\b(?: \w+){0,5} (?:mi|a mi|my) (?:\w+ )?(?:mama|mami|mamita|papa|papi|madre|padre|ama|apa|jefa|jefe|mom|mother|dad|father|parents|papas)\b/;

const whoPicksUp =
  /\b(?:recoj\w+|recog\w+|cuid\w+|(?:los|las|lo|la) (?:tenga|tengan)|se qued\w+ con|quien (?:los|las)|pick\w* (?:them|him|her|up)|take care of|keep them)\b/;
const ifTaken =
  /\b(?:si (?:un dia |algun dia |a los dos |nos |me )*(?:no (?:llegamos|llego|regresamos|regreso|volvemos)|(?:nos |me )?(?:agarran|detienen|deportan|llevan|pasa algo))|if (?:we|i|one day we|they) (?:dont (?:come|make it)|get (?:detained|taken|deported|picked)|are (?:taken|detained)|take (?:us|me)))\b/;
const paper =
  /\b(?:papel|carta|poder|documento|notary|notari\w+|dejo|dejamos|dejar(?:le)?|paper|letter|form|document|leave)\b/;

const waiver = /\b(?:perdon|waiver|601a?)\b/;
const citizenChild =
  /\b(?:hij[oa]s?|nin[oa]s?|bebe|son|daughter|kids?|child|children)\b(?: \w+){0,8} (?:nacid[oa]s?|nacio|ciudadan[oa]s?|american[oa]s?|born|citizens?)\b/;
const noOneElse =
  /\b(?:espos[oa]|marido|mujer|pareja|husband|wife)\b(?: \w+){0,3} (?:no|tampoco|ni|doesnt|isnt|neither|also)(?: \w+){0,3} (?:tiene|es|papeles|ciudadan\w+|residente|papers|citizen|resident|have)\b/;

const firstUnseen =
  /\b(?:mojad[oa]|(?:entre|cruce|pase|vine|llegue)(?: \w+){0,4} (?:sin (?:papeles|visa|inspeccion|permiso)|(?:por )?el (?:rio|cerro|desierto|monte))|cruce|crossed|without (?:papers|inspection))\b/;
const wentWithPermit =
  /\b(?:(?:sali|salimos|viaje|me fui|fui|left|traveled|went)(?: \w+){0,6} (?:con|with)(?: (?:el|un|mi|su|a|my))? (?:permiso|parole|advance|permit)|advance parole|permiso de viaje|travel permit)\b/;
const cameBackIn =
  /\b(?:volvi|volvimos|regrese|regresamos|(?:me )?entre|entrar|came back|returned|reentered|got back)\b/;

export const circumstanceRules: readonly Outright[] = [
  {
    // Within a subject what was told before knows it (`guards-kin.ts`).
    id: "returned-with-permission",
    first: true,
    said: [firstUnseen, wentWithPermit, cameBackIn],
    unless:
      /\b(?:puedo|podria|podre|quiero|si (?:salgo|me voy|viajo)|can i|could i|want to|if i|deport\w+|orden|order)\b/,
    lead: "other",
    over: [],
  },
  { id: "obligor-notice", said: [deliver], unless: /\b(?:i ?247|detainer|hold)\b/, lead: "other", over: [] },
  {
    id: "obligor-notice",
    said: [
      bond,
      /\b(?:carta|aviso|letter|notice)\b/,
      /\b(?:que (?:lo|la) (?:lleve|entregue|presente)|deliver|bring (?:him|her))\b/,
    ],
    unless: /\b(?:cancel\w+|i ?391|devol\w+|refund)\b/,
    lead: "other",
    over: [],
  },
  {
    id: "real-after-sham",
    said: [formerSham, forPapers, realNow],
    unless: /\b(?:me (?:peg|golpe)\w+|visa u|vawa)\b/,
    over: ["sham"],
  },
  {
    id: "old-petition-told",
    said: [petitioned, before2001, forMe, unseen],
    unless:
      /\b(?:deport\w+ (?:en|in)|me deportaron|orden de|asilo|daca|tps|dos veces|varias veces|volvi a (?:cruzar|entrar)|(?:me|nos) (?:regresaron|sacaron|echaron))\b/,
    lead: "leaving",
  },
  {
    id: "minor-in-old-petition",
    said: [
      petitioned,
      before2001,
      /\b(?:(?:yo )?(?:tenia|era) (?:\w+ )?(?:\d{1,2} anos|nin[oa]|menor|chic[oa]|bebe)|i was (?:\d{1,2}|a (?:kid|child|minor)))\b/,
      /\b(?:me sirve|me cubre|245i?|multa|ley|cuenta|does it (?:help|count|cover))\b/,
    ],
    unless: /\b(?:me (?:pidio|metio)|deport\w+)\b/,
  },
  {
    id: "cspa-kept-age",
    said: [petition, pendingYears, agedNow, countsAsChild],
    unless: /\b(?:asilo|asylum|daca|245)\b/,
    over: [],
  },
  {
    // In the child's own words; a parent who asks has an answer of their own.
    id: "sij-own-parents",
    said: [abandonedYouth, ownParent],
    unless: /\b(?:herman[oa]s?|brother|sister)\b/,
    calm: true,
    over: [],
  },
  {
    id: "care-letter",
    said: [whoPicksUp, ifTaken, paper],
    unless: /\b(?:ya (?:nos|me|lo|la) (?:agarraron|detuvieron|llevaron)|ciudadan\w+ por|trata|encerrad\w+)\b/,
    calm: true,
    over: ["trafficking", "minor", "forge"],
  },
  {
    id: "child-waiver",
    said: [waiver, citizenChild, noOneElse],
    unless: /\b(?:mis? pap(?:a|as)|mi mama|my (?:mom|dad|parents))\b/,
    over: [],
  },
];
