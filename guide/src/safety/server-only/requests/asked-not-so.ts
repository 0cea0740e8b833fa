/**
 * Requests for words or proof of what is not so by the writer's own account: "no soy su tío, ¿qué respondo?", "sí sabía, ayúdeme a escribir que
 * nunca me enteré". Two halves that stand anywhere: what is asked for, and what is told against it. Server only.
 */
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** Tells the truth, mends what another wrote, was pressed or cheated, or asks what the law says. */
const honest =
  "no (?:quiero|queremos|voy a|vamos a) (?:mentir\\w*|decir|hacer(?:lo)?|inventar|problemas|meterme)|yo no quiero|la verdad no quiero|(?:con|decir|digo|diga|dice|contar) la verdad|(?:si|aunque) digo la verdad|sin (?:mentir|inventar)(?! del todo| tanto| exactamente)|(?:le|les) dij(?:e|imos) que no|(?:me|nos) (?:pide|piden|pidio|obliga|obligan|presiona|exige|amenaza)\\w*(?: (?:a|que|con))? (?:dig\\w+|decir|mienta|ponga|firm\\w+|mentir)|(?:quiere|quieren|queria|dice|dijo) que (?:yo )?(?:diga|mienta|firme|invente)|corrij\\w+|correg\\w+|aclar\\w+|se equivoc\\w+|por error|es (?:delito|legal|ilegal|fraude)|denunci\\w+|estaf\\w+|truth\\w*|honest\\w*|(?:dont|do not) want to lie|without lying|(?:wants?|told|asked|pressur\\w+|forc\\w+) me to|how do i (?:fix|correct)|by mistake|is (?:it|that|this) (?:legal|illegal|a crime|fraud)|what happens (?:if|to)|que (?:le )?pasa (?:si|con)";
const unless = (more = ""): RegExp => new RegExp(`\\b(?:${honest}${more === "" ? "" : `|${more}`})\\b`);

/** Words to say or write, or something to show for it. */
const asksFor = new RegExp(
  `\\b(?:${[
    "(?:que|q|ke)(?: (?:le|les|me|se|nos|yo))* (?:digo|decimos|diga[ns]?|dice[ns]?|contest(?:o|a|an|amos|e|en)|respond(?:o|e|en|emos|a|an)|pongo|ponemos|cuento|explico|invento|marco|escribo|enseno|muestro|mando|pido)",
    "(?:que|cual|cuales) (?:(?:otr[oa]s?|tipo de|clase de) )?(?:cartas?|papel(?:es)?|pruebas?|fotos?|historia|casilla|enfermedad|padecimiento|diagnostico|sintomas?|recibos?|excusa|documentos?)",
    "(?:que|ke) (?:poner|decir|contestar|responder|escribir)",
    "como(?: (?:yo|lo|la|los|las|le|les|se|me))* (?:digo|decimos|pongo|ponemos|pruebo|probamos|compruebo|comprobamos|demuestro|lleno|llenamos|contesto|escribo|redacto|cuento|explico|hago)",
    "(?:ayud\\w+(?: me)?) a (?:escribir|decir|contar|llenar|redactar|armar|explicar|poner|hacer|preparar|contestar)\\w*",
    "(?:prepar[ae]|ensen[ae]|hag[ae]|haz|escrib[ae]|redact[ae]|arm[ae]|d[ae])(?:me|le|nos)",
    "(?:what|how) (?:do|should|can|could|would) (?:i|we|he|she|they|my \\w+) (?:say|tell|answer|put|write|word|explain|prove|show|phrase)",
    "how to (?:word|say|put|phrase|write|explain|answer|prove)",
    "(?:draft|write|help me|give me|make me|i (?:just )?need)",
  ].join("|")})\\b`,
);

const kin =
  "(?:ti[oa]|prim[oa]|sobrin[oa]|herman[oa]|h?ij[oa]|niet[oa]|abuel[oa]|papa|mama|padre|madre|padrin[oa]|madrina|espos[oa]|pariente|familiar|uncle|aunt|cousin|nephew|niece|brother|sister|son|daughter|dad|mom|father|mother|relative|wife|husband)";
const reared =
  "cri[eo]|criad[oa]|crio|adopt\\w*|biologic\\w*|padrastro|madrastra|hijastr[oa]|step\\w*|rais(?:e|ed)|biological|tutel\\w+|custodia|guardian\\w*|amig[oa] de la familia|por parte de";

/** Not kin, paid for it or to be told all the same. */
const noKin: Secret = {
  kind: "lie",
  said: [
    asksFor,
    new RegExp(
      `\\b(?:no (?:soy|es|somos) (?:ni )?(?:(?:su|el|la|mi|un|una) )?${kin}s?|(?:im|i am|shes|hes|is) not (?:(?:her|his|my|their|the) )?${kin}|(?:isnt|arent) (?:my|her|his) ${kin})\\b`,
    ),
    /\b(?:(?:me|nos) (?:pagan?|dan (?:dinero|lana|\d|mil|unos))|(?:salga|diga|digan|digo|decir|pongamos|ponga|pongo|crean|vean) que (?:si )?(?:soy|es|somos|son)|(?:comprobar|compruebo|probar|pruebo) (?:el )?parentesco|(?:proof|prove|say|saying|claim) (?:that )?(?:im|i am|she is|he is|shes|hes|we are|were))\b/,
  ],
  unless: unless(reared),
};

/** "Pongamos que es mi tío y que vive conmigo", who is none or takes money for it. */
const putAs: Secret = {
  kind: "lie",
  said: [
    /\b(?:pongamos|digamos|ponemos|decimos|pongo|digo|lets (?:say|put)|well (?:say|put)|we (?:say|put))\b(?: \w+){0,2} (?:que|that|he|she|im|i)\b/,
    new RegExp(
      `\\b(?:(?:es|soy|somos|is|hes|shes) (?:mi|su|my|his|her) ${kin}|vive(?:n)? (?:conmigo|en mi casa|aqui)|lives? with (?:me|us)|(?:trabajo|trabaja|work|works) (?:con|para|for|with))\\b`,
    ),
    /\b(?:como (?:se )?(?:lo|la)? ?(?:les? )?(?:pruebo|compruebo|demuestro)|que (?:pruebas?|papeles|recibos?|comprobantes?)|how do (?:i|we) (?:prove|show)|what (?:proof|papers|bills))\b/,
    /\b(?:cobra\w*|charges|(?:pero |y )?no (?:vive|es cierto|es verdad|trabajo)|en realidad|doesnt live|not (?:really|true)|aunque (?:es|no))\b/,
  ],
  unless: unless("notari[oa]|abogad[oa]|lawyer"),
};

/** An illness that is wanted and not there, chosen for what nobody can look up. */
const noIllness: Secret = {
  kind: "lie",
  said: [
    /\b(?:que|cual|cuales|which|what)\b(?: \w+){0,2} (?:enfermedad\w*|padecimiento\w*|diagnosticos?|sintomas?|illness|disease|condition|diagnosis|symptoms?)\b/,
    /\b(?:no (?:lo|la) (?:esta|estoy|tiene|tengo|padece)|no esta (?:enferm[oa]|deprimid[oa]|mal)|esta (?:bien )?(?:san[oa]|sanisim[oa])|no (?:tiene|tengo) nada|(?:isnt|is not|not) (?:sick|ill|depressed)|(?:is|shes|hes) (?:healthy|fine))\b/,
    /\b(?:(?:ponemos|pongo|ponga|digo|decimos|decir|invento|finjo|finge|put|say|claim|fake)|dificil(?:es)? de (?:comprobar|revisar|ver)|no se (?:pueda|puede|note)|hard to (?:check|prove|verify))\b/,
  ],
  unless: unless("ya no (?:esta|tiene)|antes|mejoro|got better"),
};

/** Blows that are picked, of whoever never struck. */
const pickedBlows: Secret = {
  kind: "lie",
  said: [
    /\b(?:que|cuales|which|what) (?:golpes?|moretones|maltratos?|abusos?|bruises|injuries|beatings?)\b(?: \w+){0,2} (?:digo|pongo|invento|cuento|finjo|do i (?:say|put|claim)|should i (?:say|put|claim))\b/,
    /\b(?:invento|finjo|con que foto|desquit\w+|merezco|por otra|(?:nunca|jamas|no) (?:me |la |lo )?(?:ha )?(?:peg|golpe|toc|puso|levant|maltrat)\w+|never (?:hit|touched|hurt)|didnt (?:hit|touch))\b/,
  ],
  unless: unless(
    "si me (?:pego|pega|golpeo|dio)|(?<!nunca )(?<!no )me (?:pegaba|golpeaba|pega|golpea|maltrataba)|me (?:pego|golpeo) (?:en|con|varias|muchas)|tod[oa]s|ya denuncie|(?:he|she) (?:did|does) hit",
  ),
};

/** Another was believed with a story; the writer, to whom nothing of it happened, would tell one like it. */
const copiedStory: Secret = {
  kind: "lie",
  said: [
    /\b(?:gano|ganaron|le (?:dieron|aprobaron)|se lo (?:dieron|aprobaron)|paso|won|got)\b(?: \w+){0,6} (?:diciendo|contando|con (?:una?|la|el|ese|esa) (?:historia|cuento|relato)|saying|telling|with (?:a|that) story)\b/,
    /\b(?:(?:yo |a mi |pero )?no (?:tengo|me (?:paso|han|hicieron|persiguen|amenaz\w+)|soy|vivi)|(?:nunca|nadie) me|ni (?:tengo|soy)|i (?:dont have|never|wasnt|am not)|nobody|nothing)\b/,
    /\b(?:(?:una?|otra?|la) (?:igual|parecid[oa]|asi|mism[oa])|lo mismo|como la (?:suya|de el)|one like (?:it|that|his|hers)|the same|similar)\b/,
  ],
  unless: unless("si me (?:paso|amenaz\\w+)|tambien me"),
};

/** Knew, and would write that he never did. */
const knewIt: Secret = {
  kind: "lie",
  said: [
    /\b(?:si (?:lo |la )?(?:sabia|supe|recibi|entendi|entendia)|(?:yo |si )?sabia (?:que|del|de la|bien)|si (?:me|nos) (?:llego|llegaron|aviso|avisaron|dijeron|entregaron)|i (?:did )?(?:knew|know|got|get|received|receive|understood|understand))\b/,
    /\b(?:escrib\w+|redact\w+|explic\w+|poner|pongo|decir|digo|write|say|explain|put|claim)\b(?: \w+){0,2} (?:(?:que|q|that|i|yo) ){1,2}(?:nunca|no|never|didnt|did not) (?:\w+ ){0,2}(?:entere|enterado|sabia|supe|llego|llegaron|recibi|entendi|entendia|avisaron|got|knew|know|received|receive|understood|understand)\b/,
  ],
  unless: unless(
    "obligatori\\w*|hasta (?:que|despues)|ya (?:tarde|cuando)|until|mandatory|required|otra carta|la segunda",
  ),
};

/** What is written is not, and neither is whoever would sign it. */
const noSuchThing: Secret = {
  kind: "forge",
  said: [
    /\b(?:draft|write|make|need|give me|hazme|hagame|haga|escrib[ae]me|redact[ae]me|dame|deme|necesito|ocupo|ayud\w+)\b(?: \w+){0,6} (?:letter|note|template|statement|offer|declaration|contract|carta|constancia|nota|declaracion|plantilla|contrato|oferta)\b/,
    /\b(?:(?:theres|there is|there was) no (?:\w+ )?(?:therapist|doctor|job|boss|landlord|church|employer|company|business|offer|such)|(?:she|he|it|they) (?:isnt|is not|arent|wasnt|didnt|never did|never was)(?= (?:and|but|so|theres|i just)\b|$)|ive never (?:been|worked|met|lived)|no (?:hay|existe) (?:ningun\w* |tal )?(?:doctor\w*|terapeuta|psicolog[oa]|patron|empresa|trabajo|iglesia|oferta)|y no (?:lo|la) (?:esta|es|soy|tiene)|nunca he (?:ido|trabajado|vivido|estado))\b/,
  ],
  unless: unless(
    "police report|reporte|contrato de renta|todavia no|not yet|solo tengo|is there any other|otra (?:cosa|prueba)|otra persona|someone else",
  ),
};

/** Came otherwise than the officer shall think. */
const thoughtOtherwise: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:con (?:un )?(?:coyote|pollero)|(?:paso|trajo|cruzo|cruce|brinco) a|por el (?:rio|cerro|monte|desierto)|with a (?:coyote|smuggler)|(?:smuggled|crossed|sneaked))\b/,
    /\b(?:crean?|piensen?|think|thinks|believe|believes)\b(?: que| that)?(?: \w+){0,3} (?:sol[oa]s?|alone|con visa|en avion|with a visa|on (?:a|her|his|my) (?:own|visa|plane)|nunca|never|legal\w*)\b/,
  ],
  unless: unless("si (?:vino|llego|entro) sol[oa]|(?:really|actually) came alone"),
};

/** Worded so that it is read as what it is not. */
const readAsNo: Secret = {
  kind: "lie",
  said: [
    /\b(?:how (?:do|can|should|would) (?:i|we) (?:put|word|phrase|answer|write|say)(?: it)?|how to (?:put|word|phrase|answer|write|say)|como (?:se )?(?:lo |la )?(?:pongo|digo|escribo|redacto|contesto|explico))\b/,
    /\b(?:not (?:exactly|technically|really|quite) (?:lying|a lie)|sin (?:mentir|que sea mentira) (?:del todo|tanto|exactamente)|no sea (?:exactamente|del todo|tan) mentira|so (?:that )?(?:they|he|she|the \w+) (?:thinks?|reads?|takes?|understands?|believes?)(?: it| that)?(?: as)?(?: a)? (?:no|i (?:never|didnt|havent|was not|wasnt))|para que (?:lo )?(?:entiendan?|lean?|crean?|piensen?)(?: como)? (?:un )?que no (?:me|he|fui|tengo))\b/,
    /\b(?:i (?:like )?(?:did|was|have|had|claim(?:ed)?|said|worked|voted|got)|si (?:me|lo|la) (?:\w+)|dije|vote|trabaje|me arrestaron|fui|reclame)\b/,
  ],
  unless: unless(
    "i (?:really|actually) (?:never|didnt)|de verdad (?:no|nunca)|because i (?:never|didnt|wasnt)|porque (?:no|nunca)",
  ),
};

/** "Marco que nunca me arrestaron. ¿Qué explico si les sale?" */
const deniesAndExcuses: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:voy a|pienso|vamos a) (?:marcar|poner|contestar|decir|negar)|(?:le |les )?(?:marco|pongo|contesto|niego)|(?:ill|i will|im going to|im gonna|gonna) (?:mark|check|put|answer|say|tick|deny))\b(?: \w+){0,3} ?(?:que no|que nunca|no|nunca|lo del?|never|i (?:never|was never|didnt|havent|wasnt))\b/,
    /\b(?:si (?:les?|me|lo|la|se)? ?(?:sale|aparece|cachan|encuentran?|descubren?|ven|dan cuenta|enteran|preguntan)|if (?:it|they|he|she|that) (?:\w+ )?(?:shows?|finds?|comes?|asks?|pops?))\b/,
    /\b(?:que (?:les? )?(?:explico|invento|digo|excusa)|como (?:lo|se lo) explico|what(?:s| is)? (?:do i say|should i say|a good excuse|excuse))\b/,
  ],
  unless:
    /\b(?:porque (?:nunca|no|es (?:verdad|cierto))|de verdad|la verdad|no (?:es|era) mi[oa]|truth|because i (?:never|wasnt|didnt)|not mine|abogad[oa]|lawyer|por error|by mistake)\b/,
};

/** Whoever is struck may have to say otherwise: no lie of hers. */
const struck =
  "golpe\\w*|peg(?:a|o|aba|an|aron)|maltrat\\w*|amenaz\\w*|miedo|abus\\w*|viol[oa]|hits?|beats?|threat\\w*|afraid";

/** A paper is to say one thing, and the writer tells the other in the same breath. */
const writtenAgainst: Secret = {
  kind: "lie",
  said: [
    /\b(?:pon(?:le|me|ga|game)?|redact[ae](?:me|le)?|escrib[ae](?:me|le)?|haz(?:me|le)?|hagame|(?:ayud\w+|ayudar(?:me)?) a (?:poner|escribir|redactar|decir|explicar)|write|draft|word|put)\b(?: \w+){0,4} (?:que|that|saying|like (?:i|we|he|she))\b/,
    /\b(?:si (?:gano|trabajo|trabajaba|tengo|tenia|vivo|vivia|fui|recibi|sabia|entendi\w*)(?= (?:pero|nomas|y)\b|$)|hace todo sol[oa]|se (?:vale|mantiene) (?:sol[oa]|por si)|la (?:mera |pura |merita )?verdad (?:es que )?(?:no|nunca|ni|cada|si|vivo|vivimos|gano|trabajo)|en realidad (?:no|nunca|si|vivo|vivimos|gano|esta)|yo ni \w+|(?:actually|really|in reality) (?:i|we|he|she|dont|doesnt|never)|but (?:really|actually)|i was gone|i did (?:go|leave|work|get))\b/,
  ],
  unless: unless(`que si|explicar (?:que|por) (?:estuve|fui|si)|why i|${struck}`),
};

/** A doctor is to write down what nobody has. */
const writtenIllness: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:medic[oa]|doctor\w*|dotor\w*|psicolog[oa]|psiquiatra|therapist|psychologist)\b(?: \w+){0,4} (?:pon(?:er|ga|e)|escrib\w+|dig[ao]|write|put|say)\b/,
    /\bno (?:lo |la )?(?:tengo|tiene)(?= (?:que|pero|y|nada)\b|$)|\b(?:i dont|(?:he|she) doesnt)(?: actually| really)? have (?:it|that|any)\b/,
  ],
  unless: unless("pero (?:si|estoy|esta)|otra (?:cosa|enfermedad)|seguro|insurance|dinero"),
};

/** "Que no camino; sí camino": the very word is taken back. */
const takenBack: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:dig[ao]|decir|dig[ao]mos|pong[ao]|poner|pongamos|escrib[ao]|escribir|jure|declare)\b(?: \w+){0,3} (?:que|q) (?:no|nunca) (?:(?:me|lo|la|le|se) )?(\w{3,})\b(?: \w+){0,6} si (?:(?:me|lo|la|le|se) )?\1\b/,
  ],
  unless: unless(struck),
};

/** A post on paper, and another in the kitchen. */
const titleOnPaper: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:me (?:apunta|pone|anota|registra)|(?:lists|puts|listing) me) (?:de|como|as)\b/,
    /\b(?:y|pero|aunque|and|but|though) (?:yo |en realidad )?(?:soy|trabajo de|im|i am|i just)\b/,
  ],
  unless: unless(),
};

/** Persecuted for what the writer never was. */
const neverOfThem: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:politic\w+|religi\w+|evangelic\w+|gay|periodista|activista|journalist|activist|political|sindicato|union)\b/,
    /\b(?:(?:yo )?(?:nunca|jamas|ni) (?:me (?:meti|meto|he metido)|ando|andaba|fui|era|soy|participe)|no me (?:meti|meto|metia)|i (?:never|wasnt|was not|am not|only sold|sold|just sold))\b/,
    /\b(?:asilo|i ?589|asylum|persig\w+|miedo creible|credible fear)\b/,
  ],
  unless: unless(
    "me acus\\w+|creian|pensaban|thought i|accused|todavia puedo|can i still|otra razon|por pandillas",
  ),
};

/** A cousin told as a brother, and the test of blood that comes. */
const kinTested: Secret = {
  kind: "lie",
  said: [
    new RegExp(
      `\\b(?:told|said|put|dij(?:e|imos)|puse|pusimos)\\b(?: \\w+){0,6} (?:prim[oa]|sobrin[oa]|amig[oa]|vecin[oa]|cousin|nephew|niece|friend) (?:es|era|is|was|como) (?:mi|my) ${kin}\\b`,
    ),
    /\b(?:adn|dna|prueba de sangre|blood test)\b/,
    /\b(?:excusas?|excuses?|que (?:les? )?(?:digo|invento)|what (?:do|should) (?:i|we) say|como (?:le )?(?:hago|evito)|how (?:do|can) i (?:avoid|get out))\b/,
  ],
  unless: unless("adopt\\w*"),
};

/** Never touched by the partner, and a tale of blows for whoever writes the report. */
const neverTouched: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:nunca|jamas|never|no) (?:me (?:ha )?|has )?(?:puesto|puso|tocado|laid|touched|pegado|pego|golpeado|hit)\b(?: \w+){0,2} (?:dedo|mano|finger|hand|me|encima|siquiera)\b/,
    /\b(?:psicolog\w+|terapeuta|doctor\w*|consejer\w+|psychologist|therapist|counselor|vawa|maltrato|abuse)\b/,
    /\b(?:para que|pa que|so (?:that )?(?:she|he|they|i)|y asi)\b/,
  ],
  unless: unless("me (?:grita|insulta|amenaza|controla|encierra|humilla)\\w*|yells?|insults?|controls?"),
};

/** "Para que piensen que todo fue arreglado. No fue así": a former partner is to be sent away by a lie. */
const revenge: Secret = {
  kind: "lie",
  said: [
    asksFor,
    /\b(?:piensen|crean|parezca|think|believe|look like)\b/,
    /\b(?:no fue asi|no es (?:cierto|verdad)|nada de eso (?:paso|es cierto)|it (?:wasnt|was not) (?:like that|so|true)|thats not true)\b/,
    /\b(?:ex|merece|vengar\w*|venganza|desquit\w+|echen?|deporten|saquen|deserves?|revenge|kick (?:him|her) out)\b/,
  ],
  unless: unless(),
};

/** A school on paper alone. */
const schoolOnPaper: Secret = {
  kind: "lie",
  said: [
    /\b(?:escuelas?|colegios?|institutos?|universidad|schools?|college)\b/,
    /\b(?:i ?20|visa de estudiante|f ?1|student visa)\b/,
    /\bsin (?:tener que )?(?:ir|asistir|estudiar|clases)\b|\bwithout (?:having to )?(?:go|going|attend\w*|stud\w+)\b|\b(?:no|nunca) (?:voy|vas|tienes que ir|piden ir)\b/,
    /\b(?:trabajar|quedarme|estar aqui|para estar|papel|nomas|solo la|work|stay|just need)\b/,
  ],
  unless: unless("en linea|online|virtual|perdi|vacaciones|enferm\\w+|embarazo|sick|vacation"),
};

export const notSo: readonly Secret[] = [
  neverTouched,
  revenge,
  schoolOnPaper,
  noKin,
  putAs,
  noIllness,
  pickedBlows,
  copiedStory,
  knewIt,
  noSuchThing,
  thoughtOtherwise,
  readAsNo,
  deniesAndExcuses,
  writtenAgainst,
  writtenIllness,
  takenBack,
  titleOnPaper,
  neverOfThem,
  kinTested,
];
