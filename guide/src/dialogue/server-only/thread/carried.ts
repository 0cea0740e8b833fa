/** What a few words more mean while a subject is open, with what was told before in mind. Server only; `carried.ts` is the part that a browser has too. */

import type { Language } from "#guide/content-schema.ts";
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { anyCarried, askedCarried } from "#guide/dialogue/server-only/thread/carried-asked.ts";
import { caseCarried } from "#guide/dialogue/server-only/thread/carried-cases.ts";
import { heldCarried } from "#guide/dialogue/server-only/thread/carried-held.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";

export interface Carried {
  /** Subjects (topic or situation) one of which must be open; null for any. */
  open: ReadonlySet<string> | null;
  said: RegExp;
  unless?: RegExp;
  told?: readonly Fact[];
  without?: readonly Fact[];
  /** Holds for a plain fact only, not for a question of its own. */
  fact?: true;
  /** What sounds like a captive or a forced worker in these words is not one here. */
  calm?: true;
  /** Holds for a long message too. */
  long?: true;
  /** Labels of the guide's two questions chosen before, one of which must match. */
  chosen?: RegExp;
  /** Sentences of the open subject, its follow-ups and steps that answer. */
  says?: Record<Language, RegExp>;
  /** The situation or topic that answers. */
  tell?: string;
  /** The topic whose price answers. */
  cost?: string;
  /** What the words that opened the subject must say. */
  opened?: RegExp;
  /** Subjects one of which was open before this one. */
  was?: ReadonlySet<string>;
  urgency?: Urgency;
}

const held = idSet("encontrar-detenido fianza miedo-creible");
const petitions = idSet(
  "pedir-esposo inmediato-vs-preferencia hijos-hijastros pedir-papas pedir-hermanos ajuste-familiar entre-sin-inspeccion-245i proceso-consular",
);
const timeTold =
  /\b(?:ayer|antier|anteayer|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|hace|semana|mes|pasad[oa]|yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|ago|week|month|last)\b/;
const becomes =
  /\b(?:me |se |te )?(?:hago|hace|haga|hiciera|hice|sea|fuera|vuelv\w+|convierte|become|becomes|became|naturaliz\w+|jura)\b(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b|\bnaturaliz\w+\b/;
const flies =
  /\b(?:sale mi (?:avion|vuelo)|mi (?:avion|vuelo)|boleto|flight|plane ticket|me voy (?:a|para|pa)|sale el avion)\b/;
const works = /\b(?:trabaj\w+|chamb\w+|jale|permiso de trabajo|work|job|working)\b/;

const worksOrPermit = new RegExp(`${works.source}|\\b(?:permiso|permit)\\b`);

/** Order: the nearer to the person's own story goes first. */
export const carried: readonly Carried[] = [
  ...askedCarried,
  ...heldCarried,
  ...caseCarried,
  {
    // "My mom overstayed", "I'm 24 and a citizen": the child speaks.
    open: idSet("turista-vencido"),
    said: /\b(?:2[1-9]|[3-5]\d)\b.*\b(?:citizen|ciudadan[oa])\b|\b(?:citizen|ciudadan[oa])\b.*\b(?:2[1-9]|[3-5]\d)\b/,
    unless: /\b(?:19|20)\d\d\b|\b(?:casad[oa]|espos[oa]|marido|married|husband|wife)\b/,
    tell: "pedir-papas",
  },
  {
    open: idSet("ice-en-mi-puerta door-warrant door-old-order"),
    said: /\b(?:orden(?:es)?|deport\w+|removal|order)\b/,
    told: ["order"],
    tell: "door-old-order",
    urgency: "door",
  },
  {
    open: idSet("entre-sin-inspeccion-245i fine-245i"),
    said: /\b(?:multas?|fine|penalty|mil dolares|thousand dollars|pago extra)\b/,
    unless: /\b(?:corte|ice|transito|ticket|carta|court|letter|998|por dia)\b/,
    tell: "fine-245i",
  },
  {
    open: idSet("falte-a-corte"),
    said: /\b(?:hospital\w*|internad[oa]|enferm\w+|operad[oa]|operaron|accidente|parto|dando a luz|murio|sick|surgery|accident|giving birth|died)\b/,
    says: { es: /180 días|motivo|hospital/, en: /180 days|hospital/ },
    urgency: "missed",
  },
  {
    open: idSet("falte-a-corte"),
    said: /\b(?:nunca|no) (?:me |nos )?(?:llego|avisaron|recibi|notificaron|supe|sabia)\b|\bnever (?:got|received|knew)\b|\botra direccion\b|\bme (?:habia mudado|mude)\b/,
    says: { es: /avisaron bien|avisaron/, en: /proper notice|notice/ },
    urgency: "missed",
  },
  {
    open: idSet("falte-a-corte"),
    said: timeTold,
    says: { es: /180 días|avisaron bien|Mira hoy/, en: /180 days|proper notice|Check today/ },
    urgency: "missed",
  },
  { open: null, said: flies, told: ["leaving", "asylum"], tell: "viajar-advance-parole", urgency: "leaving" },
  {
    open: null,
    said: flies,
    told: ["leaving", "pending485"],
    tell: "viajar-advance-parole",
    urgency: "leaving",
  },
  { open: idSet("apelar-juez"), said: worksOrPermit, tell: "appeal-work" },
  { open: idSet("orden-deportacion"), said: works, told: ["judgeDenied", "asylum"], tell: "appeal-work" },
  {
    open: idSet("apelar-juez"),
    said: timeTold,
    says: { es: /V21|apelas a tiempo/, en: /V21|appeal on time/ },
  },
  {
    open: idSet("perdi-o-me-negaron"),
    said: /\b(?:cuanto tiempo|plazo|dias|fecha|recibi|how long|deadline|how many days|dated|received|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ayer|semana|yesterday|week)\b/,
    says: { es: /^Busca la fecha límite|RFE|ya te negaron/, en: /^Find the deadline|RFE|were denied, your/ },
  },
  {
    open: idSet("sick-in-custody"),
    said: /\b(?:sal(?:ga|ir|gan|e)|suelt\w+|solt\w+|saquen|sacar\w*|released?|get (?:him|her|them) out|let (?:him|her|them) (?:out|go))\b/,
    says: { es: /salga por su salud|fianza/, en: /release|bond/ },
  },
  {
    open: idSet("minor-taken menor-no-acompanado"),
    said: /\b(?:recog\w+|recoj\w+|entreg\w+|sac(?:o|ar\w*|amos)|me l[oa] dan|sponsor|pick (?:him|her|them) up|get (?:him|her|them) (?:out|back)|release\w*)\b/,
    says: { es: /sponsor/, en: /sponsor/ },
    urgency: "child",
  },
  {
    open: held,
    said: /\b(?:entr[oe]|cru[zc]\w+|lleg[oue]+|vino|entered|crossed|came|arrived|lleva|been here)\b.*\b(?:hace|en|in|anos?|meses|semanas|ago|years?|months?|weeks?)\b/,
    told: ["new"],
    says: { es: /V20|no firme/, en: /V20|not sign/ },
    urgency: "detained",
  },
  {
    open: idSet("nta-corte consultar-caso-corte court-skipped court-afraid"),
    said: /\b(?:que (?:le )?(?:digo|contesto|respondo)|decirle|what (?:do|should|will) i (?:say|tell|answer)|say to the judge|tell the judge)\b/,
    says: { es: /cargos|intérprete|oye primero/, en: /charges|interpreter|hears your case/ },
    urgency: "court",
  },
  {
    open: idSet("nta-corte consultar-caso-corte court-skipped court-afraid"),
    said: /\b(?:abogad[oa]|lawyer|attorney|licenciad[oa])\b/,
    unless: /\b(?:notari[oa]|notary|tramitador\w*|no es abogad[oa]|not a lawyer|isnt a lawyer)\b/,
    says: { es: /abogado|ayuda gratis/, en: /lawyer|free help/ },
    urgency: "court",
  },
  {
    open: idSet("parole-militar"),
    said: /\b(?:sale|salga|salio|salir|sali[oó]|retir\w+|termin\w+|deja\w*|baja|veteran\w*|leaves?|gets out|discharg\w+|quits?|retire\w*|finish\w*)\b/,
    says: { es: /veterano|deshonrosa/, en: /veteran|dishonorabl/ },
  },
  {
    open: idSet("sij-jovenes"),
    said: /\b(?:los dos|ambos|para mi|y yo|yo tambien|a mi|papas|mama|papa|nosotros|both|me too|for me|parents|mother|father)\b/,
    // "Mi mamá" is said by the young person.
    unless:
      /\b(?:abandon\w+|murio|maltrat\w+|left|died|abus\w+|mi (?:mama|papa|mami|papi|amá|apa)|mis (?:papas|padres)|my (?:mom|dad|mother|father|parents))\b/,
    tell: "sij-parents",
  },
  {
    open: idSet("cambio-direccion"),
    fact: true,
    said: /\b(?:corte|court|juez|judge|asilo en|eoir)\b/,
    says: { es: /EOIR-33/, en: /EOIR-33/ },
  },
  {
    open: idSet("cambio-direccion"),
    fact: true,
    said: /\b(?:ice|migra|isap|deportacion|orden|order)\b/,
    says: { es: /ICE|abogado|orden/, en: /ICE|lawyer|order/ },
  },
  { open: petitions, said: becomes, told: ["crossed"], tell: "later-citizen-crossed" },
  {
    open: idSet(
      "pedir-esposo inmediato-vs-preferencia hijos-hijastros parole-resident-spouse ajuste-familiar proceso-consular",
    ),
    said: becomes,
    // "¿Cómo me hago ciudadano?" is about citizenship itself.
    unless: /\b(?:como (?:le hago para )?(?:me |puedo )?(?:hago|hacerme|ser|saco)|how (?:do|can) i)\b/,
    tell: "petitioner-naturalizes",
  },
  { open: idSet("crossed-spouse spouse-crossed"), said: becomes, tell: "later-citizen-crossed" },
  {
    open: idSet("ajuste-familiar pedir-papas child-21-petitions-parent child-petitions-parent"),
    said: /\b(?:espos[oa]|marido|mujer|senora|pareja|wife|husband|spouse|su mama|su papa)\b/,
    unless: /\b(?:ciudadan[oa]|residente|citizen|resident|me (?:pide|puede pedir))\b/,
    chosen: /hijo de 21/i,
    tell: "child-petition-other-parent",
  },
  {
    open: idSet("ajuste-familiar pedir-esposo esta-relative turista-vencido proceso-consular"),
    said: /\b(?:entrevista|cita|interview|appointment)\b.*\b(?:miedo|arrest\w*|deten\w+|agarr\w+|lleven|ice|migra|afraid|scared|detain\w*|solo|abogado|alone|lawyer)\b|\b(?:miedo|afraid|scared)\b.*\b(?:entrevista|interview)\b/,
    tell: "interview-fear",
  },
  {
    open: idSet("interview-fear"),
    said: /\b(?:sol[oa]|abogad[oa]|alone|lawyer)\b/,
    says: { es: /abogado/, en: /lawyer/ },
  },
  {
    open: idSet("hijos-nacidos-aqui arreglar-papeles"),
    said: /\b(?:no hay nada|nada|ningun[oa]?|no se puede|no puedo|que (?:puedo|hago)|otr[oa] (?:forma|camino|manera)|nothing|no way|what can|another way)\b/,
    told: ["alone"],
    tell: "no-relative",
  },
  {
    open: idSet("hijos-nacidos-aqui arreglar-papeles no-relative pedir-papas cancelacion-de-deportacion"),
    said: /\b(?:autis\w+|discapaci\w+|sindrome|down|especial|cancer|enferm\w+|disab\w+|special needs|sick)\b/,
    unless: /\b(?:detenid|preso|carcel)/,
    tell: "cancelacion-de-deportacion",
  },
  {
    open: idSet(
      "cancelacion-de-deportacion arreglar-papeles hijos-nacidos-aqui no-relative castigo-3-10-perdon ten-years-sold",
    ),
    said: /\b(?:no tengo|nunca (?:he tenido|tuve)|sin|i have no|never had|dont have)\b(?: \w+){0,3} (?:corte|court|juez|judge)\b/,
    tell: "cancelacion-de-deportacion",
  },
  {
    open: idSet("esta-relative"),
    said: /\b(?:ice|migra)\b/,
    tell: "ice-en-mi-puerta",
    urgency: "door",
  },
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:esper\w+|qued\w+|viv\w+|trabaj\w+|stay|wait|live|work)\b.*\b(?:aqui|aca|alla|mientras|here|there|meanwhile)\b/,
    says: { es: /no le da derecho/, en: /no right to/ },
  },
  {
    open: null,
    said: /\b(?:nin[oa]s?|hij[oa]s?|menor|child|kid|son|daughter)\b.*\b(?:1[0-3]|[1-9]) (?:anos?|years?)\b/,
    told: ["price", "i485"],
    tell: "price-residence-child",
  },
  {
    open: idSet("resident-abroad resident-trip viajar-advance-parole surrender-card"),
    said: /\b(?:firm\w+|sign(?:ing|ed|s)?)\b/,
    unless: /\b(?:salida|deport\w+|removal|departure)\b/,
    says: { es: /I-407/, en: /I-407/ },
  },
  {
    open: idSet("multas-998"),
    said: /\b(?:orden|deport\w+|order|removal)\b/,
    says: { es: /orden/, en: /order/ },
  },
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:hij[oa]s?|espos[oa]|marido|mujer|kids?|children|wife|husband)\b.*\b(?:entran?|incluye\w*|tambien|van|vienen|included?|too|come)\b/,
    says: { es: /incluye/, en: /includes/ },
  },
  {
    open: idSet("pedir-papas parent-crossed"),
    said: /\b(?:con|with) (?:una |a )?(?:visa|parole|permiso)\b/,
    says: { es: /con visa o parole/, en: /with a visa or parole/ },
  },
  {
    open: idSet("entre-sin-inspeccion-245i arreglar-papeles no-relative hijos-nacidos-aqui"),
    said: /\b(?:por (?:los|mis|tantos|llevar)(?: tantos)? anos|ley de los (?:10|diez)|(?:10|diez) anos aqui|for (?:the|my) years|ten year law|10 year law)\b/,
    tell: "cancelacion-de-deportacion",
  },
  {
    open: idSet("apelar-juez"),
    said: /\b(?:qued\w+|deport\w+|sacar\w*|sacan|stay|remain|deported|remove\w*)\b/,
    says: { es: /no se cumple/, en: /not carried|not be carried|on hold|usually not/ },
  },
  {
    open: idSet("daca daca-lapsed"),
    said: /\b(?:me caso|casar\w*|casad[oa]|casamos|novi[oa]|prometid[oa]|marry|married|fiance\w*)\b/,
    says: { es: /^Si te casas|te casas/, en: /If you marry/ },
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish price-citizenship"),
    said: /\b(?:fuera|sali|salimos|viaj\w+|out of the country|abroad|trips?|left)\b/,
    says: { es: /6 meses/, en: /6 months/ },
  },
  {
    open: held,
    said: /\b(?:come home|(?:venir|regresar|volver) a (?:la |su )?casa|regresa a casa)\b/,
    tell: "fianza",
    urgency: "detained",
  },
  {
    open: idSet("escuela-emergencia"),
    said: /\b(?:cobr\w+|pag\w+|cuesta|charge\w*|pay|bill)\b/,
    told: ["ill"],
    says: { es: /no puede pagar|Medicaid|clínicas/, en: /cannot pay|Medicaid|clinics/ },
  },
  {
    open: idSet("religioso"),
    said: /\b(?:avanz\w+|esper\w+|fila|eb ?4|tard\w+|turno|line|wait\w*|moving)\b/,
    says: { es: /fila larga|permiso vence/, en: /long line|permit (?:ends|runs out|expires)/ },
  },
  {
    open: idSet("registro-extranjeros"),
    said: /\b(?:verdad|cierto|true|real|enserio|en serio|de veras|seguro)\b/,
    says: { es: /no te da permiso|castigo/, en: /no permit|does not give|penalt/ },
  },
  {
    open: idSet("police-stop"),
    said: /\b(?:afecta\w*|perjudica\w*|residencia|papeles|affect\w*|hurt\w*)\b/,
    says: { es: /multa|arrestan/, en: /ticket|arrest you/ },
  },
  {
    open: idSet(
      "crossed-spouse spouse-crossed child-21-parent-crossed parent-crossed left-and-recrossed child-waiver castigo-3-10-perdon later-citizen-crossed",
    ),
    said: works,
    tell: "consulate-work",
  },
  ...anyCarried,
];
