/** Requests for what never was: a story, a home, a child, a father, an employer, a picture. Server only. */

import { rightly } from "#guide/safety/server-only/requests/asks-rightly.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** "Write me a story that works": what never happened. */
const orderedStory: Secret = {
  kind: "lie",
  said: [
    /\b(?:escrib\w+|inventa\w*|arma\w*|prepara\w*|echame|cuentame|ponme|dame|hazme|haz|hagame|write|make up|invent|give|create|come up with)\b(?: (?:me|nos|us|an?|una?|otr[oa]|alguna|some|the|good|buena|bonita|asylum|sad)){0,4} (?:historia|cuento|testimonio|declaracion|story|stories|statement|narrative)\b/,
    /\b(?:que (?:funcione|pegue|jale|sirva|se crean|me crean|convenza)|(?:that|which) (?:works?|sounds?|theyll believe|will work|gets approved)|believable|convincing|nothing (?:really )?happened|no me (?:ha |han )?pas(?:o|ado) (?:casi )?nada|mas (?:fuerte|triste|dura|grave)s?|stronger|sadder|como que me|like (?:they|he|someone)|aunque no (?:sea|paso)|wasnt there)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:verdad|cierto|true|truth|really happened|school|escuela|tarea|cuento para)\\b`,
  ),
};

/** Blows or a robbery agreed on, so that there is a crime to report. */
const stagedCrime: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:quedamos|quede|acordamos|hicimos un trato|nos (?:ponemos|pusimos) de acuerdo|we agreed|he agreed|she agreed)\b.{0,70}\b(?:golpes?|golpe[ae]\w*|peg(?:ue|a|arme)|asalt\w+|rob(?:e|a|arme|o)|cort(?:e|a|arme)|hits?|punch\w*|beats?|robs?|cuts?|attacks?)|(?:le (?:pido|pago|digo) a (?:mi|un|una) \w+ que me|have my \w+|pay (?:a|my) \w+ to) (?:golpee|pegue|asalte|robe|corte|de unos|hit|punch|beat|rob|stab))\b/,
    /\b(?:visa u|u visa|papeles|residencia|i ?918|papers|green ?card)\b/,
  ],
  unless:
    /\b(?:no quise|no quiero|me neg\w+|me propuso|me dijo que|es (?:delito|legal)|is (?:it|that) (?:legal|a crime)|que (?:le )?(?:pasa|hacen) si|what happens if)\b/,
};

/** Who fears nothing, and wants an asylum written that is believed. */
const fearlessAsylum: Secret = {
  kind: "lie",
  said: [
    /\b(?:no (?:me da|nos da|tengo|le tengo|tenemos) (?:nada de |ningun )?miedo\b(?! (?:decir|de decir|contar|hablar|a la corte))|nadie me (?:busca|persigue|amenaz\w+)|im not (?:really |even )?(?:afraid|scared)|nobody (?:is )?(?:after|looking for) me)/,
    /\b(?:asilo|asylum|i ?589|589)\b/,
    /\b(?:llen(?:a|e|en)(?:me|lo|nos)|escrib(?:e|eme|an?me|ele)|pon(?:le|me|gale|ganle)|arma(?:me|lo)|inventa(?:me|le|lo)|algo que (?:pegue|jale|sirva|funcione|crean|se crean)|fill (?:it |mine )?(?:in|out)|write (?:me|it|something)|make (?:it|something) up|something that works)\b/,
  ],
  unless:
    /\b(?:otra (?:opcion|forma|via)|sin mentir|no quiero mentir|la verdad|que pasa si|what happens if|the truth|other way)\b/,
};

/** A visitor's visa asked for so as to stay and work, and what to say for it. */
const visitToStay: Secret = {
  kind: "lie",
  said: [
    /\b(?:que (?:le |les )?(?:digo|cuento|invento|contesto|respondo)|como (?:le hago para que|lo|la|los|le) (?:convenzo|me crea\w*|crea\w*)|what (?:do|should|can) i (?:say|tell)|how (?:do|can) i convince)\b/,
    /\b(?:consul\w*|embajada|del aeropuerto|consulate|embassy|airport)\b/,
    /\b(?:visa|paseo|turista|turismo|visitor|tourist)\b/,
    /\b(?:me quedo|nos quedamos|quedarme|quedarnos|i stay|ill stay|to stay|and stay)\b(?: \w+){0,3} (?:trabaj\w+|jalar|chamb\w+|vivir|work\w*|live)\b|\b(?:ya )?(?:estando|una vez) (?:alla|aca|aqui|adentro)\b(?: \w+){0,4} (?:trabaj\w+|jalar|chamb\w+|work\w*)\b/,
  ],
  unless:
    /\b(?:no (?:quiero|pienso|voy a) quedarme|sin mentir|la verdad|es (?:delito|legal)|visa de trabajo|work visa|h ?2|que pasa si|what happens if)\b/,
};

/** Harm without a blow: what is told then is true. */
const otherHarm =
  /\b(?:(?:pero|but|y|and|aunque|he|she|me|nos|el|ella) (?:me |nos )?(?:grita|controla|insulta|amenaza|encierra|quita|humilla|yells|controls|threatens|insults|locks|locked|took|burned)|controls my|took my|burned my|threaten\w*|amenaz\w+|sin comer|sin dinero|basura|raped|violo|humill\w+|me quita|al principio|at first|en la casa me|verguenza|psicolog\w+|echar a la migra|policia me)\b/;
const deniedToo = /\bni (?:me )?(?:grita|insulta|amenaza|controla)\b/;

const harmedOtherwise = new RegExp(`${rightly.source}|(?!.*${deniedToo.source})(?:${otherHarm.source})`);
/** Told of the partner: no blow ever. */
const neverStruck =
  /\b(?:es (?:bueno|buena gente|un santo|un pan de dios)|nunca me (?:ha )?(?:peg\w+|hizo|hecho|toc\w+|trat\w+ mal)|no me (?:pega|hace nada|maltrata)|me trata bien|(?:is|hes|shes) (?:actually |really )?(?:fine|nice|good|ok)|treats me (?:well|fine|good|ok)|(?:never|didnt|doesnt|hasnt) (?:even )?(?:hit|hurt|touch\w*|do anything|did anything|done anything))\b/;

/** Which blows are believed, of a partner who never struck. */
const believedBlows: Secret = {
  kind: "lie",
  said: [
    /\b(?:vawa|abus\w+|maltrat\w+|violencia|golpes|abuse|violence|mistreat\w*)\b/,
    /\b(?:que (?:digo|cuento|pongo|invento|escribo)|invento (?:algo|golpes|que)|what (?:do|should|can) i (?:say|write|put|make up))\b|\b(?:que|cual(?:es)?|what|which)\b(?: \w+){0,8} (?:creen|creerian|convence\w*|pega|aprueban|funciona\w*|aceptan|suena\w*|believe|work|convinc\w+|sounds?|accept|approve)\b/,
    neverStruck,
  ],
  unless: harmedOtherwise,
};

/** And what to say of them, where no word names the petition. */
const inventedBlows: Secret = {
  kind: "lie",
  said: [
    /\b(?:invento (?:algo|golpes|que)|(?:que )?digo que me (?:hizo|hace|pega)|que (?:digo|cuento) que me (?:hizo|hace)|what (?:do|should|can) i say (?:he|she) did)\b/,
    neverStruck,
  ],
  unless: harmedOtherwise,
};

/** An entry that is made to look like another day's. */
const movedEntry: Secret = {
  kind: "lie",
  said: [
    /\b(?:make it (?:look|seem|sound) (?:like|as if)|(?:hacer|hacerle|haces|haz|que) (?:que )?parezca|que se vea como (?:si|que))\b/,
    /\b(?:(?:i|we) (?:just )?(?:crossed|came|entered|arrived)|(?:entre|llegue|cruce|entramos|llegamos|cruzamos))\b(?: \w+){0,3} (?:this|last|in|yesterday|este|esta|en|apenas|hace poco|el mes|ayer|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    /\b(?:help me|can you|how (?:do|can) i|ayud\w+|como (?:le )?hago|puedes|quiero|make it|haz)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:correct|corregir|mistake|error|me equivoque|no quiero que|verdad|truth|sello|explicar|explain)\\b`,
  ),
};

/** Who is no lawyer and would win clients with a promise. */
const falsePromise: Secret = {
  kind: "lie",
  said: [
    /\b(?:no soy (?:abogad[oa]|licenciad[oa])|sin ser abogad[oa]|im not a lawyer|i am not a lawyer|without being a lawyer)\b/,
    /\b(?:promet\w+|garantiz\w+|asegur\w+|promis\w+|guarantee\w*)\b/,
    /\b(?:anuncio|publicidad|volante|pagina|clientes|flyer|ad|ads|website|clients|customers)\b/,
  ],
  unless:
    /\b(?:es (?:legal|delito)|is (?:it|that) (?:legal|a crime)|denunci\w+|report\w*|me (?:prometio|cobro|estafo)|anunciaba|perdi|fui de sus|nadie puede|volunt\w+)\b/,
};

/** "I would not live there, I would only use his address." */
const anothersAddress: Secret = {
  kind: "lie",
  said: [
    /\b(?:us(?:o|ar|aria|amos|ando|e)|pon(?:go|er|dria|iendo)|dar|doy|daria|use|using|put|give)\b(?: \w+){0,3} (?:(?:su|la|el|his|her|their) )?(?:direccion|domicilio|address)\b/,
    /\b(?:(?:yo )?no (?:vivo|vivimos|viviria|voy a vivir|viviriamos)(?: ahi| alli| alla| aqui)?|sin vivir (?:ahi|alla|alli)|aunque (?:viva|vivo) en|(?:dont|do not|wont|wouldnt|not) (?:actually |really )?liv(?:e|ing) there|without living there)\b/,
    /\b(?:nomas|nada mas|solo|solamente|para|pa|puedo|podria|just|only|to|so|can|could)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:correo|correspondencia|cartas|mail|po box|me mude|ya no vivo|shelter|albergue|me encuentr\\w+|encuentre|segur[oa]|safe|find me)\\b`,
  ),
};

/** A child that is not theirs is shown, so that they are let in. */
const borrowedChild: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:nin|muchachit|chamaquit|hij|bebe|sobrin)\w*|kid|child|baby|boy|girl|nephew|niece)\b/,
    /\b(?:no es (?:mi[oa]|nuestr[oa]|mi hij[oa])|(?:del|de la|de un|de una) (?:vecin[oa]|amig[oa]|prim[oa]|conocid[oa])|prestad[oa]|me (?:lo|la) presta\w*|not (?:mine|my (?:own )?(?:kid|child|son|daughter))|(?:neighbors?|friends?|cousins?) (?:kid|child|son|daughter|baby))\b/,
    /\b(?:te sueltan|(?:me|nos) (?:sueltan|dejan (?:pasar|entrar))|mas (?:rapido|facil)|cruzar|pasar la (?:linea|frontera)|(?:they )?let (?:you|me|us) (?:go|in|out)|cross\w*|faster|easier)\b/,
    /\b(?:papeles|enseno|digo|soy su (?:papa|mama)|decir|diciendo|como|llevo|traigo|say|show|pretend|papers|take|bring)\b/,
  ],
  unless: rightly,
};

/** A letter of work that was never done, for a petition that asks for the years. */
const falseExperience: Secret = {
  kind: "forge",
  said: [
    /\b(?:constancia|carta|experiencia|letter|experience)\b/,
    /\b(?:hace|hacen|haria|da|dan|firma|firman|escribe|consigo|makes?|writes?|signs?|gives?|get)\b/,
    /\b(?:aunque (?:yo )?(?:(?:alla|nunca|no|ahi) )*(?:era|fui|trabaje|estuve|soy|he)(?! (?:su|el|la) (?:emplead|ayudante|cociner))|(?:yo )?(?:nunca|jamas) (?:he |ha )?(?:trabaj\w+|fui|estuve)|(?<!ya )no (?:trabaje|trabajo|he trabajado) (?:ahi|alli|alla|con el|de eso)|even though i|i (?:never|didnt) (?:work\w*|really work)|i was (?:actually|really) a)\b/,
  ],
  unless: rightly,
};

/** Another man in the father's place on a birth certificate. */
const anotherFather: Secret = {
  kind: "forge",
  said: [
    /\b(?:aparezca|aparece|pon(?:er|emos|ga|gan|go)|registr\w+|apunt\w+|put|list|register)\b(?: \w+){0,4} (?:de|como|as) (?:el |su |the )?(?:papa|padre|father|dad)\b/,
    /\b(?:(?:mi|su|my|her) (?:herman[oa]|ti[oa]|prim[oa]|cunad[oa]|amig[oa]|compadre|vecin[oa]|brother|uncle|cousin|friend)|otro|alguien|un ciudadano|someone|another)\b/,
    /\b(?:para que|pa que|asi (?:le|nos|queda)|mejor|so (?:that|he|she|they)|conviene|tramite|papeles|ciudadan[oa])\b/,
  ],
  unless: new RegExp(`${rightly.source}|\\b(?:adopt\\w+|adn|dna|verdadero padre|real father)\\b`),
};

/** "Si digo que no tengo a nadie allá y borro mi Facebook, ¿pasa?"; "pongo cero, no hay cómo comprobarlo". */
const saysNone: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      /\b(?:digo|decimos|contesto|le digo|i say|we say|just say) (?:que |that )?(?:no (?:tengo|tenemos|hay|conozco)|i (?:dont have|have no|dont know)|we (?:dont have|have no)) (?:a |any )?(?:nadie|ningun\w*|familia\w*|parientes|hij\w+|espos\w+|antecedentes|arrestos|record|redes|family|relatives|anyone|anybody|kids|children|wife|husband|arrests?)\b/,
      /\b(?:pasa|paso|cuela|jala|sirve|borro|borramos|me creen|se dan cuenta|no hay (?:como|problema)|will (?:it|they)|delete|get away|believe)\b/,
    ],
    unless: new RegExp(
      `${rightly.source}|\\b(?:es verdad|de verdad no|la verdad es que no|because i dont|porque no (?:tengo|hay)|miedo|amenaz\\w+)\\b`,
    ),
  },
  {
    kind: "lie",
    said: [
      /\b(?:pongo|ponemos|poner|declaro|reporto|digo que gano|put|report|say i make)\b(?: \w+){0,3} (?:cero|menos|nada|poquito|zero|less|nothing)\b/,
      /\b(?:no (?:hay|tienen) (?:como|forma)|nadie (?:sabe|se entera|comprueba)|en efectivo|total no|cant (?:prove|check|tell)|nobody (?:knows|checks)|in cash)\b/,
      /\b(?:gano (?:bien|mas)|si gano|me pagan|i make (?:good|more)|get paid|they pay me)\b/,
    ],
    unless: rightly,
  },
];

/** Pictures of what never was. */
const madePictures: Secret = {
  kind: "forge",
  said: [
    /\b(?:fotos?|imagenes|photos?|pictures?|pics)\b(?: \w+){0,4} (?:inteligencia artificial|ia|ai|chatgpt|photoshop|editad[oa]s|generad[oa]s|generated|edited)\b|\b(?:ai|photoshopped|fake)(?: generated)? (?:photos?|pictures?|pics)\b/,
    /\b(?:nunca nos hemos (?:visto|conocido)|no nos conocemos|nunca (?:fuimos|viajamos|estuvimos)|viaje|boda|pareja|prometid[oa]|entrevista|prueba|never (?:met|went)|trip|wedding|couple|fiance\w*|interview|proof|evidence)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:me acusan|dicen que|accused|they say|recortar|crop|tamano|size)\\b`,
  ),
};

/** "¿Y si digo que entré por el río mejor?" Asked in a talk of how one came in. */
const anotherEntry: Secret = {
  kind: "lie",
  said: [
    /\b(?:(?:y |e )?si (?:mejor )?(?:digo|decimos|pongo|ponemos)|mejor (?:digo|pongo)|(?:what if|if) i (?:just )?(?:say|put|tell them)) (?:que |that )?(?:(?:yo|i) )?(?:entre|cruce|pase|vine|llegue|crossed|came|entered)\b/,
    /\b(?:mejor|en vez de|en lugar de|aunque|conviene|instead|rather|better|even though)\b/,
  ],
  unless: new RegExp(`${rightly.source}|\\b(?:(?:la |es )verdad|truth|true|me creen|believe)\\b`),
};

/** "No estamos casados de veras, le pagué: ¿qué respuestas nos aprendemos?" Said in the middle of a talk of the interview too. */
const learnedAnswers: Secret = {
  kind: "sham",
  said: [
    /\b(?:no (?:estamos|somos|vivimos|andamos)(?: \w+){0,3} (?:de (?:veras|verdad|a de veras)|realmente)|(?:le|lo|la) (?:pague|pago|estoy pagando|di dinero)|es (?:un |puro )?(?:arreglo|papel|negocio|mentiras?)|de mentiras?|(?:not|arent|isnt) (?:really|actually) (?:married|together|a couple)|(?:marriage|wedding) is(?:nt real| fake| not real)|i (?:paid|am paying|pay) (?:him|her))\b/,
    /\b(?:casad\w+|casarnos|casamos|caso|matrimonio|boda|espos[oa]|entrevista|novi[oa]|married|marriage|spouse|husband|wife|together|interview|wedding)\b/,
    /\b(?:que (?:respuestas|contestamos|contesto|contestar|decimos|digo)|(?:nos|me) (?:aprend\w+|memoric\w+)|aprender(?:nos|me)|memoriz\w+|ensay\w+|what (?:answers|(?:do|should) (?:we|i) (?:say|answer|learn|memorize))|(?:learn|memorize|rehearse|practice) (?:the |our )?answers)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:(?:le|lo) pag(?:ue|o) (?:al?|el|la|un|una) (?:\\w+ )?(?:notari\\w+|preparador\\w*|gobierno|uscis|tramite|cuota|solicitud|boda|fiesta|renta|dentista)|me (?:obligo|obligan|amenaz\\w+|pega|golpea)|forced me|threat\\w*)\\b`,
  ),
};

export const falseStories: readonly Secret[] = [
  stagedCrime,
  fearlessAsylum,
  visitToStay,
  believedBlows,
  inventedBlows,
  movedEntry,
  falsePromise,
  anotherFather,
  ...saysNone,
  madePictures,
  orderedStory,
  anothersAddress,
  borrowedChild,
  falseExperience,
  learnedAnswers,
  anotherEntry,
];
