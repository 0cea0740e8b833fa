/**
 * Names and plain wordings that belong to one subject: where the ranking is unsure of a first question, or asks about a status in general, it
 * stands there. Read from 1,700 ordinary questions by hands that had seen no wording of the guide. Server only.
 */
import { plainCases } from "#guide/dialogue/server-only/near-subjects/plain-cases.ts";

export interface PlainName {
  topic: string;
  /** All of these, in whatever order. */
  said: readonly RegExp[];
  unless?: RegExp;
  /** Subjects that give way however sure; without it only a ranking that is unsure does. */
  over?: string;
}

const overview = "arreglar-papeles";
const residence = /\b(?:residencia|residente|green ?card|mica|papeles|arregl\w+|visa|i ?360|residency)\b/;
const dies = /\b(?:muri[oe]\w*|fallec\w+|difunt\w+|defuncion|died|passed away|death certificate)\b/;
const gravelyIll = /\b(?:grave|gravemente|agoniz\w+|muriendo|muere|cancer|enferm[oa]s?|cuidarme|dying)\b/;

export const plainNames: readonly PlainName[] = [
  // Ways with a name of their own.
  { topic: "nacara", said: [/\bnacara\b/], over: overview },
  {
    topic: "loteria-visas",
    said: [
      /\b(?:loteria de visas|visa lottery|green card lottery|loteria|lottery|sortead[oa]|diversity visa)\b/,
    ],
    unless: /\b(?:h ?1 ?b|hache|empresa|company)\b/,
    over: overview,
  },
  {
    topic: "matrimonio-igualitario",
    said: [
      /\b(?:mismo sexo|same ?sex|gays?|lesbian\w*|homosexual\w*|trans(?:exual|genero|gender)?|con (?:una mujer|un hombre) ciudadan[oa]|dos (?:hombres|mujeres))\b/,
      /\b(?:cas\w+|pareja|matrimonio|espos[oa]|novi[oa]|marr\w+|spouse|partner|wife|husband)\b/,
    ],
    unless: /\b(?:asilo|asylum|persegu\w+|amenaz\w+|peg[ao]\w*)\b/,
    over: `${overview} pedir-hermanos pedir-esposo`,
  },
  {
    topic: "religioso",
    said: [
      /\b(?:(?:soy|como|es|our|youth|the) (?:\w+ )?pastor(?:a|es)?|pastor(?:a)?|ministr[oa]|r ?1|religios[oa]s?|predicador\w*|monjas?|sacerdotes?|(?:mi|la) iglesia (?:me )?(?:puede|quiere|va a)|(?:sirviendo|trabaj\w+) en (?:mi|la|una) (?:congregacion|iglesia)|church (?:wants|can|will))\b/,
      residence,
    ],
    unless: /\b(?:ice|redada|refug\w+ en|asilo|notari\w+|taller|platica|ayuda legal|boda|cas\w+)\b/,
    over: overview,
  },
  {
    topic: "h2a-h2b",
    said: [/\b(?:h ?2 ?[ab]|pizcar)\b/],
    unless: /\b(?:pasaportes?|amenaz\w+|cas\w+|espos[oa]|asilo|venci\w+)\b/,
  },
  {
    topic: "sij-jovenes",
    said: [/\b(?:sij|sijs|visas? (?:juvenil|para menores|de jovenes)|special immigrant juvenile)\b/],
    over: overview,
  },
  {
    topic: "parole-militar",
    said: [
      /\b(?:marines?|marina|army|ejercito|militar(?:es)?|soldad\w+|veteran\w*|sirvio en|navy|military|national guard|guardia nacional)\b/,
      /\b(?:mi|mis|los|un|una|my|el)(?: \w+)? (?:h?ij[oa]s?|espos[oa]|marido|papas|padres|mama|papa|son|daughter|husband|wife|parents)\b/,
      /\b(?:arregl\w+|papeles|residencia|parole|green card|papers|quedar\w*)\b/,
    ],
    unless: /\b(?:asilo|desert\w+|servicio selectivo|obligator\w+|guatemalteco|de mi pais)\b/,
    over: "entre-sin-inspeccion-245i castigo-3-10-perdon",
  },
  {
    topic: "patron-me-peticiona",
    said: [
      /\b(?:(?:patron\w*|compania|empresa|jef[ea]|ranchero|employer|company)\b(?: \w+){0,4} (?:pedir(?:me)?|peticion\w*|patrocin\w*|sponsor\w*|arreglar(?:me)?)|(?:pedir|patrocinar|sponsor)(?:me)? (?:la|mi|un|el|mi) (?:compania|patron|empresa|jefe))\b/,
    ],
    unless:
      /\b(?:(?:oiga|mire|buenas|hola|si) (?:patron\w*|jef[ea])|amenaz\w+|cobr\w+|pag[ao]\w*|notari\w+)\b/,
    over: overview,
  },
  {
    topic: "miedo-creible",
    said: [
      /\b(?:miedo creible|entrevista de (?:miedo|temor)|temor creible|credible fear|expulsion (?:expres|exprés|acelerada|rapida)|deportacion (?:acelerada|expres|rapida)|expedited removal)\b/,
    ],
    over: `${overview} asilo-general`,
  },
  {
    topic: "retencion-cat",
    said: [
      /\b(?:withholding|retencion de (?:remocion|deportacion)|miedo razonable|reasonable fear|(?:le|me) (?:dio|dieron) (?:el )?cat|contra la tortura)\b/,
    ],
    unless: /\b(?:impuestos|taxes|cheque|paycheck)\b/,
    over: `${overview} orden-deportacion apelar-juez miedo-creible`,
  },
  {
    topic: "residencia-cubanos",
    said: [/\bi ?220 ?a\b/, /\b(?:residencia|green ?card|ajuste|arregl\w+|cuban\w+|residency)\b/],
    unless: /\b(?:present\w+|cita|check ?in|report\w+|firmar)\b/,
    over: `${overview} check-in-ice`,
  },
  {
    topic: "residencia-cubanos",
    said: [
      /\b(?:la habana|cuban[oa]s?|cuba)\b/,
      /\b(?:queda\w*|residencia|ajuste|ley|green ?card|mica)\b/,
      /\b(?:visa|parole|turista|ano y|un ano|one year)\b/,
    ],
    unless: /\b(?:pedir|traer|petition|en cuba|deport\w+|orden)\b/,
    over: `${overview} turista-vencido`,
  },
  {
    topic: "refugiados",
    said: [/\b(?:refugiad[oa]s?|refugees?)\b/],
    unless: /\b(?:asilo|asilad[oa]|asyl\w+|en la iglesia)\b/,
  },
  {
    topic: "registro-extranjeros",
    said: [
      /\b(?:registr(?:ar(?:se|me|nos)?|arme|o|e)|registration|register)\b/,
      /\b(?:tengo que|tiene que|hay que|obligatori\w+|debo|con migracion|con inmigracion|extranjeros|g ?325 ?r|have to|peligros\w+|se va a)\b/,
    ],
    unless:
      /\b(?:selectivo|selective|votar|vote|tps|reinscri\w*|re ?registr\w+|nacimiento|bebe|escuela|birth|ejercito|army|carro)\b/,
  },
  // Spots of a case.
  {
    topic: "murio-peticionario",
    said: [
      dies,
      /\b(?:espos[oa]|marido|husband|wife|papa|mama|peticionari[oa]|petitioner|sponsor|pidio|pedido|quien me)\b/,
      /\b(?:arregl\w+|residencia|green ?card|papeles|peticion|petition|caso|case|interview|entrevista|i ?130|sponsor)\b/,
    ],
    unless:
      /\b(?:foia|archivo|expediente|visitar|funeral|entierro|enterrar|viaj\w+|parole|permiso (?:de|para) (?:salir|viaj\w+)|sacar? permiso|advance|pasaporte)\b/,
    over: "ajuste-familiar pedir-esposo",
  },
  { topic: "murio-peticionario", said: [/\b(?:petitioner|peticionari[oa]|quien me pidio)\b/, dies] },
  { topic: "murio-peticionario", said: [/\bacta de defuncion\b/] },
  {
    topic: "notarios-fraude",
    said: [
      /\b(?:notari\w+|(?:pretending|pretends|claiming|finge|dice que es|se hace pasar por)(?: \w+){0,3} (?:lawyer|attorney|abogad[oa])|pagu?e\w* y no (?:hicieron|hizo|me)|(?:me )?asegura (?:la |mi )?(?:residencia|green ?card|papeles))\b/,
    ],
    unless:
      /\b(?:poder notarial|traduc\w+|apostill\w+|acta|carta notari\w+|notariad[oa]|frente a notario|ante notario)\b/,
    over: "asilo-un-anio",
  },
  {
    topic: "orden-deportacion",
    said: [
      /\b(?:me ordeno deportad[oa]|me orden(?:o|aron) (?:la )?deportacion|yo tengo (?:una )?(?:orden de )?deportacion|ordered (?:me )?deported)\b/,
    ],
    unless: /\b(?:apel\w+|appeal|huellas|biometric\w+|cita)\b/,
    over: "apelar-juez pedir-papas",
  },
  {
    topic: "parole-humanitario",
    said: [
      gravelyIll,
      /\b(?:mama|papa|mami|papi|abuel\w+|h?ij[oa]|herman[oa]|espos[oa]|mother|father|mom|dad)\b/,
      /\b(?:venga|vengan|venir|traer|entrar|sin visa|que pued[eo] pedir|que permiso|come|bring|parole)\b/,
    ],
    unless:
      /\b(?:detenid\w+|detention|carcel|i ?864|asilo|trabaj\w+|(?:soy|ya) residente|mica|me vine|salgo|salir|irme|ir a|voy a|regresar|volver|residencia pendiente|meses (?:alla|aca))\b/,
    over: `inmediato-vs-preferencia pedir-papas pedir-hermanos ${overview}`,
  },
  {
    topic: "multas-998",
    said: [
      /\bmult(?:a|as|an|ar|aron)\b/,
      /\b(?:orden|deport\w+|irme|irnos|quedar\w*|dia|sin papeles|tampoco papeles|998|migracion|gobierno)\b/,
    ],
    unless:
      /\b(?:trafico|transito|velocidad|manejar|licencia|citizen|ciudadan\w+|taxes|impuestos|patron|jef[ea]|seguro)\b/,
    over: overview,
  },
  // Petitions in other words.
  {
    topic: "pedir-papas",
    said: [
      /\b(?:peticion de (?:una |un |la |mi |el )?(?:mama|papa|madre|padre)|petition (?:for )?(?:a |my )?(?:parents?|mother|father|mom|dad)|(?:pedir|pido) a mi (?:padrastro|madrastra))\b/,
    ],
    over: overview,
  },
  {
    topic: "prometido-k1",
    said: [
      /\b(?:ciudadan[oa]|citizen)\b/,
      /\b(?:mi|my) (?:novi[oa]|prometid[oa]|fiancee?|girlfriend|boyfriend)\b(?: \w+){0,2} (?:vive|esta|is|lives)\b/,
    ],
    unless: /\b(?:aqui|conmigo|here|detenid[oa])\b/,
  },
  {
    topic: "hijos-hijastros",
    said: [
      /\b(?:pedir|traer|peticionar|petition) (?:a )?(?:los|las|sus|nuestros) (?:h?ijos|h?ijas|ninos|hijastros)\b/,
    ],
    over: overview,
  },
  {
    topic: "hijos-hijastros",
    said: [
      /\b(?:soy|i am|im) (?:a )?(?:ciudadan[oa]|residente|citizen|resident)\b/,
      /\b(?:mi|mis|my) (?:h?ij[oa]s?|son|daughter|kids|children)\b(?: \w+){0,6} (?:esta|estan|vive|viven|is|are|lives?) (?:en|alla|in|back)\b/,
    ],
    unless: /\b(?:detenid\w+|deport\w+|asilo|enferm\w+|casad[oa]|murio)\b/,
  },
  {
    topic: "inmediato-vs-preferencia",
    said: [
      /\b(?:se (?:hace|hizo|vuelve|haga)|becomes?) (?:a )?(?:ciudadan[oa]|citizen)\b/,
      /\b(?:peticion|fila|caso|mas rapid[oa]|faster|petition|case|line|wait)\b/,
    ],
    unless: /\b(?:mi hij[oa] (?:tambien )?se hace|asilo|yo me hago)\b/,
    over: "ciudadania-requisitos hijos-hijastros",
  },
  {
    topic: "residencia-condicional",
    said: [
      /\b(?:mica|green ?card|tarjeta|residencia)\b(?: \w+){0,2} de (?:2|dos) anos\b|\b(?:2|two) year (?:green ?)?card\b/,
    ],
    unless: /\b(?:asilo|permiso)\b/,
    over: "renovar-green-card",
  },
  {
    topic: "afidavit-i864",
    said: [
      /\b(?:co ?patrocinador\w*|cosponsor\w*|co ?sponsor\w*|carta de (?:sostenimiento|mantenimiento|sosten)|af+idavit|i ?864|(?:me|lo|la) (?:puede|podria)?\s?patrocin\w+)\b/,
    ],
    unless: /\b(?:birth|nacimiento|acta)\b/,
  },
  {
    topic: "afidavit-i864",
    said: [
      /\b(?:be|ser|sea|firme|firmar)(?: \w+){0,3} (?:sponsor|cosponsor|patrocinador\w*|fiador\w*)\b/,
      /\b(?:(?:doesnt|dont|not) (?:make|earn)(?: \w+){0,2} enough|no gana(?: \w+){0,2} (?:suficiente|lo que piden|lo minimo|bien)|no alcanza)\b/,
    ],
    over: overview,
  },
  {
    // Whose petition it is and how she came: both are told.
    topic: "ajuste-familiar",
    said: [
      /\b(?:casad[oa] con (?:un |una )?(?:ciudadan[oa]|american[oa]|gring[oa])|mi (?:espos[oa]|marido|mujer) es (?:ciudadan[oa]|american[oa])|married to an? (?:us )?citizen|my (?:wife|husband) is an? (?:us )?citizen)\b/,
      /\b(?:entre|vine|llegue|i (?:came|entered))(?: \w+){0,3} (?:con|on|with)(?: \w+){0,2} visa\b/,
      /\b(?:que (?:tengo que|debo|hay que|necesito) (?:meter|mandar|llenar)|que (?:formas?|formularios|papeles)|what (?:do i|should i|forms?))\b/,
    ],
    unless: /\b(?:cruc\w+|deport\w+|orden|corte|court|order|arrest\w+|k ?1|j ?1|volvi|regrese|sali|left)\b/,
    over: `${overview} ajuste-familiar pedir-esposo`,
  },
  {
    // A citizen's spouse who is here and came with a visa: both are told.
    topic: "pedir-esposo",
    said: [
      /\b(?:soy|im|i am)(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b/,
      /\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)\b/,
      /\b(?:entro|vino|llego|came|entered)(?: \w+){0,3} (?:con|on|with)(?: \w+){0,2} visa\b/,
    ],
    unless:
      /\b(?:cruz\w+|deport\w+|orden|corte|court|order|arrest\w+|k ?1|prometid[oa]|regres\w+|salio|left|yo (?:entre|cruce)|i (?:entered|came|crossed))\b/,
    over: `${overview} ajuste-familiar pedir-esposo`,
  },
  ...plainCases,
];
