import type { Pattern } from "#guide/patterns.ts";

export interface TriggerRule {
  /** Row of section 6 of the facts. */
  id: string;
  /** Topic whose two questions are asked when search is not sure of a better one. */
  topic: string;
  /**
   * general: always ask. specific: ask unless the question wants one fact about a case that is already
   * under way (a price, a renewal, a lost card): there the questions would only stand in the way.
   */
  kind: "general" | "specific";
  patterns: Pattern[];
}

const fix = "arregl*|areglar|areglo|legaliz*|lejaliz*|regulariz*|fix";
const get =
  "saco|sacar|saca|consigo|conseguir|obtener|obtengo|agarrar|agarro|tramitar|tramito|pedir|pido|aplicar|aplico|solicitar|solicito|meter|meto|quiero|necesito|ocupo|get|obtain|apply|want|quisiera|queremos|tener|haga|hago|hacer|hacerme";
const relative =
  "esposo|esposa|marido|senora|hijo|hija|papa|mama|hermano|hermana|husband|wife|son|daughter|father|mother|brother|sister|pareja|padres|papas|hijos|novio|novia|parents|spouse";

export const triggerRules: TriggerRule[] = [
  {
    id: "1",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      `${fix} papeles|papers|estatus|status|situacion|migratori*|estancia|documentos|residencia|inmigracion|migracion`,
      "arreglarme|arreglarnos|areglarme",
      "puedo|podria|podemos|puede|como|quiero|para|pa|hay|forma|manera|can|could =yo|para|me|le|nos|de|i|hago arreglar|areglar",
      "como =le|me|se|puedo|nos arreglo|arregla|areglo",
    ],
  },
  {
    id: "2",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: ["legaliz*", "lejaliz*", "legalis*", "lejalis*"],
  },
  {
    id: "3",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [`${get} =los|mis|unos|my|papeles|nuestros|papers papeles|papers`, "papers =for =my|me|us"],
  },
  {
    id: "3b",
    topic: "arreglar-papeles",
    kind: "specific",
    patterns: [
      `${get} =la|una|mi|a|my|mica|green|the|residencia mica|green|grin|residencia|residency|residensia`,
      "dan|den|darme|dieran|give =la|una|me|a|mica|green|residencia mica|green|grin|residencia|residency",
      "green|grin =card|kard|car =for =me|my",
    ],
  },
  {
    id: "4",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "hago|hacerme|ser|volverme|estar|become|be|get|vuelvo|hacernos|quedar =legal|a legal",
      "vivir|quedarme|estar|quedarnos|live|stay =aqui|en|legalmente|here|legal|legally|estados legal|legalmente|legally",
    ],
  },
  {
    id: "5",
    topic: "arreglar-papeles",
    kind: "specific",
    patterns: [
      "residencia =permanente",
      "permanent =residen*",
      "califico|aplico|qualify =para|a|for residencia|residency|green",
    ],
  },
  {
    id: "6",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: ["regulariz*", "situacion|estatus|status =migratori*|legal|inmigrat*"],
  },
  {
    id: "7",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: ["ponerme|quedar|estar|poner|ponernos|quedo|pongo =en|al regla|corriente|orden"],
  },
  {
    id: "8",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "tener|quiero|necesito|dan|den|consigo|dieran papeles",
      "no|ni =tengo|tenemos|tiene|have papeles|papers|estatus|status|documentos",
      "soy|somos|estoy|am|im indocumentad*|undocumented|ilegal|illegal",
      "estoy|vivo|sigo|estamos =sin|aqui|without|ilegal papeles|estatus|status|documentos",
    ],
  },
  {
    id: "9",
    topic: "ajuste-familiar",
    kind: "specific",
    patterns: [
      "cambiar|cambio|ajustar|ajusto|ajuste|adjust|adjustment|change =mi|de|of|my|el estatus|status",
      "quiero|puedo|can|como ajustar|adjust|ajusto",
    ],
  },
  {
    id: "10",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "meter|meto|aplicar|aplico|file|mandar|presentar =mis|a|los|la|para|por|my papeles|papers|solicitud|aplicasion|aplicacion",
    ],
  },
  {
    id: "11",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "califico|aplico|calificar|qualify|califica|eligible =para|a|for|para algo|alguna|anything|something|papeles|ley|que",
      "hay =algo|alguna para|ley|pa mi|mis|nosotros|inmigrantes|papeles",
    ],
  },
  {
    id: "12",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "que|cuales|what|which|alguna =opciones|mis|are|opcion|options|my|otras opciones|opcion|options",
      "opciones|opcion|options",
      "que|what|algo =puedo|can|hacer|podria|se =puedo|hacer|i|do|puede hacer|do =para|to|con|about|pa papeles|quedarme|stay|legal|situacion",
    ],
  },
  {
    id: "13",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "amnistia",
      "amnesty",
      "reforma =migratoria|para|de|nueva|inmigra*",
      "hay|habra|paso|salio|aprobaron|is|va reforma",
      "nueva|new|alguna|hay|otra =ley|nueva|law ley|law|nueva =para|que|for|pa|de inmigrantes|ayude|indocumentados|immigrants|papeles|migracion|arreglar|trabajadores|campo",
      "immigration =reform",
    ],
  },
  {
    id: "14",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      `${fix} =por|me|con|through|a|mis|atraves|de|medio|de|papeles ${relative}`,
      `${relative} =me|puede|can|podria|ciudadano|ciudadana|es puede|arregl*|ciudadano|ciudadana|podra =me|arregl*|fix|pedir|legal* arregl*|pedir|pedirme|fix|petition|arreglarme|dar`,
      `${relative} =me|ciudadano|ciudadana|nos|es|le|lo|la|ciudadana arregla|arregle|arreglara|pide|peticiona|pida`,
    ],
  },
  {
    id: "15",
    topic: "pedir-esposo",
    kind: "general",
    patterns: [
      "caso|case|casarme|caso|casamos|casar|casé|married|marry|marrying =con|a|y|to|me|una|un|with|nos|ciudadano|mi ciudadan*|citizen|american*|gring*|residente|arregl*|papeles",
      "matrimonio|marriage =con|to|a|ciudadano|un|una ciudadan*|citizen",
    ],
  },
  {
    id: "16",
    topic: "permiso-trabajo-general",
    kind: "specific",
    patterns: [
      "permiso|permizo =de|para trabajo|trabajar|travajo",
      "work =permit",
      "trabajar|work =legal|legalmente|con|legally|en|aqui|here legal|legalmente|permiso|legally|regla",
      `${get} =un|el|mi|a|my|the|permiso permiso|ead|permizo`,
      "employment =authorization",
    ],
  },
  {
    id: "17",
    topic: "cancelacion-de-deportacion",
    kind: "specific",
    patterns: [
      "ley =de|los|por =los|10|de 10",
      "10 =anos =ley|de|dan|arreglar|permiso|papeles",
      "10 =year law|rule",
      "cancelacion|cancelation|cancellation =de|of deportacion|remocion|removal",
    ],
  },
  {
    id: "18",
    topic: "asilo-general",
    kind: "specific",
    patterns: [
      "pedir|pido|meter|meto|solicitar|solicito|aplicar|aplico|quiero|puedo|apply|ask|seek|file|request|get|califico|qualify|necesito =el|por|para|a|for|un|mi asilo|asylum",
      "asilo =politico",
      "political =asylum",
    ],
  },
  {
    id: "19",
    topic: "castigo-3-10-perdon",
    kind: "specific",
    patterns: [
      "=el|un|mi|pedir|meter|sacar|necesito|the|a|del|dan|para perdon|waiver|castigo",
      "perdon|waiver =i601a|i601|provicional|provisional|por|de castigo|dificultad|esposo|esposa|presencia|i601a",
      "i601a",
      "me|tengo|hay|dan|toca =un|el|un|castigo castigo",
    ],
  },
  {
    id: "20",
    topic: "visa-u",
    kind: "specific",
    patterns: [
      "visa =u|por|de|para|tipo u|victima|victimas|crimen",
      "=u visa",
      "vawa|bagua|vagua",
      "visa =t",
    ],
  },
  {
    id: "21",
    topic: "orden-deportacion",
    kind: "specific",
    patterns: ["van|vayan|pueden|quieren|going|can|will =a|me|deportar|to|they|deport deport*"],
  },
  {
    id: "22",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "tengo|llevo|llevamos|tenemos|cumpli|have|been|vivo|ya =ya|mas|como|de|en|casi|been|here|for =anos|ano|here|years|aqui|in|viviendo anos|aqui|years|here =aqui|viviendo|en|sin|here|in|estados|aca|y",
      "desde =nino|nina|chico|chica|chiquito|bebe|pequeno|que",
      "since =i =was|a child|kid|baby",
      "years|anos =here|living|aqui|viviendo|en =estados|aqui|in|the|sin",
    ],
  },
  {
    id: "23",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "pago|pagado|pague|pagamos|declaro|hago|paid|pay|hecho =mis|los|impuestos|taxes|my|siempre taxes|impuestos|tax =me|ayuda|ayudan|sirve|arregl*|papeles|para|cuenta|help|get|residencia|y|aqui",
    ],
  },
  {
    id: "24",
    topic: "entre-sin-inspeccion-245i",
    kind: "general",
    patterns: [
      "entre|entro|entramos|cruce|cruzo|cruzamos|pase|paso|pasamos|vine|llegue|brinque|avente|entered|crossed|came|entraron|cruzaron =por|el|la|the|mojado|de|sin|ilegal|caminando|nadando|without|illegally rio|cerro|desierto|linea|mojado|mojada|frontera|inspeccion|monte|muro|ilegal|ilegalmente|river|border|desert|inspection|illegally|papeles|caminando|coyote|bordo|barda|visa|permiso|revision",
      "sin|without =inspeccion|inspection|ser inspeccion|inspection|inspeccionado",
      "=por|the =el|rio|cerro rio|cerro",
      "soy|entre|vine =de mojado|mojada",
    ],
  },
  {
    id: "25",
    topic: "turista-vencido",
    kind: "general",
    patterns: [
      "vencio|vencida|expiro|caduco|expired|termino|vencieron|acabo =la|mi|visa|my visa|turista =y|de|me|turista",
      "visa =de|se|is|turista|ya|laser|esta|vencida vencio|vencida|expiro|expired|caduco|vencio",
      "overstay*|overstei",
      "=me quede|quedamos =con|y|aqui|despues|en|mas|visa|ya",
      "stayed =after|past|past|longer|more|on",
    ],
  },
  {
    id: "26",
    topic: "daca",
    kind: "specific",
    patterns: [
      "dreamer*|drimer*",
      "daca",
      "trajeron|brought|traido|vine|llegue =de|desde|muy|as|me|cuando|a|era nino|nina|chico|chiquito|bebe|chiquita|child|kid|baby|pequeno|pequena|ninos",
    ],
  },
  {
    id: "27",
    topic: "salida-voluntaria",
    kind: "general",
    patterns: [
      "mejor|conviene|deberia|should|better =me|que|irme|to|i =me|irme|regresarme|salir|vaya|vuelva|regrese|leave|go irme|regresarme|salir|salirme|vaya|voy|regreso|leave",
      "salir|salgo|irme|leave =y|and|del|para entrar|volver|regresar|reenter =bien|legal|derecho|con|legalmente",
      "=por|a|ir|hasta juarez|juares",
      "autodeport*",
      "self =deport*",
    ],
  },
  {
    id: "28",
    topic: "patron-me-peticiona",
    kind: "general",
    patterns: [
      "patron|jefe|jefa|empresa|compania|trabajo|employer|boss|company|job|empleador|chamba =me|puede|quiere|can|will|could|peticion*|petition puede|quiere|arregl*|pedir|pide|peticion*|sponsor|petition|arregla|patrocin* =me|arregl*|pedir|pedirme|los|sponsor|hacer|dar arregl*|pedir|pedirme|peticion*|sponsor|petition|patrocin*|papeles|legal*",
      "patron|jefe|jefa|empresa|compania|trabajo|employer|boss|company =me|nos arregla|arreglar|arregle|pide|pida|peticione|pedir|pedirme|sponsor|patrocine",
      "oferta =de trabajo|empleo",
      "job =offer",
    ],
  },
  {
    id: "29",
    topic: "inmediato-vs-preferencia",
    kind: "general",
    patterns: [
      "traer|traigo|traerme|bring|juntar|reunir|sacar =a|mi|my|con|a|mis =mi|mis|my|toda|familia familia|family",
      "juntarnos|reunirme|reunirnos|reunificacion",
      "familia =adelante legal",
    ],
  },
  {
    id: "30",
    topic: "buscar-abogado",
    kind: "specific",
    patterns: [
      "cita|consulta|appointment =con|de|with|el|un|an|a licenciado|licenciada|abogado|abogada|lawyer|attorney",
      "abogado|licenciado|abogada|licenciada|lawyer|attorney =de|para|en|for migracion|inmigracion|immigration|papeles",
      "immigration =lawyer|attorney",
    ],
  },
];

/** Not legalisation although the words look like it. */
export const notTrigger: Pattern[] = [
  "arreglar|cambiar|fix =la|mi|una|el|los|my|the cita|appointment|error|nombre|direccion|fecha|telefono|celular|carro|casa|licencia|name|address",
  "sacar|saco|pedir|pido|get|conseguir =una|copia|copias|informes|informacion|mis|a|la =copia|copias|de|cita|informes|copy",
  "informes|informacion =de|sobre|de la =app|aplicacion|pagina|app",
  "permiso|licencia|license =para|de|to|drivers manejar|conducir|drive|driver",
  "papeles|titulo|papers =de|del|for|of =la|el|mi|my|the casa|carro|coche|troca|terreno|car|house",
  "uso|usar|funciona|use =la|esta|el|the pagina|app|aplicacion|website",
  "aplicacion =isap|cbp|no|de =funciona",
];

/** One fact about something already under way: no need to ask first when the trigger is a specific one. */
export const underWay: Pattern[] = [
  "renov*|renew*|renewal",
  "vence|vencio|vencido|vencida|vencer|vencen|expir*|caduc*",
  "perdi|perdio|robaron|robo|perdida|extravie|lost|stolen",
  "reponer|replace|reposicion|reemplaz*",
  "no =me|ha|han|ha|llega|llego|has llega|llegado|llego|arrived|come",
  "mi|my caso|case =pendiente|pending|esta|is|no|va|lleva",
  "tengo|have|con|espera|esperando|waiting|pendiente|pending =el|mi|la|asilo|un|my|pendiente|caso|pending|a|an pendiente|pending|tramite|proceso",
  "entrevista|interview",
  "extension",
  "ya =tengo|me|mande|meti|cumpli|gane|soy|aprobaron|cumpli",
  "aprobaron|aprobado|aprobada|approved|granted|negaron|denied|nego|denegaron",
  "gane|gano|won",
  "que|what =es|significa|is|means|are =un|una|el|la|a|the|eso",
  "reloj|clock|150|180",
  "donde|where =esta|veo|mando|checo|is|do|can|hago|estan",
  "checar|checo|check|revisar|ver =mi|el|my|status|estado",
  "categoria|category|c8|c9|c10|a12|c19",
  "licencia|license|taxes|itin|seguro =de|social|manejar",
  "viajar|travel|viaje|salir =con|con|del",
];

/** Asked about status whatever else the question says. */
export const strongTrigger: Pattern[] = [
  "legalizarme|legalizarnos|regularizarme|regularizarnos",
  "arreglar|arreglo|arreglarme =mis|los|para =papeles|papeles",
  "fix =my =papers|status",
];
