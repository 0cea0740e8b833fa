import type { Pattern } from "#guide/words/patterns.ts";

/** Situations in which nobody should file or travel before seeing a lawyer, whatever the topic. */
export const redFlagRules: Pattern[] = [
  "orden|=deporte|order =de|of|final deportacion|salida|=removal|remocion|deportation",
  "=deportaron|=deportado|=deportada|=deported",
  "arrest*|felonia|felony|delito|delitos|crimen|carcel|convicto|convicted|=probation|=probatoria|misdemeanor|antecedentes|criminal|robo|jail|prison",
  "record =criminal|penal|policiaco",
  "tengo|have =record|un|a|criminal record",
  "dui|dwi|duai",
  "manejar|manejando|driving tomado|borracho|drunk|ebrio",
  "marihuana|mariguana|cocaina|droga|drogas|drugs|marijuana",
  "entre|cruce|sali|pase|entrado|cruzado|entered|crossed =varias|dos|2|3|muchas|otra|several|many|again veces|vez|times",
  "sali|me =fui =y volvi|regrese|entre|reentre =a|sin entrar|papeles|cruzar",
  "vote|votado|voto|voted|registre|registered =en|para|in|to elecciones|votar|vote|election",
  "dije|dijo|claimed|said|hacerme|hice =que|pasar|to|i|ser|era|por|be|am ciudadano|ciudadana|citizen",
  "social|seguro =chueco|falso|de|fake otra|chueco|falso|persona",
  "fraude|fraud|documentos|falsos|fake =de|matrimonio|falsos|papers",
  "negaron|negado|denegaron|denied|rechazaron =mi|la|el|asilo|residencia|caso|my",
  "vence|expires|deadline|plazo|termina =manana|hoy|esta|en|la|tomorrow|today|in|proxima =manana|semana|dias|days|week",
  "notario|notary =me|cobro|metio|estafo|scammed|hizo",
  "retiro|retirar|withdraw|withdrew =la|mi|peticion|the petition|peticion",
  "amenaza|amenaz*|threat* =con|me|with|to|migra migra|deport*|ice|call|llamar|reportar",
  "detenid*|detained|preso|corte|court|nta|juez|judge",
  "fraude|acusan|accused =de|of fraude|fraud",
];
