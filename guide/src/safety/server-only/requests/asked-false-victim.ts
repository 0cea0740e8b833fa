/**
 * Requests to be taken for a victim, a patient or a persecuted by who tells that she is none: "nunca me ha tocado, ¿qué le digo a la policía?".
 * Bruises of one's own making, robberies by arrangement, one story for all. Each with those whom it must not hit. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";

/** What was done all the same, though not the one thing. */
const otherwise =
  "pero (?:si )?(?:me|nos) (?:grit\\w+|control\\w+|insult\\w+|humill\\w+|quit\\w+|encerr\\w+|encierr\\w+|vigil\\w+|oblig\\w+|celaba|cela)|psicologic\\w+|emocional\\w*|verbal\\w*|(?:but|though) (?:he|she|they) (?:yells?|controls?|insults?|took|takes|screams?|locks?)|emotional\\w*|(?<!(?:nunca|ni|no|jamas|(?:contar|escribir|decir|poner|digo|diga) que) )me (?:peg(?:a|o|aba)|golpe(?:a|o|aba)|maltrat(?:a|o|aba)|encerr(?:o|aba))\\b(?! nunca)|mat(?:o|aron) a mi|(?<!que )(?:amenaz\\w+) a mi";

const neverSuffered = wholeWords(
  "(?:a mi |a el |a ella )?(?:nadie|nunca|jamas|ni|no) (?:me|nos|les?|la|lo) (?:\\w+ )?(?:hizo|hicieron|retuvo|encerro|amarro|ha hecho|han hecho|toc(?:a|o)|ha tocado|pega|pego|ha pegado|ha (?:puesto|levantado) l[oa]s? manos?|golpe(?:a|o)|ha golpeado|puso la mano|paso nada|ha pasado nada|amenaz(?:o|aron)|han amenazado|persig\\w+|maltrat\\w+)",
  "nunca me ha (?:hecho nada|tocado|pegado|puesto una mano)|(?:a \\w+ )?no (?:les|nos|me|le) paso nada",
  "(?:me|nos) (?:trat(?:aron|an|a|o)|pag(?:aban|aba|aron|an|o|a)) (?:muy |re |bastante )?bien|(?:muy )?buen trato|(?:es|son|era|eran) (?:muy )?(?:buen[oa]s?|buena gente|un santo)|vive con nosotros",
  "never (?:\\w+ )?(?:touched|hit|hurt|threatened|laid a hand on|harmed|did anything to)|(?:nothing|nobody) (?:ever )?(?:happened to|hurt|threatened|bothered) (?:me|us)|treated (?:me|us) (?:\\w+ )?(?:well|fine|good|great|kindly)|paid (?:me|us) (?:\\w+ )?(?:well|fine)|(?:was|were|is|are|hes|shes) (?:\\w+ )?(?:good|kind|nice|sweet) to (?:me|us)",
);
const asVictim = wholeWords(
  "visas? (?:u|t)|(?:sacar|agarrar) (?:los |mis )?papeles|(?:me|nos) dan (?:papeles|la visa|permiso)|(?:u|t) visas?|vawa|sij|asilo|asylum|(?:menores|ninos|hijos) abandonad\\w+|abandon\\w+|trata|trafficking|esclav\\w+|tortur\\w+|(?:se lo|que se lo) lleven|quede (?:el )?reporte|residencia sin el|persecu\\w+|violencia|abuse|moreton\\w*|mareros?|maras?|amenaz\\w+|i ?360|i ?918|i ?914|i ?589",
);
const asksTale = wholeWords(
  "(?:que|q|ke)(?: (?:le|les|cosas?|mas))* (?:digo|decimos|diga|dice|cuento|contamos|cuente|pongo|ponemos|declaro|invento|escribo|moreton\\w*|lesion(?:es)?)",
  "ayud\\w+(?: \\w+)? a (?:contar|decir|escribir|armar|redactar|inventar)\\w*|ayud\\w+ con el cuento|(?:me )?(?:escriba|redacte|arme|invente|prepare) (?:una?|la|el)|(?:escrib|redact|arm|invent|prepar)[ae](?:me|le|nos|l[oa])",
  "como (?:lo |la |se )?(?:cuento|digo|contamos|hago (?:creible|para que))|que suene|bien contad[oa]",
  "walk me through|what (?:do|should|can|to) (?:i |we )?(?:say|tell|write|claim|put)|(?:write|help me (?:write|tell|make|come up|put together)|coach|draft)",
);

/** No harm was done by the writer's own words, and the tale of it is asked for. */
const toldOfNothing: Secret = {
  kind: "lie",
  said: [neverSuffered, asVictim, asksTale],
  unless: unlessReported(
    otherwise,
    "(?:amig[oa]|prim[oa]|comadre|abogad[oa]|notari[oa])(?: \\w+){0,3} (?:dice|dijo|aconsej\\w+) que (?:diga|mienta)\\b(?!.*\\bque (?:le )?(?:cuento|digo|pongo)\\b)|tengo que decir|do i have to say|que otra (?:visa|opcion)|puedo pedir otra|mis (?:patrones|jefes) (?:son|eran)(?! (?:muy )?buen)|me (?:robaron|asaltaron|balearon)|por eso no (?:puedo|aplico)",
  ),
};

/** "Si invento que me asaltaron, ¿me dan la visa?": whether it would work is asked. */
const ifInvented: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:si|que tal si|y si|puedo) (?:yo )?(?:invent[oae]\\w*|inventar|fing[oi]\\w*|fingir|digo que (?:me|nos)|decimos que (?:me|nos))",
      "(?:if|can) (?:i|we) (?:just )?(?:make up|invent|fake|pretend|say (?:that )?(?:i|we|someone))",
    ),
    wholeWords(
      "asalt\\w+|rob\\w+|golp\\w+|pegaron|atac\\w+|secuestr\\w+|viol\\w+|robbed|attacked|mugged|beaten|assaulted|kidnapped",
    ),
    wholeWords(
      "visas? (?:u|de (?:las )?victimas?)|u visas?|i ?918|(?:me|nos) dan (?:papeles|la visa)|(?:get|give) (?:me|us) (?:papers|the visa)",
    ),
  ],
  unless:
    /\b(?:es (?:delito|verdad|cierto|ilegal)|de verdad|que (?:me )?pasa(?:ria)? si|what happens if|is it (?:a crime|illegal)|me creen|van a creer)\b/,
};

/** Marks of one's own making. */
const ownBruises: Secret = {
  kind: "lie",
  said: [
    wholeWords("moret\\w+|moretes?|cardenales|golpes|marcas|cicatri\\w+|bruises?|marks|scars?|black eye"),
    wholeWords(
      "me (?:l[oa]s? )?(?:hago|haga|pinto|dibujo)|(?:me )?(?:puedo |podria )?(?:hacer|pintar|dibujar)(?:me|l[oa]s)|de (?:cuchara|liga|maquillaje)|con (?:una? )?(?:cuchara|liga|maquillaje|pintura|botella|popote|ventosa)|dura(?:n)? mas|give myself|make (?:my own|a|some) (?:fake )?(?:bruis\\w+|marks)|(?:with|using) (?:makeup|a spoon|eyeshadow)|fake (?:bruis\\w+|marks|a black eye)",
    ),
    wholeWords("fotos?|vawa|visa|policia|reporte|ni me toca|nunca|pictures?|photos?|police|report|never"),
  ],
  unless: unlessReported(
    "(?<!(?:nunca|ni|no|jamas) )me (?:peg|golpe|maltrat|avent|empuj|jal)\\w+|(?:he|she|husband|boyfriend) (?:hits?|beats?|punched|grabbed)|tapar\\w*|taparl[oa]s|cover|examen medico|cuanto duran",
  ),
};

/** A crime by arrangement. */
const arrangedCrime: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "asalt\\w+|rob(?:o|ar|en|an|ando|bed|bery|beries)|apunal\\w+|balaz\\w+|attack\\w*|stabb\\w+|victim\\w*|victima",
    ),
    wholeWords(
      "unos a otros|entre (?:nosotros|ellos|todos|compadres|amigos|primos|vecinos)|de mentira\\w*|actuad\\w+|fingid\\w+|(?:me|nos) (?:apunt|anot|inscrib)\\w+|each other|staged?|on purpose|a proposito|(?:para|pa) (?:ser|que me hagan) victima|sign (?:me )?up|por turnos|take turns|se dejan",
    ),
    wholeWords("visa u|la u|u visas?|papeles|papers|i ?918"),
    wholeWords("como|donde|cuanto|con quien|quien|puedo|how|where|can|who|want|quiero"),
  ],
  unless: unlessReported("vi que|me quieren meter|me ofreci\\w+|otro delito"),
};

/** Hurt by her own hand, or a friend's, for the report. */
const arrangedWound: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:scratch|hit|bruise|cut) (?:my own|myself)|me (?:rasguno|arano|golpeo|pego|aviento|caigo)(?: \\w+){0,4} (?:yo mism[oa]|yo sol[oa]|sol[oa]|a proposito)|on purpose",
      ),
      wholeWords("vawa|911|policia|police|reporte|report|visa u|u visa"),
      wholeWords(
        "que (?:le|les) digo|sale|me dan|would (?:that|it)|get me|count|se lo lleven|what do i|sirve",
      ),
    ],
    unless: unlessReported(
      "suicid\\w+|morir\\w*|to die|depres\\w+|(?:he|she|el|ella) (?:did it|lo hizo|me \\w+) (?:on purpose|a proposito)",
    ),
  },
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:compa|amig[oa]|prim[oa]|cunad[oa]|friend|buddy|cousin)(?: \\w+){0,2} (?:me (?:da|de|mete|dispara|corte|corta|asalta|asalte|robe)|(?:cuts?|stabs?|robs?|shoots?|punch(?:es)?) me)",
      ),
      wholeWords("visa u|la u|u visa"),
      wholeWords(
        "ya tengo|y listo|que tan (?:hondo|grave|fuerte)|how (?:deep|bad|serious)|a little|chiquit[oa]|levecit[oa]|nomas poquito|so i (?:get|qualify)",
      ),
    ],
    unless: unlessReported(),
  },
];

/** An illness that nobody has, for a test or a waiver. */
const pickedIllness: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords("n ?648|exe?ncion|excepcion|exception|waiver|ciudadania|citizenship"),
      wholeWords(
        "flojera|(?:doesnt|dont|no) (?:want|quiere)(?: \\w+){0,2} (?:study|estudiar|learn|aprender)|no le (?:gusta|dan ganas de) estudiar|(?:memoria|memory)(?: \\w+){0,2} (?:perfect\\w*|bien|buena|fine|great)|hates? (?:studying|to study)|lazy|si (?:aprende|puede aprender|sabe ingles)|(?:esta|estoy) (?:bien )?san[oa]|healthy",
      ),
      wholeWords(
        "que (?:medico|doctor|enfermedad|diagnostico|padecimiento)|quien (?:le |lo |la )?(?:firma|diagnostica)|(?:what|which) (?:diagnosis|doctor|illness|condition|disability)|how can|como (?:le )?(?:hago|hacemos)|le invento",
      ),
    ],
    unless: unlessReported("por (?:la |su )?edad|because of (?:his|her) age|sin excepcion"),
  },
  {
    kind: "lie",
    said: [
      wholeWords("perdon|waiver|i ?601a?|cancelacion|cancellation|hardship"),
      wholeWords(
        "(?:ocupo|necesito|conviene|hace falta) que (?:\\w+ ){1,4}(?:tenga|este|padezca|sufra)|si un (?:doctor|medic[oa])(?: \\w+){0,2} (?:dijera|pusiera|firmara) que|if a doctor (?:said|wrote)|i need (?:my \\w+ |him |her )(?:to (?:have|be)|diagnosed)",
      ),
      wholeWords(
        "no (?:lo |la |los )?(?:tiene|esta|padece)|(?:doesnt|does not) have (?:it|any)|(?:isnt|is not|not) (?:sick|ill|depressed)|esta (?:bien|san[oa])|(?:is|hes|shes) (?:fine|healthy)",
      ),
    ],
    unless: unlessReported("seguro|insurance|papeles|pero si (?:esta|tiene|lo|la)"),
  },
  {
    // Symptoms by heart.
    kind: "lie",
    said: [
      wholeWords("symptoms?|sintomas|diagnosticos?|diagnosis|que le (?:cuento|digo)"),
      wholeWords(
        "recit\\w+|memori[sz]\\w+|evaluator|evaluador\\w*|psicolog\\w+|therapist|psychologist|fak\\w+|fing\\w+",
      ),
      wholeWords(
        "i feel fine|im fine|me siento bien|no (?:los )?tengo (?:nada|ninguno)|estoy (?:bien|san[oa])",
      ),
    ],
    unless: unlessReported("pero antes|used to|a veces|sometimes"),
  },
  {
    // Persecuted for what he is not.
    kind: "lie",
    said: [
      wholeWords("asilo|asylum"),
      wholeWords(
        "soy hombre y me gustan las mujeres|soy mujer y me gustan los hombres|soy hetero\\w*|no soy (?:gay|lesbiana|homosexual|evangelic[oa]|cristian[oa]|periodista)|im (?:straight|not (?:really )?(?:gay|a christian|christian|religious))",
      ),
      wholeWords(
        "que (?:me )?(?:van a )?pregunt\\w+|que (?:contesto|digo|invento|pongo)|como (?:digo|pruebo|hago)|what (?:do|should|will|would) (?:i|they)|how (?:do|can|should) i",
      ),
    ],
    unless: unlessReported(
      "(?:creen|piensan|pensaron|creyeron) que|(?:think|thought|believe) (?:that )?im|perceived|me (?:persig\\w+|golpe\\w+)|puedo pedir|can i (?:apply|ask)",
    ),
  },
];

/** One tale for all of them, or each changed so that they differ. */
const sharedTale: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords(
        "si (?:decimos|declaramos|decimos todos|todos decimos)(?: \\w+){0,2} que (?:nos|el|la|los)|if we all say|(?:ponernos|ponemos|pongamos) de acuerdo|get our stor(?:y|ies) straight|agree on (?:the|a|our) story",
      ),
      wholeWords(
        "nos dan (?:papeles|la visa|permiso|residencia)|(?:visa|papeles)(?: \\w+){0,3} (?:a los|para los|a tod\\w+|for all|for everyone)|cuento|t visas?|u visas?|visas? [tu]|we (?:all )?get",
      ),
      wholeWords("ayud\\w+|que (?:decimos|vamos a)|como|help|what|how"),
    ],
    unless: unlessReported("de verdad nos|si nos (?:tenia|amarro|pego)|it (?:really )?happened"),
  },
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:cambi\\w+|vari\\w+|mov\\w+|change|tweak|vary)(?: \\w+){0,6} (?:historias?|casos?|declaracion\\w*|cuentos?|asilos?|stor(?:y|ies)|declarations?|statements?)",
      ),
      wholeWords(
        "para que no (?:se )?(?:parezcan|vean iguales|repitan|noten|den cuenta)|so (?:that )?they dont (?:look|sound|match)|(?:distint|diferent)\\w+ (?:lugar|muert|fecha|nombre)\\w*|different (?:town|dead|place|names?)",
      ),
    ],
    unless: unlessReported("(?:la|mi) verdadera|mi propia historia|my own story|what really"),
  },
  {
    // An ache that is to be something else.
    kind: "lie",
    said: [
      wholeWords(
        "(?:se (?:vuelve|vuelva|convierte|convierta) en|se vuelve|lo (?:convertimos|hacemos|volvemos)(?: \\w+)?|hacer(?:lo|la)? pasar por|lo (?:pasamos|hacemos pasar) por|turn(?:s|ed)?(?: \\w+){0,4} into|becomes?|pass (?:it )?off as)(?: \\w+){0,3} (?:trata|trafficking|tortura|torture|persecu\\w+|violencia|secuestro|kidnapping|abuso|abuse|vawa|asilo|asylum)",
      ),
      wholeWords(
        "(?:tu|usted) (?:sabes?|puedes?|lo|la)? ?escrib\\w+|yo (?:pongo la firma|firmo)|you (?:can )?write|ill sign|i sign|ayud\\w+(?:me)? a (?:escribir|contar|convertir)\\w*|escrib[ae]me|write it|help me write|how (?:do|can|could) (?:i|we) turn|como (?:la |lo )?(?:convierto|volvemos|convertimos)",
      ),
    ],
    unless: unlessReported(otherwise),
  },
  {
    // Money for a report of wounds that were something else, or for a despair that nobody feels.
    kind: "lie",
    said: [
      wholeWords(
        "medic[oa]|doctor\\w*|hospital|psicolog[oa]|psiquiatra|terapeuta|psychologist|therapist|doctors?",
      ),
      wholeWords(
        "(?:si|que) (?:le|se le) pag\\w+|se le paga|por (?:dinero|lana|feria)|pagando(?:le)?|pag\\w+ aparte|if i pay|for (?:money|cash)|paid (?:extra|under)|le doy (?:\\d+|mil|\\w+cientos)",
      ),
      wholeWords(
        "(?:son|fue|fueron|era) (?:de|en|por) (?:la |una? )?(?:moto|futbol|caida|bicicleta|nino|accidente|carro)|perfect[oa]|de lo mas (?:content[oa]|bien|feliz)|(?:esta|estoy|anda) (?:bien )?(?:san[oa]|content[oa]|feliz|de maravilla|como si nada)|(?:is|hes|shes|im) (?:perfectly |totally |just )?(?:fine|happy|healthy)|(?:from|was) (?:a |my )?(?:motorcycle|soccer|bike|accident|fall)|no tiene nada",
      ),
    ],
    unless: unlessReported("consulta|copago|aseguranza|insurance|cuanto cobra por la evaluacion"),
  },
  {
    // A doctor who signs unseen.
    kind: "lie",
    said: [
      wholeWords(
        "doctor\\w*|dotor\\w*|medic[oa]s?|dr|psicolog[oa]s?|clinica|clinic|civil surgeon|psychologist",
      ),
      wholeWords(
        "firm(?:a|an|e) (?:primero|sin (?:preguntar|ver|revisar|examinar|mirar)\\w*|y no pregunt\\w+)|sin (?:hacer )?(?:tantas |muchas )?preguntas|pregunt\\w+ despues|no (?:pregunte|pregunta|preguntan) (?:tanto|mucho|nada)|(?:wont|doesnt|dont|(?<!did )not) ask (?:\\w+ ){0,2}(?:many )?questions|signs? (?:without (?:looking|asking|checking)|anything|first)|no questions asked",
      ),
      wholeWords(
        "hay|habra|donde|cual|conoce[ns]?|quien|busco|ocupo|necesito|quiero|which|where|any|know|looking|need|find",
      ),
    ],
    unless: unlessReported(
      "me (?:firmo|reviso)|es valid[oa]|is it valid|espanol|spanish|speaks?|deposito|precio justo",
    ),
  },
];

export const falseVictim: readonly Secret[] = [
  toldOfNothing,
  ifInvented,
  ownBruises,
  arrangedCrime,
  ...arrangedWound,
  ...pickedIllness,
  ...sharedTale,
];

/** What sounds like captivity or blows is the tale itself. */
export const isMadeUpHarm = (said: string): boolean =>
  [toldOfNothing, ...sharedTale.slice(0, 1)].some((one) => isAsked(one, said));
