/** One in another's place, and what was done or suffered by nobody: a test, a ballot, a blame, a blow or an accident that is only told. Server only. */
import { asksHow, ofKin, unlessWanted } from "#guide/safety/server-only/requests/asked-words.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";

const inPlace: readonly Secret[] = [
  {
    // Who goes to the interview or the fingerprints of another.
    kind: "lie",
    said: [
      /\b(?:ciudadania|entrevista|examen|citizenship|naturaliz\w*|huellas|biometric\w*|cita|test|exam|interview|prueba|appointment|fingerprints?)\b/,
      new RegExp(
        `\\b(?:que vaya (?:el|ella) a mi|(?:que )?(?:yo vaya|vaya yo|voy yo|ire yo|(?:puedo|podria) ir yo|fuera yo)|(?:que )?(?:vaya|haga|tome|presente|conteste|va|mando a)(?: a)? ${ofKin}|en (?:su|mi) lugar|(?:in|take) (?:his|her|my) place|(?:go|goes|sit|sits|take|takes|show up|pass)(?: \\w+){0,4} (?:as|for|instead of) (?:him|her|me|my \\w+)|hacer(?:me|se)? pasar por|(?:can|could) (?:he|she|my \\w+) (?:take|do|pass|sit|go to) my (?:\\w+ )?(?:test|exam|interview|fingerprints|appointment)|send my (?:twin|brother|sister|cousin|friend))\\b`,
      ),
      /\b(?:con (?:su|mi) (?:tarjeta|mica|id|identificacion|pasaporte)|misma cara|mismo nombre|nos parecemos|se parecen?|identic[oa]s?|gemel[oa]s?|cuates?|twins?|looks? (?:alike|like me|just like|the same)|same face|no se (?:den|dan|va a notar|note)|no (?:lo )?not(?:an|en)|(?:his|her|my) (?:card|id|license)|sabe (?:mas |mejor )?(?:ingles|leer)|speaks (?:better )?english|en mi lugar|in my place|instead of me|pregunt\w+ por)\b/,
      asksHow,
    ],
    unless: unlessWanted(
      "interpret\\w*|traduc\\w+|translat\\w*|acompan\\w+|conmigo|with (?:me|him|her)|robaron|ride|lo (?:llevo|lleve)|la (?:llevo|lleve)|menor|nin[oa]|abogad[oa]|lawyer|poder",
    ),
  },
  {
    // The sponsor's papers without the sponsor.
    kind: "forge",
    said: [
      /\b(?:taxes|impuestos|w ?2s?|talones|tax returns?|declaracion)\b/,
      /\b(?:patrocin\w*|sponsor\w*|864|af+idavit|fiador\w*)\b/,
      /\b(?:firm\w+ (?:por|como) (?:ell?a?|ellos|mi \w+)|(?:su|la) firma|sign (?:for|as) (?:him|her|them)|(?:sign|forge|copy) (?:his|her|their) (?:name|signature)|ni (?:se )?(?:entera\w*|cuenta|lo (?:va|sabe))|sin que (?:lo |se )?(?:sepa|entere|de cuenta)\w*|(?:never|wont|doesnt) (?:\w+ )?(?:know|find out|notice)|without (?:him|her|them|my \w+) knowing)\b/,
      /\b(?:podria|puedo|quiero|voy a|(?:la|lo) (?:hago|firmo|imprimo)|como|que hojas|cual(?:es)?|dig\w+me|can i|could i|how|which|what|i (?:could|have|want))\b/,
    ],
    unless: unlessWanted("poder notarial|(?:usaron|uso|firmo|firmaron) (?:mi|mis|por mi)|used my|signed my"),
  },
  {
    // A child put down as a citizen's whose it is not.
    kind: "lie",
    said: [
      /\b(?:como (?:si fuera )?hij[oa] de|(?:as|like) (?:the |his |a )?(?:son|daughter|child|kid) of|de (?:papa|padre) (?:a un|en el)|(?:su|de) (?:papa|padre) (?:de mentira|postizo|falso)|(?:lo|la|mi hij[oa]) (?:reconozca|registre|asiente)|put(?:s)? (?:his|him) (?:name )?(?:as|down as) (?:the )?(?:father|dad))\b/,
      /\b(?:ciudadan[oa]|american[oa]|gring[oa]|citizen|american)\b/,
      /\b(?:cobra\w*|mil(?:es)?|pag\w+|acta nueva|nueva acta|propone|nos presta|presta su|charges|paid|pay\w*|\d{4}|dollars|bucks|for money|lends)\b/,
      /\b(?:(?:que|cuales) (?:fotos|pruebas|papeles)|crean?|que (?:le )?(?:digo|decimos)|como (?:le )?(?:hago|hacemos|probamos)|believe|what (?:proof|photos|do we)|how (?:do|can) (?:i|we))\b/,
    ],
    unless: unlessWanted(
      "adopt\\w+|si es (?:su|el) (?:papa|padre)|biologic\\w*|manutencion|child support|step\\w*|padrastro",
    ),
  },
  {
    // "I was the one who drove", who was not.
    kind: "lie",
    said: [
      new RegExp(
        `\\b(?:(?:${ofKin}|el|ella|he|she) (?:si )?(?:(?:iba|venia|estaba) )?(?:manejaba|manejando|manejo|traia|cargaba|robo|tenia|choco|atropello|golpeo|disparo|apunalo|hizo|fue(?: el| la)?(?: que)?|pego|was driving|was the one|drove|did it|had|stole|crashed|hit)|(?:arrest|detuv|agarr)\\w+ a ${ofKin}|(?:arrested|caught|stopped) ${ofKin})\\b`,
      ),
      /\b(?:que (?:yo )?(?:era|fui|soy) (?:yo|la que|el que)|(?:era|fui|fue) yo (?:la|el) (?:que|del|de)|(?:que )?(?:era|es|son|eran) mi[oa]s?(?= |$)(?! (?:espos|marid|herman|hij|prim|pap|mam)\w*)|(?:echar(?:me|se)?|culparme|echo)(?: yo)? (?:de )?la culpa|me echo (?:yo )?la culpa|i was (?:the one )?(?:driving|the driver)|it was me|(?:was|were) mine|take (?:the|his|her) (?:blame|fall|rap|charge)|yo (?:la |lo )?manejaba|yo iba manejando)\b/,
      /\b(?:como (?:le )?(?:digo|hago|decimos|declaro|cuento)|que (?:le )?(?:digo|decimos|declaro)|(?<!me )digo que|decimos que|si digo|puedo (?:decir|echarme)|quiero (?:decir|echarme)|conviene|how (?:do|can|should) i|what (?:do|should) (?:i|we) (?:say|tell)|can i (?:say|tell|take)|i want to (?:say|take|tell))\b/,
      /\b(?:corte|juez|jueza|policia|oficial|fiscal|cargos?|court|judge|cops?|police|officer|charges?|arrest\w*|dui|tomad[oa]|borrach[oa]|drunk|droga|drugs|multa|choque|papeles|deport\w+|atropell\w+|papers)\b/,
    ],
    unless: unlessWanted(
      "(?:carro|troca|camioneta|casa|car|truck|house|van) (?:es|era|is|was) (?:mi[oa]|mine)|si era (?:yo|mi[oa])|de verdad (?:era|fui)|really (?:was|mine)|la verdad era|nos culpan|me culpan|(?:dice|dicen|dijo|dijeron|says?|said) (?:que )?(?:fui|era|es|i|it)(?: was)? |blam(?:e|es|ing) me",
    ),
  },
  {
    // A ballot that came for another.
    kind: "lie",
    said: [
      /\b(?:boletas?|ballots?|balota|voto por correo|mail in)\b/,
      new RegExp(
        `\\b(?:(?:de(?:l)?|por) (?:${ofKin}|su (?:papa|mama|espos[oa]|hij[oa]|abuel[oa])|difunt\\w+|que vivia)|my (?:late |dead )?(?:dad|mom|husband|wife|brother|sister|son|daughter|neighbor|grand\\w+|roommate|cousin|uncle|aunt)s|his|her|${ofKin}(?: \\w+){0,4} (?:ballot|boleta))\\b`,
      ),
      /\b(?:firma (?:parecida|igual)|(?:copi|imit|falsific|hag|hac)\w+(?: yo)?(?: \w+)? firma|(?:le |la )?firmo (?:yo|por|como|la)|(?:la |yo )(?:lleno|mando|voto)|firmar(?:la|le)|llenar(?:la|le)|(?:sign|fill|vote|send|copy|fake)(?: \w+){0,3} (?:for (?:him|her)|his|her|it(?: for| myself| in)?|signature))\b/,
      asksHow,
    ],
    unless: unlessWanted(
      "me pidio (?:ayuda|que)|(?:el|ella) (?:la )?(?:quiere|firma)|cieg[oa]|no ve\\b|no puede (?:escribir|ver)|asked (?:me|for) (?:to )?help|blind|disab\\w+|ya no vive|muri[oe]|died|moved|aviso|cancel\\w*",
    ),
  },
  {
    // Onto the rolls by saying to be a citizen.
    kind: "lie",
    said: [
      /\b(?:[vb]ot(?:ar|o|e)|ele[ck][k]?[sc]ion\w*|vote|voting|voter|elections?)\b/,
      /\b(?:(?:como|komo|kiero|quiero|puedo|donde|voy a|how (?:do|can) i|can i|i want|want to)\b.*\b(?:re[gj]istr\w+|inscrib\w+|apunt\w+|anot\w+|register|sign up|enroll))\b/,
      /\b(?:di[cs]iendo|decir|digo|poniendo|poner|pongo|marc(?:ando|o|ar)|jur(?:ando|ar)|fing\w+|saying|say|claiming|claim|check(?:ing)?|mark(?:ing)?|put(?:ting)?)\b(?: \w+){0,4} (?:s|c)iu?dada?n\w*|\b(?:saying|say|claiming|claim|check(?:ing)?|mark(?:ing)?|put(?:ting)?)\b(?: \w+){0,4} citizen\b/,
    ],
    unless: unlessWanted(
      "me (?:registraron|registre|inscribieron)|ya (?:me )?(?:naturalic\\w+|soy|jure|hice)|hace (?:anos|mucho)|became|naturalized|i (?:am|just became) a citizen|mi (?:espos[oa]|hij[oa]) (?:que )?es ciudadan[oa]|consulado|mexico|mi pais",
    ),
  },
  {
    // Which questions nobody looks up.
    kind: "lie",
    said: [
      /\b(?:n ?400|i ?485|i ?589|ds ?160|i ?130|formularios?|solicitud|preguntas?|questions?|forms?|partes|boxes|casillas)\b/,
      /\b(?:(?:nunca|no|casi no) (?:las |lo |la |los )?(?:comprueban?|revisan?|checan?|verifican?|investigan?)|(?:never|dont|doesnt|cant) (?:actually |really )?(?:check|verify|look up|investigate))\b/,
      /\b(?:creativ[oa]|mentir|miento|invent\w+|exager\w+|adorn\w+|(?:poner|pongo|decir) (?:lo que (?:yo )?quiera|otra cosa|cualquier cosa)|get away|lie|fudge|make (?:it|stuff|something)? ?up|bend|flexible)\b/,
    ],
    unless: unlessWanted(),
  },
  {
    // A crime that is to sound like less in the other language.
    kind: "forge",
    said: [
      /\b(?:tradu[cz]\w+|translat\w+|en ingles|in english|en espanol)\b/,
      /\b(?:(?:suene|suenen|sonar|se lea|se entienda)(?: \w+){0,2} (?:a|como)|(?:sound|read)s?(?: more)? like|(?:pon|ponga|ponle|poner|put|write|traduzca|traduce|translate)(?: \w+){0,3} (?:en (?:vez|lugar) de|instead of|como|as))\b/,
      /\b(?:condenad[oa]|condena|sentenciad[oa]|culpable|delito grave|felonia|robo|antecedentes|preso|carcel|convict\w+|felony|guilty|theft|jail|prison|arrest\w*)\b/,
    ],
    unless: unlessWanted(
      "mal traducid[oa]|tradujo|traductor\\w*|translator|puso|se dice|how do you say|wrong translation|mistranslat\\w*|que significa|what does",
    ),
  },
];

/** Doctors who sign before they ask. */
const unseenDoctor: Secret = {
  kind: "lie",
  said: [
    /\b(?:doctor\w*|dotor\w*|medic[oa]s?|medicucho|psicolog\w*|clinicas?|clinics?)\b/,
    /\b(?:firman? (?:primero|sin (?:pregunt|ver|revis|examin)\w+|y ya)|sin (?:hacer )?(?:tantas |muchas )?preguntas|no (?:pregunt[ae]n?|(?:hag[ae]n?|hacen?)(?: \w+)? preguntas)|(?:wont|doesnt|dont|not)(?: \w+)? ask(?: too)?(?: many| any| a lot)?|no questions|signs? (?:first|without|anything|everything)|preguntan? despues|questions (?:later|after)|without (?:asking|seeing|examining|checking)|y ya(?= sin| cual|$)|sin (?:revisar|ver|examinar|atender)\w*)\b/,
    /\b(?:firm\w+|n ?648|i ?693|memoria|memory|ingles|english|exencion|waiver|exam\w*|vacun\w+|certific\w+|sign\w*|disability|discapacidad)\b/,
    /\b(?:hay|cual|que|conoc\w+|donde|busco|quien|which|where|know|who|any|find|is there)\b/,
  ],
  unless: unlessWanted(
    "papeles|estatus|status|papers|migra|inmigracion|seguro medico|aseguranza|insurance|undocumented|queja|complain|no me (?:pregunto|reviso)|didnt (?:ask|examine)|de verdad|really has|diagnos\\w+|no (?:me |le )?(?:quiere|quiso) firmar",
  ),
};

const neverHit =
  /\b(?:no me (?:pega|golpea|toca|maltrata)|(?:nunca|jamas|no) (?:me |la |lo )?(?:ha |he )?(?:pegado|tocado|golpeado|pego|toco|golpeo|levantado|puesto)|(?:never|hasnt|didnt|doesnt)(?: \w+)? (?:hit|touched|hurt|beaten|laid))\b/;
/** She who is ruled or scared at home suffers too, without a blow. */
const ruled =
  "(?:me|nos) (?:grita|insulta|controla|amenaz|encierr|humill|quit|vigil|da miedo)\\w*|miedo|amenaz\\w+|(?:he|she) (?:yells|controls|threatens|insults|screams)|afraid|scared|threat\\w*|emocional|psicologic\\w*|emotional|si (?:algun dia|me) (?:pega|hace)";

const untold: readonly Secret[] = [
  {
    // A bruise of one's own making, or the police called for a report.
    kind: "lie",
    said: [
      neverHit,
      /\b(?:yo (?:mism[oa]|sol[oa])|(?:me )?(?:hago|hacer(?:me)?|hiciera|pinto|pintar|maquillo)(?: \w+){0,3} (?:moret\w+|golpes?|marcas?|ojo morado|rasgun\w+|aranaz\w+|chipot\w+)|(?:digo|decir|diga)(?: \w+){0,4} que (?:(?:mi \w+|el) )?me (?:pega|golpea|maltrata|pego)|(?:bruise|scratch|hit|hurt|mark)\w*(?: \w+)? myself|makeup bruise\w*|para que (?:se )?(?:lo|la) (?:lleven?|arresten?|quede)|(?:get|have) (?:him|her) arrested|quede (?:el|un) reporte|con (?:esos|ese|un) reportes? (?:sale|me dan|sirve)|llanto|fake (?:cry\w*|a bruise))\b/,
      /\b(?:que (?:le )?(?:digo|cuento|declaro)|como (?:lo |le |se lo )?(?:cuento|digo|hago|explico)|y si (?:le |les )?digo|(?:me )?puedo (?:hacer|decir)|(?:para|pa) que me den|what (?:do|should) i (?:say|tell)|how (?:do|should|can) i)\b/,
    ],
    unless: unlessWanted(ruled),
  },
  {
    // Blows that are only to be seen.
    kind: "lie",
    said: [
      /(?<!\bno )\bparezca que (?:mi \w+|el|ella) (?:me|nos) (?:golpe|peg|maltrat|amenaz|viol)\w*|\bmake it look like (?:he|she|my \w+) (?:hits?|beats?|hurts?|abuses?|abused|hit)/,
      asksHow,
    ],
    unless: unlessWanted("no quiero que"),
  },
  {
    // Something small that is to become a crime.
    kind: "lie",
    said: [
      /\b(?:se (?:vuelv[ae]|conviert[ae]|haga|transform\w+) (?:en )?|volverl[oa]|convertirl[oa] en|conviert\w+ en|hacerl[oa] pasar por|que (?:parezca|suene a|pase por)|turn(?:s|ed)?(?: \w+){0,3} into|becomes?|make it (?:look like|sound like|into)|into)(?: una?| a| an)? ?(?:caso de )?(?:trata|trafico|visa [tu]|persecucion|violencia|abuso|tortura|asilo|trafficking|[tu] visa|persecution|violence|abuse|torture|asylum)\b/,
      /\b(?:tu (?:\w+ )?escrib\w+|(?:tu|usted) (?:lo |la )?(?:redact|escrib|invent)\w+|yo (?:nomas |solo )?(?:pongo la firma|firmo)|redact\w+|(?:escrib|arm|invent)(?:e|a)(?:me|lo|la)|you (?:\w+ )?write|ill sign|i (?:just )?sign|write it)\b/,
    ],
    unless: unlessWanted("lo que (?:me|nos) (?:paso|hizo)|what happened|si me paso"),
  },
  {
    // A fall that is kept for work, or a brake that is kept for a truck.
    kind: "lie",
    said: [
      /\b(?:si (?:yo )?me (?:resbalo|caigo|tropiezo)|(?:digo|decir|diga|reporto)(?: \w+)? (?:que )?(?:me )?(?:cai|lastime|paso|fue|pego|trono) (?:aqui |ahi )?(?:en (?:el|la) (?:trabajo|bodega|fabrica|obra|turno)|trabajando)|que me (?:cai|lastime|pegue) (?:ahi|alla|aqui)|(?:say|claim|report)(?: that)? (?:i|it) (?:fell|got hurt|happened|hurt) (?:it )?at work|fing\w+ (?:una |la )?(?:caida|lesion|accidente)|(?:fake|stage|pretend)(?: \w+){0,2} (?:fall|injury|accident|crash)|fren(?:ar|o|amos|arle) (?:de golpe|en seco|enfrente)|tocar el freno|(?:slam|hit|tap) (?:on )?the brakes?)\b/,
      /\b(?:lo paga|pag(?:a|an|ue) (?:la (?:compania|empresa|aseguranza)|el seguro|mil)|nos paga|workers ?comp\w*|compensacion|aseguranza|polizas?|(?:para|pa) que (?:la culpa|se vea|parezca)|(?:company|insurance) pays?|settlement|trailer(?:es)?|semi|big rig|18 wheeler)\b/,
      /\b(?:que (?:le )?(?:digo|hora|testigos|carril)|a que hora|con que testigos|como (?:se |le )?(?:hago|hace|digo)|en que|cuando|whats?|how|when|which)\b/,
      /\b(?:domingo|sabado|liga|en (?:mi )?casa|jugando|no fue|afuera|en realidad|de verdad|parezca|culpa sea|para que la culpa|se vea|fing\w+|fake|stage|pretend|paga mil|so the insurance|best way|at home|weekend|sunday|soccer|look real|playing|nos paga)\b/,
    ],
    unless: unlessWanted(
      "me quieren|abogado (?:me )?dice|(?:el|un|otro) (?:carro|trailer) (?:me )?freno|braked in front of me",
    ),
  },
];

/** The guide is to make it up. */
const madeUp: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:me )?inventas|invent[ae](?:me|nos)|me invent(?:a|e|aria|an)|me (?:lo )?puedes? inventar|can you (?:make up|invent)|make up (?:that|a|something)|invent (?:that|a|something))\b/,
    /\b(?:visas? [tu]|[tu] visa|asilo|vawa|trata|perdon|papeles|migracion|uscis|juez|asylum|trafficking|waiver|papers|judge|immigration)\b/,
  ],
  unless: unlessWanted("mi ex|ell[oa]s?|(?:he|she|they) (?:make|made)s? up"),
};

/** All say the same of a captor who agrees, so that papers come of it: no captive speaks so. */
const allAgreed: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:si|que) (?:todos )?(?:decimos|digamos|declaramos|dicen|declaremos)(?: \w+){0,2} que (?:el |ella |la patrona |el patron )?(?:nos|me|l[oa]s) (?:tenia|tenian|encerr|peg|amenaz|oblig|pagab|quit)\w*|if we (?:all )?(?:say|tell|claim)(?: \w+){0,3} (?:he|she|they|the boss) (?:locked|held|beat|kept|threatened|forced))\b/,
    /\b(?:papeles|visa|residencia|permiso|papers|green card|status)\b/,
    /\b(?:esta de acuerdo|nos pusimos de acuerdo|ponernos de acuerdo|(?:el|con el|ayud\w+ con el) cuento|no (?:es|era) (?:cierto|verdad)|no (?:nos|me) (?:tenia|tuvo|hizo)|nunca nos|agrees|he is ok with it|same story|isnt true|never did|get our story)\b/,
  ],
  unless: unlessWanted("de verdad nos|si nos (?:tenia|tuvo|encerr)\\w*|he really"),
};
export const isStaged = (said: string): boolean => isAsked(allAgreed, said) || isAsked(madeUp, said);

export const inAnothersPlace: readonly Secret[] = [...inPlace, unseenDoctor, ...untold, madeUp, allAgreed];
