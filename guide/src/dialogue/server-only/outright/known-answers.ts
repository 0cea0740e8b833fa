/**
 * What a first question plainly asks and a near subject used to answer: the Selective Service, a bar seen from outside, a licence for trucks, a card
 * that is another's, an asylum without fear, a claim to citizenship that was made. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

// Signing up by law is no enlisting.
const selective =
  /\b(?:servicio selectivo|selective service|(?:registr\w+|anotar\w*|inscrib\w+|register\w*|sign up)\b.*\b(?:ejercito|army|servicio militar|military|draft)|(?:ejercito|army|military|draft)\b.*\b(?:registr\w+|anotar\w*|register\w*))\b/;
const enlists =
  /\b(?:reclutador|recruiter|enlist\w*|entrar al|unirme|meterme|join\w*|parole|veteran\w*|de mexico|cartilla)\b/;
const tooLate =
  /\b(?:2[6-9]|3\d|no (?:se|me) (?:registr\w+|anot\w+|inscrib\w+)|nunca (?:se|me) (?:registr\w+|anot\w+)|never (?:registered|signed up)|did(?:nt| not) (?:register|sign up))\b/;

// A bar that already runs.
const wasWithout =
  /\b(?:sin (?:papeles|estatus|permiso)|indocumentad[oa]|ilegal\w*|overstay\w*|undocumented|without papers|out of status|me (?:quede|pase)\b(?: \w+){0,3} (?:anos?|meses)\b(?: \w+){0,3} visa|stayed(?: \w+){0,3} years)\b/;
const isOut =
  /\b(?:ya me (?:regrese|fui|vine|volvi)|me regrese a|(?:me )?sali (?:de estados unidos|del pais|(?:en|desde) (?:el )?(?:20\d\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)|hace)|me quede (?:afuera|alla|en mexico)|i (?:left|went back|moved back)|(?:estoy|vivo) (?:ya |ahora )?(?:en (?:mexico|guatemala|honduras|el salvador|colombia|peru|ecuador|nicaragua|venezuela)|afuera))\b/;
const asksReturn =
  /\b(?:volver|regresar|vuelvo|entrar|turista|come back|return|go back|visit\w*|visa|castigo|bar)\b/;
const notOut =
  /\b(?:deport\w+|remov\w+|juez|judge|orden|corte|court|firm\w+|(?:volvi|regrese) (?:a (?:entrar|cruzar)|por|otra vez)|(?:entre|cruce) (?:otra vez|de nuevo)|came back|daca|parole|tps|asilo|asylum|mica|soy residente|no me he ido|si (?:me )?(?:salgo|voy|regreso)|if i leave|mi (?:espos[oa]|marido|hij[oa]|herman[oa]|papa|mama) (?:se|ya|sali|estuvo|esta|vive)|my (?:husband|wife|son|brother) (?:left|went|is|was))\b/;

const truckLicence =
  /\b(?:cdl|licencia (?:comercial|de (?:camion\w*|troca|trailer|troquer\w+))|commercial (?:driver\w* )?licen[sc]e|camioner[oa]s?|troquer[oa]s?|truck(?:er|ers| drivers?))\b/;
const byPermit =
  /\b(?:permiso|sin (?:residencia|green ?card|mica)|quit\w+|renov\w+|regla|ley|asilo|daca|tps|work permit|rule|take away|taking|lose|renew|ead)\b/;
const truckOther =
  /\b(?:accidente|accident|visa|h ?2b|patron|sponsor|dui|ticket|multa|pararon|arrest\w+|soy (?:residente|ciudadan[oa])|resident|citizen|mexicana)\b/;

const takesFromOther =
  /\b(?:(?:puedo|podria|quiero|como)(?: \w+){0,2} (?:quitar|cancelar|anular|revocar)l[ea]|l[ea] (?:puedo|podria|quiero) (?:quitar|cancelar|anular)|l[ea] (?:quito|cancelo)|(?:can i|how do i|could i|i want to) (?:cancel|take away|take back|revoke) (?:her|his|my (?:wife|husband|ex)\w*))\b(?: \w+){0,3} (?:mica|residencia|green ?card|residency)\b/;
const ofWedded = /\b(?:espos[oa]|marido|mujer|ex|ella|wifes?|husbands?|her|his)\b/;

const retirement = /\b(?:retiro|retirar(?:se|me)|jubil\w+|pension|retirement|retire)\b/;
const withoutStatus =
  /\b(?:sin papeles|no (?:tiene|tengo|tienen) papeles|indocumentad[oa]s?|itin|not legal|isnt legal|no papers|undocumented|without papers|no status|illegal|no es legal)\b/;

const spouse = /\b(?:espos[oa]|marido|mujer|wife|husband)\b/;
const inCuba = /\b(?:en|in) cuba\b/;
const cubanLaw = /\b(?:ley (?:cubana|de ajuste)|ajuste cubano|cuban (?:law|adjustment))\b/;

const inCustody =
  /\b(?:detenid[oa]|carcel de (?:la )?(?:migra|migracion|inmigracion|ice)|detencion|(?:lo|la) (?:tiene|agarro|llevo) (?:ice|la migra)|detained|detention|ice (?:has|took))\b/;
const illChild =
  /\b(?:h?ij[oa]|nin[oa]|bebe|son|daughter|kid|child|baby)\b(?: \w+){0,3} (?:enferm[oa]|con (?:cancer|leucemia)|tiene (?:cancer|leucemia)|autista|discapacitad[oa]|hospitalizad[oa]|sick|ill|disabled|has (?:cancer|leukemia))\b/;
const letOut =
  /\b(?:sal(?:ir|ga|e)|solt\w+|suelt\w+|sac(?:an|ar|arlo|arla|o)|dej(?:en|an|ar)|fianza|libre|releas\w+|get out|let (?:him|her)|bond|free)\b/;
const childHeld =
  /\b(?:h?ij[oa]|nin[oa]|bebe|son|daughter|child|baby)(?: \w+){0,2} (?:detenid[oa]|pres[oa]|detained|in detention)\b/;

const lover = /\b(?:(?:ex ?)?novi[oa]|ex|pareja|boyfriend|girlfriend|partner)\b/;
const neverWed =
  /\b(?:nunca nos casamos|no (?:nos casamos|estabamos casados|estamos casados|era mi espos[oa])|sin casarnos|never (?:got )?mar+ied|not married|werent married)\b/;
const hurtBy =
  /\b(?:golpe\w+|peg(?:o|aba|a)|maltrat\w+|lastim\w+|abus\w+|hurt|hits?|beat|beats|abused|choked)\b/;

const landlord =
  /\b(?:landlord|caser[oa]|arrendador|duen[oa] (?:de la (?:casa|renta)|del (?:apartamento|departamento|cuarto|edificio)))\b/;
const callsIce =
  /\b(?:llam\w+|report\w+|denunci\w+|ech\w+|call\w*|threat\w*|amenaz\w+)\b.*\b(?:migra|migracion|inmigracion|ice|immigration)\b|\b(?:migra|migracion|inmigracion|ice|immigration)\b.*\b(?:llam\w+|report\w+|call\w*)\b/;

const amnesty = /\b(?:amnistia|amnesty)\b/;
const isItTrue = /\b(?:verdad|cierto|chisme|cuento|true|rumou?r)\b/;
/** Who wishes for papers is asked how they came and whom they have. */
const wishesIt =
  /\b(?:quiero|quisiera|arregl\w+|aprovech\w+|apunt\w+|met\w+|no tenemos|sin papeles|quedarnos|undocumented|i want|apply|86|1986|reagan|cobr\w+|pag\w+)\b/;

const noFear =
  /\bno (?:le )?(?:tengo|tenemos|tiene|siento) (?:ningun |nada de )?(?:miedo|temor)\b|\b(?:nadie me persigue|not (?:really )?(?:afraid|scared)|no fear|dont have (?:any )?fear)\b/;
const asylumWord = /\b(?:asilo|asylum)\b/;
const forPermit = /\b(?:permiso|trabajar|rapido|permit|work|fast\w*|quick\w*|better)\b|que es mejor/;
const asylumDone =
  /\b(?:notari[oa]|ya (?:me |lo )?(?:meti|puse|mande|tengo)|metio|firme|filed|already|gane|won|corte|court)\b/;

const claimed =
  /\b(?:dijo|puso|marco|firmo|said|put|checked|marked|claimed)\b(?: \w+){0,5} (?:ciudadan[oa]|citizen)\b/;
const whoClaimed =
  /\b(?:ella|mi (?:h?ij[oa]|espos[oa]|marido|mujer|herman[oa])|she|he|my (?:son|daughter|wife|husband|brother|sister))\b/;
const whereClaimed =
  /\b(?:(?:forma|hoja|solicitud|aplicacion) (?:de|del)(?: un| el| su)* (?:trabajo|empleo|licencia)|i ?9|job|work form|(?:en|for|at) (?:un|el|su|her|his|the|a) (?:trabajo|work|licencia|license|dmv)|application|para trabajar|to work)\b/;
const trulyIs =
  /\b(?:nacio aqui|born here|naturaliz\w+|ya es ciudadan[oa]|is a citizen|(?:novio|patron|boss) (?:dijo|said))\b/;

const hasTrip =
  /\b(?:vacation|vacaciones|crucero|cruise|booked|boletos?|reserv(?:e|ado|ation)|plane tickets?)\b/;
const asksBetter =
  /\b(?:que (?:es |me )?(?:mejor|conviene)|cual (?:es mejor|conviene)|what is better|whats better|which is better|better)\b/;
const citizenSpouse =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b/;
const childWeds =
  /\b(?:mi|my) (?:h?ij[oa]|son|daughter)\b(?: \w+){0,7} (?:se va a casar|se quiere casar|se caso|se casa|is (?:getting married|marrying)|wants to marry|married)\b/;
const citizenOne = /\b(?:ciudadan[oa]|citizen)\b/;
const noPapersOne =
  /\b(?:no tiene papeles|sin papeles|indocumentad[oa]|no papers|undocumented|without papers)\b/;
const hasCard =
  /\b(?:refugiad[oa]|refugee|residente|resident|mica|green ?card|asilad[oa]|asylee|gano (?:el )?asilo)\b/;
const iHaveNone =
  /\b(?:(?:yo )?no tengo papeles|estoy sin papeles|soy indocumentad[oa]|(?:im|i am)(?: \w+){0,2} (?:with no papers|without papers|undocumented)|with no papers|i have no papers)\b/;
const asksHelp =
  /\b(?:puede|podria|me (?:puede|ayuda|arregla|pide)|can (?:she|he)|could (?:she|he)|help|petition\w*)\b/;
const siblingFiles =
  /\b(?:herman[oa]|sister|brother)\b(?: \w+){0,3} (?:ciudadan[oa]|citizen)\b.*\b(?:pedir\w*|pide|petition\w*|file\w*|sponsor\w*)\b/;
export const paidByBoss = {
  said: /^(?=.*\b(?:pag\w+|pay\w*|descont\w+|cobr\w+|charg\w+|deduct\w*)\b)(?=.*\b(?:abogad[oa]s?|lawyer|attorney|certific\w+|perm|tramites?|proceso|process|paperwork)\b)(?=.*\b(?:me|yo|i|patron|jefe|boss|el|he)\b)/,
  unless: /\b(?:cuanto|how much|mi propio|my own|impuestos|taxes|i ?485)\b/,
};
const residentSpouse =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)\b(?: \w+){0,4} (?:residente|resident|mica|green ?card)\b/;

/** An age at which one may still sign up. */
const stillYoung =
  /\b(?:tengo|cumpli|soy de|im|i am|hes|he is|tiene) (?:(?:apenas|solo|only|just) )?(?:1[89]|2[0-5]|dieciocho|diecinueve|veinte|veintiun[oa]?|veintidos|veintitres|veinticuatro|veinticinco|eighteen|nineteen|twenty(?: (?:one|two|three|four|five))?)\b(?! (?:meses|dias|months|days))/;

/** The child at home is ill, and not who is held. */
export const heldParent: Outright = {
  id: "held-parent-of-ill-child",
  said: [inCustody, illChild, letOut],
  unless: childHeld,
  lead: "detained",
  over: [],
};

const answers: readonly Outright[] = [
  { id: "selective-service", said: [selective, stillYoung], unless: enlists, calm: true, over: [] },
  {
    id: "selective-late",
    said: [selective, tooLate],
    unless: enlists,
    over: [],
  },
  { id: "selective-service", said: [selective], unless: enlists, calm: true, over: [] },
  { id: "left-after-overstay", said: [wasWithout, isOut, asksReturn], unless: notOut, over: [] },
  { id: "cdl-rule", said: [truckLicence, byPermit], unless: truckOther, over: [] },
  {
    id: "take-card-away",
    said: [takesFromOther, ofWedded],
    unless: /\b(?:mi (?:mica|residencia)|condicion\w*|i ?751|peticion|petition)\b/,
    over: ["threat"],
  },
  {
    id: "retire-no-status",
    said: [retirement, withoutStatus],
    unless: /\b(?:401|imss|ciudadania|n ?400|en mexico|ssi)\b/,
    calm: true,
    over: [],
  },
  { id: "spouse-in-cuba", said: [spouse, inCuba, cubanLaw], calm: true, over: [] },
  { id: "hurt-not-married", said: [lover, neverWed, hurtBy], over: [] },
  {
    id: "threatened-with-ice",
    said: [landlord, callsIce],
    unless: /\b(?:abr\w+|dej(?:o|a|ar) entrar|let (?:them )?in|orden|warrant|puerta|door)\b/,
    over: ["threat"],
  },
  {
    id: "no-new-law",
    said: [amnesty, isItTrue],
    unless: wishesIt,
    calm: true,
    over: [],
  },
  { id: "asylum-for-permit", said: [noFear, asylumWord, forPermit], unless: asylumDone, over: [] },
  { id: "claimed-on-form", said: [claimed, whoClaimed, whereClaimed], unless: trulyIs, over: [] },
  {
    id: "resident-trip-arrest",
    said: [],
    after: { topics: ["antecedentes"], said: [hasTrip] },
    unless: /\b(?:ya (?:fui|viaje)|came back|regrese|visa|cuanto|how much)\b/,
    lead: "arrest",
    over: [],
  },
  {
    id: "asylum-or-spouse",
    said: [asylumWord, asksBetter, citizenSpouse],
    unless: /\b(?:cruce|crossed|rio|corte|court|ya (?:meti|mande)|filed|orden|order)\b/,
    over: [],
  },
  {
    id: "child-weds-no-papers",
    said: [childWeds, citizenOne, noPapersOne],
    unless: /\b(?:pag\w+|residente|resident|yo me)\b/,
    over: [],
  },
  {
    id: "partner-with-card",
    said: [lover, hasCard, iHaveNone, asksHelp],
    unless: /\b(?:ciudadan[oa]|citizen|casad[oa]s?|married|espos[oa]|pega|golpe\w+|hits?)\b/,
    over: [],
  },
  {
    id: "sibling-petition-daca",
    said: [],
    after: { topics: ["daca"], said: [siblingFiles] },
    unless: /\b(?:residente|resident)\b/,
    over: [],
  },
  {
    // By law the employer's own cost.
    id: "perm-cost",
    said: [],
    after: { topics: ["patron-me-peticiona"], said: [paidByBoss.said] },
    unless: paidByBoss.unless,
    over: [],
  },
  {
    id: "boss-or-resident-spouse",
    said: [],
    after: { topics: ["patron-me-peticiona"], said: [residentSpouse] },
    unless: /\b(?:pendiente|pending|no es|isnt|not a|va a ser|soon)\b/,
    over: [],
  },
];

/** As one pattern, for a later turn in which the open subject would go on. */
const allOf = (...parts: readonly RegExp[]) =>
  new RegExp(parts.map(({ source }) => `(?=.*(?:${source}))`).join(""));
export const claimedLater = { said: allOf(claimed, whoClaimed, whereClaimed), unless: trulyIs };
export const fearlessLater = { said: allOf(noFear, asylumWord, forPermit), unless: asylumDone };

export const knownAnswerRules: readonly Outright[] = upTo(32, answers);
