import type { Pattern } from "#guide/words/patterns.ts";

export type Urgency =
  | "health"
  | "scam"
  | "detained"
  | "door"
  | "sign"
  | "court"
  | "missed"
  | "order"
  | "arrest"
  | "leaving"
  | "child"
  | "deadline"
  | "other";

export interface UrgentRule {
  urgency: Urgency;
  /** Where to go when search is not sure. */
  topic: string;
  /** Topics search may choose instead when it is sure. */
  also: string[];
  patterns: Pattern[];
}

const ice = "ice|=migra|hielo|inmigracion|immigration|agentes|isap|ero|patrulla";
const took =
  "=agarro|=agarraron|=agarra|=agarran|=llevo|=llevaron|=llevan|=detuvo|=detuvieron|=detienen|=arresto|=arrestaron|=capturo|=capturaron|=levanto|=levantaron|=pesco|took|=detained|=arrested|grabbed|=caught|picked";
// "Llevo a mi hija" is no arrest.
const taken = took.replace("=llevo|", "");
const held =
  "=detenido|=detenida|=detenidos|=detenidas|=detained|=preso|=presa|encerrado|encerrada|=arrestado|=arrestada|=arrested|=encarcelado";
const kin =
  "esposo|esposa|marido|senora|hijo|hija|hijos|hermano|hermana|papa|mama|primo|prima|tio|tia|novio|novia|pareja|cunado|sobrino|sobrina|amigo|amiga|familiar|suegro|husband|wife|son|daughter|brother|sister|dad|father|mom|mother|cousin|uncle|friend|vecino|companero|padre|madre|abuelo|abuela|carnal|mijo|mija|boyfriend|girlfriend|partner|nephew|muchacho|muchacha|chamaco|nino|nina|bebe|viejo|jefe|jefa|yerno|nuera|suegra|hermanos|papas|padres|parents|uncle|aunt|niece|cousin|companera|hermanito|hermanita|ahijado|compadre";
const soon =
  "manana|=hoy|semana|lunes|martes|miercoles|jueves|viernes|proxima|pronto|tomorrow|today|week|monday|tuesday|wednesday|thursday|friday|next|soon|dias|days|ahorita|now|tonight|noche";
const court = "corte|audiencia|juez|court|hearing|judge|nta";

/** What cannot wait. Order: what is happening now comes first. */
export const urgentRules: UrgentRule[] = [
  {
    urgency: "health",
    topic: "escuela-emergencia",
    also: [],
    patterns: [
      "=sangrando|=sangra|=sangro|=sangrado|=desangrando|=desangra|=bleeding|=hemorragia",
      "=dolor|=duele|=pain|=hurts =pecho|=corazon|=chest",
      "=pecho|=chest =duele|=hurts|=pain",
      "no|=not|=cant =respira|=respirar|=respirando|=breathe|=breathing",
      "=fiebre|=calentura|=temperatura|=fever =39|=40|=41|=42|=103|=104|=105|=alta|=altisima|=cuarenta|=high",
      "=sobredosis|=overdose|=overdosed|=overdosing|=inconsciente|=unconscious|=convulsiones|=convulsiona|=convulsionando|=seizure|=seizures",
      "=se|=me =desmayo|=desmaye|=desmaya|=desmayada|=desmayado|=passed =out",
      "=rompio|=reventar|=broke =fuente|=water",
      "=dando|=having infarto|=derrame|=stroke",
      "accidente|=choque|=chocamos|atropell*|=accident|=crash =ahorita|=herido|=herida|=heridos|=grave|=hospital|=bleeding|=now|=injured",
    ],
  },
  {
    urgency: "child",
    topic: "menor-no-acompanado",
    also: ["sij-jovenes", "encontrar-detenido"],
    patterns: [
      "nino|ninos|menor|menores|hijo|hija|sobrino|sobrina|nieto|child|kid|kids|son|daughter|children solo|sola|solos|alone|unaccompanied albergue|gobierno|orr|shelter|frontera|border|detained|=detenido",
      "albergue =de|del ninos|menores|orr|gobierno",
      "nino|ninos|menor|hijo|hija|sobrino|sobrina|child|kid|son|daughter|nephew|niece albergue|orr|shelter",
    ],
  },
  {
    urgency: "door",
    topic: "ice-en-mi-puerta",
    also: ["derechos-laborales", "encontrar-detenido"],
    patterns: [
      `${ice} puerta|casa|afuera|door|house|outside|home|knocking|tocando`,
      `puerta|casa|afuera|door|house|outside|tocando|tocaron|knocking ${ice}`,
      "redada|redadas|raid|raids",
      `paro|pararon|parado|stopped|reten|checkpoint =me|de ${ice}`,
      `si|if =me|la agarra|agarran|para|detiene|stops|arrests|toca|llega|comes ${ice}`,
      `${ice} =en|at|in =mi|my|the trabajo|job|work|escuela|school`,
    ],
  },
  {
    urgency: "detained",
    topic: "encontrar-detenido",
    also: [
      "miedo-creible",
      "fianza",
      "salida-voluntaria",
      "ice-en-mi-puerta",
      "derechos-laborales",
      "antecedentes",
      "dui",
      "daca",
      "ciudadania-por-padres",
      "asilo-general",
      "menor-no-acompanado",
      "check-in-ice",
    ],
    patterns: [
      `${took} =la|el|los|by|a ${ice}`,
      `${ice} =me|lo|la|se|a ${took}`,
      `${taken} =a|mi|al|my ${kin}`,
      `${kin} ${held}`,
      `${held} =a|mi ${kin}`,
      `se|me|lo|la|los ${took} =a|la|el|los|mi migracion|policia|police`,
      "se =lo|la|los|me|te =llevaron",
      "=acaba|=acaban|=just =de llevar|agarrar|detener|=arrestar|=took|=taken",
      `esta|estan|estoy|sigue|is|am|tienen|being|been ${held}`,
      `${held} =en|por|con|by|in|at ice|migracion|=migra|inmigracion|centro|jail|carcel|detention`,
      "centro =de detencion",
      "quieren|quiere|van|going|about =a|lo|la|to|be deportar|deportarlo|deportarla|deportarme|deport|deported",
      `no|cant|can =not encuentro|aparece|find =a|mi|my ${kin}`,
      "deportacion|deportation|removal expres|acelerada|expedited",
    ],
  },
  {
    urgency: "deadline",
    topic: "check-in-ice",
    also: ["multas-998", "perdi-o-me-negaron", "apelar-juez", "entrevista-asilo", "dui"],
    patterns: [
      `cita|reporte|reportarme|presentarme|presentar|firmar|firmo|appointment|checkin|chequin|report|check =con|in|de|ante|a|en|with|to|la ice|=migra|hielo|isap|ero`,
      "chequin|checkin =con|de|en migracion|inmigracion",
      `ice|=migra|isap cito|cita|check|appointment|checkin|chequin|citar|=reporte|=reportarme|llamo|llamaron|called|oficina|office`,
      "grillete|tobillera|ankle|isap",
    ],
  },
  {
    urgency: "sign",
    topic: "salida-voluntaria",
    also: ["miedo-creible", "encontrar-detenido", "check-in-ice"],
    patterns: [
      "quieren|hacen|hicieron|obligan|obligaron|piden|pidieron|want|made|making =que|le|me|lo|to firmar|firme|firmara|firmo|sign",
      "firmo|firme|firmar|firmaron|sign|signed =la|mi|su|the|un|de salida|deportacion|deportation|voluntary|departure|voluntaria",
    ],
  },
  {
    urgency: "missed",
    topic: "falte-a-corte",
    also: [
      "biometricos",
      "check-in-ice",
      "entrevista-asilo",
      "consultar-caso-corte",
      "orden-deportacion",
      "cambio-direccion",
    ],
    patterns: [
      `no =fui|=fue|=pude|=llegue|asisti|presente =a|la|mi|ir ${court}`,
      "paso|pasaron fecha|cita|dia corte|audiencia|juez",
      "missed|miss|skipped|late|forgot =my|to|for|the|a court|hearing",
      "not|never =go|went|show|attend|up|to|my court|hearing",
      "orden|deporte|deportacion|deportation|removal|order =en|in|de ausencia|absentia",
    ],
  },
  {
    urgency: "order",
    topic: "orden-deportacion",
    also: [
      "falte-a-corte",
      "reingreso-tras-deportacion",
      "multas-998",
      "check-in-ice",
      "apelar-juez",
      "consultar-caso-corte",
      "retencion-cat",
      "foia",
      "residencia-cubanos",
      "llamadas-estafa",
      "castigo-3-10-perdon",
    ],
    patterns: [
      "orden|ordenes|order =de|of|final|vieja|old deportacion|deportation|removal|remocion|salida",
      "deportation|removal|final =final order",
      "tengo|tiene|dieron|tenia|dio|quitar|salio|llego =un|el|mi|me|una|la deporte",
      "juez|judge =me|mi|la|el|my|que ordeno|nego|ordered|denied|=deporto|removido",
      "=perdi|=perdimos|=perdio|lost =mi|en|el|la|my|in caso|corte|juez|court|judge|asilo|asylum",
      "caso|case =en|in perdido|lost",
      "volver|volvi|regrese|regresar|reentre|returned|came|back|reentered|reingres* =a|de|despues|after|entrar =deportado|=deportada|=deportaron|deportacion|=deported|deportation",
      "me|lo|la|le|fui|fue|was|been|got|nos|esposo|papa|mama|hijo|hermano =deportaron|=deportado|=deportada|=deported|=removed",
    ],
  },
  {
    urgency: "court",
    topic: "nta-corte",
    also: [
      "consultar-caso-corte",
      "falte-a-corte",
      "fianza",
      "cambio-direccion",
      "cancelacion-de-deportacion",
      "asilo-general",
      "cuotas-asilo-2025",
      "menor-no-acompanado",
      "entrevista-asilo",
      "traducciones",
      "buscar-abogado",
      "asilo-un-anio",
      "apelar-juez",
      "sij-jovenes",
    ],
    patterns: [
      `${court} =es|is|el|la|the|de|este ${soon}`,
      `${soon} =es|tengo|mi|la|my ${court}`,
      `tengo|tenemos|tiene|toca|mandaron|mando|dieron|dio|citaron|have|got|has|llego|given ${court}`,
      `primera|proxima|siguiente|first|next|final|individual ${court}`,
      "notice|notis =to|tu appear|apear",
      `miedo|scared|afraid =de|a|ir|to|of|go ${court}`,
      `ir|voy|presentarme|presento|go|going =a|to|la|my|con|el ${court}`,
    ],
  },
  {
    urgency: "arrest",
    topic: "antecedentes",
    also: [
      "dui",
      "licencia-manejar",
      "daca",
      "renovar-green-card",
      "ciudadania-requisitos",
      "fianza",
      "llamadas-estafa",
      "encontrar-detenido",
    ],
    patterns: [
      "me|lo|la|le|fui|was|got|been|i|se|nos =arrestaron|=arresto|=arrestado|=arrestada|=arrested|=esposaron",
      "tengo|tiene|have|has =un|una|a cargo|cargos|charge|charges",
      "caso|case =criminal|penal|de abierto|criminal|penal|open|pending",
      "criminal case|charges|record",
      "warrant",
      "orden =de arresto",
      "agarraron|agarro|caught|pararon|paro|police =con|la|me|with marihuana|mariguana|droga|drogas|drugs|tomado|borracho|drunk",
      "tengo|tuve|dieron|have|got|dio|hubo =un|a|una|por|mi dui|duai|dwi",
    ],
  },
  {
    urgency: "leaving",
    topic: "viajar-advance-parole",
    also: [
      "castigo-3-10-perdon",
      "salida-voluntaria",
      "proceso-consular",
      "daca",
      "turista-vencido",
      "reingreso-tras-deportacion",
      "asilo-aprobado",
      "renovar-green-card",
      "tps",
      "orden-deportacion",
    ],
    patterns: [
      `salgo|viajo|vuelo|regreso|=irme|leaving|flying|=voy =a|me|el|de mexico|guatemala|honduras|salvador|pais|juarez|consulado|colombia|venezuela|country ${soon}`,
      `salgo|viajo|vuelo|regreso|leaving|flying ${soon}`,
      `${soon} =me|=salgo|=viajo|=vuelo|=regreso|=leave|=fly|=flying =voy|=a|=to|=para|=al|=regreso|=salgo =mexico|=guatemala|=honduras|=salvador|=pais|=colombia|=venezuela|=ecuador|=peru|=nicaragua|=cuba|=country`,
      "=me voy =de|a|para|del pais|mexico|guatemala|honduras|salvador|venezuela|colombia|siempre|manana",
      "=salir|=viajar|=salgo =a|para =visitar|=ver familia|=mama|=papa|=papas|=abuela|=pais",
      "autodeport*",
      "self deport*",
      "compre|tengo|bought|have =el|mi|un|ya|a|my boleto|vuelo|ticket|flight",
      "mejor|quiero|pienso|conviene|want|should|better =me|a|que|to|i irme|regresarme|regresar|vaya|leave|back =a|de|mi|del|the|to pais|mexico|guatemala|honduras|salvador|venezuela|country|colombia",
      "ir|voy|mandan|cita|dijeron =a|que|en|la juarez|consulado =a|con|la|sin cita|entrevista|perdon",
      "ir|voy =a juarez",
      "about|going =to leave =the country",
    ],
  },
];

/** Asking how these things work, not being in them. */
export const notUrgent: Pattern[] = [
  "que|what =es|significa|means|is =un|una|la|el|a|the corte|nta|fianza|deporte|grillete",
  "abogado|orden =de|para restriccion|proteccion",
  "corte =de familia|familiar|trafico|civil",
  "cita|appointment =con|de|para uscis|huellas|biometricos",
];
