/** Guards by whose case it is: who is held, who came with another's papers, and who may not come back by the way that is thought of. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Guard } from "#guide/dialogue/server-only/told/guards.ts";

const ways = idSet(
  "ajuste-familiar pedir-esposo inmediato-vs-preferencia arreglar-papeles turista-vencido hijos-nacidos-aqui pedir-papas matrimonio-igualitario prometido-k1 entre-sin-inspeccion-245i castigo-3-10-perdon",
);
const isTrip =
  /\b(?:viaj\w+|salir|salgo|ir|irme|voy|volar|volver|vuelv[oa]|regres\w+|devolv\w+|vuelo|boleto|crucero|vacaciones|navidad|travel\w*|leave|fly|flying|go|going|trip|vacation|christmas|cruise)\b/;

export const personGuards: readonly Guard[] = [
  ...(
    [
      ["encontrar-detenido", "held-self"],
      ["asilo-general asilo-un-anio miedo-creible", "held-self-fear"],
      ["salida-voluntaria", "held-self-papers"],
      ["buscar-abogado", "held-self-lawyer"],
      ["fianza", "held-self-bond"],
    ] as const
  ).map(
    ([over, spot]): Guard => ({
      facts: ["heldSelf"],
      over: idSet(over),
      whole: true,
      tell: spot,
      urgency: "sign",
    }),
  ),
  {
    // A visa that was not one's own opens no way: it is fraud until a lawyer has seen it.
    facts: ["othersPapers"],
    without: ["citizen", "resident", "order", "reentry"],
    over: ways,
    first: "asked",
    whole: true,
    unless:
      /\b(?:asilo|asylum|visa u|u visa|vawa|(?:mejor|si|puedo) (?:dig[oa]|decir|pong[oa]|poner)|(?:ill|should i|can i) say)\b/,
    tell: "anothers-visa",
  },
  ...(["drugs", "arrested", "convicted"] as const).map(
    (one): Guard => ({
      // A resident's trip is usual; with an arrest it is not.
      facts: ["resident", one],
      without: ["citizen"],
      over: idSet("viajar-advance-parole resident-trip"),
      said: isTrip,
      first: true,
      tell: "resident-trip-arrest",
      urgency: "arrest",
    }),
  ),
  {
    // Out and in again unseen: a child's 21 years do not lift that bar.
    facts: ["twice"],
    without: ["army", "citizen", "resident"],
    over: idSet("hijos-hijastros hijos-nacidos-aqui"),
    said: /\b(?:21|veintiun\w*|twenty ?one|me (?:puede|pide)|petition)\b/,
    tell: "left-and-recrossed",
    urgency: "leaving",
  },
  {
    // A resident petitions for no child who is married.
    facts: ["parentResident", "married"],
    without: ["parentCitizen", "spouseCitizen", "citizen", "resident", "order", "reentry", "twice"],
    over: idSet(
      "pedir-papas inmediato-vs-preferencia ajuste-familiar arreglar-papeles hijos-hijastros turista-vencido",
    ),
    first: "asked",
    unless: /\b(?:cuanto (?:cuesta|tarda)|how (?:much|long)|escuela|school|muri\w+|died)\b/,
    tell: "resident-parent-married",
  },
  {
    // Of a case for the green card: none of the rules of who won asylum.
    facts: ["pending485"],
    without: ["deported", "order", "reentry", "asylee", "resident", "citizen"],
    over: idSet("asilo-aprobado"),
    said: isTrip,
    unless: /\b(?:advance parole|permiso|permit)\b/,
    tell: "leaving-485",
    urgency: "leaving",
  },
  {
    // On one's own: what ends is the asylum.
    facts: ["asylumFiled"],
    without: ["asylee", "resident", "citizen", "order", "court", "abroad", "heldSelf"],
    over: idSet("salida-voluntaria"),
    said: isTrip,
    whole: true,
    unless: /\b(?:cbp home|firm\w+|sign\w*|juez|judge|corte|court|vuelo|flight|bono|bonus)\b/,
    tell: "asylum-leaving",
    urgency: "leaving",
  },
  {
    facts: ["undocumented"],
    without: [
      "asylumFiled",
      "pending485",
      "order",
      "court",
      "resident",
      "citizen",
      "abroad",
      "heldSelf",
      "daca",
    ],
    over: idSet("salida-voluntaria"),
    said: /\b(?:me (?:voy|regreso|salgo|fuera)|irme|regresarme|i (?:go|leave|left)|leaving)\b.*\b(?:regres\w+|volver|vuelv\w+|entrar|pasa|come back|return|happens)\b/,
    whole: true,
    unless: /\b(?:cbp home|firm\w+|sign\w*|juez|judge|vuelo|flight|bono|bonus)\b/,
    tell: "leave-no-case",
    urgency: "leaving",
  },
  {
    // With a U visa a parent comes in by the holder's age, and by no petition of a citizen.
    facts: ["uVisa"],
    without: ["citizen", "resident"],
    over: idSet("pedir-papas pedir-hermanos"),
    tell: "u-family",
  },
  {
    // Still good: what is said of a card that is over would stop who may work.
    facts: ["permitValid"],
    over: idSet("renovar-permiso-extension permiso-trabajo-general"),
    said: /\b(?:(?:no )?puedo|seguir|sigo|can|keep|still|dejar de|stop)\b(?: \w+){0,2} (?:trabaj\w+|work\w*)\b/,
    unless: /\b(?:cuando (?:se )?venz\w+|despues|after|when it expires|como (?:pido|saco)|how do i)\b/,
    tell: "permit-still-valid",
  },
  {
    // The rules of who won asylum are not those of who waits for it.
    facts: ["asylumFiled"],
    without: ["asylee", "resident", "citizen", "order"],
    over: idSet("asilo-aprobado"),
    said: isTrip,
    unless: /\b(?:aprob\w+|gan[eo]|dieron|granted|approved|won)\b/,
    tell: "asylum-leaving",
    urgency: "leaving",
  },
  {
    facts: ["uThreeYears"],
    without: ["resident", "citizen", "order"],
    over: idSet("visa-u ajuste-familiar renovar-green-card"),
    said: /\b(?:residencia|mica|green ?card|i ?485|485|residente|residence|resident)\b/,
    unless:
      /\b(?:cuanto (?:cuesta|tarda|vale)|how (?:much|long)|papeles|documents|familia|h?ij[oa]s?|espos[oa]|mama|papa)\b/,
    first: "asked",
    tell: "u-now",
  },
  {
    facts: ["asylee", "wentHome"],
    over: idSet(
      "ciudadania-requisitos viajar-advance-parole renovar-green-card asilo-aprobado examen-ciudadania",
    ),
    first: true,
    unless: /\b(?:cuanto (?:cuesta|tarda)|how (?:much|long))\b/,
    tell: "asylee-went-home",
  },
  ...(["parole", "crossed", "visa"] as const).map(
    (one): Guard => ({
      // Who never asked for asylum leaves no case behind.
      facts: [one, "noAsylum"],
      without: ["asylumFiled", "pending485", "order", "court", "resident", "citizen", "daca"],
      over: idSet("viajar-advance-parole salida-voluntaria"),
      said: isTrip,
      tell: "leave-no-case",
      urgency: "leaving",
    }),
  ),
  {
    // Less than a year here: the date for asylum runs while other ways are read about.
    facts: ["crossed", "new"],
    without: [
      ...([
        "asylum",
        "asylumFiled",
        "order",
        "reentry",
        "twice",
        "visa",
        "parole",
        "court",
        "citizen",
        "resident",
      ] as const),
      ...([
        "spouseCitizen",
        "spouseResident",
        "grownCitizenChild",
        "parentCitizen",
        "parentResident",
        "army",
        "cuban",
        "mexican",
        "crime",
        "heldSelf",
        "oldPetition",
      ] as const),
    ],
    over: idSet("entre-sin-inspeccion-245i arreglar-papeles"),
    whole: true,
    unless:
      /\b(?:herman[oa]|brother|sister|245|espos[oa]|marido|mujer|novi[oa]|husband|wife|papa|mama|dad|mom)\b/,
    tell: "crossed-lately",
    urgency: "other",
  },
];
