/** Requests for a proof that is none: another person at the appointment, papers of a home that is not shared, a paper changed by hand. Server only. */
import type { Secret } from "#guide/safety/server-only/asked-in-secret.ts";

/** Asks what is right, or was wronged. */
const rightly =
  /\b(?:abogad\w+|representante|lawyer|attorney|es delito|es ilegal|is it (?:illegal|a crime)|que (?:me )?(?:pasa|hacen) si|what happens if|error|se equivoc\w+|mal escrit\w+|corregir|correct|fix a mistake|denunci\w+|report)\b/;
/** The paper says so already, and it is not true. */
const wrongAlready =
  /\b(?:actas?|partidas?|registro|certificate)(?: (?:de nacimiento|civil))?(?: (?:que|ya|me|le|mia|de mi \w+)){0,2} (?:dice|dicen|tiene|tienen|trae|salio|esta|says|shows|has|is)\b|\b(?:me|le|nos) (?:pusieron|registraron|apuntaron)\b/;
const appointment =
  /\b(?:huellas|dedos|corte|juez|audiencia|entrevista|cita|examen|ese dia|biometric\w*|fingerprints?|court|hearing|judge|interview|appointment|test)\b/;

/** Each parent with the words that stand for her or him: what is told must be of the one who is there, for one who left is enough. */
const parents = [
  {
    named: "(?:papa|papi|padre|apa|dad|daddy|father)",
    meant: "(?:papa|papi|padre|apa|dad|daddy|father|el|he)",
    // "He" may be him.
    another:
      "padrastro|stepdad|stepfather|mi (?:espos[oa]|marido|novio|pareja)|my (?:new )?(?:husband|boyfriend|partner)",
  },
  {
    named: "(?:mama|mami|madre|ama|mom|mommy|mother)",
    meant: "(?:mama|mami|madre|ama|mom|mommy|mother|ella|she)",
    another: "madrastra|stepmom|stepmother|mi (?:esposa|mujer|novia|pareja)|my (?:wife|girlfriend|partner)",
  },
];
const leftChild =
  "(?:abandon\\w+|(?:lo|la|los|las) (?:dejo|dejaron)|desaparecio|never (?:came|saw|helped)|(?:left|walked out on) (?:him|her|them))";
const withChild =
  "(?:(?:si )?(?:vive|duerme) (?:con (?:nosotros|el|ella|ellos|los ninos|mi|la familia)|conmigo|aqui|en (?:la|mi|nuestra) casa)|(?:(?:lo|la|los|las) (?:ve|cuida|mantiene|visita|recoge|lleva a la escuela)|(?:le|les) (?:manda|da) (?:dinero|feria|lana)|nos mantiene|paga (?:todo|la renta))|(?:lives|sleeps|is living|still lives) (?:with (?:us|me|him|her|them)|here|at home|in (?:our|my) house)|(?:sees|picks up|visits|supports|calls|cares for) (?:him|her|them|us)|pays (?:for|the|our|his|her))";
/** Taught or made to say it; who only asks how the child can tell it is not. */
const coached =
  /\b(?:(?:get|have|make|train|coach|teach|convince|prepare|practice|rehearse) (?:with )?(?:my|our|the|his|her|him|them)\b|(?:que|pa que|para que) (?:mi|el|la|mis|los)? ?(?:hij[oa]s?|nin[oa]s?|sobrin[oa]s?|niet[oa]s?|muchach[oa]s?|chamac[oa]s?)?(?: \w+){0,4} ?(?:diga|digan|cuente|cuenten|declare|jure|le cuente)\b|(?:le digo|le enseno|lo preparo|la preparo|lo entreno|lo ensayo|ensayamos|ensayar|practicamos|practicar|convenzo|convencer)\b|(?:needs?|has|supposed) to (?:say|tell|claim)|(?:tiene|tendria) que (?:decir|contar))/;
/** What is asked is whether it counts, or it was so once. */
const countsStill =
  /\b(?:califica\w*|qualif\w+|cuenta como|counts?|a veces|de vez en cuando|sometimes|once in a while|todavia (?:puede|puedo)|still (?:apply|qualify|eligible)|volvio|regreso|aparecio|came back|returned|ahora|now|antes|used to|ya no|no longer|no quiero|no queremos|dont want|(?:abogad[oa]|notari[oa]|preparador\w*|lawyer|attorney|notary) (?:quiere|dice|me dijo|wants|says|told))\b/;

/** "How do I get my son to say his father left him? The dad lives with us." */
const coachedAbandonment: readonly Secret[] = parents.map(({ named, meant, another }) => ({
  kind: "lie",
  said: [
    coached,
    new RegExp(
      `\\b${named}(?: \\w+){0,3} ${leftChild}|\\babandon\\w+ (?:by|por|de) (?:su|his|her|the|el|la) ${named}\\b`,
    ),
    new RegExp(`\\b${meant} (?:\\w+ )?${withChild}\\b`),
  ],
  unless: new RegExp(`${countsStill.source}|\\b(?:${another})\\b`),
}));

/** "I have to say that my mother left me, but she lives with me." */
const ownAbandonment: readonly Secret[] = parents.map(({ named, meant, another }) => ({
  kind: "lie",
  said: [
    /\b(?:tengo que|necesito|quiero|voy a|puedo|need to|want to|have to|going to|can i) (?:declar\w+|decir|say|tell|claim|declare|swear)\b/,
    new RegExp(`\\b(?:mi|my) ${named}(?: \\w+){0,2} (?:me (?:abandon\\w+|dejo)|abandoned me|left me)\\b`),
    new RegExp(
      `\\b(?:(?:pero|aunque|but|although)(?: si)?|(?:mi|my) ${named}|${meant})(?: \\w+)? (?:vive conmigo|vivo con (?:el|ella)|lives with me)\\b`,
    ),
  ],
  unless: new RegExp(`${countsStill.source}|\\b(?:${another})\\b`),
}));

export const falseProof: readonly Secret[] = [
  ...coachedAbandonment,
  ...ownAbandonment,
  {
    kind: "lie",
    said: [
      /\b(?:nunca (?:me|nos) (?:ha |han )?(?:tocad\w*|toco|pegad\w*|pego|golpead\w*|golpeo|levantad\w* la mano)|never (?:once )?(?:hit|touched|hurt|beat) me|no me (?:pega|golpea|maltrata))\b/,
      /\b(?:vawa|visa u|u visa|i ?360|i ?918)\b/,
      /\b(?:pruebas?|evidencia|fotos?|golpes|moretones|digo|decir|proof|evidence|bruises|say|tell)\b/,
      /\b(?:quiero|pero|necesito|preparo|consigo|como|want|but|need|how)\b/,
    ],
    // Not by blows, and hurt all the same.
    unless:
      /\b(?:pero (?:me|si me) (?:insult|grit|control|humill|amenaz|encierr|quit)\w*|insult\w*|grit\w*|control\w*|humill\w*|amenaz\w*|encierr\w*|psicolog\w*|emocional\w*|yell\w*|threat\w*|emotional\w*|verbal\w*|califico|qualify|cuenta|count)\b/,
  },
  {
    kind: "lie",
    said: [
      /\b(?:vaya|ir|va|vay|mando|mandar|manda|entre|send|sending|goes?|went|show up)\b.*\b(?:en mi lugar|por mi|con mi (?:carta|nombre|identificacion|cita)|haciendose pasar|in my place|instead of me|as me|with my (?:letter|name|id))\b/,
      appointment,
      /\b(?:gemel\w+|twin|se parece|parecid\w+|looks like me|otra persona|somebody else|someone else|arresto|arrest|record|no quiero que (?:vean|salga)|haciendose pasar|pase por|saque (?:mejor|buena)|habla mejor)\b/,
    ],
    unless: rightly,
  },
  {
    kind: "sham",
    said: [
      /\b(?:hago|hacer|hacemos|haga|armo|armar|armamos|consigo|invent\w+|escrib\w+|make|create|write|fake|get)\b(?: \w+){0,4} (?:recibos?|contratos?|cuentas?|fotos?|pruebas?|evidencia|guion|receipts?|lease|bills?|photos?|evidence|script|proof)\b/,
      /\b(?:(?:ya )?(?:estamos|llevamos|andamos)(?: \w+){0,4} separad\w+|no (?:vivimos|dormimos|estamos) (?:junt\w+|de verdad)|(?:dont|do not|never|not) (?:really |actually )?(?:live|living|lived) together|only (?:needs|wants|for) the (?:papers|green card)|solo (?:quiere|es) (?:por )?(?:los )?papeles)\b/,
      /\b(?:no se note|que (?:crean|parezca|piensen|vean|coincid\w+)|a nombre de los dos|answers? match|looks? (?:real|like)|think (?:its|it is|we)|both (?:our )?names|guion|script)\b/,
    ],
    unless: rightly,
  },
  {
    kind: "forge",
    said: [
      /\b(?:photoshop\w*|con (?:la|una|mi) (?:compu|computadora|app|aplicacion)|corrector|borrador|le (?:tapo|borro|cambio|quito|pego|edito)|tapo|edito|white ?out|edit|erase|cover up|change the)\b/,
      /\b(?:papel|papeles|documento|carta|forma|sello|fecha|i ?94|i ?220a?|permiso|mica|acta|pasaporte|paper|document|letter|form|stamp|date|notice|permit|card|passport)\b/,
      /\b(?:cuel[ae]\w*|cuela|pas[ae](?:ra|n)? (?:para|la|el|en)|crees que (?:pase|sirva|cuele|jale)|no se (?:note|den cuenta|dan cuenta)|para que (?:diga|parezca|salga)|so (?:it|that it) (?:says|looks)|will it (?:pass|work)|nobody notices|without (?:them|anyone) noticing)\b/,
    ],
    unless: rightly,
  },
  {
    kind: "forge",
    said: [
      /\b(?:actas?|partidas?|registro civil|fe de bautismo|birth (?:certificate|record))\b/,
      /\b(?:(?:dos|tres|cuatro|\d+) (?:anos|anitos) (?:menos|mas)|(?:menos|mas) (?:edad|anos)|otra (?:edad|fecha)|years? younger|younger|older|another (?:age|date))\b/,
      /\b(?:arregl\w+|sac\w+|hag\w+|hac\w+|consig\w+|cambi\w+|compr\w+|make|makes|get|gets|change|buy)\b/,
    ],
    unless: new RegExp(`${rightly.source}|${wrongAlready.source}`),
  },
];
