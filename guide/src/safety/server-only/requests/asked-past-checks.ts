/**
 * Requests to get past whoever looks: paid for a presence that never was, another name or address so that a file is not found, help at a test,
 * a benefit for leaving that is taken by who stays. Each with those whom it must not hit. Server only.
 */
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const honest =
  "no (?:quiero|queremos|quise|acepte) (?:mentir|hacer|hacerlo|meterme|entrar)|no quise|yo no quiero|(?:le|les) dij(?:e|imos) que no|la verdad|denunci\\w+|estaf\\w+|reporto|lo reporte|where do i report|es (?:delito|legal|ilegal|fraude|cierto)|is (?:it|that|this) (?:legal|illegal|a crime|true)|me (?:pide|pidio|exige|piden|cobra)|asked me|wants me|corrij\\w+|correg\\w+|correct|fix|error|mistake|se equivoc\\w+|que (?:le )?pasa (?:si|con)|what happens|said no|turned (?:it|him|her) down|honest\\w*|truth\\w*";
const unless = (more = ""): RegExp => new RegExp(`\\b(?:${honest}${more === "" ? "" : `|${more}`})\\b`);

const paid =
  /\b(?:pag\w+|doy|dar|damos|dinero|lana|feria|ofrenda|donativo|mil|cien|quinientos|\w+cientos|\d{2,}|dolares|pay\w*|paid|bucks|dollars|money|cash|extra|cobra\w*)\b/;

const paidPresence: readonly Secret[] = [
  {
    // A school that marks whoever pays as present.
    kind: "lie",
    said: [
      /\b(?:escuelas?|instituto|colegio|universidad|academia|school|college|program)\b/,
      /\b(?:(?:sin|aunque no|no hay que|no (?:te|me) (?:piden|obligan a)) (?:ir|asistir|vayas?|que (?:vayas?|asistas))|(?:dont|do not|never|without) (?:\w+ ){0,3}(?:go|going|attend\w*)|no (?:vayas|asistas) nunca)\b/,
      /\b(?:(?:solo|nomas|nada mas) (?:pagas|se paga|pago|hay que pagar)|(?:te|me) (?:marcan?|ponen?) (?:\w+ )?(?:presente|asistencia|asistensia)|marks? (?:you|me) (?:as )?present|pay extra|por (?:\w+ )?(?:mil|dinero|lana))\b/,
      /\b(?:como (?:me )?(?:inscribo|apunto|entro|anoto|registro|le hago)|donde|que (?:le )?(?:digo|contesto)|sign up|enroll|how do i|where)\b/,
    ],
    unless: unless("en linea|online|cerr(?:o|aron)|enferm\\w+|sick"),
  },
  {
    // A minister, a member or a student on paper, for money.
    kind: "lie",
    said: [
      /\b(?:pastor|iglesia|cura|parroquia|templo|church|priest|ministry|congregacion)\b/,
      paid,
      /\b(?:(?:me|nos|te) (?:pone|ponen|anota|anotan|registra|apuntan?|hace pasar|firma)|(?:puts?|lists?|signs?) me)\b/,
      /\b(?:(?:y|pero) (?:solo |apenas |nomas )?llevo|ni (?:voy|he ido|soy|\w+ soy)|nunca he (?:ido|trabajado)|no (?:voy|hago nada|trabajo ahi|soy (?:ministro|miembro|religios[oa]))|(?:never|dont) (?:\w+ )?(?:go|been|went|do anything))\b/,
    ],
    unless: unless(),
  },
  {
    // Meetings, classes or hours that were never done.
    kind: "forge",
    said: [
      /\b(?:terapias?|reuniones|juntas|clases|curso|horas|servicio comunitario|meetings|classes|course|hours|community service)\b/,
      /\b(?:(?:me|nos|lo|las)? ?(?:pone|firma|firme|firman|sella|da|marca)|signs?|will sign|marks?)\b/,
      /\b(?:yo no (?:fui|voy|las hice|lo tome)|no (?:las|lo|la) (?:hice|tome)|sin (?:tomarl\w+|tomar|ir|hacerl\w+)|i (?:only went (?:once|twice)|never went|didnt go|didnt do))\b/,
      paid,
    ],
    unless: unless("en linea|online|me falt\\w+|no me (?:quiere|quieren)|devuelv\\w+|refund"),
  },
];

/** What the police's signature would cost. */
const boughtCertificate: Secret = {
  kind: "bribe",
  said: [
    /\b(?:poli[cs]ias?|polisia|detective|fiscal|sheriff|cops?|police|prosecutor|district attorney)\b/,
    /\b(?:(?:con )?cuant[oa](?: \w+){0,4} (?:ofre[csz]\w+|doy|dar\w*|pago|dinero|lana)|que le (?:ofre[csz]co|doy)|how much(?: \w+){0,4} (?:offer|pay|give|slip))\b/,
    /\b(?:firm\w+|sign\w*|certifi\w+|sertifi\w+|suplemento b)\b/,
  ],
  unless: unless("abogad[oa]|lawyer|attorney|copia|copy|multa|fine|fianza|bond|se paga|hay que pagar"),
};

const anotherself = new RegExp(
  `\\b(?:${[
    "(?:con|bajo) el nombre de (?:su|mi|un|una) \\w+|(?:pasaporte|passport) nuevo con (?:el apellido|otro)|new passport",
    "(?:otr[oa]|distint[oa]|diferente) (?:nombre|apellido|fecha(?: de na[cs]imiento)?|cumpleanos|ano)",
    "(?:con|uso|pongo|nomas|solo) (?:el )?(?:a[pl]?pe[ly]+ido|segundo (?:a[pl]?pe[ly]+ido|nombre))(?: de (?:mi )?\\w+)?",
    "cambio (?:el |mi )?(?:dia|fecha|ano)",
    "(?:different|another|new|other) (?:name|last name|birthday|birth ?date|date of birth)",
    "(?:my )?(?:moms|mothers|middle|grandmas|maiden) (?:last )?name",
  ].join("|")})\\b`,
);
const notFound: readonly Secret[] = [
  {
    // Deported under one name, and tries another.
    kind: "hide",
    said: [
      /\b(?:deport\w+|orden|removal|removed|record|antecedentes|arresto|arrests?|(?:me|le|nos) (?:quit\w+|cancel\w+|neg\w+) la visa|visa (?:was )?(?:cancell?ed|revoked|denied))\b/,
      /\b(?:si|y si|if|puedo|pa|para)\b(?: \w+){0,4} (?:aplico|aplicar|meto|meter|pongo|poner|uso|usar|lleno|cambio|saco|entra|entro|viaja|viene|apply|file|use|put|get|come|enter)\b|\b(?:aplicar|aplico|meter|apply|file)\b(?: \w+){0,3} (?:con|with|under)\b/,
      anotherself,
      /\b(?:(?:me|le|lo|no) (?:ligan?|encuentran?|hallan?|relacionan?|conectan?|salga|sale|aparece)|(?:ya )?no (?:me )?(?:sale|salga|aparezca)|link|show up|shows up|find me|come out clean|connect|l[oa] agarran|me agarran|me dan (?:otra|la)|se dan cuenta|will they (?:still )?(?:see|know|find)|can they (?:still )?(?:see|tell))\b/,
    ],
    unless: unless(
      "me case|casada|cambie de (?:apellido|nombre)|got married|married name|mal escrit\\w+|wrong|tengo que decir|do i (?:have to )?tell|should i tell|robaron|stolen|ya (?:use|di|dije) otro|i used",
    ),
  },
  {
    // Another's address, to be judged elsewhere, by who stays.
    kind: "lie",
    said: [
      /\b(?:direccion|domicilio|address)\b/,
      /\b(?:(?:de|of) (?:mi|un|una|my|a) (?:ti[oa]|prim[oa]|herman[oa]|amig[oa]|compa|cunad[oa]|vecin[oa]|compadre|conocid[oa]|friend|cousin)|(?:cousin|sister|brother|friend|aunt|uncle|buddy)s)\b/,
      /\b(?:(?:sigo|seguir|seguire) (?:viviendo|aqui|en)|me (?:quedo|quedare) (?:aqui|aca|en)|(?:keep|still) (?:living|live|staying)|(?:but|and) stay (?:here|in))\b/,
      /\b(?:corte|mi caso|juez|jueza|eoir|court|my case|judge)\b/,
    ],
    unless: unless("me (?:mude|voy a mudar)|correo|im moving|i moved|mail"),
  },
];

/** Answers that come into a test from outside. */
const helpedAtTest: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      /\b(?:examen|prueba|entrevista|test|exam|interview)\b/,
      /\b(?:ciudadania|ingles|english|civic[ao]s?|civismo|naturali[zs]a\w*|citizenship|civics|naturalization|respuestas|answers)\b/,
      /\b(?:(?:me|le|nos) (?:\w+ ){0,2}?sopl\w+|whisper\w*(?: \w+)? answers|contestar? yo por (?:el|ella|mi \w+)|sopl(?:en|e|ar(?:me|le))|(?:audifono|aparatito|bluetooth|earpiece|earbuds?|celular|telefono|phone|reloj|smart ?watch|camara|lentes)\b(?: \w+){0,8} (?:respuestas|answers|escondid\w+|hidden)|(?:respuestas|answers)\b(?: \w+){0,6} (?:escondid\w+|hidden|por (?:el )?(?:celular|telefono|audifono|reloj|bluetooth)|sin que)|(?:escond\w+|sneak|hide)\b(?: \w+){0,4} (?:audifono|aparat\w+|celular|telefono|earpiece|earbuds?|phone|watch|acordeon|notes|chuleta))\b/,
    ],
    unless: unless(
      "no (?:oigo|oye|escucho)|sord[oa]|hearing (?:aid|loss)|deaf|estudi\\w+|study\\w*|practi\\w+|repas\\w+|app|aplicacion|audios?|se puede llevar|no (?:me|le|nos) sople\\w*",
    ),
  },
];

/** The money for leaving, and no leaving. */
const stipendKept: Secret = {
  kind: "lie",
  said: [
    /\b(?:cbp|ci bi pi|si bi pi|auto ?deport\w+|self ?deport\w*|bono|stipend|(?:de )?los que se (?:van|regresan)|(?:mil|dinero|dolares|money)\b(?: \w+){0,3} (?:por (?:irme|irse|irnos|salir)|for leaving)|salida (?:pagada|voluntaria))\b/,
    /\b(?:(?:lo |la )?cobr(?:o|ar|amos)|agarr(?:o|ar|amos)|(?:me|nos) d(?:en|an)|quedarme con|take|get|want|keep|collect)\b/,
    /\b(?:(?:y|pero|mejor|and|but|si yo)(?: \w+)? (?:no|not|dont|never) (?:me )?(?:irme|irse|ir|voy|leave|go)|(?:y|pero) (?:mejor )?(?:me quedo|quedar[ms]e|quedarnos)|luego me (?:bajo|regreso|salgo)|me (?:regreso|vuelvo) por (?:el|la)|brinco|me bajo del avion|(?:mand(?:o|ar|amos)|se sube)\b(?: \w+){0,3} (?:primo|prima|herman[oa]|amig[oa]|otr[oa]|al?guien|vuelo|avion)|in my place|en mi lugar|con mi nombre|and (?:then )?(?:just )?stay)\b/,
  ],
  unless: unless(
    "ya no quiero|changed my mind|me arrepent\\w+|enferm\\w+|devolver|o (?:mejor )?(?:quedarme|me quedo)|or stay|me conviene|pelear|se registro|alguien (?:uso|se)|signed (?:me )?up without|no me han|havent paid|come back|do i have to|mismo vuelo|juntos|fianza de inmigracion|mi fianza|bond",
  ),
};

/** Who may not vote, and would not be seen. */
const unseenVote: Secret = {
  kind: "lie",
  said: [
    /\b(?:votar|votante\w*|vote|voting|voter)\b/,
    /\b(?:no soy ciudadan[oa]|sin ser ciudadan[oa]|(?:soy|con) residente|no tengo papeles|im not a citizen|i am not a citizen|not a citizen|green card|permanent resident)\b/,
    /\b(?:sin que (?:nadie|se|me|lo)|nadie (?:lo )?(?:revis\w+|chec\w+|se da cuenta)|no ?(?:body|one) checks?|without any(?:one|body)|dont check)\b/,
  ],
  unless: unless(
    "por error|sin querer|by mistake|borr\\w+|remove|got registered|me registraron|para no|so i dont",
  ),
};

/** Two who are wed by what others need. */
const familyWedding: Secret = {
  kind: "sham",
  said: [
    /\b(?:(?:en|entre|toda) (?:la |mi |todos|nuestra )?(?:familia)?(?: \w+)? ?(?:decidimos|acordamos|quedamos|pensamos)|(?:decidimos|acordamos|quedamos)(?: \w+){0,3} que|(?:the|our|my) family (?:\w+ )?(?:decided|agreed|wants)|we (?:all )?(?:decided|agreed))\b/,
    /\b(?:se cas(?:en|e|aran?)|casarl[oa]s|(?:will|should|to|gets?) marry|get married)\b/,
    /\b(?:ocupa|necesita|quiere|para|pa|por|needs?|for|gets?)\b(?: \w+){0,3} (?:papeles|residencia|mica|arregl\w+|papers|green card)\b/,
    /\b(?:que (?:les? )?(?:decimos|contestan|contestamos|dicen|digan|contamos)|que (?:historia|fotos|pruebas)|como (?:lo )?(?:explicamos|armamos)|what (?:do|should) (?:we|they) (?:say|tell|answer))\b/,
  ],
  unless: unless(
    "por amor|se (?:quieren|aman)|estan enamorad\\w+|no me quiero casar|me (?:quieren|obligan|fuerzan)\\b|(?:forcing|pushing) me|love each other|in love with",
  ),
};

/** A translation that says what its paper does not. */
const untrueTranslation: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      /\b(?:tradu[csz]\w+|tradus\w+|translat\w+)\b/,
      /\b(?:(?:firmad[oa]|signed|nombre|name|made up|inventad[oa])\b(?: \w+){0,4} (?:no existe|(?:doesnt|dosnt|does not|dont) exist|inventad[oa]|made up|fake|translator)|(?:pero|y|but|and) (?:ponga\w*|ponle|pon|cambi[ae]\w*|change|put)(?: \w+){0,3} (?:otr[oa]|distint[oa]|diferente|fecha|another|different)|pero quit[ae]\w* (?:l[oa]s?|el|es[eo])|(?:but|y|pero|and) (?:leave|leaves?|skip|quit[ae]\w*|omit\w*|sin)\b(?: \w+){0,4} (?:out|charge|cargo|parte|delito|arresto|felony|felonia)|leave out (?:the|my))\b/,
      /\b(?:hag\w+|haz(?:me)?|tradu[csz]\w+|make|write|translate|can (?:u|you)|need|want|quiero|ocupo|necesito|redact\w+)\b/,
    ],
    unless: unless("puso|pusieron|me cobr\\w+|traductor\\w* (?:puso|dejo|no existe)|whole|entero|todo el"),
  },
  {
    kind: "forge",
    said: [
      /\b(?:english (?:one|version|copy|translation)|translation|traduccion|version en ingles)\b/,
      /\b(?:quiero|want|need|ocupo|necesito)\b(?: \w+){0,8} (?:diga|to say|says?)\b/,
      /\b(?:dife?rente?|distint[oa]|otr[oa] (?:fecha|papa|nombre)|another|en espanol dice|than the spanish)\b/,
    ],
    unless: unless("puso|pusieron|ya (?:dice|salio)"),
  },
];

/** Works on a visitor's visa, and asks what is said or wiped at the door. */
const visitorAtWork: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:visa|visado) (?:de )?(?:turista|b ?1|b ?2|visitante)|b ?1 ?b ?2|b ?[12]|turista|tourist|visitor)\b/,
    /\b(?:trabaj(?:a|o|an|amos)|limpia|chambea|cuida (?:ninos|viejitos)|jale|clientes|patron|works?|working|cleans|boss|under the table)\b/,
    /\b(?:aqui|aca|here|cada (?:verano|ano|temporada)|every (?:summer|year))\b/,
    /\b(?:aeropuerto|en la entrada|cbp|aduana|customs|airport|garita|puente|antes de (?:pasar|cruzar|entrar)|port of entry)\b/,
    /\b(?:(?:que|q) (?:le |les )?(?:digo|dice|diga|dicen|contesta|contesto|conteste|responde|borro|borra)|what (?:do|should|does) (?:i|she|he|they) (?:say|tell|answer|delete)|como (?:le hago|borro))\b/,
    /\b(?:si (?:le|les|me|lo|la)? ?(?:revisan?|ven?|checan?|preguntan?)|para que no|pa que no|so (?:they|he|she) (?:dont|doesnt|wont|cant)|if they (?:check|see|ask|look)|when they ask|borr[ao]|delete)\b/,
  ],
  unless: unless(
    "trabaj[oa] en mi pais|back home|my country|puede trabajar|puedo trabajar|permiso de trabajo|work permit|una (?:sola )?vez|once|junta de negocios|business meeting|turista en (?:mexico|mi pais)",
  ),
};

/** A record that immigration shall not see. */
const unseenRecord: Secret = {
  kind: "hide",
  said: [
    /\b(?:borr\w+|limpi\w+|elimin\w+|desapare[czs]\w+|quit\w+|wipe|erase|delete|clean|clear)\b/,
    /\b(?:record|antecedentes|arrestos?|cargos?|dui|arrests?)\b/,
    /\b(?:(?:sin|para) (?:que|q) (?:no )?(?:la |lo |se )*(?:migra|migracion|inmigracion|uscis|ice)?(?: no)?(?: se| lo| la)* (?:vean?|sepan?|enteren?|noten?)(?: (?:la )?(?:migra|migracion|inmigracion|uscis))?|so (?:that )?(?:immigration|uscis|ice|they) (?:cant|dont|wont|doesnt) (?:see|find)|(?:de|from) la computadora de|from the (?:system|computer)\b)/,
  ],
  unless: unless("expung\\w+|en la corte|juez|judge|abogad[oa]|lawyer|sell(?:ar|ado)|seal\\w*"),
};

/** Another answers the monitor, or trips that nobody shall see. */
const unseenAway: readonly Secret[] = [
  {
    kind: "hide",
    said: [
      /\b(?:monitor|isap|smart ?link|app|aplicacion|grillete|selfies?|check ?ins?)\b/,
      /\b(?:(?:sister|brother|cousin|friend|wife|husband|someone|somebody|herman[oa]|prim[oa]|amig[oa]|espos[oa]|otra persona|alguien)\b(?: \w+){0,4} (?:takes?|sends?|does|answers?|tom[ea]|mand[ea]|conteste?a?)(?: \w+){0,4} (?:selfies?|photos?|pictures?|fotos?|check ?ins?|llamadas?))\b/,
      /\b(?:(?:if|can|could) i (?:leave|left)|(?:while|when) im (?:out|away|gone)|(?:si|y|puedo) (?:lo |la )?(?:dejo|dejar(?:lo|la)?)|me voy|will they (?:know|notice)|se dan cuenta)\b/,
    ],
    unless: unless("me ayuda|no se usar|helps me|cant use"),
  },
  {
    kind: "hide",
    said: [
      /\b(?:(?:hay (?:manera|forma|modo)|como (?:le )?(?:hago|hacer)|que hago)\b(?: \w+){0,3} (?:que )?no (?:me |les |se )?(?:aparezcan?|salgan?|vean?|noten?|enteren?)|is there a way\b(?: \w+){0,4} (?:not|dont|doesnt|wont) (?:show|see|find|appear))\b/,
      /\b(?:viajes?|salidas?|sellos?|visitas a|trips?|travel|stamps?)\b/,
      /\b(?:miedo|asilo|asylum|afraid|gobierno|oficial|officer|migracion|uscis)\b/,
    ],
    unless: unless("no son mi[oa]s|no hice|not mine"),
  },
];

/** A paper dated back, or its date changed by hand. */
const changedDate: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      /\b(?:divorcio|matrimonio|acta|certificado|contrato|carta|divorce|marriage|certificate|lease|letter)\b/,
      /\b(?:con fecha (?:de (?:hace|antes|atras|20\d\d)|vieja|anterior|atrasada)|backdat\w*|with an? (?:old|earlier) date)\b/,
      /\b(?:me (?:l[oa] )?(?:hace|saca|haga|saque|da)|cuadr\w+|can (?:make|get|do)|so it (?:matches|fits))\b/,
    ],
    unless: unless("ya (?:tengo|tenia)|se perdio|lost"),
  },
  {
    kind: "forge",
    said: [
      /\b(?:(?:le )?(?:cambio|cambiar(?:le)?|edito|editar(?:le)?|borro|tapo|paso) (?:el|la|los) (?:mes|fecha|ano|dia|numero|nombre)|(?:change|edit) the (?:month|date|year|day|name))\b/,
      /\b(?:(?:con|en) (?:una |un |la |el )?(?:app|aplicacion|photoshop|compu\w*|celular|corrector)|(?:with|in|on) (?:an |my )?(?:app|photoshop|phone|computer|canva))\b/,
      /\b(?:i ?94|mica|permiso|visa|licencia|tarjeta|acta|carta|contrato|recibos?|pasaporte|card|permit|license|lease|letter|passport|notice)\b/,
    ],
    unless: unless(
      "cita|recordatorio|calendario|calendar|reminder|appointment|mi cuenta|my account|perfil|profile",
    ),
  },
];

export const pastChecks: readonly Secret[] = [
  ...paidPresence,
  boughtCertificate,
  ...notFound,
  ...helpedAtTest,
  stipendKept,
  unseenVote,
  familyWedding,
  ...untrueTranslation,
  visitorAtWork,
  unseenRecord,
  ...unseenAway,
  ...changedDate,
];
