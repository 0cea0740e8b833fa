/**
 * A case that is under way, and the one fact that decides of it: closed or dismissed, a date years away, no decision after the interview, a monitor
 * that hurts, another job meanwhile, whether the lawyer filed. Server only.
 */
import { offence } from "#guide/dialogue/server-only/outright/court.ts";
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

// The court.
const hearing = /\b(?:corte|audiencia|hearing|court)\b/;
const onVideo =
  /\b(?:por video|virtual\w*|webex|remot[oa]|zoom|by video|video call|(?:sea|ser|hacer(?:la)?|be|have it)(?: \w+)? (?:en linea|online|por internet|por telefono))\b/;
const asksForIt =
  /\b(?:quiero|quisiera|puedo|puede|podria|pedir|pido|se puede|hacer|en vez|want|can|could|ask|request|instead)\b/;
const videoOther =
  /\b(?:en persona|in person|dice que es|says (?:it is|its)|ver (?:mi|el) caso|checar|check my case|no (?:funciono|sirvio|pude (?:entrar|conect\w+))|didnt work|couldnt (?:join|connect)|enlace|link|trafico|traffic|criminal|familia)\b/;
const courtWord = /\b(?:corte|juez|jueza|audiencia|court|judge|hearing)\b/;
const dateWord = /\b(?:regres\w+|vuelv\w+|volver|come back|return|fecha|cita|date|hasta|until|es en|para)\b/;
const yearsAhead =
  /\b(?:20(?:2[89]|3\d)|en (?:2|3|4|5|dos|tres|cuatro|cinco) anos|in (?:two|three|four|five|2|3|4|5) years)\b/;
const farOtherCourt =
  /\b(?:deport\w+|fuera|castigo|removed|cambi\w+|changed|jueves|lunes|martes|miercoles|viernes|manana|esta semana|adelant\w+|moved up|master|que (?:pasa|hacen)|what happens|asilo|asylum|miedo|permiso|work permit|viaj\w+|travel|orden|mude|moved|espos[oa]|casar\w*|negaron|gane|perdi)\b/;
const closedForNow =
  /\b(?:cierre administrativo|(?:cerr\w+|clos\w+|cerrad[oa])(?: \w+){0,3} administrativ\w+|administrativ\w+(?:ly)? (?:cerr\w+|clos\w+)|administrative closure)\b/;
const dismissed =
  /\b(?:(?:caso|case|corte|juez|jueza|judge|court)\b.*\b(?:desestim\w+|sobresei\w+|dismiss\w*|terminat\w+|termin(?:aron|ado|o))|(?:desestim\w+|dismiss\w*|terminat\w+|termin(?:aron|ado|o))\b.*\b(?:corte|juez|judge|court))\b/;
const dismissedOther =
  /\b(?:como (?:puedo|lo) (?:ver|checo)|puedo ver|por telefono|how (?:can|do) i (?:see|check)|dui|criminal\w*|penal|cargos?|charges?|trafico|traffic|arrest\w+|condado|county|patron|trabajo|tps|daca|parole|program\w*|apel\w+|appeal|bia|i ?\d{3}|uscis|terminate (?:my|the) (?:lawyer|attorney)|robo|dv|domestic|felon\w+)\b/;
const notDecided =
  /\b(?:no (?:(?:me|nos|lo|la) )?(?:pueden|pudieron|puede|pudo|podian|iban a) (?:decidir|dar (?:la |una )?(?:decision|respuesta)|aprobar\w*)|decision cannot (?:yet )?be made|cannot (?:make a decision|decide)|couldnt (?:decide|make a decision)|no (?:me )?(?:dieron|dio|tomaron) (?:la |una |ninguna )?(?:decision|respuesta)|caso (?:quedo )?(?:en revision|continuado)|(?:case|interview) (?:was )?(?:continued|under review)|no (?:me )?dijeron (?:ni )?(?:si|que))\b/;
const atInterview = /\b(?:entrevista|interview|oficial|officer|examen|cita)\b/;
const notDecidedOther =
  /\b(?:asilo|asylum|corte|court|juez|judge|consulad\w+|consulate|juarez|embajada|embassy|221|arrest\w+|fraude|mentira|negaron|denied|detenid[oa]|miedo)\b/;
const wasThere =
  /\b(?:(?:ya )?(?:fui|fuimos|tuve|tuvimos|hice|hicimos|pase|pasamos|me hicieron|nos hicieron|me entrevistaron)(?: \w+){0,4} (?:entrevista|cita)|me entrevistaron|(?:la|mi|nuestra) entrevista (?:ya )?(?:fue|paso)|paso (?:la|mi|nuestra) entrevista|(?:i|we) (?:already )?(?:had|went to|did|passed|attended|have been to)(?: \w+){0,4} interview|(?:my|our|the) interview was)\b/;
const stillWaits =
  /\b(?:(?:no|nada) (?:me |nos )?(?:han? )?(?:contest\w+|respond\w+|dicen|llega|llegado|avisan|resuelven|dicho|sale)|no (?:me )?(?:ha |llega )?(?:llegado )?(?:la |ninguna )?(?:respuesta|decision)|sin (?:respuesta|noticias|decision)|(?:sigo|seguimos|estoy|estamos|sigue) esperando|(?:still|been) waiting|no (?:answer|decision|news|response)(?: yet)?|(?:havent|have not|didnt) hear\w*|never heard)\b/;
const stillWaitsOther = new RegExp(
  `${notDecidedOther.source}|\\b(?:juramento|oath|ceremon\\w+|refugiad\\w+|miedo|trabajo (?:nuevo|de)|job interview)\\b`,
);
const exGang =
  /\b(?:(?:fui|era|estuve en|anduve en|sali de|deje|me sali de)(?: \w+){0,3} (?:pandill\w*|maras?|mareros?|gang\w*|ms ?13|barrio 18|clica)|ex ?pandiller[oa]|(?:fui|era) marer[oa]|ex ?marer[oa]|pandillero (?:de joven|antes)|(?:was|used to be)(?: \w+){0,3} (?:gang|gang member|gangbanger)|ex ?gang|former gang|left (?:the|a|my) gang)\b/;
const exGangOther =
  /\b(?:tatuaje\w*|tattoo\w*|me (?:buscan|quieren matar|amenaz\w+)|victima|no (?:fui|era)|never|mi (?:hij[oa]|espos[oa]|hermano)|detenid[oa]|corte|court)\b/;
const turnedBack =
  /\b(?:(?:me|nos) (?:devolvieron|regresaron|retornaron|echaron para atras|sacaron)(?: \w+){0,6} (?:frontera|garita|linea|puente|huellas|border)|(?:sent|turned|returned) (?:me|us)(?: \w+){0,2} (?:back|away)(?: \w+){0,4} (?:border|bridge|fingerprint\w*)?|me tomaron (?:las )?huellas y me (?:regresaron|devolvieron))\b/;
const cameAgain =
  /\b(?:(?:luego|despues|otra vez|de nuevo|y ya|y|volvi a) (?:entre|cruce|pase|entrar|cruzar|pasar|brinque)|volvi|entre en (?:19|20)\d\d|(?:then|later|again)(?: \w+){0,3} (?:crossed|came|entered)|(?:crossed|came back|entered)(?: \w+){0,2} again|sin que me (?:vieran|agarraran))\b/;
const turnedOther =
  /\b(?:asilo|asylum|miedo|mi (?:espos[oa]|hij[oa]|hermano|mama|papa)|orden|juez|judge|deport\w+|detenid[oa]|245|visa de turista)\b/;

// Days and fees.
const cannotPay =
  /\b(?:no (?:me alcanza|tengo|completo|puedo pagar|junto|podemos pagar)|(?:cant|cannot) (?:afford|pay)|too (?:expensive|much)|esta (?:muy )?caro|no hay para)\b/;
const price485 =
  /\b1 ?[,.]? ?(?:440|390)\b|\b(?:i ?485|la 485|la residencia|la solicitud de residencia|the green card|adjustment)\b(?=.*\b(?:pag\w+|alcanza|caro|cuesta|afford|pay|fee)\b)|\b(?:pag\w+|alcanza|caro|afford|pay)\b.*\b(?:i ?485|la 485|solicitud de residencia|green card application)\b/;
const price485Other = /\b(?:abogad[oa]|lawyer|asilo|asylum|vawa|visa [ut]|sij|i ?90|renovar|renew)\b/;
const taxDebt =
  /\b(?:debo|debemos|debe|deuda|atrasad[oa]|owe|owes|debt|back taxes)\b(?=.*\b(?:taxes|impuestos|irs)\b)(?=.*\b(?:pedir\w*|peticion\w*|i ?864|i ?130|espos[oa]|patrocin\w+|sponsor\w*|petition|wife|husband|papa|mama|hij[oa])\b)|\b(?:taxes|irs)\b.*\b(?:debo|deuda|owe|debt)\b.*\b(?:pedir\w*|peticion\w*|espos[oa]|petition|sponsor|wife|husband)\b/;

// Work and letters.
const monitor = /\b(?:grillete|tobillera|monitor|brazalete|ankle (?:monitor|bracelet))\b/;
const hurts =
  /\b(?:apriet\w+|lastim\w+|duele|hinch\w+|herida|sangr\w+|roz\w+|quitarmelo|quitarme el|cortar\w*|tight|hurts?|swollen|wound|take it off|cut it)\b/;
const boss =
  /\b(?:patron\w*|jef[ea]|trabajo|compania|empresa|manager|recursos humanos|boss|employer|job|company|hr)\b/;
const asksPapers =
  /\b(?:pide|piden|pidio|pidieron|quiere\w*|exige\w*|asks?|asking|wants?)\b(?: \w+){0,4} (?:papeles|documentos|papers|documents)\b/;
const again = /\b(?:otra vez|de nuevo|nuevamente|again|despues de|after)\b/;
const changesJob =
  /\b(?:cambiar(?:me)?|cambio|dejar|renunciar|change|switch|quit)\b(?: \w+){0,3} (?:de )?(?:trabajo|patron|empleo|jale|chamba|jobs?|employers?)\b/;
const inProcess =
  /\b(?:en (?:proceso|tramite)|mi (?:proceso|tramite|caso)|pendiente|i ?485|i ?140|perm|mientras|in process|pending|my case|while)\b/;
const changesOther =
  /\b(?:perm|i ?140|i ?9|e ?verify|h ?2|h ?1b|tn|amenaz\w+|no me paga|taxes|direccion|address)\b/;
const lawyer = /\b(?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b/;
const didFile =
  /\b(?:si (?:\w+ ){0,4}(?:meti[oó]|mand[oó]|presento|someti[oó]|envi[oó]|metieron|mandaron)|(?:de verdad|de veras|really|actually)(?: \w+){0,3} (?:meti\w*|mand\w+|present\w+|filed|sent|submitted)|if (?:\w+ ){0,3}(?:filed|sent|submitted))\b/;
const asksToKnow =
  /\b(?:como|donde|ver|veo|saber|se|checar|compr\w+|how|where|know|check|see|find out|tell)\b/;
const signed = /\b(?:firm[eo]|firmamos|signed)\b/;
const unread =
  /\b(?:sin (?:leer|entender|saber)|no (?:lei|entendi|sabia)|without (?:reading|knowing|understanding)|didnt (?:read|understand))\b/;
const whereSigned =
  /\b(?:carcel|jail|ice|migra|inmigracion|oficial\w*|officer|detenid[oa]|detained|salida|deport\w+)\b/;

export const openCaseRules: readonly Outright[] = [
  { id: "court-by-video", said: [hearing, onVideo, asksForIt], unless: videoOther, lead: "court", over: [] },
  { id: "far-hearing", said: [courtWord, dateWord, yearsAhead], unless: farOtherCourt, over: [] },
  { id: "case-closed-for-now", said: [closedForNow], over: [] },
  {
    id: "case-dismissed",
    said: [dismissed],
    unless: new RegExp(`${dismissedOther.source}|${offence.source}`),
    over: [],
  },
  {
    id: "interview-no-decision",
    said: [notDecided, atInterview],
    unless: notDecidedOther,
    calm: true,
    over: [],
  },
  {
    id: "interview-no-decision",
    said: [/\b(?:decision cannot (?:yet )?be made|cannot make a decision at this time)\b/],
    unless: notDecidedOther,
    calm: true,
    over: [],
  },
  {
    id: "interview-no-decision",
    said: [wasThere, stillWaits],
    unless: stillWaitsOther,
    calm: true,
    over: [],
  },
  { id: "ex-gang", said: [exGang], unless: exGangOther, over: ["threat", "violence"] },
  {
    id: "turned-back-reentered",
    said: [turnedBack, cameAgain],
    unless: turnedOther,
    lead: "other",
    over: [],
  },
  { id: "i485-too-dear", said: [cannotPay, price485], unless: price485Other, calm: true, over: [] },
  {
    id: "tax-debt",
    said: [taxDebt],
    unless: /\b(?:como (?:los )?(?:hago|declaro)|sin social|itin)\b/,
    calm: true,
    over: [],
  },
  { id: "monitor-hurts", said: [monitor, hurts], over: [] },
  {
    id: "boss-asks-again",
    said: [boss, asksPapers, again],
    unless: /\b(?:fals\w+|chuec\w+|fake)\b/,
    over: [],
  },
  { id: "change-job-pending", said: [changesJob, inProcess], unless: changesOther, over: [] },
  {
    id: "lawyer-filed",
    said: [lawyer, didFile, asksToKnow],
    unless:
      /\b(?:asilo|asylum|apel\w+|appeal\w*|copia|copy|expediente|carta|cartas|notari\w*|cobr\w+|nego|denied|mentir\w*)\b/,
    calm: true,
    over: [],
  },
  {
    id: "signed-regret",
    said: [signed, unread, whereSigned],
    unless: /\bno (?:firm\w+|sign\w*)\b/,
    lead: "sign",
    over: [],
  },
];
