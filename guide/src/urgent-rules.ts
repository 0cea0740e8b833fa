import type { Pattern } from "#guide/patterns.ts";

export type Urgency =
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

const ice = "ice|migra|migracion|hielo|inmigracion|immigration|agentes|redada|cbp|patrulla|oficiales";
const took =
  "agarro|agarraron|agarra|agarran|agarre|llevo|llevaron|llevan|detuvo|detuvieron|detienen|arresto|arrestaron|capturo|capturaron|levanto|levantaron|pesco|cayo|tomaron|took|detained|arrested|grabbed|caught|picked";
const kin =
  "esposo|esposa|marido|senora|hijo|hija|hermano|hermana|papa|mama|primo|prima|tio|tia|novio|novia|pareja|cunado|sobrino|amigo|amiga|familiar|suegro|husband|wife|son|daughter|brother|sister|dad|father|mom|mother|cousin|uncle|friend|vecino|companero|padre|madre|abuelo|abuela|jefe|jefa|carnal|mijo|mija|boyfriend|girlfriend|partner|nephew";

/** What cannot wait. Order: what is happening now comes first. */
export const urgentRules: UrgentRule[] = [
  {
    urgency: "child",
    topic: "menor-no-acompanado",
    also: ["sij-jovenes", "encontrar-detenido"],
    patterns: [
      "nino|ninos|menor|hijo|hija|sobrino|sobrina|nieto|child|kid|son|daughter solo|sola|solos|alone|unaccompanied albergue|gobierno|detenido|orr|shelter|detained|custody",
      "albergue =de|del ninos|menores|orr|gobierno",
    ],
  },
  {
    urgency: "door",
    topic: "ice-en-mi-puerta",
    also: ["derechos-laborales", "encontrar-detenido"],
    patterns: [
      `${ice} =esta|estan|toca|tocan|tocando|toco|vino|vinieron|afuera|llego|llegaron|entro|entraron|is|are|knocking|outside|came|at =la|mi|afuera|puerta|casa|my|door|house|outside|home|trabajo|work|aqui|here|now|ahorita`,
      `toca|tocan|tocando|tocaron|vino|vinieron|estan|esta|llego|llegaron|afuera|entraron =la|mi|en|a|de|los|de ${ice}`,
      `redada|redadas|raid =en|aqui|ahora|ahorita|at|now|cerca|mi`,
      `paro|pararon|parado|stopped|detuvo =la|el|un|me ${ice}`,
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
    ],
    patterns: [
      `me|lo|la|los|nos|le ${took} =la|el|los|de|${ice} ${ice}`,
      `${ice} =me|lo|la|los|nos|le|se|a|has|have|just|ya ${took}`,
      `${took} =la|el|los|by ${ice}`,
      `${took} =a|mi|al|my ${kin}`,
      `${kin} =esta|estan|fue|is|was|was|lo|la|sigue detenid*|detained|preso|presa|encerrad*|agarr*|arrested`,
      `se =lo|la|los|me|te llevaron|llevo`,
      "esta|estan|estoy|sigue detenido|detenida|detenidos|preso|presa|encerrado =en|por|con|de|desde|y|la|que",
      "detenido|detenida|detained =en|por|con|by|in|at ice|migracion|migra|inmigracion|centro|jail|carcel|detention",
      "centro =de detencion",
      "quieren|quiere|van|va =a|lo|la deportar|deportarlo|deportarla|deportarme|deport",
      "no encuentro|aparece|sabemos|se|cant|can =a|mi|donde|not|find =find|my|mi|a|lo|la|donde|esta " + kin,
      "deportation|deportacion expres|acelerada|rapida",
    ],
  },
  {
    urgency: "sign",
    topic: "salida-voluntaria",
    also: ["miedo-creible", "encontrar-detenido", "check-in-ice"],
    patterns: [
      "quieren|hacen|hicieron|obligan|obligaron|piden|pidieron|want|made|making =que|le|me|lo|us|him|her firmar|firme|firmara|firmo|sign =la|su|mi|los|un|una|algo|papel|papeles|salida|voluntaria|the|some|deportation|papers|voluntary",
      "firmo|firme|firmar|sign|signed =la|mi|su|the|un|papel|de salida|deportacion|deportation|voluntary|departure",
    ],
  },
  {
    urgency: "missed",
    topic: "falte-a-corte",
    also: ["biometricos", "check-in-ice", "entrevista-asilo", "consultar-caso-corte", "orden-deportacion"],
    patterns: [
      "no|falte|perdi|olvido|paso|tarde =fui|fue|pude|se|ir|a|mi|la|me|llegue|mi corte|audiencia|juez|court|hearing",
      "missed|miss|skipped|late|forgot =my|to|for|the|a|our|immigration|for court|hearing",
      "did =not =go|show|attend =to|up|my|to court|hearing",
      "orden|deporte|deportacion|deportation|removal|order =en|in|de ausencia|absentia",
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
      "tengo|tenemos|tiene|toca|mandaron|mando|dieron|dio|llego|citaron|cita|primera|proxima|have|got|my|next|viene =que|ir|a|la|mi|una|una|para|con|el|me|para|de|de|un|first corte|juez|audiencia|court|hearing|judge =manana|hoy|semana|lunes|martes|miercoles|jueves|viernes|proxima|otra|pronto|tomorrow|today|week|monday|tuesday|wednesday|thursday|friday|next|soon|mes|dias|days",
      "corte|audiencia|court|hearing =es|is|con|de|en|el|the|migracion =es|la|el|manana|hoy|pasado|otra|proxima|tomorrow|today|next|dias|days manana|hoy|semana|tomorrow|today|week|dias|days|lunes|martes|jueves|viernes",
      "tengo|tenemos|tiene|mandaron|mando|dieron|citaron|have|got|dio|toca|llego =que|me|ir|a|la|una|mi|un|an|para|first =a|la corte|audiencia|juez|nta|court|hearing",
      "notice|notis =to|tu appear|apear",
      "me|da miedo|tengo =de|a|ir|la corte",
      "ir|voy|presentarme|presento|go =a|a|to|la|my corte|court",
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
    ],
    patterns: [
      "tengo|tiene|tenia|tuve|dieron|dio|llego|mandaron|salio|hay|have|has|had|got|gave =una|un|la|ya|me|mi|el|a|old|final orden|deporte|order|removal =de|of|final deportacion|deportation|removal|remocion|salida|ausencia",
      "orden =final|de|vieja deportacion|remocion|deportacion",
      "tengo|tiene|dieron|tenia|dio =un|el|mi|me|una deporte",
      "deportation|removal =final order",
      "order =of|final removal|deportation|deport",
      "juez|judge =me|ordeno|dio|dijo|nego|ordered|denied|said =mi|la|el|my|me|que deport*|remov*|asilo|caso|removido|asylum|case",
      "perdi|perdimos|perdio|lost =mi|en|el|nuestro|my|la|asilo|our =caso|la|con|asilo|asylum|case|el|in corte|juez|court|judge",
      "volver|volvi|regrese|regresar|reentre|entre|returned|came|back|reentered =a|otra|vez|de|despues|nuevo|entrar|illegal* =entrar|de|despues|after|vez|que deport*",
      "me|lo|la|fui|was|been|le|esposo|mama|papa|got deportaron|deportado|deportada|deported|removed",
    ],
  },
  {
    urgency: "deadline",
    topic: "check-in-ice",
    also: ["multas-998", "perdi-o-me-negaron", "apelar-juez", "entrevista-asilo"],
    patterns: [
      "cita|reporte|reportarme|presentarme|firmar|appointment|check|checkin|chequin|report =con|in|de|ante|a|en|with|to|la|isap ice|migra|isap|ero",
      "ice =me|cito|cita|check|appointment|checkin|chequin|mando|call =in|citar|cita|cito|llamar|reporte",
      "grillete|tobillera|ankle|isap",
    ],
  },
  {
    urgency: "arrest",
    topic: "antecedentes",
    also: ["dui", "licencia-manejar", "daca", "renovar-green-card", "ciudadania-requisitos", "fianza"],
    patterns: [
      "me|lo|la|le|fui|was|got|been|i|se arrestaron|arresto|arrestado|arrestada|arrested|detuvo|esposaron =por|la|for|anoche|ayer|policia|hace|en|con|hoy|police|last",
      "tengo|tiene|have|caso =un|una|a|criminal|caso =cargo|cargos|caso|criminal|pending|open|abierto criminal|abierto|pendiente|penal|charges|case|cargos",
      "warrant|orden =de arresto|for|arrest",
      "agarraron|agarro|caught|pararon|paro =con|tomado|manejando|la|with marihuana|mariguana|droga|drogas|drugs|tomado|borracho|alcohol|drunk",
      "tengo|tuve|dieron|have|got|dio|por =un|a|2|una|mi dui|duai|dwi",
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
    ],
    patterns: [
      "salgo|viajo|vuelo|voy|irme|leaving|flying|travel|fly|sale|me voy =manana|hoy|esta|la|proxima|el|en|tomorrow|today|next|this|a|dias =manana|semana|lunes|dias|week|mexico|guatemala|honduras|salvador|pais|juarez|consulado|tomorrow|home",
      "autodeport*|self =deport*",
      "compre|tengo|bought|have =el|mi|un|ya|a|my boleto|vuelo|ticket|flight",
      "mejor|quiero|pienso|voy|conviene|want|should|better =me|a|regresar|que|to|i =voy|irme|regresarme|vaya|a|go|leave|mi|back|go mi|mexico|pais|home|back|guatemala|honduras|salvador|venezuela|country",
      "ir|voy|mandan|cita|dijeron|tengo =a|que|en|ir|ir =a|la juarez|consulado =sin|cita|entrevista|perdon",
    ],
  },
];

/** Asking how these things work, not being in them. */
export const notUrgent: Pattern[] = [
  "telefono|numero|phone|number =de|of la|el|the corte|court",
  "que|what =es|significa|means|is =un|una|la|el|a|the corte|nta|fianza|deporte",
  "puedo|conviene|quiero =pedir asilo",
  "abogado|orden =de|para restriccion|proteccion",
];
