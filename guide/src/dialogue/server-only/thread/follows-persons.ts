/** What a few words mean of this person's own case: leaving with a case that waits, a petition for somebody who crossed, a card that is still good. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { goesAndComes } from "#guide/dialogue/server-only/outright/persons.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { homeland } from "#guide/dialogue/server-only/told/fact-cases.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";

const begin =
  "^(?:(?:y|e|pero|and|but|so|ok|okay|bueno|entonces|pues|oiga|oye|ahora|tambien|then|es que|digo|mire|mejor|que pasa|what happens|what|en ese caso) )*";
const may =
  "(?:(?:si|puedo|podria|podre|debo|quiero|quisiera|necesito|tengo que|pienso|voy a|if|can i|could i|may i|should i|do i have to|want to|need to|what if|i) )+";
const leaves =
  "(?:me |nos )?(?:ir(?:me)?|voy|vamos|viaj(?:o|ar)|sal(?:go|ir)|visit(?:o|ar)|regres(?:o|ar(?:me)?)|vuelv[oa]|volver|go|travel|leave|visit|fly|return)";
const abroad = `(?:a|al|para|pa|de|to|in|back)? ?(?:(?:visitar|ver|see|visit|back to) )?(?:${homeland}|alla|fuera(?: del pais)?|out of the country|abroad|home|(?:ver )?(?:a )?(?:mi|mis|my) (?:mama|papa|papas|padres|madre|padre|h?ij[oa]s?|familia|abuel[oa]s?|herman[oa]s?|espos[oa]|tierra|rancho|pueblo|mom|dad|parents|mother|father|kids?|family|grand\\w+|brother|sister|wife|husband))`;
/** "¿Y puedo ir a México a ver a mi mamá?" */
const asksTrip = new RegExp(`${begin}${may}${leaves}(?: \\w+){0,2} ${abroad}\\b`);
/** "¿Tengo que irme o no?" */
const asksToStay =
  /\b(?:(?:me )?tengo que (?:irme|ir del pais|salir(?:me)?)(?! (?:a|al|con|por|en) )|debo (?:irme|salir)|me (?:tengo que|debo|puedo) (?:ir|quedar)|me voy o (?:no|me quedo)|me (?:van|pueden) a (?:sacar|correr)|(?:do|must|should) i (?:have to )?(?:leave|go)|can i stay|puedo quedarme|have to leave)\b(?:(?! (?:corte|cita|court|appointment|entrevista|interview)\b).){0,30}$/;
const onFoot =
  "(?:rio|cerro|monte|desierto|linea|frontera|muro|mojad[oa]|brinc\\w+|(?:sin|without) (?:papeles|documentos|inspeccion|revision|permiso|visa|papers|documents|inspection|a visa)|indocumentad[oa]|coyote|ilegal\\w*|illegally|caminando|a pie|river|desert|border|on foot)";
const them =
  "(?:el|ella|ellos|mi (?:mama|papa)|mis (?:papas|padres)|he|she|they|my (?:mom|dad|mother|father|parents))";
const mustLeave =
  /^(?:(?:y|e|entonces|pues|pero|o sea|and|so|then|but|que|si) )*(?:(?:el|ella|ellos|mi \w+|he|she|they|my \w+) )?(?:(?:se |le |les )?(?:tienen? que|debe[n]?(?: de)?|toca|va[n]? a tener que|necesitan?) (?:salir|irse|ir(?!\w))|(?:does|do|must|will|would|has|have)(?: (?:he|she|they|my \w+))?(?: (?:have|need))? ?(?:to )?(?:leave|go back|go))\b(?: \w+){0,4}$/;
/** In the first person, and without an officer. */
const cameUnseen = new RegExp(
  `^(?:(?:yo|pero|y|es que|pues|no|i|but|and) )*(?:cruce|entre|brinque|pase|vine|me meti|crossed|came(?: in)?|entered)\\b(?: \\w+){0,4} ${onFoot}`,
);
/** "¿Y si me regreso a Venezuela?" */
const goesHome = new RegExp(
  `\\b(?:si|if)\\b(?: (?:mejor|yo|i|just))* (?:me (?:regreso|voy|devuelvo|salgo|fuera)|regreso|vuelvo|i? ?(?:go|return|leave|went))(?: \\w+){0,2} (?:(?:a|para|pa|to|back to|al) )?(?:${homeland}|alla|solo|sola|por mi cuenta|home|on my own|back)\\b`,
);
/** "¿Y si se va a su país y entra con visa?" */
const theyGoAndCome =
  /\b(?:si|if)\b(?: \w+){0,2} (?:se va|sale|se regresa|va|goes|leaves)\b.*\b(?:entra\w*|regresa\w*|vuelve|visa|comes? (?:back|in)|returns?)\b/;
const theyLeave = new RegExp(`${mustLeave.source}|${theyGoAndCome.source}`);
const settled: readonly Fact[] = ["resident", "citizen"];
const asylumTalk = idSet(
  "permiso-trabajo-asilo asilo-general asilo-un-anio entrevista-asilo cuotas-asilo-2025 renovar-permiso-extension biometricos estado-del-caso nta-corte arreglar-papeles chnv-parole-fin check-in-ice permiso-trabajo-general cambio-direccion llamadas-estafa miedo-creible salida-voluntaria",
);
const permits = idSet("renovar-permiso-extension permiso-trabajo-general permiso-trabajo-asilo");
const parents = idSet("pedir-papas");

const wasIll =
  /\b(?:hospital\w*|internad[oa]|enferm\w+|operad[oa]|operaron|accidente|coma|cancer|depresion|sick|surgery|ill)\b/;

export const personFollows: readonly Follow[] = [
  {
    open: idSet(`${[...asylumTalk].join(" ")} viajar-advance-parole`),
    told: ["asylumFiled"],
    without: [...settled, "order", "abroad"],
    said: asksToStay,
    unless: /\b(?:mi (?:espos[oa]|mama|papa|hij[oa]|herman[oa])|my (?:wife|husband|mom|dad|son|daughter))\b/,
    tell: "asylum-stay",
    urgency: "leaving",
  },
  {
    open: idSet([...asylumTalk].filter((id) => id !== "asilo-general").join(" ")),
    told: ["asylumFiled"],
    without: [...settled, "order", "abroad"],
    said: asksTrip,
    unless:
      /\b(?:permiso|parole|permit|corte|court|entrevista|interview|cita|appointment|abogad\w+|lawyer)\b/,
    tell: "asylum-leaving",
    urgency: "leaving",
  },
  ...(["noAsylum", "parole"] as const).map(
    (one): Follow => ({
      open: idSet(
        "asilo-un-anio asilo-general arreglar-papeles chnv-parole-fin no-relative salida-voluntaria viajar-advance-parole tps turista-vencido",
      ),
      told: [one],
      without: [...settled, "asylumFiled", "pending485", "order", "court", "abroad", "daca"],
      said: goesHome,
      tell: "leave-no-case",
      urgency: "leaving",
    }),
  ),
  {
    // The parole has ended; the asylum case has not.
    open: idSet("chnv-parole-fin llamadas-estafa salida-voluntaria"),
    opened:
      /\b(?:correo|email|e mail|mensaje|carta|aviso|notice|letter|salir|irme|leave|terminat\w+|cancel\w+)\b/,
    told: ["asylumFiled"],
    without: [...settled, "order", "abroad"],
    fact: true,
    said: /\b(?:asilo|asylum|i ?589)\b/,
    tell: "asylum-stay",
    urgency: "leaving",
  },
  ...(["crossed", "undocumented", "visa"] as const).map(
    (one): Follow => ({
      open: null,
      told: [one],
      without: [...settled, "asylumFiled", "pending485", "order", "reentry", "twice", "daca", "abroad"],
      said: goesAndComes,
      tell: "go-and-return",
      urgency: "leaving",
    }),
  ),
  {
    open: idSet("parent-crossed child-parent-crossed resident-parents resident-parent-abroad"),
    told: ["parentCrossed"],
    said: mustLeave,
    tell: "parent-must-leave",
  },
  {
    open: idSet("parent-crossed child-parent-crossed"),
    said: theyLeave,
    tell: "parent-must-leave",
  },
  { open: idSet("spouse-crossed"), said: theyLeave, tell: "spouse-must-leave" },
  {
    // Told of the parent who is asked for: how that one came in decides.
    open: parents,
    opened: /\b(?:mi|mis|my|a mi) (?:mama|papa|papas|padres|madre|padre|mom|dad|mother|father|parents)\b/,
    fact: true,
    said: new RegExp(
      `\\b${them}(?: si| ya)? (?:entro|entraron|cruzo|cruzaron|paso|pasaron|vino|vinieron|llego|llegaron|brinco|came|crossed|entered)\\b(?: \\w+){0,4} ${onFoot}`,
    ),
    without: ["order", "reentry", "twice", "deported", "army", "oldPetition", "grownCitizenChild"],
    tell: "parent-crossed",
  },
  {
    // A resident petitions for no child who is married, whatever the age.
    open: idSet(
      "entre-sin-inspeccion-245i resident-parent-adult resident-parent-crossed inmediato-vs-preferencia hijos-hijastros arreglar-papeles pedir-papas ajuste-familiar",
    ),
    told: ["parentResident"],
    without: ["parentCitizen", "spouseCitizen", "citizen", "resident", "order", "reentry"],
    fact: true,
    said: /\b(?:soy|estoy|ya estoy|sigo|im|i am)(?: \w+)? (?:casad[oa]|married)\b|\b(?:me case|tengo (?:espos[oa]|marido)|i got married)\b|\b(?:anos|years old|\d+)(?: y| and| ,)? (?:casad[oa]|married)\b/,
    unless:
      /\b(?:no|nunca|not|never|si me) (?:\w+ )?(?:casad[oa]|caso|case|married)\b|\bsolter[oa]\b|\bsingle\b/,
    tell: "resident-parent-married",
  },
  {
    open: idSet("reentry reingreso-tras-deportacion"),
    told: ["reentry", "asylum"],
    said: /\b(?:si|if)\b(?: \w+){0,2} (?:no (?:voy|me presento|asisto)|falto|(?:dont|do not) go|skip|miss)\b|\b(?:voy o no|debo ir|tengo que ir|should i go|do i have to go)\b/,
    tell: "appointment-after-removal",
    urgency: "order",
  },
  {
    open: idSet("anothers-visa"),
    said: /\b(?:(?:lo |se lo |eso )?(?:tengo|hay|debo) (?:que |de )?(?:lo )?(?:decir\w*|contar\w*|poner\w*|confes\w*)|(?:lo|eso) (?:digo|cuento|pongo)|(?:mejor )?no (?:lo )?(?:digo|decir\w*|pongo)|(?:do|should|must) i (?:have to )?(?:tell|say|mention|admit|put)|se (?:dan|darian|van a dar) cuenta|will they (?:know|find out))\b/,
    tell: "anothers-visa-tell",
  },
  {
    // Past its day already: "yes, while it lasts" would be read as a yes.
    open: permits,
    opened:
      /\b(?:(?:se )?(?:me )?(?:ya )?(?:vencio|caduco|expiro)|vencid[oa] (?:desde|ayer|hace|el)|(?:has |already |it )?expired (?:yesterday|last|on|\w+ (?:days|weeks|months) ago))\b/,
    said: /\b(?:seguir|sigo|puedo|can|keep|continue|still)\b(?: \w+){0,3} (?:trabaj\w+|work\w*)\b/,
    unless: /\b(?:asilo aprobado|soy (?:asilad|refugiad|resident)\w*|daca|tps|mientras|while)\b/,
    without: ["permitValid", "resident", "asylee"],
    items: ["renovar-permiso-extension/work-after-expired"],
  },
  {
    open: permits,
    told: ["permitValid"],
    said: /\b(?:seguir|sigo|puedo|can|keep|continue|still)\b(?: \w+){0,3} (?:trabaj\w+|work\w*)\b|\b(?:tengo que|debo|do i have to) (?:dejar de trabajar|parar|stop)\b/,
    unless: /\b(?:despues|cuando (?:se )?venz\w+|after|once it expires|when it expires|vencido)\b/,
    tell: "permit-still-valid",
  },
  {
    open: idSet("fianza encontrar-detenido bond-payer"),
    said: /\b(?:pag(?:o|ar(?:la|lo)?|arl[oa]s?)|pay|sponsor)\b/,
    told: ["undocumented"],
    without: ["heldSelf"],
    unless: /\b(?:abogad\w+|lawyer|cuanto|how much|devuelv\w+|regresan)\b/,
    tell: "bond-payer",
  },
  {
    // Three years in this status are over: what "after 3 years" means today.
    open: idSet("visa-u u-approved u-three-years"),
    told: ["uThreeYears"],
    without: settled,
    said: /\b(?:residencia|mica|green ?card|i ?485|residente|residence)\b/,
    unless: /\b(?:cuanto|how (?:much|long)|papeles|documents|h?ij[oa]s?|espos[oa]|mama|papa)\b/,
    tell: "u-now",
  },
  {
    // Asked how who speaks came in, and told only later: the way that a checked entry opens is closed.
    open: idSet("ajuste-familiar"),
    fact: true,
    chosen: /hijo/,
    said: cameUnseen,
    without: [
      "order",
      "reentry",
      "twice",
      "visa",
      "parole",
      "army",
      "oldPetition",
      "spouseCitizen",
      "returnedWithPermission",
    ],
    tell: "child-21-parent-crossed",
    urgency: "leaving",
  },
  {
    open: idSet("ajuste-familiar overstay-citizen-spouse"),
    fact: true,
    told: ["crossed"],
    said: cameUnseen,
    without: [
      ...(["order", "reentry", "twice", "visa", "parole", "army", "oldPetition", "othersPapers"] as const),
      ...([
        "spouseCitizen",
        "spouseResident",
        "grownCitizenChild",
        "returnedWithPermission",
        "crime",
      ] as const),
    ],
    tell: "entre-sin-inspeccion-245i",
  },
  {
    open: idSet("salida-voluntaria signed-regret"),
    opened: /\b(?:firm\w+|sign\w*)\b/,
    said: /\b(?:todavia|aun|sigue|siguen|still)\b(?: \w+){0,4} (?:ahi|alli|alla|adentro|detenid[oa]|aqui|sac\w+|deport\w+|there|here|inside|in|detained)\b|\bno (?:lo|la|l[oa]s) (?:han|ha) (?:sacado|deportado|mandado)\b|\b(?:hasnt|havent|not) (?:been )?(?:deported|removed|left)\b/,
    without: ["heldSelf", "abroad"],
    tell: "signed-regret",
    urgency: "sign",
  },
  {
    open: idSet("visa-u u-approved u-three-years u-now"),
    said: /^(?:(?:y|and|pero|but|tambien|oiga|also) )*(?:(?:que (?:pasa|hay) con|puedo (?:traer|incluir|meter|pedir|agregar)|puede (?:entrar|venir)|entra|what about|can i (?:bring|include|add|petition)) )?(?:a )?(?:mi|mis|my) (?:mama|papa|papas|padres|madre|padre|mom|dad|mother|father|parents|herman[oa]s?|brother|sister|siblings)\b(?: (?!(?:l[oae]|tiene|pidio|es|fue|sufrio|has|was|got|acus\w+|golpe\w+|peg\w+)\b)\w+){0,7}$/,
    tell: "u-family",
  },
  {
    open: idSet("cancelacion-de-deportacion arreglar-papeles consultar-caso-corte ten-years-sold"),
    opened:
      /\b(?:no|sin|ningun) (?:tengo |i have |have a )?(?:court case|court|caso|corte)\b|\b(?:10|diez|ten)\b(?: \w+){0,3} (?:anos|years?|ley|law)\b|\b(?:ley|law)\b(?: \w+){0,4} (?:10|diez|ten)\b/,
    said: /\b(?:como|how)\b(?: \w+){0,4} (?:llego|llegar|voy|ir|mandan|manden|meto|get|go|be sent|end up|put)\b(?: \w+){0,4} (?:corte|juez|court|judge)\b|\bque me (?:manden|lleven) (?:a (?:la )?corte|con (?:el|un) juez)\b/,
    without: ["court", "order"],
    tell: "not-yet-to-court",
  },
  {
    open: idSet("pedir-esposo partner-unmarried ajuste-familiar overstay-citizen-spouse spouse-asks-for-me"),
    told: ["spouseCitizen"],
    without: ["citizen", "resident", "crossed", "order", "reentry", "twice", "othersPapers", "abroad"],
    said: /\b(?:(?:nos|me) (?:casamos|caso|vamos a casar|voy a casar)|(?:despues de |ya )?(?:la boda|casad[oa]s)|we (?:get|are getting|will be|marry|are going to get) ?(?:married)?|after (?:the wedding|we marry))\b.*\b(?:papeles|formas?|formularios?|primero|mand\w+|met\w+|pap(?:er|ers)|forms?|first|file|send|next|que (?:hago|sigue|hacemos))\b|\b(?:que|cual(?:es)?|which|what) (?:papeles|formas?|formularios?|forms?|papers)\b.*\b(?:primero|casad\w+|casamos|boda|first|married|wedding)\b/,
    tell: "wed-then-file",
  },
  {
    // Both are told: "and can I" is answered for that couple, and not once more for everybody.
    open: idSet("ajuste-familiar"),
    told: ["visa", "spouseCitizen"],
    without: [
      ...([
        "order",
        "reentry",
        "twice",
        "crossed",
        "esta",
        "othersPapers",
        "court",
        "citizen",
        "resident",
      ] as const),
      ...(["arrested", "convicted", "falseClaim", "abroad", "livesApart", "divorcing"] as const),
    ],
    said: /^(?:(?:so|then|and|entonces|o sea|pues|y|ok|bueno|que) )*(?:si |ya )?(?:can i|could i|am i able to|puedo|podria|podre|se puede|califico|do i qualify)(?: (?:then|ya|yo|entonces))*(?: (?:get|apply|file|ask|arreglar\w*|sacar\w*|pedir\w*|tener|meter\w*|adjust)(?: \w+){0,5})?$/,
    tell: "overstay-citizen-spouse",
  },
  {
    // Of two years of marriage and a card that ends: the I-751's price, whoever signs.
    open: idSet("renovar-green-card residencia-condicional two-year-alone two-year-card"),
    opened:
      /\b(?:(?:me|nos) cas(?:e|amos) hace (?:un ano|2|dos|casi dos|ano y medio)|married (?:two|2|almost two) years ago|condicional|conditional|(?:2|dos|two) (?:anos|year))\b/,
    said: /^(?:(?:y|pero|and|so|entonces) )*(?:cuanto (?:cuesta|es|sale|vale|cobran|pago)|how much|que precio|what does it cost)\b/,
    items: ["residencia-condicional/std-cost-two-year-alone", "residencia-condicional/fee-cannot-pay"],
  },
  {
    open: idSet("perdi-o-me-negaron"),
    said: /\b(?:(?:esta|viene|vino|es|todo|is|its|all) (?:todo |toda )?(?:en|in) (?:ingles|english)|no (?:le )?entiend\w+|no (?:se|la) (?:entiend\w+|leer|leo)|(?:cant|dont|do not) (?:read|understand) it)\b/,
    unless: /\b(?:examen|entrevista|test|interview|traduc\w+|translat\w+)\b/,
    tell: "denied-letter-english",
  },
  {
    open: idSet("sij-jovenes"),
    opened: /^(?!.*\b(?:abandon\w+|dejo|murio|sij|juvenil|died|left)\b)/,
    told: ["under21"],
    fact: true,
    said: /\b(?:murio|fallecio|abandono|nos dejo|me dejo|no (?:lo )?conozco|died|passed away|abandoned|left (?:me|us))\b/,
    unless: /\b(?:mi hij[oa]|mi sobrin[oa]|mi espos[oa]|my (?:son|daughter|nephew|niece|husband|wife))\b/,
    tell: "sij-here",
    urgency: "other",
  },
  {
    open: idSet("menor-no-acompanado nta-corte"),
    opened:
      /\b(?:mi|my) (?:h?ij[oa]|nin[oa]|sobrin[oa]|niet[oa]|herman[oa]|son|daughter|nephew|niece|kid|child)\b.*\b(?:corte|juez|court|judge)\b/,
    fact: true,
    said: /\b(?:vive|esta|viene viviendo|lives?|is|living)\b(?: \w+){0,2} (?:conmigo|con nosotros|en mi casa|aqui|with me|with us|here)\b/,
    tell: "child-court-with-me",
    urgency: "court",
  },
  {
    // The immigration judge's court, though the juvenile visa is what is open.
    open: idSet("sij-jovenes menor-no-acompanado nta-corte child-court-with-me"),
    opened:
      /^(?=.*\b(?:corte|juez|court|judge|nta)\b).*\b(?:h?ij[oa]|nin[oa]|sobrin[oa]|niet[oa]|herman[oa]|menor|son|daughter|nephew|niece|kid|child)\b/,
    said: /\b(?:llevarl[oa]|l[oa] llevo|acompanarl[oa]|l[oa] acompano|ir con (?:ella|el|mi)|entrar con|take (?:him|her)|go with (?:him|her)|bring (?:him|her))\b/,
    unless:
      /\b(?:juez (?:de|del) (?:familia|estado|condado)|family court|state court|custodia|custody|guardianship|tutela|escuela|school|doctor)\b/,
    tell: "child-court-with-me",
    urgency: "court",
  },
  {
    open: idSet(
      "menor-no-acompanado asilo-general miedo-creible refugiados parole-humanitario reingreso-tras-deportacion",
    ),
    said: /\b(?:pag(?:o|ar\w*|ando|ue)|pay|paid|paying)\b(?: \w+){0,4} (?:coyotes?|polleros?|guia|smugglers?)\b|\b(?:coyotes?|polleros?|smugglers?)\b(?: \w+){0,4} (?:cobra\w*|pag\w+|dinero|mil|charg\w+|pay)\b/,
    unless: /\b(?:me (?:estafo|robo|violo)|secuestr\w+|amenaz\w+|kidnap\w*|threat\w*)\b/,
    tell: "smuggler-pay",
  },
  {
    // What is left is left, and not what has passed.
    open: idSet("perdi-o-me-negaron"),
    fact: true,
    said: /\b(?:(?:me|nos) quedan?|tengo|faltan|i have|ive got|we have|got)(?: (?:solo|como|nomas|unos|todavia|only|just|about|like))* (?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|diez|quince|veinte|a few|two|three|ten|twenty) (?:dias?|semanas?|days?|weeks?)(?: left| mas| more| to \w+| para \w+)?$/,
    unless: /\b(?:hace|llevo|ago|since|pasaron|passed)\b/,
    tell: "days-left",
    urgency: "other",
  },
  {
    open: idSet("asilo-general"),
    told: ["late"],
    fact: true,
    said: wasIll,
    without: ["asylumFiled"],
    tell: "hospital-late-asylum",
    urgency: "other",
  },
  {
    open: idSet("asilo-un-anio"),
    fact: true,
    said: wasIll,
    without: ["asylumFiled"],
    tell: "hospital-late-asylum",
    urgency: "other",
  },
];
