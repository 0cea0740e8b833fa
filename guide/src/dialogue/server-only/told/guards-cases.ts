/** Guards of single kinds of case: what a student without status, an ESTA, a two-year card or a TPS that ended makes wrong. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Guard } from "#guide/dialogue/server-only/told/guards.ts";

/** Ways to papers that this person's case closes or changes. */
const ways =
  "ajuste-familiar pedir-esposo inmediato-vs-preferencia arreglar-papeles entre-sin-inspeccion-245i prometido-k1 turista-vencido hijos-nacidos-aqui proceso-consular";

export const caseGuards: readonly Guard[] = [
  {
    facts: ["falseClaim"],
    over: idSet(`${ways} estudiante-f1 derechos-laborales permiso-trabajo-general`),
    unsure: true,
    unless: /\b(?:abogad[oa]|lawyer|attorney)\b/,
    tell: "false-claim",
  },
  {
    facts: ["asylumDenied"],
    without: ["reentry"],
    over: idSet("nta-corte consultar-caso-corte asilo-general retencion-cat perdi-o-me-negaron"),
    unsure: true,
    before: true,
    said: /\b(?:decidi\w+|apel\w+|(?:que|ahora que) (?:puedo|hago|sigue|debo|hacemos)|cuant[oa]s? (?:tiempo|dias)|plazo|neg\w+|ya no hay|decided|appeal\w*|what (?:can|do|now)|deadline|denied|how long)\b/,
    tell: "apelar-juez",
  },
  {
    facts: ["residentAway"],
    without: ["order", "reentry", "citizen"],
    over: idSet(
      "arreglar-papeles viajar-advance-parole renovar-green-card proceso-consular documentos-perdidos ciudadania-requisitos",
    ),
    unsure: true,
    first: true,
    unless: /\b(?:407|firm\w+|sign\w*|ciudadan\w+|citizen\w*|n ?400|examen|cuanto cuesta|how much)\b/,
    tell: "resident-year-out",
  },
  {
    facts: ["falseClaim"],
    over: idSet(`${ways} buscar-abogado ciudadania-requisitos pedir-papas foia`),
    before: true,
    unless: /\b(?:abogad[oa]|lawyer|attorney)\b/,
    tell: "false-claim",
  },
  {
    facts: ["missed"],
    without: ["order", "reentry", "court"],
    over: idSet(
      `${ways} permiso-trabajo-general permiso-trabajo-asilo pedir-papas renovar-permiso-extension daca`,
    ),
    before: true,
    tell: "missed-first",
    urgency: "missed",
  },
  {
    facts: ["esta"],
    without: ["court", "order", "reentry"],
    over: idSet("prometido-k1 nta-corte apelar-juez perdi-o-me-negaron"),
    before: true,
    said: /\b(?:juez|jueza|judge|corte|court|apel\w+|appeal\w*|cas(?:o|ar|arme|amos|ada|ado)|novi[oa]|prometid[oa]|marry\w*|married|fianc\w+|boyfriend|girlfriend|nieg\w+|neg\w+|den(?:y|ied))\b/,
    tell: "esta-relative",
  },
  { facts: ["mexican"], without: ["notMexican"], over: idSet("tps"), whole: true, tell: "tps-never" },
  { facts: ["esta", "spouseCitizen"], over: idSet(ways), first: "asked", tell: "esta-relative" },
  { facts: ["esta"], over: idSet(ways), unsure: true, first: true, tell: "esta-relative" },
  {
    facts: ["studentOut"],
    without: ["order", "reentry", "spouseCitizen", "asylumFiled"],
    over: idSet(
      "estudiante-f1 patron-me-peticiona permiso-trabajo-general arreglar-papeles tn-e2 h2a-h2b renovar-permiso-extension turista-vencido",
    ),
    unsure: true,
    first: true,
    // Married since, which opens a way of its own.
    unless: /\b(?:daca|nunca tuve visa|becas?|scholarship|nos casamos|got married)\b/,
    tell: "student-lapsed",
  },
  {
    facts: ["conditional", "divorcing"],
    without: ["order", "reentry"],
    over: idSet(
      "arreglar-papeles divorcio-en-tramite renovar-green-card turista-vencido entre-sin-inspeccion-245i ajuste-familiar pedir-esposo",
    ),
    before: true,
    unsure: true,
    said: /\b(?:quedar\w*|stay|papeles|arregl\w+|residen\w+|mica|card|foto\w*|pruebas?|juntos|together|proof|photos|puedo|pierdo|quitan|lose|renov\w+|que (?:hago|pasa)|what)\b/,
    tell: "two-year-alone",
  },
  {
    // Told in one breath: what holds for the ten-year card would be said first.
    facts: ["conditional", "divorcing"],
    without: ["order", "reentry"],
    over: idSet("divorcio-en-tramite renovar-green-card"),
    first: true,
    whole: true,
    tell: "two-year-alone",
  },
  {
    // Put out at the border or deported, and in again: whoever could ask for them, that comes first.
    facts: ["reentry"],
    without: ["abroad"],
    over: idSet(
      `${ways} pedir-papas pedir-hermanos hijos-hijastros hijos-nacidos-aqui reingreso-tras-deportacion`,
    ),
    first: "asked",
    whole: true,
    unless: /\b(?:ice|check ?in|presentar\w*|reportar\w*|cita|appointment)\b/,
    tell: "reentry",
    urgency: "order",
  },
  {
    facts: ["conditional"],
    without: ["order", "reentry"],
    over: idSet("arreglar-papeles renovar-green-card entre-sin-inspeccion-245i turista-vencido"),
    before: true,
    unless: /\b(?:mi (?:mama|papa|herman[oa]|hij[oa]|prim[oa])|my (?:mom|dad|brother|sister|son|daughter))\b/,
    tell: "residencia-condicional",
  },
  {
    facts: ["neverDaca"],
    over: idSet("daca"),
    whole: true,
    unless: /\b(?:renov\w+|renew\w*|vence|expires?)\b/,
    tell: "came-as-child",
  },
  {
    facts: ["tpsEnded", "grownCitizenChild", "crossed"],
    without: ["returnedWithPermission", "order", "reentry", "twice"],
    over: idSet(
      "tps arreglar-papeles pedir-papas hijos-nacidos-aqui entre-sin-inspeccion-245i castigo-3-10-perdon",
    ),
    tell: "child-21-parent-crossed",
    urgency: "leaving",
  },
  {
    facts: ["tpsEnded", "grownCitizenChild"],
    without: ["order", "reentry", "twice", "crossed"],
    over: idSet("tps arreglar-papeles pedir-papas hijos-nacidos-aqui"),
    tell: "child-21-petitions-parent",
  },
  {
    facts: ["asylumFiled"],
    without: ["order", "judgeDenied"],
    over: idSet("chnv-parole-fin permiso-trabajo-general parole-humanitario asilo-general daca"),
    said: /\b(?:trabaj\w+|permiso|work\w*|permit|ead)\b/,
    unless:
      /\b(?:patron|jefe|boss|pag\w+|sueldo|viaj\w+|travel\w*|salir|leave|advance|emergencia|emergency|murie\w+|dying|ese permiso|that permit)\b/,
    tell: "permiso-trabajo-asilo",
  },
  {
    // The card of a case that goes on is not the one that ended with TPS.
    facts: ["asylumFiled"],
    without: ["order", "judgeDenied"],
    over: idSet("tps"),
    said: /\bc ?0?8\b|\b(?:tarjeta|permiso|card|permit)\b.*\b(?:asilo|asylum)\b|\b(?:asilo|asylum)\b.*\b(?:tarjeta|permiso|card|permit|work|trabaj\w+)\b/,
    tell: "renovar-permiso-extension",
  },
  {
    facts: ["asylumFiled"],
    without: ["order", "judgeDenied", "daca"],
    over: idSet("chnv-parole-fin daca"),
    said: /\b(?:asilo|asylum|589)\b/,
    tell: "asylum-filed",
  },
  {
    facts: ["sheltered"],
    over: idSet(
      "encontrar-detenido orden-deportacion ice-en-mi-puerta arreglar-papeles check-in-ice miedo-creible menor-no-acompanado",
    ),
    before: true,
    said: /\b(?:deport\w+|detien\w+|detengan|agarr\w+|arrest\w+|papeles|huellas|miedo|riesgo|ir por|voy por|recog\w+|detain\w*|fingerprint\w*|afraid|risk|pick (?:her|him) up)\b/,
    // The child's danger is not the risk of whoever fetches it.
    unless: /\b(?:lo|la|los|las) (?:van a |va a |pueden? |vayan a )?deport\w+|\bdeport (?:him|her|them)\b/,
    tell: "sponsor-afraid",
    urgency: "child",
  },
  {
    facts: ["sheltered"],
    over: idSet("encontrar-detenido"),
    before: true,
    tell: "menor-no-acompanado",
    urgency: "child",
  },
  {
    facts: ["hurtAtWork"],
    over: idSet("arreglar-papeles h2a-h2b biometricos permiso-trabajo-general"),
    unsure: true,
    first: true,
    unless: /\b(?:arregl\w+ (?:mis )?papeles|legaliz\w+|visa|residencia|green card|asilo|asylum)\b/,
    tell: "hurt-at-work",
  },
  {
    facts: ["hurtAtWork"],
    over: idSet("derechos-laborales"),
    before: true,
    whole: true,
    unless: /\b(?:pagan|pago|sueldo|horas|verify|redada|raid|wages|paid)\b/,
    tell: "hurt-at-work",
  },
  {
    facts: ["notario"],
    over: idSet(
      "cancelacion-de-deportacion arreglar-papeles buscar-abogado asilo-general notarios-fraude llamadas-estafa",
    ),
    unsure: true,
    said: /\b(?:denunci\w+|report\w+|demand\w+|devuelv\w+|sue|complain\w*|money back)\b/,
    tell: "notary-report",
  },
  {
    facts: ["notario"],
    over: idSet("cancelacion-de-deportacion arreglar-papeles buscar-abogado asilo-general"),
    unsure: true,
    said: /\b(?:denunci\w+|report\w+|demand\w+|dinero|devuelv\w+|regres\w+ (?:mi |el )?dinero|estaf\w+|rob\w+|no me (?:ha|han|dio|da|contesta)|nada|que hago|sue|scam\w*|money back|complain\w*)\b/,
    tell: "notarios-fraude",
  },
  ...(["resident", "kinResident"] as const).map(
    (one): Guard => ({
      facts: [one, "drugs"],
      over: idSet("fianza"),
      tell: "bond-old-crime",
      urgency: "detained",
    }),
  ),
  {
    facts: ["pending485"],
    without: ["deported", "order", "reentry"],
    over: idSet("salida-voluntaria viajar-advance-parole"),
    said: /\b(?:pendiente|pending|en tramite|metida)\b/,
    unless: /\b(?:advance parole|permiso de viaje|travel (?:permit|document)|tengo (?:el |mi )?permiso)\b/,
    tell: "leaving-485",
    urgency: "leaving",
  },
  {
    facts: ["pending485"],
    without: ["deported", "order", "reentry"],
    over: idSet("reingreso-tras-deportacion salida-voluntaria viajar-advance-parole"),
    before: true,
    whole: true,
    said: /\b(?:volver|vuelvo|regres\w+|me voy|irme|salir|salgo|dejar|come back|return|leave|go back)\b/,
    tell: "leaving-485",
    urgency: "leaving",
  },
];
