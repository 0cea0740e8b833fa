import type { TriggerRule } from "#guide/dialogue/trigger-rules.ts";

const get =
  "saco|sacar|saca|consigo|conseguir|obtener|obtengo|agarrar|agarro|tramitar|tramito|pedir|pido|aplicar|aplico|solicitar|solicito|meter|meto|quiero|necesito|ocupo|get|obtain|apply|want|quisiera|queremos|tener|haga|hago|hacer|hacerme";

/** Rows 16 to 30 of section 6: one known benefit or situation each. */
export const knownTriggerRules: TriggerRule[] = [
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
    patterns: ["visa =u|=t|victima|victimas|crimen|crime", "=u visa", "vawa|bagua|vagua"],
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
    background: true,
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
    background: true,
    patterns: [
      "entre|entro|entramos|entraron|cruce|=cruzo|cruzamos|cruzo|=pase|=paso|pasamos|vine|llegue|brinque|avente|entered|crossed|came rio|cerro|desierto|linea|mojado|mojada|frontera|inspeccion|monte|muro|ilegal|ilegalmente|river|border|desert|inspection|illegally|papeles|caminando|nadando|coyote|bordo|barda|revision",
      "sin|without =ser inspeccion|inspection|inspeccionado",
      "por|the rio|cerro",
      "soy|entre|vine =de mojado|mojada",
    ],
  },
  {
    id: "25",
    topic: "turista-vencido",
    kind: "general",
    background: true,
    patterns: [
      "vencio|vencida|expiro|caduco|expired|vencieron =la|mi|my visa",
      "visa vencio|vencida|expiro|expired|caduco",
      "overstay*|overstei",
      "visa|turista|paseo|i94 =me|=nos quede|quedamos|quedo|stayed",
      "me|nos quede|quedamos =con|y|aqui aqui|despues|visa|mas|anos",
      "paso|pasaron tiempo|fecha|plazo =de|la visa|i94",
      "stayed after|past|longer|more",
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
      "patron|jefe|jefa|empresa|compania|boss|employer =residencia|=papeles|=mica|=green =firmar|=firme|=firma|=ayuda|=ayudar|=sign|=help",
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
      "=juntarnos|=reunirme|=reunirnos|reunificacion",
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
