/**
 * A wish for status in plain words, wherever it stands in a story: "soy cubano y quiero la residencia", "what would it take to get a
 * green card". Asked about first, however clear a subject the story tells besides. Server only; a browser's guide has no room for it.
 */
const papers =
  "(?:papeles|resi|residen[cs]ia(?: permanente)?|mica|tarjeta verde|green ?card|grin ?card|estat[ui]s(?: (?:legal|permanente|migratorio))?|documentos migratorios|situacion(?: migratoria| legal)?|estancia|estadia)";
const whose =
  "(?:la|mi|mis|los|las|un|una|el|unos|sus|su|algun|nuestros|nuestra|nuestro|buenos|lo de (?:mi|la|los|mis)|por)";
const mine =
  "(?:(?:(?:a|de|para) )?(?:mi|mis|su|sus|nuestr[oa]s?|el|la|un|una) (?:espos[oa]|marido|mujer|senora|mama|papa|papas|padres|jef(?:e|a|es)|hij[oa]s?|nin[oa]s?|herman[oa]s?|prim[oa]|ti[oa]|novi[oa]|pareja|cunad[oa]|suegr[oa]s?|abuel[oa]s?|muchach[oa]s?|familia) )?";
const get =
  "(?:sac(?:o|a|ar|arle|arles|amos)|consig(?:o|ue|uen|amos|uir)|conseg(?:uir|uirle|uirles)|obten(?:go|er|erle)|obtiene|agarr(?:o|ar|amos)|ten(?:er|ga|gan|go|gamos)|tiene|gan(?:ar|o)|arregl(?:o|a|ar|arme|arle|arles|arnos|amos|e|en|arse)|compon(?:er|go|erme)|lograr?|logro|alcanz(?:o|ar)|den?|dan|darme|darnos|darle|recib(?:ir|o))";
const want =
  "(?:quiero|quiere|quieren|queremos|quisiera|quisieramos|necesito|necesita|necesitamos|ocupo|ocupa|ocupamos|busco|buscamos|deseo|me gustaria|sueno con|anhelo|ando (?:buscando|queriendo))";
const can =
  "(?:puedo|puede|pueden|podemos|podria|podrian|podriamos|podre|podra|se puede|se podra|chance(?: de)?|(?:forma|manera|modo|posibilidad|esperanza|probabilidad|oportunidad|camino|opcion|algo|chanza)(?: (?:de|para|pa))(?: que)?|que (?:hago|hay que hacer|se necesita|se ocupa|ocupo|necesito|hacemos|tengo que hacer) (?:para|pa)(?: que)?|como (?:le hago|le hacemos|le hace|hago|hacemos|se hace|hace uno|le puedo hacer)(?: uno| yo)? (?:para|pa)(?: que)?)";
const how = "(?:como|de que (?:forma|manera|modo)|por donde)";
const pronouns = "(?:(?:yo|ya|uno|me|nos|le|les|se|el|ella|ellos|tambien|algun dia|aqui|de veras|asi) ){0,3}";

const english = {
  want: "(?:want|wanna|need|would like|id like|hope|hoping|trying|try|looking|able|way|chance|path|possible|options?|how (?:do|can|could|would|does|might)(?: \\w+){1,4}?|how|can (?:i|he|she|we|they|my \\w+|someone(?: \\w+){0,3})|could (?:i|he|she|we|they|my \\w+)|what (?:would|does|do|will) (?:it|i|we|he|she|they) (?:take|need|have to do)(?: to do)?|what can (?:i|we) do)(?: (?:for|there))?(?: (?:me|us|him|her|them|my \\w+))?",
  papers:
    "(?:papers|green ?cards?|(?:legal |permanent |immigration |lawful )*(?:status|residen(?:cy|ce|ts?))|legal(?:ly|ized)?|legalized|documented)",
  whose: "(?:(?:my|his|her|our|their|a|an|the|some|any|to be a|u s|us) )*",
};

const wishes: readonly RegExp[] = [
  // "quiero la residencia", "queremos que tenga papeles", "quiero ver cómo saco mi mica"
  new RegExp(
    `\\b${want} (?:(?:ver|saber) (?:si|como) )?(?:que )?(?:ya )?${mine}${pronouns}(?:${get} )?(?:(?:ya|tambien|al fin) )?(?:${whose} )?${papers}\\b`,
  ),
  // "¿cómo consigo un estatus?", "¿cómo puedo conseguir papeles?"
  new RegExp(
    `\\b${how} (?:es que )?(?:puedo |puede |podemos |podria |podriamos |pueden )?${pronouns}${mine}${get} ${mine}(?:${whose} )?${papers}\\b`,
  ),
  // "¿hay forma de sacar papeles?", "¿puedo tener la residencia?"
  new RegExp(`\\b${can} ${mine}${pronouns}${get} ${mine}(?:${whose} )?${papers}\\b`),
  // "¿habrá chance de papeles?"
  new RegExp(
    `\\b(?:chance|chanza|esperanza|posibilidad|oportunidad|opcion|camino|forma|manera|modo)(?:es)? (?:de|para|pa|a) (?:${whose} )?${papers}\\b`,
  ),
  // "hay forma de arreglar", "puedo arreglar"
  new RegExp(
    `\\b(?:${can}|${how}) ${mine}${pronouns}arregl(?:ar|arme|arnos|arse|arle|arles|o|amos|a)(?= (?:aqui|yo|a mi|a mis|asi|si|sin|por|con|aunque|porque|o |ya|algun|para (?:quedar|estar))|$)`,
  ),
  // "puedo ser residente", "cómo me hago residente", "se hace uno residente"
  /\b(?:ser|sea|seas|sean|seamos|hacer(?:me|nos|se|lo|la|le)?|hago|hacemos|hace(?: uno)?|haga|hagan|vuelv[oa]|volver(?:me|nos|se)|convert\w+ en|llegar a ser) (?:ya |uno |una |un |ciudadan[oa] o )?(?:resid[ei]n\w*e?s?|legal(?:es)?)\b/,
  // "queremos quedarnos legales"
  /\b(?:quedar(?:me|nos|se)?|quedo|quedamos|quede|quedemos|estar|este|vivir|vivamos|ande|andar|permanecer) (?:ya |aqui |en (?:este pais|estados unidos|los estados unidos) |de forma |de manera |en forma )*(?:legal(?:es|mente)?|en regla|con papeles|derech[oa]s?)\b/,
  /\b(?:legaliz|regulariz|lejaliz|regularis|legalis|lejalis)(?:ar|arme|arnos|arse|arlo|arla|arle|arlos)\b/,
  /\b(?:legaliz|regulariz|lejaliz|regularis|legalis|lejalis)(?:o|amos|a|an|e|en|emos)\b/,
  // "que ya no sea ilegal", "to not be illegal"
  /\b(?:(?:ya )?no|dejar de|nunca mas) (?:sea|seamos|sean|ser|andar|estar|este|quiero ser) (?:ilegal(?:es)?|indocumentad[oa]s?|mojad[oa]s?)\b|\bnot (?:to )?be (?:illegal|undocumented)\b/,
  // "mica para mi mamá", "¿hay residencia para los nicaragüenses?"
  new RegExp(
    `(?:^|\\b(?:hay|habra|existe|oiga|hola|is there|are there) )(?:una? |la )?${papers} (?:para|pa|for) (?:mi|mis|los|las|nosotros|un|una|gente|uno|my|us|me|people|\\w+(?:[aeo]s))\\b`,
  ),
  /\b(?:que|cuales|alguna?) (?:beneficios?|opciones|opcion|caminos?|ley|alivios?|programas?) (?:hay|tiene|tenemos|existe) (?:para|pa) .*\b(?:anos|papeles|indocumentad[oa]s?|estatus|documentos)\b/,
  /\b(?:caso|casarme|casamos|casara)\b.* (?:soy|seria|sere|quedo|me hago|me vuelvo) (?:ya )?(?:resident\w*|legal)\b/,
  /\b(?:what|which|any) (?:visas?|permits?|status|options?|ways?|relief)\b.*\b(?:illegal(?:ly)?|undocumented|without papers|no papers)\b/,
  /\bhelp\w* (?:me|him|her|us|them|my \w+) (?:to )?(?:get|fix|with) (?:(?:my|his|her|our|their|the|a|some) )*(?:papers|green ?card|status|residency)\b/,
  /\b(?:undocumented|illegal|no papers|without papers)\b.*\b(?:become|becoming|get|be) (?:a )?(?:citizen|resident|legal)\b/,
  // "I want papers", "how can my mom get a green card", "what would it take to get legal status"
  new RegExp(
    `\\b${english.want} (?:\\w+ )?(?:to )?(?:${english.whose})?(?:(?:get|getting|obtain|obtaining|become|becoming|be|have|having|fix|fixing|sort out|receive|stay|stays|live|gets|becoming|apply for)(?: (?:him|her|them|us|here|my \\w+|in (?:this country|the us|america)))? )?(?:${english.whose})?${english.papers}\\b`,
  ),
  /\b(?:path|way|route|road|pathway)s? (?:to|for) (?:get(?:ting)? |becom(?:e|ing) |obtain(?:ing)? )?(?:(?:my|a|an|his|her|our|legal|permanent|lawful|the) )*(?:residen(?:cy|ce|t)|green ?card|status|papers|legal)\b/,
  /\b(?:fix|sort out|straighten out|regularize|legalize) (?:(?:my|our|his|her|their|the|immigration|legal) )*(?:papers|status|situation|stay|immigration)\b/,
];

/** A named procedure or form, a paper that one has already, a case under way or refused, or another affair with the same words. */
const namedAffair = new RegExp(
  [
    "\\b(?:",
    [
      // Had already, or on its way.
      "renov\\w+|renew\\w*|renob\\w+|renueb\\w+|perdi|perdio|pierdo|perder|lose|lost|stolen|rob(?:aron|ada|o)|extravi\\w+|reponer|replace\\w*|venc[ei] (?:la|mi) mica|mica (?:se )?(?:\\w+ )?ven\\w+|condicional\\w*|condicion\\w*|conditions?|removal of conditions",
      "(?<!asilo |asilad[oa] )pendientes?|(?<!asylum )pending(?! asylum)|en (?:tramite|proceso)|ya (?:meti|metimos|mande|mandamos|aplique|aplicamos|pedi|solicite|gane|me la dieron|me dieron|tengo (?:la|mi) (?:residencia|mica)|soy residente|somos residentes)|me llego|nos llego|negaron|denegaron|nego|denied|rechaz\\w+|(?:gane|gano|ganamos|won|got|dieron|have|with) (?:el |mi |my |the )?(?:asilo|asylum)|aprobaron|approved|granted|asilad[oa]s?|asylee|refugiad[oa]s?|refugee|withholding",
      "soy residente|somos residentes|i am a (?:legal |lawful |permanent )*resident|i have (?:a|my) green ?card|tengo (?:la|mi) (?:residencia|mica|green ?card)|tenia (?:la|mi) (?:residencia|mica)|cuando (?:me|nos|le) (?:llega|dan|toca)|resident(?:e|es)? desde",
      // Asked about by name.
      "naturaliz\\w+|ciudadania|citizenship|examen|interview|entrevista|cita|huellas|biometric\\w*|i\\d{3}\\w*|n\\d{3}|itin|ajuste de estatus|ajustar|adjust\\w*|boletin|bolerin|bulletin|advance parole|permiso (?:de|para) (?:trabaj\\w+|viaj\\w+|salir)|work permit|perdon|waiver|i220a",
      "pedir a|pido a|petition|peticionar|pedirle|pedirlo|pedirla",
      // A price, a copy, a swindle, a harm to it.
      "cuanto (?:cuesta|cobran|sale|vale|tarda|cobra)|how (?:much|long)|falsos?|fals[ao]s?|fake|copia|traduc\\w+|notari[oa]|gestor|estafa\\w*|scam|comprar|compr[eo]|vende\\w*|afect\\w+|perjudic\\w+|friega|carga publica|estampillas|medicaid|fraude|fraud",
      "licencia|license|escuela|school|kinder|primaria|hospital|doctor|medico|irs|seguro social|social security|banco|carro|troca|camioneta|casa propia|negocio|propinas?|no (?:me|nos) (?:pag\\w+|quieren? pagar)|sueldo",
      // Ways of their own that hang on neither question, and what is urgent.
      "viud[oa]s?|enviud\\w+|widow\\w*|divorci\\w+|divorce\\w*|separ(?:e|amos|ad[oa]s)|pegaba|pega|golpe\\w*|maltrat\\w*|humill\\w*|insult\\w*|controla\\w*|abus\\w+|hits?|beat\\w*|hit me",
      "arrest\\w+|detenid[oa]s?|detained|detuv\\w+|deportad[oa]s?|deportaron|deported|orden de|removal order|audiencia|corte|court|juez|judge|nta|fianza|dui|felon\\w*|delito|record|robo",
      "viajar|travel|boleto|vuelo|avion|juarez|consulad[oa]|consulate|embajada|embassy",
      "(?:legaliz|apostill)\\w* (?:un|una|el|la|mi|este|esta|los|las|mis) (?:firma|documento|acta|titulo|diploma|poder|carta|papel|certificado|boda|matrimonio|union)s?",
    ].join("|"),
    ")\\b",
  ].join(""),
);
/** Said of another thing: "sin ser residente", "trabajar legal", "dejar de ser residente". */
const otherSense =
  /\b(?:cuando|hasta que|once|when|after) (?:ya )?(?:yo )?(?:sea|seamos|i am|im|i become|we are) (?:ya |a |una )*(?:legal |permanent )?resident\w*|\b(?:sin|de|por|al|tras|tengo que|debo|hay que|requiere|despues de|antes de|siendo|dejar de) ser resident\w*|\btrabaj\w+ (?:en lo )?legal|\bwork (?:legal\w*|with)|\bis (?:it|that|this) legal\b|\bes legal\b|\blegal(?:ly)? (?:help|aid|advice|services?|work|age|name)\b|\bresidencia (?:medica|universitaria|de estudiantes)|\b(?:dias|days|status of|estatus de) (?:mi|my) (?:caso|case)\b|\b(?:case|caso) status\b/;

/** Without one of these nothing more is looked at. */
const mentions =
  /pape|resi|rezi|mica|tarj|card|estat|status|legal|lejal|regula|arreg|situacion|estancia|estadia|documen|regla|derech|mojad|anos/;

/** What the status is wanted for is no affair of its own: "quiero ser residente para poder viajar". */
const purpose =
  /\b(?:para|pa|asi|so (?:that )?i can|to be able to)(?: (?:que|ya|yo|al fin|algun dia|poder|pueda|podre))* (?:ir|viajar|viaje|visitar|ver|regresar|volver|salir|manejar|travel|visit|see|drive)\b(?: (?!(?:y|pero|and|but|que|como|tengo|ya)\b)\w+){0,6}/g;

/** Asks for a way to a status, and for no named procedure. */
export function isOpenWish(said: string): boolean {
  if (!mentions.test(said) || !wishes.some((one) => one.test(said))) return false;
  const wished = said.replace(purpose, " ");
  return wishes.some((one) => one.test(wished)) && !namedAffair.test(wished) && !otherSense.test(said);
}

/** A named procedure, a paper that one has, or another matter stands in it. */
export function namesAffair(said: string): boolean {
  return namedAffair.test(said) || otherSense.test(said);
}
