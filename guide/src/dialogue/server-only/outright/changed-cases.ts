/**
 * Cases that their first words already change: a protection that carries an order, a parent who petitioned and died, an asylum that is the
 * spouse's, a fear interview taken for the application, a sister who asks, a signature in detention. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const withholding =
  /\b(?:withholding|withjolding|witholding|retencion de (?:remocion|deportacion|expulsion))\b/;
const holdsIt =
  /\b(?:tengo|tenemos|gane|con|me (?:dieron|dio|aprobaron|concedieron)|i (?:have|got|won)|was granted|granted)\b/;
const wantsMore =
  /\b(?:arregl\w+|residencia|mica|green ?card|papeles|pedir\w*|pid\w+|viaj\w+|salir|travel\w*|adjust|petition\w*|espos[oa]|h?ij[oa]|casar\w*|casad[oa]|marr\w+|residence)\b/;

const parentAsked =
  /\b(?:(?:mi|my) (?:papa|papi|padre|mama|madre|jefe|jefa|dad|father|mom|mother))\b.*\b(?:me (?:habia |estaba )?(?:pid\w+|pidiendo|metio|pedido|arregl\w+)|petition\w*|filed|sponsor\w*)\b|\b(?:me (?:habia )?(?:pidio|metio|pedido)|petition\w*)\b.*\b(?:mi (?:papa|padre|mama|madre)|my (?:dad|father|mom|mother))\b/;
const parentDied = /\b(?:mur\w+|fallec\w+|falleci\w+|died|passed away|death|dead)\b/;
/** Another's death, or a matter of its own. */
const deathOther =
  /\b(?:espos[oa]|marido|husband|wife|viud[oa]|widow\w*|herman[oa]|brother|sister|abuel[oa]|entierro|funeral|muriendo|dying|residente (?:ya|desde)|soy residente|tengo (?:la )?mica|firma\w*|asilo|asylum|orden|deport\w+|245i?)\b/;

const sharedAsylum =
  /\b(?:asilo|asylum)\b.*\b(?:divorci\w+|divorc\w+|separ\w+|split)\b|\b(?:divorci\w+|divorc\w+|separ\w+|split)\b.*\b(?:asilo|asylum)\b/;
const spousesCase =
  /\b(?:(?:el|ella|mi (?:espos[oa]|marido|mujer)|he|she|my (?:husband|wife)) (?:es|is)(?: \w+){0,2} (?:principal|titular|main|lead)|(?:en|in) (?:el caso|la solicitud|el asilo|su caso|su asilo|his|her|my (?:husband|wife)s?)(?: de mi (?:espos[oa]|marido|mujer))?|asilo juntos?|asilo de mi (?:espos[oa]|marido|mujer)|(?:soy|voy|im|i am) (?:\w+ )?(?:derivad[oa]|dependiente|incluid[oa]|a? ?derivative|a? ?dependent))\b/;

const fearInterview = /\b(?:miedo creible|credible fear)\b/;
const noHearing =
  /\b(?:(?:nunca|no)(?: \w+){0,3} (?:lleg\w+|dieron|mandaron|tengo|sale|aparece)(?: \w+){0,4} (?:corte|cita|fecha|nada|juez|caso)|never (?:got|received|had)(?: \w+){0,3} (?:court|hearing|date)|no (?:court|hearing) date|(?:es|cuenta|vale) (?:lo mismo|como)(?: \w+){0,3} asilo|ya (?:pedi|presente) (?:el )?asilo)\b/;

const siblingCitizen =
  /\b(?:mi|my) (?:herman[oa]|carnal[oa]?|sister|brother)\b(?: \w+){0,4} (?:es|is|ya es|se hizo|became)(?: \w+){0,2} (?:ciudadan[oa]|american[oa]|citizen)\b/;
/** Who only wants to be "arreglado" is asked about first. */
const siblingAsks =
  /\b(?:me (?:quiere|puede|podria|va a|piensa) (?:pedir|peticionar|meter)|(?:puede|podria|quiere) (?:pedirme|peticionarme)|(?:wants? to|can|could) (?:(?:she|he|they) )?(?:petition|sponsor|file)(?: for)? me)\b/;

const detained =
  /\b(?:l[oa] (?:detuvieron|agarraron|tienen|arrestaron)|esta detenid[oa]|(?:is|was) detained|in detention|ice (?:has|took|got) (?:him|her|my))\b/;
const signedOut =
  /\b(?:firm[oó]|firmaron|lo hicieron firmar|la hicieron firmar|signed)\b(?: \w+){0,4} (?:salida|voluntari\w+|deportacion|voluntary|departure|removal)\b/;

const monitor = /\b(?:grillete|tobillera|ankle (?:monitor|bracelet))\b/;
const notCharging =
  /\b(?:no (?:me |se )?(?:carga|agarra carga|prende|sirve|funciona)|(?:se )?(?:descompuso|esta fallando|falla)|(?:wont|doesnt|not|isnt) (?:charg\w+|work\w*|turn\w*))\b/;

const residenceInterview =
  /\b(?:entrevista|interview)\b(?: \w+){0,3} (?:de|por|para|for)(?: \w+){0,3} (?:matrimonio|residencia|mica|green ?card|marriage|ajuste|adjustment)\b|\b(?:marriage|green ?card) interview\b/;
const fearsIt =
  /\b(?:miedo|temor|asustad[oa]|nervios[oa]|scared|afraid|worried)\b(?: \w+){0,6} (?:agarr\w+|arrest\w*|deten\w+|detain\w*|llev\w+|ice|migra|deport\w+|take)\b/;

const residentAsks =
  /\b(?:soy residente|tengo (?:la )?(?:mica|residencia)|im a (?:permanent )?resident|i have a green ?card)\b/;
const spouseWanted =
  /\b(?:pedir|arreglar|petition|sponsor)(?:le|lo|la)? (?:a )?(?:mi|my) (?:espos[oa]|marido|mujer|senora|pareja|wife|husband)\b/;
const spouseCrossed =
  /\b(?:el|ella|he|she)\b(?: \w+){0,2} (?:cruzo|brinco|paso|entro|crossed|came|entered)\b(?: \w+){0,4} (?:rio|cerro|desierto|monte|frontera|linea|mojad[oa]|sin (?:papeles|visa|inspeccion)|river|desert|border|illegally|without)\b/;

const childBornThere =
  /\b(?:mi|my) (?:nin[oa]|h?ij[oa]|bebe|baby|son|daughter|kid)\b(?: \w+){0,3} (?:nacio|was born)\b(?: \w+){0,2} (?:en|in) (?:tijuana|juarez|mexico|guatemala|honduras|el salvador|colombia|venezuela|ecuador|peru|cuba|nicaragua|espana|monterrey|guadalajara|reynosa|mexicali|alla|otro pais)\b/;
const parentCitizen =
  /\b(?:yo )?(?:soy|im|i am|i was) (?:(?:ya|un|una|a|an|us|already) )*(?:ciudadan[oa]|american[oa]|citizen)\b/;

const exchangeVisa = /\b(?:j ?1|(?:i ?)?212 ?e)\b/;
const byFamily =
  /\b(?:espos[oa]|marido|husband|wife|casad[oa]|married|casamos|residencia|green ?card|ajust\w+|adjust|peticion|petition|i ?130|i ?485)\b/;

const spouseIsCitizen =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|husband|wife)\b(?: \w+){0,2} (?:es|is|ya es|nacio)(?: \w+){0,2} (?:ciudadan[oa]|american[oa]|citizen|aqui)\b|\b(?:casad[oa] con|married to)(?: \w+){0,2} (?:ciudadan[oa]|american[oa]|citizen)\b/;
const marriedOne =
  /\b(?:me case|me acabo de casar|nos casamos|i (?:just |got )?married|we (?:just |got )?married)\b(?: \w+){0,6} (?:ciudadan[oa]|american[oa]|gring[oa]|citizen)\b/;
/** "¿Puedo arreglar?" alone wishes for status, and is asked about first. */
const adjustsHere =
  /\b(?:arregl\w+|ajust\w+|residencia|papeles|adjust\w*|green ?card|fix)\b(?: \w+){0,3} (?:aqui|sin (?:salir\w*|irme|irnos)|desde (?:aqui|adentro)|without leaving|(?:from )?here)\b|\b(?:ajustar|adjust)\b/;
const iCameWithVisa =
  /\b(?:entre|vine|llegue|i (?:came|entered)|came|entered)\b(?: \w+){0,4} (?:con|with|on)(?: \w+){0,2} (?:visa|permiso de turista)\b/;
const mayAdjust =
  /\b(?:(?:puedo|podemos|podria|se puede|can i|could i)(?: \w+){0,3} (?:arregl\w+|ajust\w+|adjust|(?:pedir|sacar) (?:la|mi) residencia|get (?:a |my )?(?:green ?card|papers)|fix my)|arregl\w+ (?:aqui|sin salir\w*))\b/;
/** Any of these changes that case, or another thing is asked beside it. */
const spouseOther =
  /\b(?:orden|order|deport\w+|corte|court|arrest\w+|dui|delito|esta|visa waiver|j ?1|tripulante|crew|prometid[oa]|k ?1|fiance\w*|cruce|crossed|separad\w+|divorci\w+|pega|golpe\w+|cuanto|how (?:much|long)|tps|daca|asilo|asylum|ciudadan[oa] (?:de )?(?:mexic|guatemal|hondur)\w+|prestad[oa]|otra persona|visa de (?:mi|una?|otr[oa])|(?:cousin|sister|brother|friend|aunt)s? visa|dos veces|twice|salg[oa]|viaj\w+)\b/;

const childIsGrown =
  /\b(?:mi|my) (?:h?ij[oa]|nin[oa]|son|daughter|kid)\b(?: \w+){0,5} (?:cumpl\w+|tiene|turn\w*|is)\b(?: \w+){0,2} (?:2[1-9]|3\d|veintiun\w*|twenty ?one)\b/;
const iCrossed =
  /\b(?:yo )?(?:cruce|brinque|entre|pase|vine|me meti|i (?:crossed|came|entered))\b(?: \w+){0,4} (?:[cs]erro|rio|desierto|monte|mojad[oa]|sin (?:papeles|visa|inspeccion|revision|permiso)|river|desert|hills|illegally|without (?:papers|inspection|a visa))\b/;
const asksPapers =
  /\b(?:arregl\w+|aregl\w+|ped\w+|pid\w+|papeles|residencia|petition|sponsor|green ?card|papers)\b/;
const childOther =
  /\b(?:orden|order|deport\w+|corte|court|arrest\w+|veces|twice|otra vez|volvi|visa(?! inspeccion)|parole|245i?|2001|militar\w*|army|marine\w*|soldad[oa]|espos[oa]|marido|husband|wife|asilo|asylum|tps|daca|papa|mama|mom|dad|cuanto|how (?:much|long))\b/;

const ofTest = /\b(?:examen|exsamen|test|exam|ciudadania|citizenship|n ?400)\b/;
const inOwnTongue = /\b(?:espanol|spanish|su idioma|mi idioma|(?:her|his|my|own) language|sin ingles)\b/;
const old = /\b(?:tiene|tengo|cumplio|is|shes|hes|im|i am)(?: ya)? (?:6[5-9]|[7-9]\d)\b/;
const longHeld =
  /\b(?:2\d|3\d|4\d) (?:(?:anos|years) )?(?:de|con|siendo|as)(?: \w+)? (?:residen\w*|resiente|mica|green ?card)\b/;

export const changedCaseRules: readonly Outright[] = [
  {
    id: "withholding-path",
    said: [withholding, holdsIt, wantsMore],
    unless:
      /\b(?:que es|what is|diferencia|difference|que gano|(?:abogad[oa]|lawyer) (?:dice|says)|impuestos|taxes|paycheck|cheque|w ?4|detenid\w+|detained)\b/,
    lead: "order",
    most: 30,
    over: [],
  },
  { id: "parent-petitioner-died", said: [parentAsked, parentDied], unless: deathOther, most: 34, over: [] },
  {
    id: "derivative-asylum-divorce",
    said: [sharedAsylum, spousesCase],
    unless:
      /\b(?:pega|golpe\w+|amenaz\w+|soy (?:yo )?(?:el|la) principal|im the (?:main|principal)|ciudadan\w+|citizen)\b/,
    most: 34,
    over: [],
  },
  {
    id: "fear-interview-no-asylum",
    said: [fearInterview, noHearing],
    unless: /\b(?:detenid\w+|detained)\b/,
    most: 34,
    over: [],
  },
  {
    id: "sibling-asks-for-me",
    said: [siblingCitizen, siblingAsks],
    unless:
      /\b(?:no es|no era|isnt|is not|residente|245i?|2001|orden|deport\w+|asilo|daca|tps|cuanto|how (?:long|much)|espos[oa]|papa|mama|husband|wife|mom|dad)\b/,
    calm: true,
    most: 26,
    over: [],
  },
  {
    id: "detained-signed",
    said: [detained, signedOut],
    unless:
      /\b(?:no (?:ha )?firm\w+|not signed|ya (?:lo|la) (?:sacaron|deportaron)|arrepent\w+|sin (?:saber|leer)|obligaron)\b/,
    lead: "sign",
    most: 34,
    over: [],
  },
  { id: "monitor-off", said: [monitor, notCharging], most: 26, over: [] },
  {
    id: "interview-fear",
    said: [residenceInterview, fearsIt],
    unless: /\b(?:asilo|asylum|orden|deport(?:aron|ado|ed)|ciudadania|citizenship|n ?400)\b/,
    lead: "other",
    most: 34,
    over: [],
  },
  {
    id: "spouse-crossed",
    said: [residentAsks, spouseWanted, spouseCrossed],
    unless: /\b(?:visa|deport\w+|orden|veces|otra vez|asilo|daca|tps|parole|245i?)\b/,
    most: 34,
    over: [],
  },
  {
    id: "born-abroad-to-citizen",
    said: [childBornThere, parentCitizen],
    unless:
      /\b(?:naturaliz\w+|me hice|juramento|adopt\w+|hijastr\w+|residente|mica|green ?card|ciudadan[oa] mexican[oa])\b/,
    calm: true,
    most: 30,
    over: [],
  },
  {
    id: "two-year-home",
    said: [exchangeVisa, byFamily],
    unless:
      /\b(?:orden|deport\w+|renov\w+|renew|extend|trabaj\w+|trabajo|work permit|waiver (?:was )?approved|perdon aprobado)\b/,
    most: 34,
    over: [],
  },
  {
    id: "overstay-citizen-spouse",
    said: [spouseIsCitizen, iCameWithVisa, mayAdjust],
    unless: spouseOther,
    most: 30,
    over: [],
  },
  {
    id: "overstay-citizen-spouse",
    said: [marriedOne, iCameWithVisa, adjustsHere],
    unless: spouseOther,
    most: 45,
    over: [],
  },
  {
    id: "child-21-parent-crossed",
    said: [childIsGrown, iCrossed, asksPapers],
    unless: childOther,
    lead: "leaving",
    most: 30,
    over: [],
  },
  { id: "test-65-20", said: [ofTest, inOwnTongue, old, longHeld], calm: true, most: 30, over: [] },
];
