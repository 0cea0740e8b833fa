/**
 * Requests to pass for another or by another's hand: a twin's visa, a dead man's card, a brother's saliva, a friend's signature, a stranger's
 * birth record, a child who is nobody's kin. Each with those whom it must not hit. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** Looks like whom the paper shows. */
const alike: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "gemel[oa]s?|cuates|twins?|identic[oa]s?|nos parecemos|(?:me |te |se )?(?:le |se )?parecen?|me parezco|parecid[oa]s?|(?:la )?misma cara|mism[oa] (?:bigote|edad)|gotas? de agua|igualit[oa]s?",
      "(?:cant|cannot) tell (?:me|us)|no nos (?:distinguen|diferencian)|look (?:\\w+ )?(?:alike|like)|looks (?:\\w+ )?like|same (?:face|age)|compar\\w+ (?:la|las) (?:fotos?|caras?)|(?:compare|check) the (?:photo|picture|face)s?",
    ),
    wholeWords(
      "(?:tarjeta|mica|visa|pasaporte|card|passport)(?: \\w+){0,3} (?:no (?:se )?(?:le )?venc\\w+|vigente|still (?:good|valid)|not expired)",
      "con (?:la|el|su) (?:de (?:ella|el|mi|otr[oa]|la otra|su)|visa|pasaporte|tarjeta|mica|laser|credencial|licencia|permiso)",
      "(?:usar|uso|use|usando|presta\\w*|prestar\\w*|damos|doy|llev\\w+|muestr\\w+|ensen\\w+) (?:\\w+ )?(?:su|la|el) (?:visa|pasaporte|tarjeta|mica|laser|acta|de (?:ella|el|mi|otr[oa]|la otra|su))",
      "(?:passport|visa|green ?card|birth certificate|id|license) (?:works?|would work|will work|can work) for (?:my|his|her|me)|(?:pasaporte|visa|mica|acta|licencia) de mi \\w+ (?:le|me) (?:queda|sirve)",
      "(?:with|use|using|on|show|carry|borrow) (?:her|his|my \\w+) (?:visa|passport|card|green ?card|id|border card|work permit|ead)",
    ),
    wholeWords(
      "pas(?:o|ar|amos|e|en)|cruz\\w+|cruc\\w+|entr(?:o|ar|e|en|amos)|veng[ao]|venir|vaya|voy|ir|trabajar|cross|enter|come|go|get (?:in|across|through)|travel|fly|work|compar\\w+|garita|green ?card|mica|officer|oficial",
    ),
  ],
  unless: unlessReported(
    "me (?:confund\\w+|par(?:o|aron)|detuv\\w+)|cada (?:quien|una?)|(?:con|tiene) (?:mi|su) propi[oa]|her own|his own|nos piden|renov\\w+|peticion|(?:les|le|me) (?:pedimos|pidieron)",
  ),
};

/** Goes in another's place, or has another go in his. */
const inHerPlace: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:se (?:queda|quedaria|quede)|le dejo|dejo|dejar(?:le)?|leave|give)(?: \\w+){0,3} (?:telefono|celular|phone|app|aplicacion|isap)",
    ),
    wholeWords("fotos?|selfi\\w*|llamadas?|photos?|calls?|check ?ins?|face"),
    wholeWords(
      "como si fuera yo|por mi|en mi lugar|haciendose pasar|pretending|as me|for me|in my place|like (?:shes|hes) me",
    ),
  ],
  unless: unlessReported("me ayuda|no se usar|helps me"),
};

/** Another's saliva in the test of kinship. */
const othersSwab: Secret = {
  kind: "lie",
  said: [
    wholeWords("adn|dna|saliva|spit|swab|hisopo|sangre|orina|blood|urine|pee"),
    wholeWords(
      "herman\\w+|prim[oa]s?|ti[oa]|amig[oa]|otr[oa]|alguien|(?:brother|cousin|friend|uncle)s?|someone|somebody|another",
    ),
    wholeWords(
      "(?:llev|d[aeo]|mand|pon|us)\\w*(?: \\w+)? (?:sangre|orina|saliva|muestra) de (?:mi|un|una|otr[oa])|(?:bring|take|use|give|swap)(?: \\w+){0,2} (?:brother|friend|cousin|sister|wife|husband|roommate)s (?:blood|urine|pee|saliva)|send in (?:my|someone|another)(?: \\w+){0,3} (?:spit|saliva|swab|dna)|(?:y )?no (?:la|el|a) (?:mi[oa]?|suy[oa])|en (?:vez|lugar) (?:de (?:mi|la mia|el)|mi[oa])|en mi lugar|haciendose pasar|como si fuera|pretending|pretend\\w* to be|in my place|instead of (?:me|mine|him|his)",
      "cambi\\w+ (?:la|las) (?:muestras?|saliva)|swap (?:the )?(?:samples?|swabs?)|(?:dar|de|mandar|give) (?:\\w+ ){0,2}(?:la saliva|la muestra|the swab) (?:por|for) (?:mi|me|him|el)",
    ),
  ],
  unless: unlessReported(
    "murio|falleci\\w+|muert[oa]|died|dead|passed away|medi[oa] herman\\w+|half (?:brother|sister|sibling)|sibling",
  ),
};

/** Signs for somebody who is not to know. */
const unknownSigner: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "firm(?:ar|o|arlos?|arlas?|amos) (?:yo )?(?:por|como) (?:el|ella|mi|la|si fuera)|(?:su|la) firma|how (?:she|he|they) signs?|sign (?:it )?(?:for|as) (?:her|him|my)|(?:a|en) (?:su nombre|nombre de (?:mi|su|una?) \\w+)|in (?:her|his) name|(?:her|his) signature",
    ),
    wholeWords(
      "sin (?:contarle|decirle|avisarle|preguntarle|que (?:el |ella )?(?:lo )?(?:sepa|se entere|se de cuenta))|ni se (?:va a )?enter\\w+|no (?:se va a|tiene que|tienen que) enterar\\w*|(?:i|yo) (?:know|se|conozco) (?:how|como|hacer|su firma)",
      "(?:wont|doesnt|will never|shell never|hell never|never) (?:\\w+ )?(?:know|find out)|without (?:telling|asking|her knowing|him knowing)|copi\\w+ (?:su|la) firma|calc\\w+ (?:su|la) firma|forge|trace",
    ),
  ],
  unless: unlessReported(
    "(?:firmo|firmaron|signed|saco|hizo|puso)(?: \\w+){0,3} (?:por mi|mi (?:nombre|firma)|my name)|sin que yo|without (?:my|me) |poder notarial|power of attorney|menor|sorpresa|surprise",
  ),
};

/** The card of a dead man, a tenant who left, or whoever lost it. */
const strangersCard: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "green ?card|mica|micas|residencia|tarjetas?|credit card|permisos?|social|seguro|ssn|id|identificacion|licencia",
    ),
    wholeWords(
      "(?:de |del |la de |el de )(?:un|una|el|la)?(?: \\w+){0,2} ?(?:que (?:ya )?(?:se )?(?:murio|fallecio|rentaba|vivia)|difunt[oa]|finad[oa]|muert[oa])",
      "(?:muchach[oa]|senora?|inquilin[oa]|tipo|vat[oa]) que (?:ya )?(?:se )?(?:murio|fallecio|rentaba|vivia)|dead (?:man|guy|person|woman|neighbor)s?|(?:old|last|former|previous) (?:tenant|roommate)s?",
      "(?:me )?encontre (?:una?|la|el)|i found an?|se les? pierde el correo|me aparecen",
    ),
    wholeWords(
      "sirve|jala|(?:la|lo) (?:uso|usamos)|usar\\w*|usamos|que uso|sacar(?:le)? (?:algo|provecho|jugo)|vend(?:o|er\\w*|emos)|con (?:esa|ese|eso) (?:puedo|saco|trabajo)|buen precio|quien (?:compra|paga)|que(?:marse|ma)|trabajar\\w*|work (?:with|on)|(?:i|we) use|sell|worth",
    ),
  ],
  unless: unlessReported(
    "devolv\\w+|entreg\\w+|regres\\w+|return\\w*|turn (?:it )?in|avis\\w+|mi (?:mica|green ?card|tarjeta|permiso|licencia)|que hago con|what (?:do|should) i do|a quien|cancel\\w+|pension|seguro de vida|life insurance|viud[oa]|widow\\w*|espos[oa]|marido|husband|wife|taxes|mi (?:papa|mama|padre|madre)|funeral",
  ),
};

/** A dead man's number, offered by his own. */
const deadMansNumber: Secret = {
  kind: "lie",
  said: [
    wholeWords("murio|falleci\\w+|difunt[oa]|muert[oa]|died|dead|passed away"),
    wholeWords(
      "me (?:ofrece|vende|presta|renta|deja)n?(?: \\w+){0,2} (?:social|seguro|numero|mica|papeles)|(?:sell|rent|lend)(?:s|ing)? me (?:his|her|the) (?:social|ssn|number|card|papers)",
    ),
    wholeWords("(?:me )?dura|sirve|jala|trabajar|lo uso|work|last|use"),
  ],
  unless: unlessReported("seguro de vida|life insurance"),
};

/** Sponsors who sell their name to people they never met. */
const rentedSponsor: Secret = {
  kind: "lie",
  said: [
    wholeWords("(?:co ?)?(?:sponsors?|patrocinador\\w*)|i ?864"),
    wholeWords(
      "(?:prest\\w+|vend\\w+|rent\\w+) (?:su|la|el|sus) (?:firma|nombre|taxes|ingresos)|(?:sell|rent|lend)s? (?:\\w+ )?(?:signature|name|taxes)s?|(?:cobr\\w+|charges?|cuanto (?:le )?(?:doy|pago))(?: \\w+){0,4} (?:firm\\w+|ser|sign\\w*)(?: \\w+){0,4} (?:sin conoc\\w+|sponsor|patrocinador\\w*)|(?:sign|sponsor)(?: \\w+){0,3} for (?:money|cash|a fee)|patrocinador\\w* (?:de )?rentad\\w+",
    ),
    wholeWords(
      "(?:como|donde|con quien) (?:\\w+ )?(?:doy|encuentro|consigo|hallo|contact\\w+|hablo|busco)|quien|cuanto|where|how (?:do|can|much)|who",
    ),
  ],
  unless: unlessReported("me ofreci\\w+|es valido|cuenta"),
};

/** A child taken out of a shelter, or over the border, by whoever is nothing to it. */
const nobodysChild: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords(
        "sponsor|patrocinador\\w*|albergue|orr|shelter|nin[oa]s?|cipot[ea]s?|patoj[oa]s?|chamac[oa]s?|menor|kid|child|girl|boy",
      ),
      wholeWords(
        "no (?:somos|soy|es) (?:nada|familia|pariente|de la familia|su (?:ti[oa]|prim[oa]|familia))|(?:ni|no) (?:la|lo) conozco|(?:que )?ni (?:siquiera )?conozco|not related|no relation|(?:dont|never) (?:even )?(?:know|met) (?:her|him|the (?:kid|girl|boy|child))",
      ),
      wholeWords(
        "(?:diciendo|decir|digo|diga|pongo|poner|jurar) que (?:soy|es|somos)|lo de la relacion|(?:say|saying|claim|claiming|put|swear) (?:that )?(?:im|i am|hes|shes|were)|me (?:paga|pagan|dan) (?:por|porque|para|\\d|mil)|(?:pays|paying) me",
      ),
    ],
    unless: unlessReported("tutel\\w+|custodia|foster|sus papas (?:me )?(?:firman|dan) (?:un )?poder"),
  },
  {
    // Older on paper, so that the plant takes him.
    kind: "forge",
    said: [
      wholeWords(
        "patoj[oa]|menor|muchach[oa]|chamac[oa]|cipot[ea]|sobrin[oa]|(?:de|tiene) 1[3-7]|1[3-7] (?:anos|years?)|kid|boy|girl|teen\\w*",
      ),
      wholeWords(
        "papeles (?:\\w+ ){0,2}de (?:1[89]|2\\d|mayor)|papers (?:\\w+ ){0,3}(?:1[89]|2\\d|older|an adult)|(?:diga|digan|salga) que tiene (?:1[89]|2\\d)",
      ),
      wholeWords("meter\\w*|trabaj\\w+|planta|procesadora|fabrica|work|plant|factory|job"),
    ],
    unless: unlessReported(),
  },
  {
    // A child lent for the crossing.
    kind: "smuggle",
    said: [
      wholeWords(
        "(?:con|llev\\w+|with|bring) (?:un |una |a )?(?:nin[oa]|chiquit[oa]|hij[oa]|menor|chamac[oa]|kid|child)|me (?:deja|presta|renta) (?:llevar )?(?:al?|su|un|una)|lend (?:me )?(?:her|his|a) (?:kid|son|daughter|child)|rent a (?:kid|child)",
      ),
      wholeWords(
        "(?:lo|me|nos|te) (?:sueltan|dejan pasar)|(?:salga|lleve|ponga) (?:con )?mi apellido|con mi apellido|(?:they|border patrol) (?:let|release)",
      ),
      wholeWords(
        "le (?:daria|doy|pago)|\\d{2,} ?(?:dolares)?|mil|no es mi[oa]|not mine|hacer(?:lo|la)? pasar|pay",
      ),
    ],
    unless: unlessReported("es mi hij[oa]|mi propi[oa]|papa de el|apellido de (?:su|el) papa|adopt\\w+"),
  },
];

/** A birth put down for whoever pays, or as hers who did not give it. */
const boughtBirth: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords("vende[ns]?|compr(?:o|ar|amos)|(?:me )?(?:ofrece|consigue)n?|sells?|selling|buy"),
      wholeWords("partida|acta|inscripcion|birth certificate"),
      wholeWords(
        "de alguien|de otr[oa]|de (?:un|una) (?:\\w+ )?(?:que (?:ya )?(?:se )?murio|muert[oa]|difunt[oa]|senor|senora|muchach[oa])|someone elses|somebody elses|(?:of )?(?:a )?dead (?:baby|kid|man|guy|person)s?",
      ),
    ],
    unless: unlessReported("me (?:la )?(?:vendieron|ofrecieron)"),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "partera|comadrona|registro|registrador\\w*|inscrib\\w+|registr(?:o|amos|ar\\w*|e)|reconoz\\w+|midwife|registry|register",
      ),
      wholeWords(
        "que yo (?:la|lo) (?:pari|tuve)|como (?:que|si) (?:yo|fuera)|como si (?:yo )?(?:l[oa] )?(?:hubiera|tuviera)|con (?:\\w+ ){1,2}(?:anos?|meses) menos|(?:anos?|meses) (?:de )?menos|as if i (?:gave|had)|(?:years?|months?) younger|say(?:ing)? i gave birth",
      ),
      wholeWords(
        "por (?:\\w+ ){0,2}(?:mil|cien|quinient[oa]s|\\w+cient[oa]s|\\d+|dolares|pesos|quetzales)|le (?:pago|doy|damos)|compadre|conocid[oa]|que (?:le )?(?:decimos|digo|contestamos)|que otros papeles|(?:for|pay) (?:\\w+ ){0,3}(?:bucks|dollars|\\d+|hundred|thousand)|en que hospital|adn",
      ),
    ],
    unless: unlessReported("adopcion legal|adoptar legalmente"),
  },
  {
    // A citizen who is paid to be the father.
    kind: "forge",
    said: [
      wholeWords(
        "(?:poner(?:l[oa])?|ponga(?:l[oa])?|registrar(?:l[oa])?|pasar(?:l[oa])?)(?: \\w+){0,3} como (?:hij[oa]|el papa|el padre|si fuera)|como hij[oa] de un (?:ciudadano|gringo|americano)|que ese (?:hombre|senor) es el (?:papa|padre)|(?:put|list|register)(?: \\w+){0,4} as (?:the |his |a )?(?:father|dad|son|daughter|citizens)",
      ),
      wholeWords(
        "cobra|(?:le )?(?:pago|pagamos|di|doy)|mil|\\d{3,}|por (?:dinero|lana)|charges?|pay|paid|bucks|dollars|grand",
      ),
    ],
    unless: unlessReported("adn|dna|si es (?:su|el) (?:papa|padre)|seguro|insurance|taxes"),
  },
];

export const asAnother: readonly Secret[] = [
  alike,
  inHerPlace,
  othersSwab,
  unknownSigner,
  strangersCard,
  deadMansNumber,
  rentedSponsor,
  ...nobodysChild,
  ...boughtBirth,
];
