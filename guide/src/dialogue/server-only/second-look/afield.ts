/**
 * What is none of the guide's subjects although its words come near: another country's papers, visas the guide has no
 * checked facts on, papers of a house, matters of a consulate of one's own, chatter. Server only; a browser's guide has no room for it.
 */
import { asText } from "#guide/dialogue/server-only/readings.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Mind } from "#guide/mind.ts";
import type { SearchResult } from "#guide/search/search.ts";
import type { DialogueState } from "#guide/types.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";
import { clean } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";
import { stopWords, subjectWords, weakWords } from "#guide/words/stop-words.ts";

const far =
  "canada|espana|spain|inglaterra|england|londres|london|alemania|germany|italia|italy|francia|france|australia|japon|japan|europa|europe|portugal|suiza|uk|reino unido|united kingdom|switzerland|irlanda|ireland|belgica|holanda|suecia|noruega|dubai|brasil|brazil|argentina|uruguay|paraguay|bolivia|chile|panama|costa rica|nueva zelanda|china|corea|israel|turquia";
const home =
  "mexico|colombia|peru|ecuador|venezuela|guatemala|honduras|el salvador|nicaragua|republica dominicana|cuba";
const benefit =
  "residencia|residency|asilo|asylum|refugio|ciudadania|citizenship|nacionalidad|nationality|permiso|permit|proteccion|protection|visa|legalizar\\w*|regularizar\\w*|cedula";
const between =
  "temporal|temporary|permanente|permanent|humanitari[ao]|legal|de trabajo|de trabajar|para trabajar|de estudiante|de refugiado|politico|de proteccion|por proteccion|de turista|de turismo|de in[vb]er[sc]ion|de inversionista|inversionista|work|por la";

/** "Residencia en Chile", "permiso por protección temporal en Colombia". */
const elsewherePapers = [
  new RegExp(`\\b(?:papeles|papers) (?:en|in|de|of) (?:${far})\\b`),
  new RegExp(`\\b(?:${benefit})(?: (?:${between})){0,3} (?:en|para|in|for|of|de) (?:${far})\\b`),
  new RegExp(
    `\\b(?:residencia|residency|asilo|asylum|refugio|ciudadania|citizenship|nacionalidad|permiso|permit|proteccion|regularizar\\w*)(?: (?:${between})){0,3} (?:en|in) (?:${home})\\b`,
  ),
  new RegExp(`\\b(?:nacionalidad|ciudadania) (?:${far}|espanola|italiana|portuguesa|mexicana|colombiana)\\b`),
  new RegExp(`\\b(?:${far}) (?:asylum|residency|citizenship|work permit|visa|settled status)\\b`),
];
/** Lands to which people move on from here; to another one they may be going home, and that is a subject. */
const onward =
  "canada|espana|spain|inglaterra|england|alemania|germany|italia|italy|francia|france|australia|japon|japan|europa|europe|portugal|suiza|switzerland|irlanda|ireland|nueva zelanda|dubai";
/** "Irme a trabajar al campo a Canadá", "Express Entry", "Canadian permanent residence". */
const movesOn = new RegExp(
  [
    `\\b(?:irme|irnos|irse|me voy|nos vamos|voy|vamos|mudar\\w*|emigr\\w+|migrar|trabajar|vivir|estudiar|chambear|mov(?:e|ing)|emigrate|migrate|relocate|work|live)(?: \\w+){0,5} (?:a|en|pa|para|to|in) (?:${onward})\\b`,
    "\\b(?:canadian|canadiense|spanish|british|australian) (?:permanent )?(?:residen\\w+|citizenship|work permit|visa|pr)\\b|\\bexpress entry\\b",
  ].join("|"),
);
/** A paper or a case of here hangs on it, or somebody flees from here. */
const leavesHere =
  /\b(?:deport\w*|ice|migra|corte|court|orden|order|juez|judge|tps|daca|asilo|asylum|parole|mica|green ?card|residente|resident of|viaj\w+|travel\w*|visit\w*|vacaciones|permiso de viaje|advance|pendiente|pending|peticion|petition|pedir a|esta|e ?2|tn|vivia|vive|lived|soy de canada|from canada)\b/;
/** Words of the lands' names: without one, nothing of the above is looked at. */
const lands = new Set(
  `${far}|${home}|espanola|italiana|portuguesa|mexicana|colombiana|canadian|canadiense|spanish|british|australian|express`.split(
    /[| ]/,
  ),
);

/** A season of the year or of a game; one of work is a subject. */
const season = /\b(?:temporadas?|seasons?)\b/;
const seasonOfWork =
  /\b(?:trabaj\w*|chamb\w*|visas?|contrat\w*|patron\w*|jef[ea]|mayordomo|h ?2 ?[ab]?|cosech\w*|campo|pizc\w*|labor|rancho|work\w*|jobs?|hir\w+|boss|permisos?|permit|pag\w+|pay|paid|papeles|papers|regres\w*|volver|rifa|empleador|employer|harvest|farm)\b/;
/** This country is spoken of after all, or a consulate abroad that gives its visas, or somebody who lives there. */
const thisCountry =
  /\b(?:estados unidos|united states|usa|eeuu|aqui|here|uscis|consulad\w*|embajada|consulate|embassy|americana?|gringo|juarez|nvc|espos[oa]|hij[oa]s?|mama|papa|herman[oa]|husband|wife|mother|father|entrevista|interview|soy residente|tengo|tenia|i have|i had|perder|pierdo|lose)\b/;

/** Visas of professions, investors and first visits: the guide has no checked facts on them. */
const otherVisas =
  /\b(?:l ?1 ?[ab]?|o ?1|j ?1)\b|\b(?:sacar|saco|consigo|conseguir|get) (?:la |mi |una |a |my )?visa (?:de )?(?:turista|tourist) (?:por )?(?:primera|first)/;
/** These are the name of nothing else. */
const namedVisas = /\b(?:e ?b ?[15]|h ?1 ?b|golden visa|gold card)\b/;
/** Asked about as a visa, and not as a number of something else. */
const asVisa =
  /\b(?:visas?|inver\w+|invest\w*|loteria|lottery|millon\w*|million|dolares|dollars|transfer\w*|artist\w*|au pair|requisitos|sponsor\w*|empleador|employer|gold card)\b/;
/** Had one already: what follows from it is a subject. */
const hadVisa =
  /\b(?:vine|entre|llegue|estoy (?:\w+ ){0,6}con|me quede|came|entered|overstayed|on (?:a|an|my) |despid\w*|laid)\b|\b(?:tenia|tengo|tiene|had|have|has)(?: \w+){0,2} (?:visa|estatus|status|[ehjlo] ?1)/;

/** A deed may be asked for to secure a bond. */
const bond = /\b(?:fianza|bond|bail)\b/;

/** Papers and affairs of everyday life. */
const everyday = [
  /\b(?:papeles|escrituras?|titulo|registr\w+|papers|deed) (?:de|del|for|of)(?: la| mi| el| un| una| the| my)? (?:casa|terreno|lote|carro|coche|troca|camioneta|moto|traila|negocio|house|land|car|truck)\b/,
  /\b(?:por|a|for) (?:quien|who|cual partido)(?: \w+)? (?:debo|deberia|debemos|voto|votar|votarias|votas|vote|should)\b|\bwho (?:should|do|would) \w+ vote\b/,
  /\b(?:sac\w+|renov\w+|tramit\w+|consig\w+|conseg\w+|ped\w+|pid\w+) (?:la |mi |el |una? )?(?:matricula consular|cartilla militar|credencial del ine|ine|curp)\b/,
  /\b(?:marina mercante|merchant marine|guardia nacional de mexico)\b/,
  /\b(?:bloque\w+|block\w*|hacke\w+|instal\w+|borr\w+) .{0,24}\b(?:whatsapp|facebook|instagram|tiktok|telegram)\b/,
  /\b(?:cuantas?|how many) (?:semanas|meses|weeks|months) (?:tiene|dura|is|does)\b.*\b(?:embarazo|pregnancy)\b/,
  /\bcapital (?:de|of)\b/,
  /\b(?:espos[oa]|marido|mujer|novi[oa]|pareja|husband|wife|boyfriend|girlfriend)\b(?!.*\b(?:papeles|residencia|peticion\w*|petition\w*|pedir\w*|divorci\w*|divorce\w*|visa|vawa|mica|green ?card|i ?\d{3}|casad[oa] con otr\w+|bigam\w+|migra\w*|inmigra\w*|ice|deport\w*|peg\w+|golpe\w+|amenaz\w+|papers|abus\w+|fraude|entrevista|interview|tramite|proceso)\b).*\b(?:otra (?:familia|mujer|vieja)|otro hombre|infiel|enganand\w*|me engana|pone los cuernos|amante|cheating|affair|another woman|another man)\b/,
  /\bque (?:me |le )?(?:puedo|puede|debo|recomienda\w*)?(?: \w+)? ?(?:tom(?:o|ar(?:me)?|e)|dar(?:le)?) para (?:la|el|esta|este) (?:gripa|gripe|tos|dolor|calentura|fiebre|resfriado|catarro|diarrea|alergia)\b|\bwhat (?:can|should) i take for (?:a |the |my )?(?:cold|flu|cough|fever|headache|pain)\b/,
  /\b(?:donde (?:esta|queda|hay)|direccion|telefono|horario|where is|address of)\b.*\b(?:consulado|embajada|consulate|embassy)\b(?! american)/,
  /\b(?:refugio|albergue|shelter) (?:de|para|for) (?:animales|perros|gatos|mascotas|animals|dogs|pets)\b/,
  /\b(?:residencia|asilo|casa) (?:de|para) (?:estudiantes|ancianos|viejitos|mayores|la tercera edad|la universidad)\b/,
  /\b(?:casero|casera|landlord|arrendador)\b(?!.*\b(?:ice|migra|inmigracion|immigration|deport\w*|papeles|papers)\b).*\b(?:corr\w+|desaloj\w+|evict\w*|deposito|deposit|echar|sacar|rent|renta)\b/,
  /\b(?:inundo|gotea|plomero|tuberia|landlord|casero|casera)\b.*\b(?:arregl\w+|repar\w+|fix\w*)\b/,
];

/** A plain choice, whom or which party to vote for. */
const partisan =
  /\b(?:which|what) (?:party|candidate|president) (?:should|do|would|could|to)\b(?: \w+){0,6} vote(?: for)?\b|\bwho(?:m)? (?:should|do|would) (?:\w+ ){1,4}vote for\b|\bpor (?:quien|(?:cual|que) (?:partido|candidat\w+|presidente))\b(?: \w+){0,6} (?:voto|vote|voten|votar|votamos)\b/;
/** Anything of a status or of a vote that was cast: whether one may vote at all is a subject, and a grave one. */
const mayVote =
  /\b(?:papeles|papers|ciudadan\w+|citizen\w*|naturaliz\w+|n ?400|jur(?:ar|o|e|amento)|oath|entrevista|interview|green ?card|mica|resident\w*|permiso|permit|visa|asilo|asylum|tps|daca|indocument\w*|undocumented|no (?:es|soy|son|somos|sea)|isnt|is not|arent|not an?|sin ser|can (?:i|he|she|they|we|my)|puedo|puede|pueden|podemos|podria\w*|allowed|legal\w*|ilegal\w*|illegal\w*|delito|crime|regist(?:e?r)\w*|ya (?:vote|voto|votamos)|vot(?:aron|aste|aba|amos en)|voted)\b/;

function isPartisan(said: string): boolean {
  return says(said, partisan) && !says(said, mayVote);
}

const thing =
  "(?:alternador|clutch|embrague|balatas?|frenos|bujias?|radiador|transmision|llantas?|carburador|amortiguador\\w*|parabrisas|aceite|alternator|brakes?|spark plugs?|radiator|transmission|tires?|oil change|lavadora|secadora|refri\\w*|estufa|microondas|licuadora|calenton|boiler|wifi|modem|tele(?:vision)?|celular|cel|laptop|computadora|impresora|excusado|escusado|lavabo|drenaje|tuberia|fregadero|toilet|sink|washer|dryer|fridge|stove|laptop|printer|(?:app|aplicacion|cuenta|contrasena|clave|password|account|pagina) (?:del|de(?: la| mi)?|for|of|to)(?: my| the)? (?:banco|bank|facebook|feis(?:bu\\w*)?|whats\\w*|tiktok|netflix|uber|doordash|cash app|gmail|instagram|amazon|spotify|walmart)|(?:bank|banking|facebook|netflix|uber|tiktok) (?:app|account|password)|tareas? (?:de|con|sobre) (?:las? |los? )?(?:fracciones|mate\\w*|algebra|sumas|divisiones|historia|ciencias?|quimica|geografia|ortografia|mi (?:hij|nin|herman)\\w+)|(?:(?:math|science|history|spelling|algebra|school) )?homework|boletos? (?:para|del?) (?:el |un )?(?:concierto|partido|juego|cine)|concierto|concert|tickets? (?:for|to) the (?:concert|game|show))";
/** A car, a kitchen, a telephone, homework, a feast ... */
const thingOfDay = new RegExp(`\\b${thing}\\b`);
/** ... and what is asked of it. What is only told of it may be why somebody came late to court. */
const askedOfThing =
  /\b(?:cuanto (?:cuesta|sale|vale|cobran|esta|es)|how much|como (?:se |lo |la |le )?(?:arregl\w+|cambi\w+|repar\w+|recuper\w+|hag[oa]|hace|quit\w+|limpi\w+|instal\w+|compon\w+)|que le (?:muevo|hago|echo)|me (?:puedes? )?ayud(?:as?|ar)|ayud\w+ (?:con|a)|help (?:me )?(?:with|my)|how (?:do|can) i|no (?:me )?(?:deja|prende|carga|abre|enfria|baja|agarra senal)|(?:wont|doesnt) (?:let me|turn on|charge|start)|(?:se|esta) (?:tapo|tapad[oa]|tirando agua|goteando)|gotea|(?:is|keeps) (?:leaking|clogged|running)|cambiarle)\b/;
/** Papers, officers, work and school rules: whatever the thing, these are asked about. */
const ofPapers =
  /\b(?:migra\w*|inmigra\w*|immigra\w*|ice|isap|grillete|reporte|reportar\w*|smart ?link|check ?in|uscis|corte|court|juez|judge|audiencia|papeles|papers|visas?|residencia|mica|green card|permiso|permit|licencia|license|policia|police|social|itin|tax(?:es)?|patron\w*|jef[ea]|boss|trabajo|work|pag(?:o|aron|ue|an)|detenid\w*|deport\w*|asilo|asylum|abogad\w*|lawyer|ciudadan\w*|citizen\w*|notari\w*|cita|appointment|entrevista|interview|huellas|formas?|formularios?|forms?|i ?\d{3}|n ?400|estafa\w*|scam\w*|rob(?:o|aron)|fals[oa]s?|fake)\b/;

/** "¿Cuánto sale el alternador?", "me ayudas con la tarea de fracciones": of no paper, whatever was talked about before. `said` is cleaned. */
export const isOfDay = (said: string): boolean =>
  says(said, thingOfDay) && says(said, askedOfThing) && !says(said, ofPapers);

/** The same, where no subject is sure. */
const goods =
  /\b(?:compre|vendo|vendi|renta|cuesta|vale|bought|cost)\b.{0,12}\b(?:una?|a|the|la) (?:casa|house|terreno|apartamento|carro|coche|troca|car|truck)\b/;

/** Nothing but chatter, however like a word of some subject it sounds. */
const chatter =
  /\b(?:no (?:mames|manches|inventes|friegues)|que (?:tranza|onda|pex|rollo|hubo)|lol|lmao|wtf|whatever|wrong (?:chat|number)|numero equivocado|chat equivocado|you suck|trash|garbage|dumb|canta(?:me)?|sing|baila)\b|^(?:pinches? |malditos? |fucking ).*\b(?:gringos?|racistas?|politicos?)\b|\b(?:ilegales|illegals|inmigrantes) (?:deberian|should) \w+|^(?:regres\w+|larg\w+|vayanse|fuera|go back) .*\b(?:a (?:su|tu) pais|ilegales|mojados|illegals|your country)$/;
const mostChatter = 6;
/** "10 años castigado fuera, no manches": the subject is plain. */
const plainSubject = 0.8;

/** Surely something else, in a conversation too. */
const plainly = 0.6;
const hardlyThis = 0.1;
const rarelyAnswered = 0.4;
/** One word alone says too little. */
const fewest = 2;
/** A listed everyday word needs less. */
const likely = 0.3;

export function isAfield(
  mind: Mind,
  seen: Understanding,
  { pending, topic }: DialogueState,
  hearsElsewhere: number,
): boolean {
  const { list, whole, found } = seen;
  const said = asText(whole);
  const written = clean(seen.text);
  if (isOthersPaper(written, said) || isPartisan(said) || isOfDay(written)) return true;
  if (topic === null && says(said, season) && !says(said, seasonOfWork)) return true;
  if (seen.urgent !== null && seen.urgent.urgency !== "other") return false;
  const ofBond = seen.sure && says(said, bond);
  if ((everyday.some((one) => says(said, one)) && !ofBond) || (!seen.sure && says(said, goods))) return true;
  if (seen.votes) return false;
  const { elsewhere, chance } = found.evidence;
  if (mind.safety.offTopic(list) && elsewhere > likely && elsewhere > chance) return true;
  if (list.some(({ text }) => subjectWords.has(text) || isFormToken(text))) return false;
  if (list.length <= mostChatter && found.confidence < plainSubject && says(said, chatter)) return true;
  if (pending !== null) return false;
  return (topic === null && isUnknown(mind, seen)) || isFar(found, hearsElsewhere);
}

/** Registered, or asked for at a consulate, in another country, or an election; nothing of it is a request to deceive. */
export function isForeignAffair(said: string): boolean {
  if (isPartisan(said) || isOldNews(said) || isOfDay(said)) return true;
  const honest =
    !/\b(?:fals\w*|fake|compr\w+|bought|buy|minti\w*|ment\w+|fing\w+|lie|lying|pretend|invent\w*|pag[ao]\w*|sin que|arregl\w+|papeles)\b/.test(
      said,
    );
  return honest && says(said, foreignAffairs);
}

/** A crime of the news, and how it ended. */
const inNews =
  /\b(?:(?:heard|saw|read|watched)\b.{0,24}\b(?:on (?:the )?(?:radio|news|tv|youtube|facebook)|in the (?:news|paper))|(?:oi|vi|lei|escuche|miraba|vimos|salio|dijeron)\b.{0,24}\b(?:noticias|noticiero|radio|tele|television|periodico|facebook))\b/;
const howItEnded =
  /\b(?:what (?:ever )?happened (?:with|to) (?:that|them|those|it|him|her)|did they (?:ever )?(?:find|catch)|(?:que|en que) (?:paso|quedo|termino) (?:con )?(?:eso|ellos|ellas|esos|esa gente|el caso|todo eso)|(?:los|las) encontraron)\b/;
const ofOwn =
  /\b(?:mi|mis|my|our|nuestr[oa]s?) (?!(?:opinion|pueblo|casa|troca|carro|truck|car)\b)\w+\b|\b(?:visa|asilo|asylum|papeles|papers|redada|raid|ice|migra|deport\w*)\b/;
const isOldNews = (said: string): boolean =>
  says(said, inNews) && says(said, howItEnded) && !says(said, ofOwn);

const foreignAffairs = new RegExp(
  `\\bregistro civil (?:de|del|en) (?:${far}|${home})\\b|\\bvisa de turista por primera vez\\b|\\btourist visa for the first time\\b`,
);

/** Another country's papers, or a visa of another kind. `written`: "settled" is no word of the guide, and would be mended into one. */
export function isOthersPaper(written: string, said: string): boolean {
  const names = written.split(" ").some((word) => lands.has(word));
  const mended = written.includes("settled") ? written : said;
  const papers = names && elsewherePapers.some((one) => one.test(written) || one.test(mended));
  const onward = names && movesOn.test(written) && !leavesHere.test(written);
  const away = (papers || onward) && !thisCountry.test(written);
  return away || isOtherVisa(said);
}

/** A visa that the guide has no checked facts on: no subject of its own, and immigration all the same. */
export function isOtherVisa(said: string): boolean {
  const named = says(said, namedVisas) || (says(said, otherVisas) && says(said, asVisa));
  return named && !says(said, hadVisa);
}

/** Both readings, or one of them plainly, see something else, and no subject stands out. */
function isFar({ evidence, confidence, status }: SearchResult, hearsElsewhere: number): boolean {
  const { elsewhere, chance, content } = evidence;
  const both = elsewhere > plainly || (elsewhere > likely && hearsElsewhere > plainly);
  const faint = chance < hardlyThis && confidence < rarelyAnswered && (status ?? 0) < likely;
  return both && faint && content >= fewest;
}

/** No word of it stands in any way of asking: four subjects to choose from would be four guesses. */
function isUnknown(mind: Mind, { list, found }: Understanding): boolean {
  const telling = list.filter(({ text }) => !stopWords.has(text) && !weakWords.has(text));
  if (telling.length === 0 || telling.length > 2 || list.length > 4) return false;
  return found.confidence < hardlyThis && telling.every((word) => mind.search.topicsWith(word) === 0);
}
