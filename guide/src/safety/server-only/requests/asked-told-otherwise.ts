/**
 * One shape behind many requests: what is so is told, and something else is to be written, signed or said. "Son dos años nomás, escribe la
 * carta con los diez", "a mi hermano sí lo persiguieron, cuéntalo como mío". Each with those whom it must not hit. Server only.
 */
import {
  kin,
  unless,
  unlessReported,
  wholeWords,
  writeIt,
} from "#guide/safety/server-only/requests/asked-words.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";

/** What is to be said to whoever decides. */
const whatToSay =
  "(?:que|q|ke|k)(?: (?:le|les|me|se|nos|uno|una))* (?:digo|decimos|diga[ns]?|dice[ns]?|contest(?:o|a|amos|an|e)|respond(?:o|e|emos)|pongo|ponemos|cuento|cuenta|explico)(?: uno)?|what (?:do|does|should|can|would) (?:i|we|he|she|they|my \\w+) (?:say|tell|answer|put)";

/** Suffered by another, and told as one's own. */
const anothersStory: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `${kin}(?: \\w+){0,2} (?:fue|fueron|l[oae]s?|was|were|got)(?: \\w+){0,3} (?:persegu\\w+|persig\\w+|tortur\\w+|secuestr\\w+|viol\\w+|amenaz\\w+|quem\\w+|golpe\\w+|mat\\w+|extorsion\\w+|paso|persecuted|kidnapped|raped|threatened|beaten|attacked|shot)`,
      `(?:what happened to|(?:la )?historia de|story of) (?:mi|my) ${kin}`,
    ),
    wholeWords(
      "como (?:si|que)(?: \\w+){0,3} (?:a mi|mi[oa]|yo|me hubier\\w+)|como (?:si fuera )?mi[oa]|(?:as|like it was) (?:mine|my own)|as if it (?:was|were|had)(?: \\w+){0,2} (?:me|mine)|primera persona|first person",
    ),
    wholeWords(
      `${writeIt}|puedo|podria|quiero|can i|could i|contar\\w*|cuent\\w+|tell|como (?:lo|la) (?:cuento|digo|pongo)`,
    ),
  ],
  unless: unless("tambien (?:a mi|me)|(?:y|pero) a mi tambien|happened to me too|testigo|witness"),
};

/** Done once, and left out of the form that asks for it. */
const leftOut: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:eso|esa parte|lo otro|ese trabajo) no l[oa] (?:voy a|pienso|quiero|vamos a) (?:poner|decir|mencionar|contar|escribir|declarar)|(?:not|never|wont) (?:going to |gonna )?(?:put|putting|mention|mentioning|list|listing|tell|telling)(?: them)? (?:that|this)(?! (?:i|my|he|she|we|they|is)\\b)",
    ),
    wholeWords(
      `como (?:le )?(?:lleno|relleno|contesto|pongo|escribo|hago)|${whatToSay}|how (?:do|should|can) i (?:fill|answer|write|put)`,
    ),
    wholeWords(
      "asilo|asylum|i ?589|n ?400|i ?485|solicitud|formulario|forma|planilla|application|form|migracion|ciudadania|residencia|trabajos?|empleos?|work history",
    ),
  ],
  unless: unless(
    "mi ex|me da (?:pena|verguenza)|no me (?:preguntan|piden)|doesnt ask|direccion|address|social",
  ),
};

/** Blows and threats to be written down, and taken back in the same breath. */
const writtenBlow: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `(?:${writeIt}|put|pon(?:le|me)?|escrib[ae]|declaracion|statement|affidavit)\\b(?: \\w+){0,14} (?:threaten\\w*|hit|choked|slapped|pushed|beat|beats|raped|locked|took|keeps|abused|amenaz\\w+|golpe\\w+|peg(?:o|a|aba)|encerr\\w+|ahorc\\w+|viol(?:o|aba)|maltrat\\w+|quit(?:o|aba)|empuj\\w+|retuv\\w+|oblig(?:o|aba)|corret\\w+|jalone\\w+)`,
    ),
    wholeWords(
      "(?:he|she|they|it) (?:never did|didnt|did not)(?=$| (?:hes?|shes?|but|and|i|its?|though|they|actually)\\b)|(?:that|it) (?:never|didnt) happen(?:ed)?|nunca (?:paso|hubo|fue)(?: \\w+){0,2}|ni (?:enojad[oa] )?l[oa] he visto|no pasa nada de eso|(?:hes|shes|he has|she has) never|no (?:paso|hubo)|no fue asi|no es (?:cierto|verdad)|its not true|me (\\w{3,})\\b(?: \\w+){0,5} no me (?:l[oa] )?\\1\\b",
    ),
    wholeWords(
      "visas?|vawa|papeles|papers|asilo|asylum|residencia|green card|victims?|victimas?|declaracion",
    ),
  ],
  unless: wholeWords(
    "truth|la verdad|no (?:quiero|voy a) mentir|dont want to lie|(?:says?|claims?|dice[ns]?|alega)(?: \\w+){0,3} (?:didnt|no (?:fue|es)|its not)|de que no es|what do i do|que hago",
  ),
};

/** The one who would be told of as the abuser agrees to it. */
const agreedAbuser: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:esta|estan|estamos) de acuerdo|se deja|echarse la culpa|agrees|take the blame|is ok with it",
    ),
    wholeWords(
      "(?:digo|diga|decir|say)(?: \\w+){0,3} (?:me )?(?:pega|maltrata|golpea|abusa|hits me|beats me|abuses me|mistreats me)",
    ),
    wholeWords(`${whatToSay}|carta|letter|arreglar|vawa|papeles|papers|how|como`),
  ],
  unless: unlessReported(),
};

/** A kind one, and which abuse is best told of. */
const kindAbuser: Secret = {
  kind: "lie",
  said: [
    wholeWords("vawa|visa u|u visa|i ?360"),
    wholeWords(
      "(?:es|son) (?:muy )?(?:un[oa]? )?(?:sant[oa]|pan de dios|amor|angel|buen[oa]|buena gente)|nos (?:queremos|llevamos) bien|(?:is|hes|shes) (?:a saint|an angel|(?:really |very )?(?:good|kind|nice) to me)",
    ),
    wholeWords(
      "(?:que|cual(?:es)?|what|which)(?: \\w+){0,3} (?:maltratos?|abusos?|violencia|golpes?|incidentes?|abuse|incidents?)(?! (?:cuentan?|cubre|count|cover))",
    ),
  ],
  unless: unlessReported("antes|a veces|pero me|cuando toma|used to|sometimes|when (?:he|she) drinks"),
};

/** It did happen, and is to be written as made up. */
const recanted: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "si (?:me |nos )?(?:paso|pego|golpeo|es (?:cierto|verdad))|it (?:did|really did|really) happen(?:ed)?|(?:he|she) (?:did|really) (?:hit|beat)|(?:hit|beat) me",
    ),
    wholeWords(
      "(?:que|yo) (?:yo )?(?:lo |todo )?(?:todo )?(?:lo )?invente(?: todo)?|i (?:made (?:it|everything|all of it) up|invented (?:it|everything))",
    ),
    wholeWords(
      "que (?:pongo|digo|escribo|debe decir|le pongo)|what (?:should|do|to)(?: \\w+){0,4} (?:say|write|put)",
    ),
    wholeWords("cre[ae]n?|believes?"),
  ],
  unless: wholeWords(
    "no (?:quiero|lo voy a|pienso) (?:hacer\\w*|escrib\\w+|firmar\\w*)|dont want to|wont do|(?:dice[ns]?|says?|claims?|alega)(?: (?:que|that|yo|i|it|lo|todo)){0,3} (?:invente|made|invented)",
  ),
};

/** The marks of another's blows, told as one's own doing so that he stays. */
const ownDoing: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:decir|diga|digo|declar\\w+|tell|say|write)(?: \\w+){0,6} (?:i (?:hit|hurt|did it to) myself|i fell|me cai|me pegue (?:yo )?sol[oa]|me lastime sol[oa]|fui yo)",
    ),
    wholeWords(
      "bruises|moret\\w+|golpes|fractur\\w+|(?:he|she) (?:really |did )?(?:beat|hit)|me (?:pego|golpeo)|aunque (?:fue el|el (?:fue|me))",
    ),
    wholeWords(
      "so (?:that )?(?:he|she|they)(?: \\w+)? (?:isnt|doesnt|wont|dont|not|can stay)|(?:para|pa) que no l[oa] (?:deport|encarcel|llev|met)\\w+|help me word",
    ),
  ],
  unless: wholeWords(
    "(?:quiere|wants|obliga|makes|forces|amenaza)(?: (?:que|me|to)){0,2}|me (?:obliga|amenaza)|no quiero",
  ),
};

/** Signs what a patient has or suffered, who fell off a ladder or is well. */
const signedOtherwise: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:firm\\w+|certif\\w+|(?:da|hace|saca) un (?:papel|certificado)|constancia|signs?)\\b(?: \\w+){0,4} (?:que|that|the|de que)(?: \\w+){0,3} (?:golpe\\w+|peg\\w+|apunal\\w+|dispar\\w+|tortur\\w+|beat|stabbed|shot|tortured|attacked|trauma|depresion)",
    ),
    wholeWords(
      "(?:aunque|pero|y|although|but|though)(?: \\w+){0,4} (?:(?:me )?(?:cai|caiste|corte|choque)|accidente|moto|escalera|(?:estoy|ando) bien|fell|crashed|cut myself|accident|am fine|im fine)",
    ),
    wholeWords("que debe|que (?:tiene|debe) (?:que )?decir|como|what should|asilo|asylum|visa|how"),
  ],
  unless: unlessReported("(?:persegu|persig|hui|escap|corr)\\w+|running|chasing|chased"),
};

/** Scars that come from elsewhere, written down as blows. */
const otherScars: Secret = {
  kind: "lie",
  said: [
    wholeWords("cicatri\\w+|lesion\\w*|moret\\w+|golpes|scars?|bruises?|injur(?:y|ies)|quemaduras?|burns?"),
    wholeWords("tortur\\w+|persecu\\w+|asilo|asylum|vawa|visa u|u visa|policia|maras?|gang|abus\\w+"),
    wholeWords(
      "(?:son|es|fue|fueron) de(?: \\w+)? (?:cuando|una? (?:caida|operacion|accidente|choque)|moto|chiquit[oa]|futbol)|me operaron|(?:are|is|was|were|its) (?:really |actually )?from (?:a|an|my|when)(?: \\w+)? (?:surgery|fall|accident|crash|i|operation)",
    ),
    wholeWords(
      "que (?:debe|tiene que|le digo)|constancia|certificad\\w+|what should|(?:letter|certificate|report) (?:say|saying)",
    ),
  ],
  unless: unlessReported(
    "(?:y|and|otr[oa]s|others?)(?: \\w+){0,4} (?:si|from the torture)|(?:cuando|when)(?: \\w+){0,2} (?:tortur|golpe|peg|atac|detuv|beat|attack)\\w*|distingu\\w+",
  ),
};

/** Better money on the return of whoever signs the affidavit. */
const raisedIncome: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:sub|aument|infl|engord)\\w*(?: \\w+){0,4} (?:ingresos?|sueldo|ganancias)|(?:raise|bump up|inflate|increase)(?: \\w+){0,3} (?:income|salary|earnings)|(?:vamos a|voy a|hay que) poner que gana|put that (?:he|she|i) (?:earns?|makes?)",
    ),
    wholeWords(
      "(?:de|hace) los taxes|preparador\\w*|contador\\w*|en la declaracion|en los taxes|tax (?:man|lady|guy|preparer)|on the (?:return|taxes)|poner que gana|put that",
    ),
    wholeWords("sponsors?|patrocinador\\w*|i ?864|afid\\w+|affidavit|fiador"),
    wholeWords(
      "como|how|(?:para|pa) que (?:alcance|llegue|califique|de)|so (?:it|he|she|we) (?:reach|qualif|meet|is)\\w*",
    ),
  ],
  unless: unlessReported("de verdad (?:gana|trabaja)|enmend\\w+|amend\\w*|no los declar\\w+|second job"),
};

/** Trips or months counted so that an absence does not show. */
const recounted: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:cont|acomod|part|arregl|divid|separ|cambi)\\w*(?: \\w+){0,3} (?:viajes?|salidas?|fechas)(?: \\w+){0,2} (?:de otr[oa]|distint\\w+|diferente\\w*|para que|pa que|en dos)|(?:count|split|arrange|change|break up)(?: \\w+){0,3} (?:trips?|dates|absences?)(?: \\w+){0,2} (?:different\\w*|so|in two|another)",
    ),
    wholeWords(
      "residencia continua|continuous residence|n ?400|meses|months|a year|un ano|sellos?|stamps?|afuera",
    ),
  ],
  unless: unlessReported("no me acuerdo|dont remember|i cant remember"),
};

/** No longer a couple, a single parent beside a spouse, newcomers of three years: told otherwise to an office. */
const households: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords(
        "split up|separated|broke up|nos (?:dejamos|separamos)|ya no (?:vivimos|estamos) juntos|dont live together",
      ),
      wholeWords(
        "(?:can|could) i (?:still )?say we (?:live|are together)|(?:puedo|podria) (?:decir|poner) que (?:todavia |aun )?(?:vivimos|(?:estamos|seguimos) (?:juntos|viviendo|en la misma))",
      ),
    ],
    unless: unless("legal(?:ly|mente)|still married"),
  },
  {
    kind: "lie",
    said: [
      wholeWords(
        "cabeza de (?:familia|hogar|casa)|jef[ea] de (?:familia|hogar)|head of household|como solter[oa]s?|as single|irs(?: que)? (?:im|i am|soy) (?:single|solter[oa])",
      ),
      wholeWords(
        "(?:espos[oa]|marido|mujer|senora|wife|husband)(?: \\w+){0,3} (?:vive|esta aqui|lives?)(?: \\w+){0,2} (?:conmigo|aqui|con nosotros|with me|here)|(?:even though|aunque)(?: \\w+){0,4} (?:live|lives|vive|vivo|vivimos)|vivo con mi (?:espos[oa]|marido|mujer)|live with my (?:wife|husband)|(?:husband|wife|espos[oa]|marido) (?:sleeps|duerme) (?:next to|with|conmigo|a mi lado)|casados viviendo juntos|viviendo juntos",
      ),
      wholeWords(whatToSay),
      wholeWords(
        "migracion|inmigracion|uscis|oficial|entrevista|immigration|officer|interview|preguntan?|(?:they|he|she) asks?",
      ),
    ],
    unless: unlessReported("enmend\\w+|amend\\w*|no sabia|didnt know"),
  },
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:recien|acab\\w+ de|apenas|venimos) lleg\\w+|como que (?:apenas )?(?:venimos|llegamos)|(?:newly|just) arrived|new workers|nuev[oa]s trabajadores|como nuev[oa]s|(?:lists?|puts?) us as new",
      ),
      wholeWords(
        "(?:llevamos|estamos|tenemos|andamos|vivimos)(?: \\w+){0,4} (?:anos|temporadas|rato|tiempo|meses)|(?:have|weve) been(?: \\w+){0,4} years",
      ),
      wholeWords(whatToSay),
      wholeWords("h ?2 ?[ab]|visa de campo|consul\\w*|embajada|visas?|consulate|embassy"),
    ],
    unless: unlessReported(),
  },
  {
    // At home abroad, and told at the door as living here.
    kind: "lie",
    said: [
      wholeWords(
        "residen? en|(?:viven?|vive|vivo|estan?)(?: \\w+){0,3} (?:de planta|todo el ano|alla)|(?:really|actually|mostly) lives? in|lives? (?:full time|all year)(?: round)? in|de planta en",
      ),
      wholeWords(
        "(?:entran?|vienen?|entro|vengo|regresan?)(?: \\w+){0,4} (?:cada|veces|vez)|comes? (?:in|back|here|over)(?: \\w+){0,2} every|every (?:six|five|few|\\d+) months|cada (?:(?:seis|cinco|\\d+|tantos) meses|medio ano|ano)",
      ),
      wholeWords(whatToSay),
      wholeWords(
        "que (?:estan viviendo|viven?) (?:conmigo|con nosotros|aqui)|crean?|piensen?|believes?|thinks?|no (?:le|les|me) (?:quiten?|quite|la quiten)|dont take|doesnt take",
      ),
    ],
    unless: unlessReported("permiso de reingreso|reentry permit|sb ?1|devolver la|give up"),
  },
  {
    // Adopted on paper alone.
    kind: "lie",
    said: [
      wholeWords("adop\\w+"),
      wholeWords(
        "(?:solo|nomas|nada mas|just|only)(?: es)? (?:para|por|for) (?:los |the )?(?:papeles|papers|green card)|(?:solo|nomas|nada mas|puro|de puro|just|only)(?: \\w+){0,3} (?:papel(?:es)?|papers?)|(?:solo|nomas) en (?:el )?papel\\w*|on paper",
      ),
      wholeWords(
        "siguen? (?:viviendo|aqui|conmigo|en mi casa)|se queda (?:conmigo|aqui)|vive conmigo|keeps? living|(?:stays|lives) with me|el juez|the judge|residencia|green card",
      ),
    ],
    unless: unlessReported(),
  },
  {
    // Born abroad, and signed for as born in a house here.
    kind: "forge",
    said: [
      wholeWords("nacio|naci|was born|born"),
      wholeWords("parter[oa]|comadrona|midwife"),
      wholeWords(
        "(?:pero|but|aunque|dice que)\\b(?: \\w+){0,9} (?:firm\\w+|sign|signs|constancia|registr\\w+|anot\\w+|says|pon[ea])|(?:comadrona|partera|midwife)(?: \\w+){0,5} (?:le hace|nos hace|le saca) (?:la|una) constancia",
      ),
      wholeWords(
        "que (?:papeles )?(?:llevamos|llevo|se lleva|decimos|digo)|what do (?:we|i) (?:bring|say)|como|how",
      ),
    ],
    unless: unlessReported("de verdad nacio|si nacio aqui|really was born|no me quieren|perdi\\w*|murio"),
  },
];

/** Of one country, and wants to learn another. */
const anothersNation: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:soy|somos|semos|es|son|im|i am|we are|were|shes|hes)(?: \\w+){0,4} (?:pero|but|aunque|and i want|y quiere|y quiero)",
    ),
    wholeWords(
      "(?:asilo|asylum|tps|refugio|pasar|pasarnos|pasarme|decir)(?: \\w+){0,2} (?:(?:como|que es|por)(?: si fuera(?:mos)?)?|as an?) (?:hondure[nñ]\\w*|salvadore[nñ]\\w*|guatemaltec\\w+|nicaraguenses?|nicas?|cuban\\w*|venezolan\\w+|venezuelans?|colombian\\w*|haitian\\w*|ecuatorian\\w+|peruan\\w+|mexican\\w*|hondurans?|guatemalans?|salvadorans?|nicaraguans?|de alla|puertorriquen\\w+|boricuas?)",
    ),
    wholeWords(
      "(?:que|k|q|what)(?: \\w+){0,4} pregunt\\w+|aprend\\w+|memori[sz]\\w+|estudi\\w+|study|learn|saber (?:de|del)|modismos|acento|accent|ask (?:me|us)",
    ),
  ],
  unless: unless(
    "(?:soy|somos|es|im|i am) (\\w{4,})[oae]s? .*(?:como|as an?) \\1\\w*",
    "naci alla|nacio alla|doble nacionalidad|pasaporte|dual|was born there|residencia alla",
  ),
};

/** Without fear, and a script for the interview. */
const scriptedFear: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "no tienen? (?:historia|caso|motivos?)|(?:has|have) no (?:story|case|fear)|no (?:le |les |me )?(?:tiene|tienen|tengo|tenemos)(?: \\w+)? miedo|(?:isnt|not|arent) (?:\\w+ )?(?:afraid|scared)|(?:vino|vine|vinieron) (?:nomas )?por (?:chamba|trabajo|jale|dinero|necesidad|pobreza)|came (?:here )?(?:for|to) work",
    ),
    wholeWords(
      "(?:haz\\w*|hag\\w+|escrib\\w+|redact\\w+|dame|deme|arm[ae]\\w*|prepar[ae]\\w*|invent\\w+|write|give|make|que)\\b(?: \\w+){0,3} (?:guion|historia|script|story|secuestro|amenazas?|cuento|kidnap\\w*)|(?:arma|inventa|haz|escribe)(?:le|me)? una? (?:de|sobre)",
    ),
    wholeWords("miedo|fear|entrevist\\w+|interview|asilo|asylum|juez|judge"),
  ],
  unless: unless("(?:pero|but)(?: \\w+){0,2} (?:tambien|also|miedo)|tambien por miedo"),
};

/** The interpreter answers, whatever is said to him. */
const answeringInterpreter: Secret = {
  kind: "lie",
  said: [
    wholeWords("interprete|traductor\\w*|traductora|interpreter|translator"),
    wholeWords(
      "(?:hablo|digo|ill say|i say|i just say) (?:\\w+ )?(?:cualquier cosa|lo que sea|anything|whatever)|puras? (?:cosas|palabras)(?: \\w+)? (?:nada|lo que sea)|(?:dice|diga|pone|says?)(?: \\w+)? (?:lo que|what) (?:sirv\\w+|conv\\w+|ayud\\w+|works|helps)|(?:muevo|abro) la boca|move my mouth|(?:el|ella|he|she)(?: \\w+){0,2} (?:conteste|invente|responda|answers?|makes? up)(?: \\w+){0,2} (?:bueno|convenga|right|good)",
    ),
    wholeWords(
      "que (?:historia|respuestas)|que le (?:escribo|digo|cuento)|(?:que|lo que) (?:le )?(?:digo|doy|diga)|conteste|invente|what (?:story|do i)|answers?|will answer",
    ),
  ],
  unless: unlessReported(),
};

export const toldOtherwise: readonly Secret[] = [
  anothersStory,
  leftOut,
  writtenBlow,
  agreedAbuser,
  kindAbuser,
  recanted,
  ownDoing,
  signedOtherwise,
  otherScars,
  raisedIncome,
  recounted,
  ...households,
  anothersNation,
  scriptedFear,
  answeringInterpreter,
];

/** What sounds like forced work or a rape is the tale itself, or another's. */
export const isTaleOfHarm = (said: string): boolean =>
  isAsked(writtenBlow, said) || isAsked(anothersStory, said);
