import type { Pattern } from "#guide/patterns.ts";

export type Refusal = "forge" | "lie" | "sham" | "hide" | "smuggle" | "bribe";

/** Requests for help to do what harms the person's case or others. Content/safety.json adds to these. */
export const refuseRules: { refusal: Refusal; topic: string | null; patterns: Pattern[] }[] = [
  {
    refusal: "sham",
    topic: "fraude-matrimonio",
    patterns: [
      "casarme|casar|caso|casarse|matrimonio|boda|casamiento =por|de conveniencia|papeles|dinero|arreglo|interes",
      "casarme|casar|caso|casarse|casamos|casarnos|boda|matrimonio =de mentira|mentiras|fingido|falso|arreglado|comprado|pagado",
      "casarme|casar|casarse|casamos|casa =sin vivir|amor",
      "pago|pague|pagar|pagarle|pagando|cobran|cobra|cobrar|ofrecio|ofrece|consigo|conseguir|encontrar|busco|buscar =para|por|a =que casarme|casarse|case|casen|casar|matrimonio|boda",
      "alguien|amiga|amigo|conocida|prima|ciudadana|gringa|persona|senora =que =se|quiere|para case|casar|casa|casarse =conmigo|por|para papeles|dinero|conmigo|arregl*",
      "fingir|simular|inventar =el|un|mi matrimonio|boda|pareja|relacion",
      "esposa|esposo|novia|novio falsa|falso|comprada|rentada|pagada",
      "fake|sham|paper|arranged marriage|wedding|wife|husband|spouse",
      "marry =me|someone|a|her|him for papers|green|money|immigration",
      "pay|find|hire someone|citizen|friend =to marry",
      "divorciarme|divorciamos =despues|cuando =de|tenga papeles|mica",
    ],
  },
  {
    refusal: "forge",
    topic: null,
    patterns: [
      "falsific*|falsificar",
      "papeles|documentos|mica|social|seguro|licencia|acta|pasaporte|permiso|green|identificacion|carta|cartas|recibos|pruebas|visa|id|sello chueco|chuecos|chueca|chuecas|falso|falsos|falsa|falsas|pirata",
      "comprar|compro|conseguir|consigo|venden|vende|hacer|hago|sacar|fabricar|donde|rentar|prestado =un|una|unos|papeles|documentos|mica|social|numero|acta|green|permiso =falso|falsos|falsa|chueco|chueca|chuecos|robado|ajeno|prestado|otra",
      "usar|uso|presto|prestar|prestado|rentar =el|los|la|papeles|social|seguro|mica|id|identidad|nombre =de otra|otro|primo|prima|hermano|hermana|amigo|amiga|muerto|alguien|ajeno",
      "cambiar|alterar|modificar|editar|borrar|photoshop =la|una|el|fecha|nombre|sello|dato|documento|acta =en|del|de =el|mi|la documento|acta|pasaporte|papel|carta|i94|recibo",
      "alterar|photoshop|editar acta|pasaporte|documento|documentos|recibo|sello|visa",
      "hacer|crear|inventar|fabricar|genera|escribeme|hazme pruebas|cartas|evidencia|recibos|talones|denuncia =falsas|falsos|falsa|inventadas|que",
      "fake|forged|false|counterfeit|stolen|someone =green|papers|documents|document|social|ssn|id|passport|card|certificate|permit|license|evidence|receipts",
      "forge|falsify|counterfeit|photoshop",
      "buy|get|make =a|me|fake|false =social|green|ssn|papers|id =card|number|fake",
      "use =my|someone|another cousin|brother|friend|persons|elses|person =ssn|social|papers|id|identity|name",
    ],
  },
  {
    refusal: "lie",
    topic: null,
    patterns: [
      "mentir|mentira|mentiras|miento|mintiendo",
      "invent* =una|un|mi|la|el|que historia|persecucion|cuento|caso|amenaza|amenazas|asilo|miedo|crimen|asalto|robo|maltrato|abuso|razon|motivo",
      "decir|digo|diga|poner|pongo|ponga =que|soy|entre =soy|nunca|entre|no|vivo|tengo|estoy =ciudadano|ciudadana|casado|casada|arrest*|entre|aunque|pero =aunque|pero|sin|no|falso|mentira",
      "aunque|pero =no =sea|es|fue|era verdad|cierto|real",
      "no =es|sea verdad|cierto digo|decir|pongo",
      "ocultar|esconder|callar|omitir|no =decir|poner|mencionar =mi|el|la|un|que arresto|record|arrestos|delito|deportacion|dui|antecedentes|trabajo|matrimonio|entrada|viaje|viajes|ingresos|hijos",
      "historia|caso|asilo|crimen|denuncia falsa|falso|inventada|inventado",
      "fingir|finjo|finja|fingiendo|hacerme =que|pasar =soy|por|victima|tengo|gay|maltrat*|enfermo|enferma|ciudadano|ciudadana",
      "que =digo|invento|historia =para =que =me creen|crean|den|aprueben|asilo",
      "comprar|vende|venden|copiar =una|la|historia historia|historias|asilo",
      "lie|lying =to|on|about|in|at",
      "make|made|invent =up|a|an story|persecution|claim|crime|asylum",
      "hide|conceal|omit|leave =my|the|an|out arrest|record|deportation|conviction|dui|marriage|crime",
      "pretend|pretending =to|that|i",
      "say|claim|tell|put =that =i|them =i =am|was|never|entered =citizen|even|although|but =not|never|though",
    ],
  },
  {
    refusal: "smuggle",
    topic: null,
    patterns: [
      "coyote|pollero|coyotes|polleros confiable|barato|recomiend*|conoces|busco|bueno|cobra|cuanto|telefono|numero",
      "busco|recomiend*|conoces|contratar|conseguir|pagar|pago|paso|llamar =a|un|al|algun coyote|pollero",
      "como|donde|ayuda|quiero|ruta|mejor cruzo|cruzar|pasar|paso|brinco|brincar|saltar|meter|traer =la|el|a|por|mi|de =frontera|rio|desierto|cerro|muro|linea|ilegal|ilegalmente|escondido|contrabando|mojado =sin|escondido|ilegal|otra|que",
      "cruzar|pasar|traer|meter|cruce =la|a|mi|de|por|el =frontera|familia|esposa|hijos|ilegal|ilegalmente|escondidos|mojado =sin|ilegal|ilegalmente|con|escondidos|escondida =que|coyote|papeles|vean|agarren",
      "cross|sneak|smuggle|smuggling =the|my|into|across|over|him|her =border|illegally|family|wife|kids|undetected",
      "volver|regresar =a =cruzar|entrar|brincar =otra|sin|por =vez|papeles|rio =sin",
    ],
  },
  {
    refusal: "hide",
    topic: null,
    patterns: [
      "esconder*|escondo|ocultar|escapar|escaparme|huir|fugar|fugarme|evadir|burlar =me|de|a|la|el|mi|los =ice|migra|migracion|orden|policia|grillete|juez|corte|detencion|agentes",
      "quitarme|cortar|corto|quitar|romper|danar|apagar =el|la|mi grillete|monitor|tobillera",
      "no =ir|presentarme|llegar =a|ala =corte =mejor|y|para =que|esconder*",
      "cambiar|cambio|usar|uso =de|mi|otro nombre|identidad =para =que =no|ice|migra encuentr*|agarr*",
      "hide|escape|run|flee|evade|dodge =from|ice =ice|immigration|police|court|deportation",
      "cut|remove|disable =off|my|the =my|the ankle|monitor|bracelet",
    ],
  },
  {
    refusal: "bribe",
    topic: null,
    patterns: [
      "sobornar|soborno|sobornarlo|mordida",
      "comprar|pagarle|darle|ofrecerle =al|a|un|dinero oficial|juez|agente|migra =para|que",
      "bribe|bribing|pay =off|an|the|a officer|judge|agent",
      "amenazar|golpear|matar|vengarme|hackear =al|a|de|el|la|un|los =oficial|juez|agente|esposa|patron|ice|migra|uscis|pagina|sistema",
      "hack|hackear =the|el|la|into|uscis|sistema|pagina",
      "reportar|denunciar|echarle|mandar =a|la|al|migra|ice =a|mi|migra|la =vecino|vecina|ex|cunada|primo|suegra|vecinos|companero =por|para|que =venganza|deport*|quit*",
    ],
  },
];

/** Asking about the law, being a victim of it or afraid of it is not asking for help with it. */
export const notRefuse: Pattern[] = [
  "que =me|le pasa|pasaria|pasara|hacen|castigo|multa si|por",
  "me|nos acusan|acuso|acusaron|acusa|enganaron|engano|estafaron|estafo|robaron|obligaron|obliga|denunciaron",
  "es|sera delito|ilegal|fraude|malo|pecado",
  "sin|no =quiero mentir|mentiras",
  "trabaje|use|usaba|trabajaba =con|un social|seguro|papeles",
  "me|le|les|nos vendieron|vendio|dieron|dio|cobraron|cobro|puso|pusieron|metio|metieron|invento|hizo|hicieron",
  "accused|scammed|cheated|tricked|victim|used =me|us|of|by",
  "what happens|happen|would if",
  "abogado|notario|preparador|preparer|notary|tramitador =me|quiere|dice|dijo|puso|metio",
  "denunciar|reportar|report =un|una|a|fraude|notario|abogado|falso|estafa",
];
