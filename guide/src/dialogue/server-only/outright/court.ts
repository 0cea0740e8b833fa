/** Courts that are not the immigration court: drunk driving, a charge, a ticket, a family's own court. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const court =
  /\b(?:cortes?|corts?|(?:a|un|mi|tengo|al) juicio|audiencia|juez|jueza|juzgado|tribunal|court|judge|hearing|arraignment|citatorio|fiscal|lectura de cargos|presentarme ante|comparecer|pretrial|plea|declararme|me declaro)\b/;
const immigration =
  /\b(?:corte|juez|jueza|court|judge|hearing|audiencia) (?:de |del |of |for )?(?:migracion|inmigracion|emigracion|immigration|deportacion|asilo|asylum|eoir|ice)\b|\b(?:immigration|deportation) (?:court|judge|hearing|proceedings)\b|\b(?:eoir|nta|notice to appear|i862|i 862|merit hearing|master hearing|juez de inmigracion|asilo en corte|mi corte de asilo|fiscal de ice)\b/;
const dui =
  /\b(?:dui|dwi|duis|duai|diuay|diuai|duwai|de u i|d u i|owi|ovi|(?:manej|conduc|chok|choqu|agarr|pararon|paro|arrest|detuv)\w*(?: \w+){0,3} (?:tomad[oa]|borrach[oa]|ebri[oa]|ped[oa]|alcoholizad[oa]|pistead[oa]|enpistead[oa]|briag[oa]|crud[oa]|con (?:el )?aliento (?:a )?alcohol\w*|con alcohol|con copas|con tragos)|(?:tomad[oa]|borrach[oa]) (?:manejando|al volante)|drunk driving|driv\w+ (?:drunk|under)|alcoholimetro)\b/;
const traffic =
  /\b(?:ti[ck]+[ei]ts?|tiquetes?|teket|boleta|multas? de (?:transito|trafico)|multa por|infraccion(?:es)?|(?:de|por) (?:transito|trafico)|traffic|speeding|velocidad|semaforo|luz roja|red light|stop sign|alto|cinturon|citation|(?:sin|no (?:tener|traer|traia|tenia|tengo)) (?:una |la |mi )?(?:li[cs]en[cs]ia|lisensia|licencia|aseguranza|seguro)|(?:without|no) (?:a )?(?:licen[cs]e|insurance)|licencia (?:suspendida|vencida)|suspended license)\b/;
const charge =
  /\b(?:(?:corte|caso|juez|proceso) (?:criminal|penal)|criminal (?:court|case|charges?|judge|hearing)|(?<!(?:hizo|hace|hago|haga|hacerse|hacerme|a|al|su) )cargos?|charges?|charged|felonia|felony|misdemeanor|delito|robo|robar|robe|theft|shoplifting|shoplift\w*|(?:una|la|de|en|por) pelea|peleas|pelear(?:me|se|nos)? con|pelee con|me pelee|rina|asalto|assault|battery|violencia domestica|domestic violence|drogas?|drugs?|marihuana|mariguana|weed|possession|posesion|pistola|gun|dispute|disorderly|trespass\w*|fraude|defensor publico|public defender|probation|probatoria|fiscal del condado|me declaro culpable|plead guilty|declararme culpable|plea)\b/;
const county =
  /\b(?:corte|juez|juzgado|court|judge|audiencia|hearing) (?:(?:del|de|de la|of) )?(?:condado|county|municipal|estatal|criminal|penal|circuito|superior)\b|\b(?:county|municipal|state|criminal|superior|city) court\b/;
const family =
  /\b(?:corte|juez|juzgado|court|judge|audiencia|hearing) (?:de (?:la |lo )?)?(?:familia|familiar|family)\b|\bfamily (?:court|judge)\b|\b(?:custodia|custody|manutencion|child support|pension (?:alimenticia|de (?:mis|los) (?:hijos|ninos))|divorcio|divorce|visitas con mis hijos|visitation|paternidad|paternity|orden de (?:restriccion|proteccion)|restraining order|protective order)\b/;
const familyAsked =
  /\b(?:demand\w+|pelea\w*|peleo|quiere quitar\w*|me quita\w*|pidiendo|pide|citaron|tengo|nos toca|me toca|toca|ir|voy|fui|presentar\w*|present\w*|have|go|going|fight\w*|lose|perder|agarr\w*|arrest\w*|migra|ice|papeles|status|estatus)\b/;
const otherMatter =
  /\b(?:sij|visa juvenil|special immigrant|me declare|fue en (?:19|20)\d\d|hace (?:\w+ ){1,2}anos|years ago|vawa|i360|i751|i130|i485|n400|ciudadania|citizenship|me pega|me golpea|hits me|beats me|orden de deportacion|detenid[oa]|detained|fianza|bond|divorcio (?:final|en mexico)|casarme|casarnos|marry|papeles (?:a(?:l)? \w+|para (?:mi|el|la) (?:nin|hij)\w+)|dar(?:le)? papeles|se hizo cargo|abandon\w+|lo dejo su papa|la dejo su papa|dejo (?:su|mi) (?:papa|mama))\b/;

/** A case that ended, and no date ahead: of it one asks what it does to the papers, and no day of court is told. */
const ahead =
  "(?:tengo (?:otra )?(?:corte|cita|audiencia)|(?:next|proxim[oa]) |manana|tomorrow|otra vez|again|pendiente|pending|(?:el|on|este) (?:lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday))";
const wasErased =
  "(?:(?:me|le|nos|lo|la|se) (?:(?:lo|la|los|las) )?(?:borr(?:o|aron)|limpi(?:o|aron)|sell(?:o|aron))|(?:fue|quedo|esta|salio) (?:borrad[oa]|sellad[oa])|expung\\w+|(?:was|got|been) (?:sealed|erased|wiped|set aside|vacated)|(?:erased|sealed|wiped) (?:it|that|my|his|her|the))";
const wasDropped =
  "(?:(?:quit|retir|tumb|desestim|desech)(?:o|aron)(?: (?:el|los|mis?|su|ese|ese|todos)){0,2} (?:cargos?|caso)|lo (?:desestimo|desestimaron|retiraron)|charges? (?:were|was|got) (?:dropped|dismissed)|dropped (?:the|my|his|her|all) charges?|(?:case|it) (?:was|got) (?:dismissed|dropped|thrown out)|dismissed (?:my|his|her|the|it))";
const erased = new RegExp(`^(?!.*\\b${ahead}).*\\b${wasErased}\\b`);
const closed = new RegExp(`^(?!.*\\b${ahead}).*\\b(?:${wasErased}|${wasDropped})\\b`);
/** What one is charged with, by the names that people give it. */
export const offence = new RegExp(
  `${dui.source}|${charge.source}|\\b(?:mota|bolsita|churro|cocaina|arrest\\w*)\\b`,
);

const taken = /\b(?:hold|jold|holt|jol|detainer|deteiner|retencion|i247a?|aviso de ice)\b/;
const ofIce = /\b(?:ice|migra|migracion|inmigracion|immigration|detainer|i247a?)\b/;
const isOut =
  /\b(?:ya (?:sali|salio|salimos|estoy (?:afuera|libre|en (?:mi )?casa)|me soltaron|lo soltaron|la soltaron|anda afuera)|sali (?:bajo|con|de|ayer|el|libre)|salio (?:bajo|con|ayer|el|libre)|me dejaron (?:salir|ir)|lo dejaron (?:salir|ir)|pague (?:la )?fianza|im out|i am out|i got out|hes out|got out|released|bailed out|made bail|posted bail)\b/;

/** What a date before a judge is taken for. */
const courtsOfIts = ["nta-corte", "falte-a-corte", "consultar-caso-corte", "ice-en-mi-puerta"];

const rules: readonly Outright[] = [
  { id: "hold-and-out", said: [taken, ofIce, isOut], lead: "arrest" },
  {
    id: "dui-court",
    said: [court, dui],
    unless: new RegExp(
      `${immigration.source}|\\b(?:detenid[oa] por ice|orden de deportacion|n400|ciudadania|citizenship|daca|fianza de (?:ice|migracion)|hold|detainer)\\b|${closed.source}`,
    ),
    lead: "arrest",
  },
  {
    id: "family-court",
    said: [family, court, familyAsked],
    unless: new RegExp(`${immigration.source}|${otherMatter.source}|${charge.source}`),
  },
  {
    id: "traffic-court",
    said: [court, traffic],
    unless: new RegExp(
      `${immigration.source}|${dui.source}|${otherMatter.source}|\\b(?:drog\\w+|drugs?|marihuana|arrest\\w+|felon\\w+|corte suprema|supreme court|voluntary departure|salida voluntaria|buy|bought|comprar|compre|avion|vuelo|flight|plane|me pide(?:n)? una multa|multa de ice)\\b`,
    ),
  },
  {
    id: "criminal-court",
    said: [court, new RegExp(`${charge.source}|${county.source}`)],
    unless: new RegExp(
      `${immigration.source}|${otherMatter.source}|\\b(?:visa|orden del juez|tengo fotos|aeropuerto|airport|me quitaron la|vawa|balearon|apunalaron|victima|victim|testig\\w+|witness|sup(?:lemento)? b|hold|detainer|miembro de jurado|jury|jurado|casamiento|boda)\\b|${closed.source}`,
    ),
    lead: "arrest",
  },
];

export const courtRules: readonly Outright[] = [
  {
    id: "erased-record",
    said: [offence, erased],
    unless: new RegExp(
      `${immigration.source}|\\b(?:ciudadania|citizenship|n400|renov\\w+|renew\\w*|daca|viaj\\w+|travel\\w*|hold|detainer|victima|victim)\\b`,
    ),
    over: [],
  },
  ...rules.map((rule): Outright => ({ ...rule, against: courtsOfIts })),
];
