/**
 * What is seldom asked and has an answer of its own that other words hide: a raid on the whole building, an employer's own I-9, a number bought
 * long ago, a fight of long ago, a hand lost at work, a couple who live apart before the interview, where a case stands. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

const surrounds =
  /\b(?:rode(?:aron|an|ando|ado)|cercaron|surround\w*)\b(?: \w+){0,4} (?:edificio|apartamentos?|departamentos?|complejo|building|complex|apartments?|hotel|motel|trailas?|trailer park)\b|\b(?:piso por piso|cuarto por cuarto|puerta por puerta|departamento por departamento|floor by floor|door to door|room by room)\b/;
const byThem =
  /\b(?:estan|andan|van|vienen|subiendo|tocando|revisando|rodearon|abro|bajo|salgo|they|are|ice|agents|migra|agentes|should i|do i)\b/;
const surroundsElse =
  /\b(?:hace (?:\w+ ){1,2}(?:dias?|semanas?|mes(?:es)?|anos?)|ago|ayer|yesterday|vend\w+|censo|census|policia busca|armad[oa]s|pistolas?|pandill\w+|mareros?|narcos?|sicarios?|hombres|guns?|armed|gang|que hago si|what if|limpi\w+|clean\w*|testigos de jehova|campan\w+)\b/;

const i9 = /\b(?:i ?9|form i9)\b/;
const employs =
  /\b(?:as an employer|(?:como|soy) (?:el |la )?(?:patron\w*|empleador\w*|duen[oa]|jef[ea])|i (?:own|run|have) a|tengo un (?:negocio|restaurante|taller)|mi negocio|my business|new (?:hire|employee|worker)|(?:empleado|trabajador) nuevo|contrat(?:ar|o|e) a|exigir(?:le)?)\b/;

const boughtNumber =
  /\b(?:me vend\w+|compre|compramos|sold me|i bought|bought)\b(?: \w+){0,5} (?:social|seguro|numero|ssn|papeles|mica)(?: \w+){0,2} (?:inventad[oa]s?|fals[oa]s?|chuec[oa]s?)\b|\b(?:sold me|bought)\b(?: \w+){0,3} (?:fake|made up|false) (?:social|ssn|number|papers)\b/;
const toTell =
  /\b(?:avis\w+|escond\w+|decir(?:lo|la)?|digo|declarar(?:lo)?|contar(?:lo)?|pongo|ponerlo|say it|tell|disclose|mention|list it|afecta|affect)\b/;
const petition =
  /\b(?:residencia|green ?card|mica|ciudadania|citizenship|arregl\w+|peticion|i ?485|n ?400|papeles|visa)\b/;
const buysNow =
  /\b(?:quiero comprar|donde (?:compro|consigo)|where can i|otro social|uno mejor|sigo (?:usando|trabajando)|para que no|sin que)\b/;

const fight =
  /\b(?:pelea|pleito|rina|me (?:pelee|agarre a golpes)|(?:bar|fist) ?fight|brawl|got in(?:to)? a fight|altercado)\b/;
const longAgo =
  /\b(?:hace (?:como |mas de )?(?:\w+ )?(?:anos)|anos (?:atras|despues)|years ago|from (?:19|20)\d\d|(?:en|in) (?:19|20)\d\d|viej[oa]|old)\b/;
const citizenship =
  /\b(?:[sc]iudadan[iy]a|cuidadania|naturaliz\w+|n ?400|citizen(?:ship)?|residencia|green ?card|mica)\b/;
const fightElse =
  /\b(?:mi (?:espos[oa]|marido|pareja|ex)|husband|wife|violencia domestica|dui|orden|ahorita)\b/;

const hurtBody =
  /\b(?:maquina|machine|sierra|montacargas|forklift|andamio|scaffold|prensa)\b(?: \w+){0,3} (?:le |me |lo )?(?:corto|cort[ao]|aplasto|quebro|agarro|arranco|mocho|cut|crushed|caught|took)\b|\b(?:perdi|perdio|lost) (?:\w+ ){0,2}(?:dedos?|mano|fingers?|hand|ojo|eye)\b|\b(?:corto|mocho|cut(?: off)?) (?:\w+ ){0,2}(?:dedos?|mano|fingers?|hand)\b/;
const atWork =
  /\b(?:trabaj\w+|empacadora|fabrica|obra|construccion|rancho|patron\w*|compania|plant|factory|job|work\w*|packing|boss|company|rastro|polleria)\b/;
const unpaid =
  /\b(?:pag\w+|paid|pay|reclam\w+|claim|compens\w+|demand\w*|se puede hacer algo|derechos?|sue)\b/;

const livesApart =
  /\b(?:ya no (?:vivo|vivimos|estoy viviendo)(?: junt[oa]s)?(?: con (?:mi (?:espos[oa]|marido|mujer)|el|ella))?|(?:estamos|me) separad[oa]s?|nos separamos|vivimos aparte|(?:dont|do not|no longer) live (?:together|with my (?:wife|husband))|(?:were|we are) separated|separated)\b/;
const residenceInterview =
  /\b(?:entrevista|interview)\b(?=.*\b(?:residencia|mica|green ?card|ajuste|i ?485|residence)\b)|\b(?:residencia|mica|green ?card|ajuste|i ?485)\b.*\b(?:entrevista|interview)\b/;
const apartElse =
  /\b(?:volvimos|regresamos|back together|por (?:el |su |mi )?trabajo|for work|peg\w+|golpe\w+|maltrat\w+|hits?|abus\w+|divorci\w+|divorce\w*|n ?400|ciudadania|citizenship|i ?751)\b/;

const whereItStands =
  /\b(?:how (?:do|can|would) i (?:see|check|know|find out|track) where (?:it|its|the case|my|his|her)\b|como (?:lo |la )?(?:veo|puedo ver|podemos ver|checo|reviso|se|sabemos) (?:en que (?:va|paso va|quedo)|como va|por donde va|que onda con (?:el|la|mi|su)))/;
const ofCase =
  /\b(?:green ?card|residenc\w+|mica|i ?\d{3}|n ?400|caso|case|peticion|petition|permiso|permit|ciudadania|citizenship|uscis|esperando|waiting|meses|months)\b/;
const standsElse =
  /\b(?:corte|court|juez|judge|detenid[oa]|detained|foia|consulad\w+|embajada|nvc|ceac|asilo|asylum)\b/;

const serves =
  /\b(?:monj(?:a|ita)s?|sacerdotes?|pastor(?:a|es)?|misioner[oa]|convento|iglesia|herman[oa] religios[oa]|nun|priest|pastor|convent|missionary|church|minister)\b/;
const onR1 = /\b(?:r ?1|erre uno|erre 1)\b/;
const toStay = /\b(?:residencia|residente|green ?card|mica|papeles|quedarme|papers|permanent\w*)\b/;
const r1Else =
  /\b(?:traer\w*|bring|es mejor|is better|espos[oa]|husband|wife|corte|court|orden|detenid[oa])\b/;

const rules: readonly Outright[] = [
  {
    id: "building-raid",
    said: [surrounds, byThem],
    unless: surroundsElse,
    lead: "door",
    over: ["violence", "lost", "trafficking", "threat"],
  },
  {
    id: "form-i9",
    said: [i9, employs],
    unless: /\b(?:fals\w+|fake|sin papeles|pag\w+ en efectivo)\b/,
    calm: true,
    over: [],
  },
  {
    id: "false-papers-adjust",
    said: [boughtNumber, toTell, petition],
    unless: buysNow,
    over: ["forge", "lie", "hide"],
  },
  { id: "old-fight", said: [fight, longAgo, citizenship], unless: fightElse, over: ["violence"] },
  { id: "hurt-at-work", said: [hurtBody, atWork, unpaid], over: ["violence", "trafficking"] },
  { id: "separated-interview", said: [livesApart, residenceInterview, toTell], unless: apartElse, over: [] },
  { id: "r1-residence", said: [serves, onR1, toStay], unless: r1Else, over: [] },
  { id: "case-online", said: [whereItStands, ofCase], unless: standsElse, calm: true, over: [] },
];

/** Told by voice, with all that led to it. */
export const seldomAskedRules: readonly Outright[] = upTo(45, rules);
