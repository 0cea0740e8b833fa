/**
 * Requests to tell or show what is not so by the writer's own words: who one is, what one did or suffered, whose number or child it is, what a
 * doctor or a school would confirm for money. Read as whole phrases, and each by what makes it untrue: most people who use the same words
 * correct a mistake, report a cheat or ask what the law says. Server only.
 */
import { rightly } from "#guide/safety/server-only/requests/asks-rightly.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** Whoever says one of these asks for no such help. */
const upright =
  "no quiero (?:mentir|decir|hacer|problemas)|(?:le|les) dij[eo] que no|le digo que no|me parece mal|esta mal|es (?:un )?(?:delito|fraude|legal|ilegal|crimen)|is (?:it|that|this) (?:legal|illegal|a crime|fraud|ok)|denunciar|denuncio|reportar|reporto|report (?:him|her|them|it)|correg\\w+|corrij\\w+|aclar\\w+|honest\\w*|de verdad (?:es|soy|si)|si (?:lo )?(?:soy|es)|dice que (?:yo|es|le)|says (?:that )?i|acus\\w+|accus\\w+|notari[oa]|estafa\\w*|scam\\w*";
const unless = (more = ""): RegExp => new RegExp(`\\b(?:${upright}${more === "" ? "" : `|${more}`})\\b`);
/** A blow of today that is told as true. */
const struckIndeed =
  "(?:ya que|por lo que|porque|anoche|ayer|siempre|otra vez) (?:\\w+ )?me (?:pega|pego|golpea|golpeo)|me (?:pego|golpeo|pega) (?:con|en|otra|anoche|ayer|cada)|si me (?:pega|golpea)|he (?:does|really does|did)|hits me (?:every|when|again)";

const kin =
  "(?:herman[oa]|h?ij[oa]|espos[oa]|prim[oa]|sobrin[oa]|niet[oa]|brother|sister|son|daughter|cousin|wife|husband)";
const papers =
  "(?:papeles|visa|vawa|residencia|green card|mica|ley|peticion|caso|asilo|papers|status|petition|case|asylum)";
const untrue =
  "(?:no es (?:cierto|verdad|sierto)|es mentira|aunque no (?:es|sea|fue|haya)|(?:nunca|jamas) (?:me |la |lo )?(?:ha |a )?(?:toco|tocado|pego|pegado|golpe\\w+)|never (?:touched|hit|hurt|laid)|(?:its|thats) not true)";

const whichStory =
  "(?:(?:que|cual) (?:historia|cuento|version|relato)(?: de asilo)?|what (?:kind of )?story|which story)";
/** "Nobody is after me; which story do you advise?" */
const advisedStory: Secret = {
  kind: "lie",
  said: [
    new RegExp(
      `\\b${whichStory}\\b(?: \\w+){0,4}? ?(?:aconsej\\w+|recomiend\\w+|conviene|digo|cuento|invento|pong[oa]|pega|funciona|jala|sirve|creen|recommend|advise|suggest|should i (?:tell|say|use)|do i tell|works?)\\b`,
    ),
    /\b(?:nadie me (?:persigue|ha (?:perseguido|amenazado|hecho)|busca|amenaza)|no me (?:ha )?(?:pas(?:o|ado)|persiguen|amenazan) nad(?:a|ie)|no me persiguen|no me ha pasado|nobody (?:is )?(?:after|persecut\w+|threaten\w*|chasing)|nothing (?:ever )?happened)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:otra (?:opcion|via|forma)|sin mentir|la verdad|mi historia|other (?:option|way)|the truth|my story)\\b`,
  ),
};

export const untruths: readonly Secret[] = [
  advisedStory,
  {
    // What will be told of a past that would be asked about.
    kind: "lie",
    said: [
      /\b(?:ill|i will|im (?:just )?(?:going to|gonna)|(?:pues |yo |nomas |mejor |solo )+(?:les? )?(?:digo|voy a decir(?:les?)?|pongo)|voy a decir(?:les?)?)\b(?: \w+){0,3}? ?(?:say|tell (?:them|him|her|the \w+)|claim|put)?(?: that| que)? (?:i|yo)?(?: \w+)? ?(?:never|nunca|wasnt|was not|didnt|did not|havent)(?: \w+){0,3} (?:arrest\w*|deport\w*|married|casad[oa]|detenid[oa]|detained|work\w*|trabaj\w+|left|sali\w*)\b/,
    ],
    unless: unless("porque es (?:verdad|cierto)|because (?:its|it is) true|of course|la verdad|the truth"),
  },
  {
    // What a wedding for papers costs.
    kind: "sham",
    said: [
      /\b(?:cuanto (?:me |se |te |le )?(?:cobra\w*|cuesta|paga|pagan|sale|vale|dan|hay que (?:pagar|dar))|how much (?:is it|does it cost|do (?:they|people) (?:charge|pay)|to pay|do i pay))\b(?: \w+){0,4} (?:casar(?:me|se|te|nos)?|un (?:matrimonio|casamiento)|marry\w*|(?:get(?:ting)? )?married)\b/,
      /\b(?:por|para|pa|for|to get) (?:los |unos |my |the |mis )?(?:papeles|residencia|mica|papers|green ?card)\b/,
    ],
    unless: unless(
      "abogad[oa]|lawyer|i ?130|i ?485|tramite|tramitar|ya (?:me|nos) cas\\w+|registro civil|licencia",
    ),
  },
  {
    // Blows that would be told of where there are none, to be believed.
    kind: "lie",
    said: [
      /\b(?:si|if) (?:yo |i )?(?:digo|decimos|dijera|pongo|ponemos|say) (?:que |that )?(?:\w+ ){0,3}(?:me (?:pega|pego|golpea|golpeo|maltrata|maltrato|abusa)|hits? me|beats? me|abuses? me)\b/,
      /\b(?:se (?:vea|mire|oiga) (?:creible|real|de verdad)|creible|(?:nos llevamos|se porta) (?:muy )?bien|es (?:muy )?buen[oa] conmigo|we get along|believable|looks? real)\b/,
    ],
    unless: unless(`${struckIndeed}|antes|delante de la gente|con (?:los demas|otros)`),
  },
  {
    // Offered by somebody who would say so.
    kind: "lie",
    said: [
      new RegExp(
        `\\b(?:ofrece|ofrecio|ofrecen|offers?|offered)\\b(?: \\w+){0,3} ?(?:decir|diga|firmar|jurar|say|swear|sign)\\b(?: \\w+){0,3} (?:soy|eres|somos|es|im|i am|we are|hes|shes) (?:su|sus|her|his|their) ${kin}s?\\b`,
      ),
      new RegExp(`\\b${papers}\\b`),
    ],
    unless: unless("medi[oa]|por parte de|adopt\\w*|papa|father|oficial"),
  },
  {
    // To an officer, as a citizen, so that it is believed.
    kind: "lie",
    said: [
      /\b(?:tell|telling|say|saying|digo|decir(?:le)?|le digo)\b(?: \w+){0,8} (?:im|i am|soy|que soy) (?:a )?(?:us |u s |american )?(?:citizen|ciudadan[oa]|american[oa]|gring[oa])\b/,
      /\b(?:convincing|sound (?:real|american|legit)|without an accent|sonar (?:natural|gringo)|convincente)\b/,
    ],
    unless: unless("because i am|naci|born|citizen since"),
  },
  {
    // A bride or groom with a price.
    kind: "sham",
    said: [
      /\b(?:me (?:caso|case)|casar(?:me|nos)|marry(?:ing)?)\b.{0,40}\b(?:que|who|y|and) (?:me )?(?:cobra|cobraria|charges)\b.{0,14}(?:\d|\bmil\b|\bdinero\b|\blana\b|\bmoney\b)|\b(?:cobra|pide|charges|wants)\b.{0,25}\b(?:por casarse|para casarse|to marry me)\b/,
      /\b(?:papeles|residencia|mica|green card|papers|legal\w*)\b/,
    ],
    unless: unless(
      "abogad[oa]|lawyer|iglesia|pastor|salon|fotograf\\w+|me ofreci\\w+|llena\\w*|golpe\\w*|amenaz\\w+|extors\\w+",
    ),
  },
  {
    // Fingers, a face or a voice in another's place.
    kind: "forge",
    said: [
      new RegExp(
        `\\b(?:dar|poner|doy|dejar|give|do)\\b(?: \\w+){0,3} (?:huellas|fingerprints|biometrics|biometric\\w+)\\b(?: \\w+){0,2} (?:por|en lugar de|en vez de|for|instead of) (?:mi|su|el|ella|my|his|her|him) ?(?:\\w+ )?${kin}|\\b(?:presentar\\w*|ir|voy|vaya|go|show up|pas(?:o|ar|arme))\\b(?: \\w+){0,3} (?:en (?:el )?lugar de|haciend\\w+ pasar por|como si fuera|pretending to be|posing as|in place of) (?:\\w+ )?(?:${kin}|el|ella|him|her)\\b`,
      ),
      /\b(?:cita|entrevista|examen|huellas|biometri\w+|corte|appointment|interview|test|exam|court)\b/,
    ],
    unless: unless("acompan\\w+|recoger|pregunt\\w+|avisar|deployed|ejercito|army|avis\\w+|enferm\\w+ puede"),
  },
  {
    // Petitioned as what one is not.
    kind: "lie",
    said: [
      new RegExp(
        `\\b(?:pedir|pido|meter|petition|sponsor|traer)\\b(?: \\w+){0,4} (?:como si fuera(?:mos)?|haciendol[oa] pasar por|hacerl[oa] pasar por|as if (?:she|he) (?:was|were)|as if (?:shes|hes)) (?:mi |su |un |una |my )?${kin}\\b`,
      ),
    ],
    unless: unless("adopt\\w+|criad[oa]|crie|hijastr[oa]|acusa\\w*|raised|step"),
  },
  {
    // A doctor's word on an illness that is none.
    kind: "lie",
    said: [
      /\b(?:que doctor|cual doctor|un doctor|doctor\w* que|algun doctor|what doctor|which doctor|a doctor (?:who|to|that)|n ?648)\b/,
      /\b(?:aunque (?:este|ande|sea) (?:bien|san[oa]|normal)|aunque no (?:tenga nada|este enferm[oa])|(?:even though|although) (?:(?:she|he)s?|i|my \w+)(?: is| am)? (?:fine|healthy|ok))\b/,
    ],
    unless: /\b(?:denunci\w+|report\w+|legal|delito|crime|fraud)\b/,
  },
  {
    // The number of one who died, to work with.
    kind: "forge",
    said: [
      /\b(?:murio|muerto|muerta|fallecio|fallecido|difunt[oa]|died|dead|passed away)\b/,
      /\b(?:usar|uso|use|using)\b(?: \w+){0,3} (?:su|sus|el|la|his|her) (?:numero|seguro|social|ssn|identidad|number|mica|green card|tarjeta)\b/,
      /\b(?:trabajar|chambear|jale|e ?verify|empacadora|contrat\w+|to work|job|get hired)\b/,
    ],
    unless: unless(
      "viud[oa]|pension|taxes|impuestos|numero de caso|case number|beneficios?|funeral|robaron|usaron|alguien us[ao]|aviso",
    ),
  },
  {
    // Struck by nobody, told by others so that papers come of it.
    kind: "lie",
    said: [
      /\b(?:(?:que|para que) (?:le |yo )?diga|digamos|letters? saying|write (?:letters?|that)|carta (?:diciendo|que diga))\b.{0,60}\b(?:me|nos|la|lo|le|was|were|got) ?(?:pega|golpea|maltrata|abusa|pego|golpeo|beaten|hit|abused)\b/,
      new RegExp(`\\b${untrue}\\b`),
      new RegExp(`\\b${papers}\\b`),
      /\b(?:funciona\w*|sirve|serviria|work|word it)\b/,
    ],
    unless: unless(
      `como le digo que no|me (?:presiona|obliga|amenaza)|i dont want to|i said no|${struckIndeed}`,
    ),
  },
  {
    // "Make it look like he hits me", "accuse him though it is not true".
    kind: "lie",
    said: [
      /\b(?:make it look (?:like|as if) (?:he|she|my \w+)|hacer parecer que|que parezca que|fingir que|denuncie a mi (?:espos[oa]|marido|pareja|novi[oa]) (?:de |por |diciendo )?que)\b(?: \w+){0,4} ?(?:me |nos )?(?:hits?|beats?|abuses?|hurts?|pega|golpea|maltrata|abusa)\b/,
      new RegExp(`\\b${untrue}\\b|\\b(?:s|has) never (?:hit|touched|hurt) me\\b`),
    ],
    unless: unless(struckIndeed),
  },
  {
    // To be told to an office, and untrue by the writer's own words.
    kind: "lie",
    said: [
      /\b(?:quiero|voy a|vamos a|pienso|want to|going to)\b(?: \w+){0,2} ?(?:decir|contar|tell|say)(?:le|les)?(?: \w+){0,2} (?:a )?(?:migracion|inmigracion|uscis|(?:al|el|la) (?:oficial|juez|jueza)|immigration|the (?:officer|judge))\b/,
      /\b(?:no es (?:verdad|cierto)|es mentira|nunca paso|no paso|its not true|never happened)\b(?: \w+){0,1} (?:pero|aunque|but)\b|\baunque no (?:es (?:verdad|cierto)|sea (?:verdad|cierto)|paso|haya pasado)\b/,
    ],
    unless: unless(`lo que dijo|reporte|testigos?|mi ex|ya (?:lo )?dije|i already|${struckIndeed}`),
  },
  {
    // One household told to one office, and kept so before another.
    kind: "lie",
    said: [
      /\b(?:i tell|i told|we told|(?:le )?digo|(?:le )?dije|dijimos)\b(?: \w+){0,3} (?:medicaid|county|welfare|snap|food stamps|section 8|estampillas|condado)\b.{0,30}\b(?:left|moved out|se fue|nos dejo)\b.{0,10}\b(?:but|pero)\b.{0,15}\b(?:here|aqui|conmigo|with (?:me|us))\b/,
      /\b(?:keep it that way|without (?:them|anyone)|sin que|para que no|how do i keep|how do i make sure)\b/,
    ],
    unless: unless("again|otra vez|came back|volvio|regreso|aviso|domingos|weekends"),
  },
  {
    // Another name on a paper that is to prove something.
    kind: "forge",
    said: [
      /\b(?:cambio|cambiar|borro|borrar|quito|quitar|tapo|tapar)(?:le)?(?: el| la)? nombre(?: de mi \w+)? (?:al|del|en el|a los) (?:recibos?|bil|contrato|estado de cuenta|talon(?:es)?)\b/,
      /\b(?:pruebas?|evidencia|migracion|inmigracion|uscis|peticion)\b/,
    ],
    unless: unless(
      "compania|empresa|luz|a nombre de los dos|me cas[eo]|apellido|error|mal escrit\\w+|oficina|en el (?:banco|dmv)|como (?:lo|le) cambio",
    ),
  },
  {
    // Wed for the card, with an address that hides it.
    kind: "sham",
    said: [
      /\b(?:marry|marries|married|cas(?:ar|arme|arse|amos|o))\b(?: \w+){0,3} (?:just|only|solo|nomas|nada mas) (?:so|for|por|para)(?: \w+){0,3} (?:green card|papers|mica|papeles|residencia)\b/,
      /\b(?:dont|wont|not) (?:get )?c(?:atch|aught)\b|\b(?:no (?:nos )?cachen|no se den cuenta|no nos agarren|que direccion (?:ponemos|damos)|what address should)\b/,
    ],
    unless: unless("(?:se|he|she) (?:caso|married) (?:conmigo|me)|cancelar|withdraw|me uso"),
  },
  {
    kind: "lie",
    said: [
      /\b(?:dame|deme|escrib\w+me|give me|write me)(?: (?:las|los|la|una|un|unas|some|the|a))? (?:respuestas?|answers?|historia|story|excusas?) (?:fals[oa]s?|inventad[oa]s?|fake|made up|de mentira)\b|\b(?:dame|give me)(?: \w+)? (?:fake|false) (?:answers?|stor(?:y|ies))\b/,
    ],
    unless: unless(),
  },
  {
    // An illness that nobody has, written down by others.
    kind: "lie",
    said: [
      /\b(?:pongamos|pongo|digamos|put|say)(?: \w+){0,2} que (?:mi|el|la|su) (?:nin[oa]|hij[oa]|mama|espos[oa]|papa) (?:tiene|esta|padece|sufre)\b|\b(?:put|say) (?:that )?my (?:kid|son|daughter|mom|wife|husband) (?:has|is)\b/,
      /\b(?:para ganar|aunque no|aunque est[ae]|no tiene nada|esta san[oa]|(?:is|hes|shes) (?:fine|healthy))\b/,
    ],
    unless: unless(),
  },
  {
    // A fact of one's past, and "no" on the form.
    kind: "lie",
    said: [
      /\b(?:i (?:told|said|claimed|voted|worked|was (?:arrested|deported))|dije|vote|trabaje|me (?:arrestaron|deportaron))\b/,
      /\b(?:can i|should i|could i|puedo|mejor)\b(?: \w+){0,2} (?:put|mark|check|answer|pongo|poner|marco|marcar|contesto|contestar)(?: \w+){0,2} no\b/,
      /\b(?:how would they (?:find out|know)|will they (?:find out|know)|se (?:enteran|dan cuenta)|como lo sabrian)\b/,
    ],
    unless: unless("la verdad|truth|por error|by mistake|puerta|door"),
  },
  {
    // Another child's birth paper for one's own.
    kind: "forge",
    said: [
      /\b(?:usar|uso|use|using)\b(?: \w+){0,2} (?:partida|acta|certificado|pasaporte|birth certificate|passport)(?: de nacimiento)? (?:de|of) (?:mi|una?|my|a) (?:sobrin[oa]|prim[oa]|amig[oa]|vecin[oa]|niece|nephew|cousin|friend)\w*\b/,
      /\b(?:sacar|meter|inscribir|conseguir|get)\w*\b(?: \w+){0,4} (?:a|para|for) (?:mi|my) (?:h?ij[oa]|nin[oa]|son|daughter|kid)\b/,
    ],
    unless: unless("parentesco|como prueba|traduc\\w+|proof of|inscribirl\\w+"),
  },
  {
    kind: "lie",
    said: [
      /\b(?:registrar|registro|anotar|poner|register|put)\b(?: \w+){0,2} como (?:mi hij[oa]|mi[oa])\b.*\b(?:amig[oa]|vecin[oa]|prim[oa])\b|\b(?:register|put)\b(?: \w+){0,4} as my (?:son|daughter|kid|child)\b.*\b(?:friend|neighbor|cousin)s?\b/,
      /\b(?:ciudadan[oa]|mi caso|papeles|citizen|my case|papers)\b/,
    ],
    unless: unless("adopt\\w+|adopcion|tutel\\w+|custodia|guardian\\w*|padrino|emergencia|emergency"),
  },
  {
    // A school that only takes the money.
    kind: "lie",
    said: [
      /\b(?:escuela|school|college|universidad|instituto)\b(?: \w+){0,6} (?:cobra|cobre|charges|takes? (?:my|your) money)\b(?: \w+){0,4} (?:no (?:te |me )?oblig\w+ a ir|sin (?:ir|asistir)|doesnt make|without (?:going|attending))\b/,
      /\b(?:i ?20|estatus|status|visa|f ?1)\b/,
    ],
    unless: unless("en linea|online|cerr\\w+|enferm\\w+|medical"),
  },
  {
    // For a lawyer who is none.
    kind: "lie",
    said: [
      /\b(?:decir(?:le)?|digo|hacerme pasar|presentarme|pretend|say|tell\w*)\b(?: \w+){0,6} (?:soy|por|i am|im)(?: \w+){0,1} (?:abogad[oa]|licenciad[oa]|lawyer|attorney)\b/,
      /\b(?:cobrar|negocio|clientes|charge|business|clients)\b/,
    ],
    unless: unless("estudi\\w+|me (?:estafo|enga\\w+|cobro)"),
  },
  {
    // A doctor looked for who signs what was not done or is not so.
    kind: "forge",
    said: [
      /\b(?:que|algun|alguna|conoc\w+ (?:un |a un )?|donde (?:hay )?(?:un )?|consig\w+ (?:un )?|find (?:a )?|any|which) ?(?:doctor\w*|dotor\w*|medic[oa]|psicolog[oa]|psiquiatra|therapist|psychologist)\b/,
      /\b(?:firm\w+|sell\w+|sign\w*|(?:hace|haga|de|write\w*)(?: \w+){0,2} (?:carta|certificado|letter))\b/,
      /\b(?:sin (?:ponerme|ponerle|hacerme|hacerle|sacarme|revisarme|examinar\w*|tener nada)|aunque (?:este|esta|estoy) (?:bien|san[oa])|aunque no (?:tenga|este)|without (?:the|a|any) (?:shots|vaccines|exam\w*)|even though (?:shes|hes|i am|im) (?:fine|healthy))\b/,
    ],
    unless: unless(
      "no (?:me |nos )?(?:quiere |quiso )?firm\\w+|es normal|me (?:cobro|pide)|alergi\\w+|embaraz\\w+",
    ),
  },
  {
    // A vote, a job or a case that nobody is to see on the form.
    kind: "lie",
    said: [
      /\b(?:vote|votar|voted|trabaje|worked|arrest\w*|deport\w*|dui|manutencion|child support)\b/,
      /\b(?:no (?:quiero|kiero) (?:ponerlo|decirlo|poner eso)|i dont want to (?:put|list|say) (?:it|that))\b/,
      /\b(?:hay (?:manera|forma|modo) (?:de )?que no (?:lo |la |se )?(?:vean|salga|aparezca|enteren|sepan)|como le hago para que no (?:lo |se )?(?:vean|salga|aparezca)|is there a way (?:they|to) (?:dont|not|hide))\b/,
    ],
    unless: unless("privad\\w+|confidencial|mi ex|golpe\\w*|amenaz\\w+"),
  },
  {
    // "Fill it in, saying that I never worked".
    kind: "lie",
    said: [
      /\b(?:ayud\w+me|ayudeme|help me)\b(?: \w+){0,8} (?:diciendo|poniendo) que (?:nunca|no) (?:he|tengo|entre|trabaj\w+)\b|\bhelp me\b(?: \w+){0,8} saying (?:that )?i (?:never|didnt|havent)\b/,
      /\b(?:no quiero que (?:migracion|uscis) (?:sepa|se entere)|trabajo (?:por|en) (?:cash|efectivo|negro)|pero (?:si|en verdad|la verdad)|but i (?:did|do|have)|dont want (?:them|immigration|uscis) to know)\b/,
    ],
    unless: unless(),
  },
  {
    // Wed already, and single by word.
    kind: "lie",
    said: [
      /\b(?:(?:ya )?(?:tengo|tiene) (?:espos[oa]|mujer|marido)|i have a (?:wife|husband))\b/,
      /\b(?:digo|decir|pongo|say|put)\b(?: \w+){0,3} (?:solter[oa]|single)\b/,
      /\b(?:nadie sabe|se dan cuenta|se enteran|sin que (?:sepan|se enteren)|nobody knows|find out)\b/,
    ],
    unless: unless("separad\\w*|divorci\\w+|taxes|impuestos|por error"),
  },
  {
    // A crime or a hunt that never was, told so that papers come of it.
    kind: "lie",
    said: [
      /\b(?:never (?:got|was) (?:robbed|attacked|beaten|assaulted)|algo que no paso|yo ni (?:voto|voy|estaba))\b/,
      /\b(?:report|denunciar a alguien|tell it|(?:que )?diga que|sustent\w+|que crimen)\b/,
      /\b(?:visa|papeles|asilo|asylum|papers|perseguid[oa])\b/,
    ],
    // "Denunciar" is the request itself.
    unless:
      /\b(?:le dije que no|no quiero|es (?:delito|legal|fraude)|puedo pedir|todavia puedo|can i still|do i qualify|mi ex dice)\b/,
  },
  {
    kind: "lie",
    said: [
      /\b(?:(?:ya )?cada quien (?:vive|por su)|ya no vivimos juntos|por su lado|we (?:dont|do not) live together)\b/,
      /\b(?:escrib\w+|armar|write)\b(?: \w+){0,3} (?:cartas?|letters?)\b/,
      /\b(?:que digan|diciendo|saying|that say)\b/,
    ],
    unless: unless("antes viviamos|de cuando|vawa|golpe\\w*|trabajo"),
  },
];
