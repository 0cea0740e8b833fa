import type { Pattern } from "#guide/words/patterns.ts";

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
  /** True when the words are often only the background of another question ("no tengo papeles"). */
  background?: true;
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
    patterns: [
      `${get} =los|mis|unos|my|papeles|nuestros|papers papeles|papers`,
      "papers for me|us|my",
      `${get} =his|=her|=their|=our|=sus papeles|papers`,
    ],
  },
  {
    id: "3b",
    topic: "arreglar-papeles",
    kind: "specific",
    patterns: [
      `${get} =la|una|mi|a|my|mica|green|the|residencia mica|green|grin|residencia|residency|residensia`,
      "dan|den|darme|dieran|give =la|una|me|a|mica|green|residencia mica|green|grin|residencia|residency",
    ],
  },
  {
    id: "4",
    topic: "arreglar-papeles",
    kind: "general",
    patterns: [
      "hago|hacerme|ser|volverme|estar|become|be|get|vuelvo|hacernos|quedar legal",
      "vivir|quedarme|estar|quedarnos|live|stay =aqui|en|legalmente|here|legal|legally|estados legal|legalmente|legally",
    ],
  },
  {
    id: "5",
    topic: "arreglar-papeles",
    kind: "specific",
    patterns: [
      "residencia =permanente",
      "become|be|ser|hacerme|volverme =a|un permanent|legal|lawful|residente =resident|permanente",
      "become|hacerme|volverme|hago =a residente|resident",
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
    background: true,
    patterns: [
      "tener|quiero|necesito|dan|den|consigo|dieran papeles",
      "no|ni =tengo|tenemos|tiene|have papeles|papers|estatus|status|documentos",
      "soy|somos|estoy|estar|ser|andar|ando|am|im indocumentad*|undocumented|ilegal|illegal",
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
      "permiso|programa|ley|beneficio =para|=pa =los|=gente|=quienes|=la llevamos|tenemos|llevan|tienen",
      "dar|darme|darnos|give =me|los|my|the papeles|papers",
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
      "=caso|=case|casarme|casamos|casarnos|married|marry|marrying ciudadan*|citizen|american*|gring*|residente|arregl*",
      "=case|=caso|casarme|married civil|iglesia|corte ciudadan*|citizen|american*|gring*|residente",
      "matrimonio|marriage =con|to|a|un|una ciudadan*|citizen",
    ],
  },
];
