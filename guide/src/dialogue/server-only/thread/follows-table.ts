/** The rules of `follows.ts`, each for a kind of message after a kind of story. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Carried } from "#guide/dialogue/server-only/thread/carried.ts";
import { actFollows } from "#guide/dialogue/server-only/thread/follows-acts.ts";
import { askedFollows } from "#guide/dialogue/server-only/thread/follows-asked.ts";
import { caseFollows } from "#guide/dialogue/server-only/thread/follows-cases.ts";
import { changeFollows } from "#guide/dialogue/server-only/thread/follows-changes.ts";
import { dailyFollows } from "#guide/dialogue/server-only/thread/follows-daily.ts";
import { dangerFollows } from "#guide/dialogue/server-only/thread/follows-dangers.ts";
import { familyFollows } from "#guide/dialogue/server-only/thread/follows-family.ts";
import { foundFollows } from "#guide/dialogue/server-only/thread/follows-found.ts";
import { happenedFollows, stateFollows } from "#guide/dialogue/server-only/thread/follows-happened.ts";
import { harmFollows } from "#guide/dialogue/server-only/thread/follows-harm.ts";
import { heldFollows } from "#guide/dialogue/server-only/thread/follows-held.ts";
import { lateFollows } from "#guide/dialogue/server-only/thread/follows-late.ts";
import { meantFollows } from "#guide/dialogue/server-only/thread/follows-meant.ts";
import { nextFollows } from "#guide/dialogue/server-only/thread/follows-next.ts";
import { noticeFollows } from "#guide/dialogue/server-only/thread/follows-notices.ts";
import { personFollows } from "#guide/dialogue/server-only/thread/follows-persons.ts";
import { relativeFollows } from "#guide/dialogue/server-only/thread/follows-relatives.ts";
import { subjectFollows } from "#guide/dialogue/server-only/thread/follows-subjects.ts";
import { toldFollows } from "#guide/dialogue/server-only/thread/follows-told.ts";
import { turnedFollows } from "#guide/dialogue/server-only/thread/follows-turned.ts";
import { homeland } from "#guide/dialogue/server-only/told/fact-cases.ts";

export interface Follow extends Omit<Carried, "cost" | "calm" | "long"> {
  /** Written answers ("topic/item"), the first that nothing told makes wrong. */
  items?: readonly string[];
  /** Told as an answer of the open subject, whichever topic it is of. */
  here?: true;
  /** Also while a danger that was told is open. */
  amid?: true;
  /** Also while the two questions wait: what is said leads to a wrong path. */
  waits?: true;
  /** It knows the fact that closes the subject: no text of that fact goes before it. */
  knows?: true;
  /** No lead that warns of leaving stands above it. */
  safe?: true;
}

const start =
  "^(?:(?:y|e|i|pero|and|but|so|ok|okay|bueno|entonces|pues|oiga|oye|ahora|tambien|then|que pasa|what happens|happens|what|en ese caso) )*";
const spouse =
  "(?:el|ella|mi (?:espos[oa]|marido|mujer|senora|pareja)|he|she|hes|shes|my (?:wife|husband|spouse))";
const there = `(?:(?:en|in|alla en|back in|desde) ${homeland}\\b|\\b(?:alla|en su pais|fuera del pais|abroad|over there|in (?:his|her) country))`;
const spouseThere = new RegExp(
  `\\b${spouse}(?: \\w+){0,3} (?:esta|vive|sigue|anda|se quedo|quedo|is|lives|stayed)(?: \\w+){0,2} ${there}|\\b(?:hes|shes|he is|she is)(?: \\w+){0,2} ${there}|\\b${spouse} ${there}`,
);
/** Put out, here, or back: another rule's. */
const barred = ["order", "reentry", "twice", "deported", "crossed"] as const;
const petitions = idSet(
  "pedir-esposo ajuste-familiar inmediato-vs-preferencia prometido-k1 proceso-consular matrimonio-igualitario",
);
const removed = idSet("reingreso-tras-deportacion removed-abroad spouse-sent-back");
const trips = idSet("viajar-advance-parole");
const exam = idSet("ciudadania-requisitos examen-ciudadania");
const parents = idSet("pedir-papas hijos-nacidos-aqui");
const wages = idSet("derechos-laborales");
const stops = idSet(
  "police-stop licencia-manejar stop-no-license traffic-court license-state-without license-record",
);

const onFoot =
  "(?:rio|cerro|monte|desierto|linea|frontera|muro|mojad[oa]|brinc\\w+|(?:sin|without) (?:papeles|documentos|inspeccion|revision|permiso|visa|papers|documents|inspection|a visa)|indocumentad[oa]|coyote|ilegal\\w*|illegally|caminando|a pie|river|desert|border|on foot)";
const who = "(?:el|ella|su (?:papa|mama|padre|madre)|he|she|(?:her|his|their) (?:dad|mom|father|mother))";
const deny =
  "(?:me )?(?:la |lo |los )?(?:pueden? |van a |podrian |vayan a )?(?:negar(?:la|lo|mela|melo)?|nieg\\w+|neguen|rechaz\\w+|deny|denies|denied|reject\\w*|turn\\w* (?:it|me) down)";
const residence = "(?:residencia|mica|tarjeta|green ?card|residence|residency|resident status)";

export const follows: readonly Follow[] = [
  ...turnedFollows,
  ...foundFollows,
  ...heldFollows,
  ...stateFollows,
  ...lateFollows,
  ...askedFollows,
  ...toldFollows,
  ...meantFollows,
  ...nextFollows,
  ...harmFollows,
  ...changeFollows,
  ...actFollows,
  ...caseFollows,
  ...familyFollows,
  ...dangerFollows,
  ...dailyFollows,
  ...subjectFollows,
  ...personFollows,
  ...noticeFollows,
  ...relativeFollows,
  ...happenedFollows,
  ...(["resident", "citizen"] as const).map(
    (one): Follow => ({
      // Who petitions lives here: a place told of the other one is neither a trip nor a home abroad.
      open: idSet("pedir-esposo"),
      fact: true,
      said: spouseThere,
      unless:
        /\b(?:tambien vivo|yo (?:tambien )?(?:vivo|estoy)|i (?:also )?live|nosotros|los dos|we (?:both )?live)\b/,
      told: [one],
      without: one === "resident" ? ["citizen", ...barred] : barred,
      tell: `${one}-spouse-abroad`,
    }),
  ),
  {
    // To go and see a husband or wife there is a resident's trip.
    open: idSet("pedir-esposo"),
    said: new RegExp(
      `^(?=.*\\b(?:ir a|viajar|visitar\\w*|go (?:see|to)|visit|travel)\\b).*(?:${spouseThere.source})`,
    ),
    told: ["resident"],
    without: ["citizen", ...barred],
    tell: "resident-trip",
  },
  ...(
    [
      ["hijos-hijastros", "resident-children"],
      ["pedir-papas", "resident-parent-abroad"],
      ["pedir-hermanos", "resident-siblings"],
    ] as const
  ).map(
    ([open, spot]): Follow => ({
      open: idSet(open),
      fact: true,
      said: new RegExp(
        `\\b(?:el|ella|ellos|ellas|he|she|they|(?:mi|mis|my) \\w+)(?: \\w+){0,2} (?:esta|estan|vive|viven|sigue|siguen|is|are|lives?)(?: \\w+){0,2} ${there}`,
      ),
      told: ["resident"],
      without: ["citizen", ...barred],
      tell: spot,
    }),
  ),
  {
    open: petitions,
    said: /\b(?:si|if|pasa(?:ria)? (?:si|cuando)|what about|en caso de)\b(?: \w+){0,3} (?:divorci\w+|divorce\w*|separ\w+|split|break up|broke up|me dej[ae]|nos dejamos|terminamos|leaves me)\b|^(?:(?:y|and) )*(?:el |un |a |the )?(?:divorcio|divorce)$/,
    unless:
      /\b(?:anterior(?:es)?|primer[oa]?|otr[oa]|ex|nunca|todavia no|no (?:se|me|nos) (?:ha|he|hemos)|previous|first|other|never|still married|conducta|ley)\b/,
    tell: "divorce-in-petition",
  },
  {
    open: removed,
    told: ["deported"],
    without: ["reentry"],
    said: new RegExp(
      `^(?=.*\\b(?:cuant[oa]s? (?:tiempo|anos)|cuanto|cuando|how (?:long|many years)|when)\\b)(?=.*\\b(?:esper\\w+|volv\\w+|vuelv\\w+|regres\\w+|entrar|castigo|fuera|wait|come back|return|come home|back|bar|outside)\\b).*$|${start}(?:cuanto tiempo|how long)(?: (?:es|seria|son|le toca|is it))?$`,
    ),
    unless:
      /\b(?:i ?212|212|perdon|waiver|permiso|permission|contest\w+|tard\w+|processing|proces\w*|cuesta|cost|i ?130)\b/,
    tell: "removed-how-long",
  },
  {
    open: removed,
    told: ["deported"],
    without: ["reentry", "abroad"],
    said: new RegExp(
      `${start}(?:(?:el|ella|mi \\w+|he|she|my \\w+) )?(?:ya )?(?:puede|podra|podria|hay (?:forma|manera|modo)(?: de)?(?: que)?|can|could|may|will|is there (?:a|any) way(?: for)?)(?: \\w+){0,3} (?:volver|vuelv\\w+|regres\\w+|entrar|venir|come back|return|come home|get back|be allowed back)\\b(?: \\w+){0,3}$`,
    ),
    unless: /\b(?:cuando|when|cuanto|how)\b/,
    tell: "removed-may-return",
  },
  {
    // "Can I petition him", of whom they deported: no parent, and no other way.
    open: removed,
    told: ["deported"],
    without: ["reentry"],
    said: new RegExp(
      `${start}(?:yo )?(?:(?:ya )?(?:l[oa] |le )?puedo (?:yo )?(?:pedir(?:l[oa])?|peticionar(?:l[oa])?|arreglar(?:l[oa]|le)?|meter(?:le)? (?:una |la )?peticion|traer(?:l[oa])?)|(?:can|could|may) i (?:petition|sponsor|file|bring|apply)|how do i petition|como l[oa] pido)\\b(?! (?:mi|a mi|my) (?!espos|marid|mujer|husband|wife))(?: \\w+){0,6}$`,
    ),
    unless: /\b(?:perdon|waiver|i ?212|asilo|asylum|visa|abogad\w+|lawyer)\b/,
    items: ["pedir-esposo/deported-spouse-abroad"],
    here: true,
  },
  {
    open: idSet("perdi-o-me-negaron"),
    opened: new RegExp(
      `^(?!.*\\b(?:renov\\w+|renew\\w*|i ?90|(?:i ?)?751|condicional|conditional|(?:i ?)?130|peticion|petition|ciudadania|n ?400)\\b).*\\b(?:${residence}|(?:i ?)?485|ajuste|adjustment)\\b`,
    ),
    said: /\b(?:apel\w+|appeal\w*)\b/,
    unless:
      /\b(?:cuant\w+|how (?:much|long)|cost|dias|days|plazo|deadline|carta dice|letter says|juez|judge|corte|court|i ?130|130|751|765|i ?90|n ?400|ciudadania|moci?on|motion)\b/,
    without: ["court", "judgeDenied", "n400Sent", "conditional"],
    tell: "i485-no-appeal",
  },
  {
    // Whether a court comes: nobody was sent to one yet.
    open: idSet("perdi-o-me-negaron"),
    said: /\b(?:mand\w+|envi\w+|lleg\w+|acab\w+|termin\w+|ir|voy|send|sent|put|end up|go|get|take)\b(?: \w+){0,5} (?:corte|juez|jueza|nta|(?:immigration )?court|judge)\b/,
    unless:
      /\b(?:ya (?:me|estoy|tengo)|me (?:mandaron|llego|enviaron)|ante el juez|tengo|(?:was|were|already|i have|got)|apel\w+|appeal\w*|falt\w+|no (?:voy|ir)|si no)\b/,
    without: ["court", "judgeDenied"],
    items: ["perdi-o-me-negaron/i485-denied-court"],
  },
  {
    // Of a trip: a permit to leave, and none to work.
    open: trips,
    told: ["asylumFiled"],
    without: ["order", "court", "resident", "citizen"],
    said: new RegExp(
      `${start}(?:(?:si|puedo|podria|debo|necesito|if|can i|should i|do i|could i|quiero) )+(?:i |yo |mejor )?(?:(?:le|les) )?(?:pid\\w+|pedir\\w*|sac\\w+|solicit\\w+|tramit\\w+|consig\\w+|aplic\\w+|teng\\w+|ask\\w*|appl\\w+|get|request|need|have)(?: (?:for|un|el|ese|a|the|mi|my|su|to))* (?:permi\\w+|advance parole|travel (?:permit|document|permission))(?: (?:de|para|pa|for|to) (?:viaj\\w+|salir|ir|travel|leave|go))?(?: \\w+){0,3}$`,
    ),
    unless:
      /\b(?:trabaj\w+|work\w*|ead|765|cuant\w+|how (?:much|long)|aprob\w+|approved|ya (?:lo )?tengo|already)\b/,
    tell: "asylum-trip-permit",
    urgency: "leaving",
  },
  {
    // The citizenship that was asked about before the arrest was told.
    open: idSet("dui"),
    was: idSet("ciudadania-requisitos"),
    said: new RegExp(
      `${start}(?:por eso )?(?:si |can|could|will|would|might|do|if)?(?: they| uscis)? ?${deny}\\b(?: \\w+){0,4}$`,
    ),
    unless: /\b(?:me (?:la|lo) negaron|was denied|fianza|bond|licencia|license|mica|green ?card)\b/,
    items: ["ciudadania-requisitos/m-one-dui"],
  },
  ...(["dui", "ciudadania-requisitos"] as const).map(
    (open): Follow => ({
      open: idSet(open),
      // Of citizenship alone it is what a refusal costs.
      ...(open === "dui" ? {} : { was: idSet("dui") }),
      said: new RegExp(
        `\\b(?:pierdo|perder|pierda|quit\\w+|lose|losing|take away|taken away|take)\\b(?: \\w+){0,4} ${residence}\\b`,
      ),
      unless: /\b(?:pad(?:re|res)|mama|papa|espos\w+|marido|wife|husband|h?ij[oa]s?)\b/,
      items: ["dui/resident-lose"],
    }),
  ),
  {
    open: exam,
    said: /\b(?:mis?|los|my|our) (?:h?ij[oa]s?|nin[oa]s?|kids?|child(?:ren)?|sons?|daughters?)\b.*\b(?:ciudadan\w+|citizen\w*)\b|\b(?:ciudadan\w+|citizen\w*)\b.*\b(?:mis?|my) (?:h?ij[oa]s?|kids?|child(?:ren)?)\b/,
    unless:
      /\b(?:mi h?ij[oa] (?:ya )?es|(?:son|daughter|child|kid) is|ya son|are (?:already )?citizens|pedir\w*|petition\w*|nacid\w+|nacieron|nacio|born|casad\w+|married)\b/,
    items: ["ciudadania-requisitos/children-with-me"],
  },
  {
    open: exam,
    said: /\b(?:si|if|cuando|when|pasa|happens)\b(?: \w+){0,4} (?:reprob\w+|reprueb\w+|repruev\w+|repruebo|no (?:lo |la )?pas[oea]\w*|fall[oe]|me va mal|sal(?:go|e) mal|fail\w*|flunk\w*|(?:dont|do not|cant) pass)\b/,
    unless:
      /\b(?:segunda vez|otra vez|dos veces|second time|twice|again|mica|residencia|green ?card|deport\w+|medic\w+|manej\w+|driving|huellas|fingerprints?|entrevista de asilo)\b/,
    tell: "fail-test",
  },
  ...(["derechos-laborales", "ice-en-mi-puerta"] as const).flatMap((open): Follow[] => [
    {
      open: idSet(open),
      opened: /\b(?:ice|migra|redada|raid|immigration|agentes|agents)\b/,
      fact: true,
      said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|pareja|wife|husband|spouse|partner)\b(?: \w+){0,3} (?:no tiene|sin|has no|doesnt have|does not have|is undocumented|es indocumentad[oa]|anda sin|esta sin|without)\b/,
      items: ["ice-en-mi-puerta/std-spouse"],
    },
    {
      open: idSet(open),
      opened: /\b(?:ice|migra|redada|raid|immigration|agentes|agents)\b/,
      fact: true,
      said: /\b(?:mi|mis|my) (?:herman[oa]s?|prim[oa]s?|h?ij[oa]s?|mama|papa|amig[oa]s?|companer[oa]s?|brother|sister|cousin|son|daughter|mom|dad|friends?|coworkers?)\b(?: \w+){0,3} (?:no tienen?|sin|has no|have no|doesnt have|dont have|is undocumented|es indocumentad[oa]|without)\b/,
      items: ["ice-en-mi-puerta/with-me-no-papers"],
    },
  ]),
  {
    // At work, where officers come: no matter of who may be dismissed.
    open: wages,
    opened: /\b(?:ice|migra|redada|raid)\b/,
    fact: true,
    said: /^(?:(?:yo|ya|pero|and|but|i) )*(?:soy residente|tengo (?:la |mi |una )?(?:mica|green ?card|residencia)|im a (?:permanent )?resident|am a (?:permanent )?resident|have (?:a|my) green ?card)(?: \w+){0,2}$/,
    items: ["ice-en-mi-puerta/status-different"],
  },
  {
    open: parents,
    opened: /\b(?:mi|mis|my) (?:h?ij[oa]s?|nin[oa]|bebe|son|daughter|kids?|child)\b/,
    fact: true,
    said: new RegExp(
      `\\b${who}(?: si)? (?:entro|cruzo|paso|vino|llego|brinco|came|crossed|entered)\\b(?: \\w+){0,4} ${onFoot}`,
    ),
    without: ["order", "reentry", "twice", "deported", "army", "oldPetition"],
    tell: "child-parent-crossed",
  },
  {
    // The parent speaks.
    open: parents,
    opened: /\b(?:mi|mis|my) (?:h?ij[oa]s?|nin[oa]|bebe|son|daughter|kids?|child)\b/,
    fact: true,
    said: new RegExp(
      `^(?:(?:y|pero|yo|es que|pues|and|but|i) )*(?:cruce|entre|brinque|pase|vine|me meti|crossed|came|entered)\\b(?: \\w+){0,4} ${onFoot}`,
    ),
    unless: /\b(?:visa|parole|dos veces|otra vez|de nuevo|twice|again)\b(?<!sin visa)(?<!without a visa)/,
    without: [
      "order",
      "reentry",
      "twice",
      "deported",
      "army",
      "oldPetition",
      "visa",
      "parole",
      "spouseCitizen",
    ],
    tell: "child-21-parent-crossed",
    urgency: "leaving",
  },
  {
    open: parents,
    opened: /\b(?:mi|my) (?:h?ij[oa]|nin[oa]|son|daughter|kid|child)\b/,
    fact: true,
    said: /^(?:(?:y|pues|apenas|ya|and|mi hij[oa]|ella|el|my son|my daughter) )*(?:tiene|cumplio|is|hes|shes|she is|he is)(?: (?:ya|solo|apenas|only|just|turned))? (?:[4-9]|1\d|20|dieci\w+|veinte|sixteen|seventeen|eighteen|nineteen|twenty)(?: anos| anitos| years old| years)?$/,
    tell: "child-not-yet-21",
  },
  {
    open: parents,
    opened: /\b(?:mi|mis|my) (?:h?ij[oa]s?|nin[oa]|bebe|son|daughter|kids?|child)\b/,
    said: new RegExp(
      `${start}(?:cuanto (?:tiempo )?(?:le |me |nos )?falta|how (?:long|much longer)(?: is it)? (?:until|till|before)(?: \\w+){0,4})$`,
    ),
    tell: "until-21",
  },
  {
    open: idSet("renovar-green-card"),
    opened: /^(?!.*\b(?:perd\w+|rob\w+|lost|stolen)\b)/,
    said: /\b(?:viaj\w+|salir|salgo|ir a|travel\w*|leave the country|go to|fly|visit\w*)\b/,
    unless:
      /\b(?:deport\w+|asilo|asylum|emergencia|emergency|muri\w+|died|dying|funeral|mas de un ano|over a year|meses|months|estuve|was away|arrest\w+|dui|conden\w+|conviction|orden|order|corte|court|cita|oficina|appointment|office|perdi|lost|rob\w+)\b/,
    without: ["order", "residentAway"],
    items: ["renovar-green-card/travel-expired", "renovar-green-card/std-travel-care"],
    safe: true,
  },
  {
    open: idSet("renovar-green-card"),
    said: new RegExp(`\\b(?:si|if|pasa|happens)\\b(?: \\w+){0,3} ${deny}\\b`),
    unless:
      /\b(?:me (?:la|lo) negaron|was denied|asilo|asylum|ciudadania|citizenship|n ?400|dinero|money|refund)\b/,
    without: ["arrested", "convicted", "conditional"],
    items: ["renovar-green-card/std-denied"],
  },
  {
    open: idSet("residencia-condicional"),
    said: new RegExp(
      `${start}(?:si|if)(?: yo)? no (?:la |lo )?(?:mand\\w+|met\\w+|hag\\w+|pid\\w+|present\\w+|envi\\w+)$|${start}(?:if )?i (?:do not|dont|never) (?:send|file|do|ask)(?: it| for it)?$`,
    ),
    items: ["residencia-condicional/std-nothing-two-year-alone", "residencia-condicional/std-nothing"],
  },
  {
    open: stops,
    said: /\b(?:(?:que )?(?:pasa|pasara|va a pasar)(?: \w+){0,2} con|afect\w+|perjudic\w+|dan[ae]\w*|what (?:happens|will happen) (?:with|to)|affect\w*|hurt\w*)\b(?: \w+){0,4} (?:tramite|caso|residencia|papeles|peticion|asilo|green ?card|case|residency|application|petition|papers)\b/,
    unless: /\b(?:dui|tomad[oa]|borrach[oa]|drunk|orden|order|arrest\w+)\b/,
    tell: "license-record",
  },
  {
    open: wages,
    opened:
      /\b(?:no (?:me|nos) (?:\w+ )?pag\w+|debe\w*|owes?|(?:not|doesnt|does not|wont|didnt|hasnt)(?: \w+)? pa(?:y|id)\w*)\b/,
    fact: true,
    said: /\b(?:ya (?:no (?:trabajo|estoy|chambeo)|me (?:sali|fui))|me (?:sali|corrio|corrieron|despidi\w+)|renuncie|deje (?:ese|el) trabajo|(?:dont|do not|no longer) work (?:there|for (?:him|her|them))|(?:i )?(?:quit|left)|got fired|fired me)\b/,
    unless: /\b(?:por (?:quejarme|reclamar|papeles|no tener)|for complaining|lastim\w+|hurt|injur\w+)\b/,
    items: ["derechos-laborales/last-check"],
  },
  {
    open: wages,
    said: new RegExp(
      `${start}(?:a )?(?:donde|con quien|ante quien|como|where|who|how)(?: (?:lo|la|le|los|do|can|puedo|me|i|to|should|debo|pongo|hago|una?|the|a|tengo que))* ?(?:report\\w*|quej\\w+|denunci\\w+|reclam\\w+|complain\\w*|complaint|demand\\w+)(?: (?:lo|la|him|her|it|them|to|eso|esto|this|that|al patron|a mi patron|my boss))?$`,
    ),
    without: ["hurtAtWork"],
    items: ["derechos-laborales/complaint-how"],
  },
  {
    // A parent who died: living here that day is what counts.
    open: idSet("murio-peticionario"),
    opened:
      /\b(?:papa|mama|padres?|madre|papi|mami|herman[oa]|dad|mom|father|mother|brother|sister|parent)\b/,
    unless: /\b(?:espos[oa]|marido|husband|wife|viud[oa]|widow\w*|no vivo|fuera|cuando murio yo)\b/,
    fact: true,
    said: /\b(?:(?:yo )?(?:vivo|estoy|vivia|estaba|sigo|llevo|live|am|im|lived|was|been)\b(?: \w+){0,3} (?:aqui|aca|here|en estados unidos|in the (?:us|united states|states))|(?:soy|ando|estoy) (?:indocumentad[oa]|sin papeles)|no tengo papeles|im undocumented|am undocumented|(?:i have|have) no papers|without papers)\b/,
    items: ["murio-peticionario/parent-petitioner-here"],
  },
  {
    open: idSet("murio-peticionario"),
    opened:
      /\b(?:papa|mama|padres?|madre|papi|mami|herman[oa]|dad|mom|father|mother|brother|sister|parent)\b/,
    unless: /\b(?:espos[oa]|marido|husband|wife|viud[oa]|widow\w*|como (?:lo )?prueb\w+|prove)\b/,
    fact: true,
    said: /^(?:(?:y|si|ya|pues|and|yes|yeah|el|ella|mi papa|mi mama|he|she|my dad|my mom) )*(?:era|es|was|is|fue) (?:ya )?(?:un |una |a |an )?(?:us |american |permanent )?(?:ciudadan[oa]|residente|citizen|resident)(?: \w+){0,2}$/,
    says: { es: /^Si te pidió un papá/, en: /^If a parent, sibling or resident/ },
  },
  {
    // Of the one who was married to him: her own petition.
    open: idSet("murio-peticionario"),
    opened: /\b(?:mi|my) (?:espos[oa]|marido|mujer|husband|wife)\b/,
    fact: true,
    said: /^(?:(?:y|si|ya|pues|and|yes|yeah|el|ella|mi \w+|he|she|my \w+) )*(?:era|es|was|is|fue) (?:ya )?(?:un |una |a |an )?(?:us |american )?(?:ciudadan[oa]|citizen)(?: \w+){0,2}$/,
    says: {
      es: /^Si eres viuda|^Si tu esposo ciudadano/,
      en: /^If you are the widow|^If your citizen spouse/,
    },
  },
  {
    open: idSet("exencion-pago"),
    said: new RegExp(
      `${start}(?:es |seria |its |it is )?(?:para|por|pa|con|for|with) (?:la |el |mi |lo de la |the |my )?(?:forma |form )?(?:n ?400|ciudadania|naturalizacion|citizenship|naturalization)$`,
    ),
    tell: "waiver-n400",
  },
];
