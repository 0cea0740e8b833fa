/**
 * Requests against those who watch, hold or judge: a monitor fooled, things brought in, a bus stopped, a guard or detective tempted, a judge
 * frightened. Each with those whom it must not hit. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";
import { says } from "#guide/words/server-only/says.ts";

const monitor =
  "isap|smart ?link|grilletes?|brazalete|tobillera|reloj(?: \\w+){0,2} (?:muneca|migra|ice|isap|corte)|ankle (?:monitor|bracelet)|wrist (?:monitor|watch)|monitor|gps";

const fooledMonitor: readonly Secret[] = [
  {
    // Loosened, for another to wear.
    kind: "hide",
    said: [
      wholeWords(`${monitor}|reloj|pulsera`),
      wholeWords(
        "afloj\\w+|quit(?:o|ar)\\w*|sac(?:o|ar)\\w*|[sz]af(?:o|ar)\\w*|pas(?:o|ar)(?:selo|sela)?|loosen|slip|take (?:it )?off",
      ),
      wholeWords(
        "(?:lo|la) (?:use|traiga|lleve|cargue) (?:mi|otr[oa]|alguien)|(?:se )?(?:lo|la) (?:pong[ao]|ponga) (?:a )?mi|para mi (?:herman|prim|hij)\\w+|(?:brother|sister|cousin|friend|wife|husband) (?:can |could |will )?wears?",
      ),
    ],
    unless: unlessReported("aprieta|me lastima|me duele|llaga|tight|hurts"),
  },
  {
    // How long before they come.
    kind: "hide",
    said: [
      wholeWords(
        "ventaja|head start|que tan (?:rapido|pronto) (?:llegan|vienen|reaccionan)|cuant[oa](?: \\w+)? (?:tardan|se tardan|tiempo (?:tengo|me da))|how (?:fast|long|soon|much time)",
      ),
      wholeWords(
        `(?:lo|la) corto|cortar(?:lo|la|me)|cort(?:o|ar) (?:el|la) (?:grillete|correa|brazalete|tobillera)|agarro (?:carretera|monte|camino)|me (?:pelo|largo)|i (?:cut|snip)|cut (?:it|the (?:strap|monitor|band)) (?:off|and)|hit the road|take off running`,
      ),
    ],
    unless: unlessReported("se (?:me )?(?:corto|rompio)|came off|examen|hospital"),
  },
  {
    // With what it is cut so that nobody hears it.
    kind: "hide",
    said: [
      wholeWords(
        "con que (?:\\w+ )?(?:lo|la|le)? ?(?:corto|cortar\\w*|quito|abro)|como (?:\\w+ )?(?:lo|la)? ?(?:corto|cortar\\w*|quito|quitarmelo)|what (?:can i use to|do i) cut|how (?:do|can) i (?:cut|get|take)",
      ),
      wholeWords(
        "sin que (?:suene|avise|pite|se den cuenta|marque)|para que no (?:suene|avise|pite)|without (?:it )?(?:setting off|beeping|alerting|the alarm|going off)|so it (?:doesnt|wont) (?:beep|alert)",
      ),
    ],
    unless: unlessReported("alarma de (?:humo|la casa)|smoke"),
  },
  {
    // It is to believe that he is elsewhere.
    kind: "hide",
    said: [
      wholeWords(`${monitor}|ice|corte|check ?in`),
      wholeWords(
        "(?:lo |la |me )?(?:crea|cree|crean|piense|ubique|marque)(?: \\w+){0,3} (?:que )?(?:estoy|sigo|ando|esta en|en)|tambien lo crea|think (?:im|i am|its)|(?:shows?|says?) (?:im|i am) (?:at )?home|fake (?:gps|location)|ubicacion falsa|gps fals[oa]|spoof\\w*",
      ),
      wholeWords(
        "instal\\w+|(?:que|como)(?: \\w+){0,2} (?:hago|hacer|hay que)|(?:para|pa) que|hacer que|truco|app|trick|make (?:it|them|the)|so (?:that )?(?:it|they)|how",
      ),
    ],
    unless: unlessReported(
      "no es cierto|no es verdad|falla|se equivoca|wrong location|glitch|pero (?:si )?estoy en|but im (?:really )?(?:at )?home|cree que (?:sali|me fui)",
    ),
  },
];

/** Brought in to somebody who is held. */
const broughtIn: Secret = {
  kind: "smuggle",
  said: [
    wholeWords(
      "celular|telefono|pastillas|drogas?|mota|cigarr\\w+|chip|navaja|lima|dinero|cash|phone|cell|pills|drugs|weed|cigarettes|vape",
    ),
    wholeWords(
      "deten\\w+|stewart|eloy|facility|adelanto|centro de|carcel|ice|visitas?|visitation|guardias?|jail|detention|inside|la biblia|the bible",
    ),
    wholeWords(
      "(?:le|les) meto|meter(?:le|selo)|(?:como|puedo) (?:\\w+ )?met(?:o|er)|escondid[oa]s?|dentro de (?:la|el|un|una) (?:biblia|libro|zapato|panal|comida|ropa)|(?:en|entre) (?:las pastas|la suela|el panal)|sneak\\w*|smuggl\\w*|hidden|hide|sewn|past the (?:guards?|pat ?down|search|scanner)|pasar la revision|cosid[oa]s?|without (?:the )?guards? (?:seeing|noticing)|sin que (?:el|los) guardias?",
    ),
  ],
  unless: unlessReported(
    "cuenta|comisaria|commissary|deposit\\w*|receta|prescription|money order|esconder\\w* de|se lo (?:quitaron|hallaron)|le (?:quitaron|encontraron|hallaron)",
  ),
};

/** Waited for on the road. */
const waylaid: Secret = {
  kind: "hide",
  said: [
    wholeWords("traslad\\w+|bus|camion(?:eta)?|autobus|van|transport\\w*|transfer\\w*|convoy"),
    wholeWords(
      "deten\\w+|centros?|ice|migra|transport|custody|detention|prisoners?|presos?|transfer\\w*|traslad\\w+",
    ),
    wholeWords(
      "esperarl[oa]|(?:l[oa]|le) (?:esperamos|bajamos|sacamos|soltamos)|interceptar\\w*|intercept|rescatar(?:l[oa])?|emboscad\\w*|ambush|break (?:him|her|them) out|parar (?:el|ese) (?:bus|camion)|grab (?:him|her|my \\w+)|(?:bajarl|sacarl)[oa]",
    ),
    wholeWords(
      "gasolin\\w*|parada|paran?|para|carretera|camino|carro|troca|gas|stops?|highway|road|car|truck",
    ),
  ],
  unless: unlessReported(
    "(?:sale|salga|salio) libre|soltar\\w*|lo sueltan|lo soltaron|released|aeropuerto|terminal|abogad\\w+|lawyer|mi pais|bail|bond|fianza",
  ),
};

/** A guard who lets money be understood, and how it reaches him unseen. */
const guardTempted: Secret = {
  kind: "bribe",
  said: [
    wholeWords("guards?|guardias?|custodio|oficial|agente|officer|sheriff|deputy"),
    wholeWords(
      "generous|generos\\w+|hint\\w*|insinu\\w+|money|saved|ahorr\\w+|dinero|lana|thousand|mil|cash|sobre|envelope|propina|tip",
    ),
    wholeWords(
      "list\\w*|vuelo|flight|names?|nombre|expediente|file|salga|get out|deport\\w+|soltar\\w*|release",
    ),
    wholeWords(
      "(?:cant|cannot|can|not) (?:be )?trace\\w*|trace it|no se (?:note|rastree|sepa|vea)|smart way|sin (?:dejar )?(?:huella|rastro)|discret\\w+|how (?:do|can|should) (?:i|we) (?:give|get|slip|pay)|como se lo (?:doy|damos|paso|hacemos llegar)",
    ),
  ],
  unless: unlessReported("bond|fianza|commissary|comisaria|phone calls"),
};

/** What he likes who ought to sign, rule or strike a name. */
const tempted: readonly Secret[] = [
  {
    kind: "bribe",
    said: [
      wholeWords(
        "detective|policias?|fiscal|juez|jueza|oficial|agente|consul|guardia|alguacil|secretari[oa] de la corte|cop|officer|prosecutor|judge|guard|clerk|agent",
      ),
      wholeWords(
        "que (?:le|les) (?:gusta|gustan|gustara|regalo|ofrezco|(?:llevo|mando) de regalo)|que regal(?:o|ito)|un regal(?:o|ito)|botella|animar(?:l[oa])|hay que animar\\w*|ablandar(?:l[oa])|endulzar(?:l[oa])|what (?:does he|do they|gift|kind of gift)|sweeten|bottle of|(?:a )?(?:little|nice) gift",
      ),
      wholeWords(
        "firm\\w+|sign\\w*|aprueb\\w+|approv\\w*|suplemento|supplement|certif\\w+|borr\\w+|me (?:lo|la) (?:de|pase|saque)|se apure|speed|drop|dismiss\\w*|nombre de la lista",
      ),
    ],
    unless: unlessReported(
      "agradec\\w+|gracias|thank\\w*|ya (?:me )?(?:firmo|aprobo)|me pidio|asked (?:me|for)|se puede regalar|allowed",
    ),
  },
  guardTempted,
];

/** A flight that a false alarm is to stop. */
const falseAlarm: Secret = {
  kind: "hide",
  said: [
    wholeWords(
      "(?:avis\\w+|amenaz\\w+|llam\\w+|report\\w+|inventar)(?: \\w+){0,3} bomba|bomb (?:threat|scare)|call in a bomb|fake bomb",
    ),
    wholeWords("vuelo|avion|flight|plane|corte|court|audiencia|hearing|deport\\w+"),
  ],
  unless: unlessReported("hubo|cancel\\w+|there was|evacu\\w+|retrasaron|postponed|pospus\\w+"),
};

/** A judge who is to be afraid. */
const frightened: Secret = {
  kind: "hide",
  said: [
    wholeWords("juez|jueza|judge|oficial|officer|fiscal|prosecutor|agente|agent|consul"),
    wholeWords("carta|letter|mensaje|message|nota|note|llam\\w+|call|email|correo|post"),
    wholeWords("asust\\w+|scar\\w+|amenaz\\w+|threat\\w+|intimid\\w+|meterle miedo|sust(?:o|ito)|afraid"),
    wholeWords(
      "we know where|(?:sabemos|sepa que|se) donde|(?:his|her|their) (?:kids?|family|house|wife|school)|sus? (?:hijos?|familia|casa|esposa)|think\\w* twice|piense (?:dos veces|bien)|so (?:he|she) (?:lets|doesnt|wont|backs|changes)|para que (?:l[oa] )?(?:suelte|deje|no (?:deporte|deporten|firme))",
    ),
  ],
  unless: unlessReported(
    "(?:he|she|they|ice|agents?) (?:threat\\w+|scared)|me (?:amenazo|asusto|llamo)|nos (?:amenaz\\w+|asust\\w+)|miedo de (?:regresar|volver)|asylum|asilo",
  ),
};

/** An interpreter who would leave out what hurts. */
const leftUnsaid: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:yo )?(?:les |le )?interpreto|(?:soy|voy de|voy a ser|hago de) (?:el |la |su )?interprete|yo (?:les |le )?traduzco|im (?:the |her |his |their )?interpret\\w+|i interpret|when i translate|ill be (?:the |her |his )?interpreter",
    ),
    wholeWords(
      "(?:me )?(?:lo |la |las |los )?(?:calle|callo|callar|cambie|cambio|cambiar|salto|saltar|omit\\w+|suavi\\w+|arregl\\w+)|leave out|skip|change|soften|fix",
    ),
    wholeWords(
      "los? hunden?|la hunde|l[oa]s? perjudica\\w*|les? conviene|(?:yo )?me calle|que partes?|what parts?|which parts?|hurts? (?:them|him|her|their)|bad parts?|better answer|suene mejor",
    ),
  ],
  unless: unlessReported("no entendi|dialecto|que no se debe|(?:should|can) i refuse"),
};

/** What is told of somebody's state beside it is no cry. */
export const isGuardTempted = (said: string): boolean => isAsked(guardTempted, said) && !says(said, beaten);
const beaten = wholeWords(
  "peg\\w+|golpe\\w+|beat\\w*|hits?|hurt\\w*|raped?|viol\\w+|amenaz\\w+|threat\\w+|kill\\w*|mat\\w+",
);

export const pastCustody: readonly Secret[] = [
  ...fooledMonitor,
  broughtIn,
  waylaid,
  ...tempted,
  falseAlarm,
  frightened,
  leftUnsaid,
];
