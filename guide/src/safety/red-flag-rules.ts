import type { Pattern } from "#guide/words/patterns.ts";

/** Situations in which nobody should file or travel before seeing a lawyer, whatever the topic. */
export const redFlagRules: Pattern[] = [
  "=ice|=migra|=isap|grillete|redada|redadas|=raid|=raids|=tobillera|=detainer",
  "deport*|=expulsar|=expulsado|=expulsada|=removal|=detencion|=detention|=encarcel*",
  "=puedo|=podemos|=puede|=can|=could viajar|=travel",
  "aeropuerto|=airport|=boleto|=vuelo|=flight",
  "audiencia|=hearing|=warrant|citatorio|=citacion|=subpoena",
  "=quedan|=tengo|=faltan|=have|=left|=dan|=dieron|=give|=gave|=within|=en =solo|=me|=nos|=nomas|=only|=1|=2|=3|=4|=5|=6|=7|=8|=9|=10|=15|=20|=30|=33|=un|=dos|=tres|=cinco|=diez|=quince|=treinta|=menos =dia|=dias|=days|=day|=horas|=hours|=semana|=week",
  "=plazo|=deadline|=vencimiento",
  "orden|=deporte|order =de|of|final deportacion|salida|=removal|remocion|deportation",
  "=deportaron|=deportado|=deportada|=deported",
  "arrest*|felonia|felony|delito|delitos|crimen|carcel|convicto|convicted|=probation|=probatoria|misdemeanor|antecedentes|criminal|robo|jail|prison",
  "record =criminal|penal|policiaco",
  "quieren|quiere|van =a|me|lo|la mandar|mandarme|sacar|sacarme|regresar|regresarme|echar|echarme =a|de|del|mi pais|=mexico|=guatemala|=honduras|=salvador|frontera",
  "pleaded|plead|guilty|culpable|theft|=stole|robe|shoplifting|sentenced|sentencia|pipa|cocaine",
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
  "retiro|retirar|retire|withdraw|withdrew =la|mi|el|peticion|the|my petition|peticion|asilo|asylum",
  "amenaza|amenaz*|threat* =con|me|with|to|migra migra|deport*|ice|call|llamar|reportar",
  "detenid*|detained|=preso|=presa|=presos|corte|court|nta|juez|judge",
  "fraude|acusan|accused =de|of fraude|fraud",
  "dias|plazo|fecha|days|deadline =para|to|de|limite contestar|responder|apelar|respond|answer|appeal",
  "vence|acaba|termina|expires|due|ends =el|este|la|this|on|next lunes|martes|miercoles|jueves|viernes|manana|hoy|monday|tuesday|wednesday|thursday|friday|tomorrow|today",
  "firme|firmo|firmaron|signed =un|una|unos|algo|a|some papel|papeles|documento|documentos|algo|hoja|paper|papers|document|something",
  "consulado|juarez|consulate|entrevista =y|pero|and|but entre|cruce|entered|crossed|estuve|vivi mojado|mojada|ilegal|ilegalmente|papeles|cerro|rio|illegally|inspeccion",
  "entre|cruce|entered|crossed mojado|mojada|ilegal|papeles|cerro|rio|illegally =y|tengo|mi|and consulado|juarez|consulate",
  "mintieron|enganaron|obligaron|lied|tricked =me|y|and|to firme|firmar|firmo|signed|sign",
];

/** "Lo quieren botar" sounds like voting and is about being thrown out. */
export const notVote: Pattern[] = [
  "=lo|=la|=los|=las|=me|=nos|=te =quieren|=quiere|=van|=va|=iban =votar",
  "=votarlo|=votarla|=votarlos|=votarme|=votarnos|=votaron|=voten",
];

/** The same with more words between. */
export const redFlagFarRules: Pattern[] = [
  "asilo|asilad*|asylum|asylee|refugiad*|=tps|daca =pasaporte|=passport|=viajar|=travel|=visitar|=visit",
];

/** Only citizens vote; a vote or a false claim by mistake may cost a person everything. */
export const voteRules: Pattern[] = [
  "votar|=voto|=vote|=voting|=votamos|=elecciones|=elections =con|siendo|sin|si|en|with|as|if|in|puedo|can|soy|mica|residente",
  "puedo|puede|podemos|debo|can|should|may =ya|yo|i|we|green|card|holders|residents|ir|=go|a|=to =votar|=vote",
  "=registrarme|=registre|=register|=registered =para|a|to votar|=vote",
];
