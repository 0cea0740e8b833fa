/**
 * Questions about Faro itself: whether it is safe to ask here comes before every question about papers. Whole phrases decide: a guess would
 * answer a question about a boss, a hospital or an office with Faro's own promise. Server only; a browser knows one of them.
 */
import type { Language } from "#guide/content-schema.ts";
import {
  aboutFaroTexts,
  type FaroQuestion,
  type Told,
} from "#guide/safety/server-only/about-faro/about-faro-texts.ts";
import { clean } from "#guide/words/normalise.ts";
import { remembering } from "#guide/words/remembering.ts";
import { says } from "#guide/words/server-only/says.ts";

/** More words than this tell of a case, and are answered as one. */
const mostWords = 20;

/** As people write and dictate; none of it changes what is asked. */
const spelled: readonly [RegExp, string][] = [
  [/\bq\b/g, "que"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\b(?:vos )?sos\b/g, "eres"],
  [/\bvos\b/g, "tu"],
  [/\bgovierno\b/g, "gobierno"],
  [/\binformasion\b/g, "informacion"],
  [/\bconversasion\b/g, "conversacion"],
  [/\b(?:aser|aserte)\b/g, "hacer"],
  [/\blicensiad/g, "licenciad"],
  [/\bdisfrasad/g, "disfrazad"],
  [/\bvorra/g, "borra"],
  [/\bbo?rra(me|lo|la)\b/g, "borra$1"],
  [/\bimigracion\b/g, "inmigracion"],
  [/\beto\b/g, "esto"],
  [/\be (del?|gratis)\b/g, "es $1"],
];
/** Words that only begin. */
const opening =
  /^(?:(?:(?:ja){2,}|(?:je){2,}|(?:ha){2,}|lol|hola|oiga|oye|mire|mira|fijese|digame|dime|disculpe|perdon|pero|y|ay|ah|ok|bueno|diache|a ver|una pregunta|seno|senora|senorita|amigo|amiga|wait|hey|hi|so|and|but|uy|entonces|primero)\b[ ,]*)+/;
/** Words that only end. */
const ending =
  /(?: (?:o que|o no|verdad|porfa|por favor|please|or not|or what|gracias|de verdad|en serio|para siempre|forever))+$/;

const us =
  "(?:ustedes|usted|tu|faro|(?:esta|la) (?:app|aplicacion|pagina)|este (?:chat|servicio|asistente)|esto|you(?: guys| all)?|this (?:app|chat|site|website|service|thing)|the app|this)";
const officers =
  "(?:ice|(?:la )?migra|inmigracion|migracion|(?:el |al |the |del )?(?:gobierno|government)(?: de trump)?|trump|(?:la |the )?(?:policia|police)|cops|immigration|anyone|anybody|alguien|nadie|otr[oa]s?)";
const mine =
  "(?:mis|los|las|sus|my|our|peoples|the|any|mi|la|el|su)? ?(?:personal(?:es)? )?(?:datos|informacion|nombre|direccion|ubicacion|voz|preguntas|mensajes|conversacion(?:es)?|chats?|platicas?|data|info|information|name|address|location|voice|questions|messages|conversations?|donde vivo|numero)";
const iSaid =
  "(?:todo )?(?:(?:lo|eso|esto) que (?:yo )?(?:te |les |le |uno |aqui )*(?:acabo de (?:decir|contar|escribir)(?:te|les)?|digo|dije|diga|pregunto|pregunte|escribo|escribi|cuento|conte|hablo|hable|puse|pongo|he dicho|estoy diciendo)(?: aqui)?|(?:what|everything|anything) (?:i|ive) (?:say|said|tell|told|ask|asked|write|wrote|type|typed|put|just said)(?: you| here)*)";

/** Who else asks here. */
const otherPeople =
  "(?:(?:otr[oa]s?|ultim[oa]s|las|los|de|demas|todas|todos) (?:\\w+ )?(?:personas?|usuari[oa]s|gente|clientes)|(?:other|last|all|the) (?:\\w+ )?(?:people|users|persons|clients))";
const ofOthers = new RegExp(`\\b${otherPeople}(?: \\w+){0,3} (?:pregunt\\w+|usa\\w*|asked|ask|use|used)\\b`);

/** Of other places, of other people's secrets, or of hiding something from those who may look. */
const notOurs =
  /\b(?:facebook|instagram|whats ?app|tik ?tok|messenger|cbp|e ?verify|banco|correo|e ?mail|gmail|patron|patrona|jefe|boss|hospital|clinica|consultorio|doctor|escuela|school|iglesia|church|corte|court|juez|judge|oficial|officer|notari[oa]|antes de (?:que|ir|la|mi|el)|before (?:they|ice|my|the)|revisen|record|antecedentes|huellas|deuda|taxes|irs|dmv|licencia|entrevista|interview|solicitud|application|formulario|tramite|mi caso (?:de|en|ante)|my case|uscis|ahi|alli|him|her|them|(?:mi|al|el) abogad[oa]|(?:my|the|to a) (?:lawyer|attorney)|examen|civismo|n ?400|ciudadania|vecin[oa]|suegr[oa]|mi ex)\b/;

/** Each is one of these, read from the beginning of what is said unless it says `.*`. */
const asked: readonly [FaroQuestion, readonly string[]][] = [
  [
    "others",
    [
      `.*\\b(?:pas(?:a|e|es|en|ar)(?:me|nos)?|dame|deme|dar(?:me)?|manda(?:me)?|ensena(?:me)?|muestra(?:me)?|dime|give|show|send|tell)\\b(?: \\w+){0,3} (?:nombres?|numeros? (?:a|de alien|de telefono)|datos|telefonos|direcciones|conversaciones|chats|names?|a numbers?|phone numbers?|data|addresses|conversations)\\b(?: \\w+){0,8} (?:${otherPeople})\\b.*`,
    ],
  ],
  [
    "phone",
    [
      ".*\\b(?:espos[oa]|marido|pareja|novi[oa]|husband|wife|boyfriend|girlfriend)\\b(?: no)? (?:me )?(?:puede|podra|va a|could|can|will|might)? ?(?:ver|leer|saber|enterarse|ve|lee|see|read|know)\\b.*",
      "(?:if|si) .*(?:agarran|quitan|revisan|roban|take|get|check|steal) (?:mi |my |me el |el )?(?:telefono|celular|cel|phone)\\b.*",
      ".*\\b(?:si|if) (?:el|ella|mi \\w+|he|she|my \\w+) (?:me )?(?:revisa|checa|agarra|quita|ve|checks|looks (?:at|through)|takes|sees)(?: \\w+){0,2} (?:telefono|celular|cel|phone)\\b.*\\b(?:ve|vea|lee|queda|sabe|sale|aparece|esto|aqui|see|sees|read|this|here)\\b.*",
      ".*\\b(?:se )?(?:queda|guarda|ve|ven|aparece)\\b.* en (?:mi |el )?(?:telefono|celular|historial)\\b.*",
    ],
  ],
  [
    "cancels",
    [
      "(?:como )?(?:quiero |puedo |puedo yo |me ayudas a )?(?:cancelo|cancelar|quito|quitar|doy de baja|dar de baja)(?: \\w+){0,3} (?:membresia|suscripcion|plan)\\b.*",
      "(?:how (?:do|can) i |i want to |can i )?cancel (?:my |the |this )?(?:membership|subscription|plan)\\b.*",
    ],
  ],
  [
    "deletes",
    [
      "(?:.* )?(?:borr\\w+|elimin\\w+|quit(?:o|ar|a)|cierr\\w+|cerrar)\\b(?: \\w+){0,3} (?:mi cuenta|mis (?:datos|conversaciones|mensajes|preguntas|chats)|est[ea] (?:conversacion|platica|chat)|el chat|la conversacion|la platica|mi historial|todo lo que (?:te )?\\w+|" +
        iSaid +
        ")\\b.*",
      ".*\\bno quiero que (?:quede|guardes|guarden|se quede|se guarde) (?:nada |algo |todo )?(?:(?:de )?esto|aqui|(?:de )?lo que|mis|guardad\\w+|registrad\\w+)\\b.*",
      "(?:.* )?(?:delete|erase|remove|clear|wipe|close)\\b(?: \\w+){0,2} (?:my (?:account|data|chats?|conversations?|questions|messages|history|info\\w*)|this (?:chat|conversation)|" +
        iSaid +
        ")\\b.*",
    ],
  ],
  [
    "reports",
    [
      `(?:si .{0,40} )?${us}(?: no)?(?: (?:me|nos|la|lo|le|les|se|van a|vas a|va a|pueden|puedes|puede))* (?:reporta\\w*|denuncia\\w*|delata\\w*|acusa\\w*|entrega\\w*)\\b.*`,
      "(?:no )?(?:me|nos|lo) (?:van a |vas a |va a )?(?:reportas|denuncias|delatas|entregas|reportan ustedes|denuncian ustedes|delatan ustedes)\\b.*",
      ".*\\b(?:me|nos|lo|eso|esto) vas a (?:reportar|denunciar|delatar|entregar|acusar|echar)\\b.*",
      `(?:si .{0,60} )?(?:${us} )?(?:no )?(?:(?:le|les|se|lo|la|los) )*(?:(?:van|vas|va|puede[ns]?) a? ?)?(?:dic\\w+|dec\\w+|avis\\w+|cuent\\w+|pasa\\w*|dan|das|dar\\w*|manda\\w*|comparte\\w*|compartir|entrega\\w*|trabaja\\w*|conecta\\w*)(?: ${mine}| ${iSaid}| algo| todo| esto| aqui)? (?:a |al |con |para |de |del )+${officers}\\b.*`,
      "si (?:la migra|ice|el gobierno|inmigracion|migracion|la policia)(?: \\w+){0,5} (?:piden?|pregunta\\w*|quier\\w+)\\b.*\\b(?:ustedes|tu|faro|se los dan|se lo dan|se los das)\\b.*",
      ".*\\bsi te (?:cuento|digo|hablo|pregunto|escribo|doy|dije)\\b.{0,60}\\b(?:deport\\w+|report\\w+|migra|ice|arrest\\w+|buscar\\w*|vienen|denunci\\w+|en problemas)\\b.*",
      ".*\\b(?:si (?:te|les|le) (?:cuento|digo) que no tengo papeles|por (?:decirte|contarte|decirtelo|preguntarte|escribir(?:te)? aqui|hablar contigo))\\b.{0,50}\\b(?:migra|ice|deport\\w+|report\\w+|arrest\\w+)\\b.*",
      ".*\\b(?:deport\\w+|report\\w+|arrest\\w+|migra)\\b.{0,30}\\bpor (?:decirte\\w*|contarte\\w*|preguntarte|escribir(?:te)? aqui|hablar contigo)\\b.*",
      `(?:do|will|would|are|is|does|can|could) ${us}(?: \\w+){0,3} (?:report|snitch|turn)(?:ing)? (?:me|us|people|on)\\b.*`,
      `(?:do|will|would|are|is|does) ${us}(?: \\w+){0,2} (?:tell|telling|share|sharing|report|reporting|work|working|connected|linked|talk|talking)(?: ${mine}| ${iSaid}| anything| this| it)? (?:to |with |for )*${officers}\\b.*`,
      `(?:can|could|does|will) (?:immigration|ice|the government|the police|la migra)(?: \\w+)? (?:see|read|get|access)\\b.*\\b(?:this|here|my (?:messages|chats?|conversations?|questions)|${iSaid})\\b.*`,
      "(?:la migra|ice|inmigracion|migracion|el gobierno|la policia) (?:puede |podra )?(?:ver|ve|leer|lee|sabe|saber) (?:esta conversacion|este chat|lo que .*|mis (?:preguntas|mensajes).*|esto)",
      "(?:is|are) (?:this|you)(?: a)? (?:trap|part of ice|safe from ice)\\b.*",
      "(?:esto )?(?:es|sera) (?:esto )?una trampa(?: de (?:ice|la migra|migracion))?",
    ],
  ],
  [
    "photos",
    [
      "(?:guarda[ns]?|se queda[ns]?(?: con)?|comparte[ns]?|keep|save|store|share|do you (?:keep|save|store)) (?:con )?(?:la |mi |las |mis |el |the |my )?(?:foto|fotos|carta|cartas|photo|photos|picture|pictures|letter|letters)(?: .*)?",
    ],
  ],
  [
    "voice",
    [
      "me (?:estan|esta|estas|van a) (?:grabando|escuchando|oyendo|grabar|escuchar)\\b.*",
      `(?:${us} )?(?:no )?(?:guarda[ns]?|graba[ns]?|se queda[ns]? con) (?:lo que hablo|mi voz|las? grabacion(?:es)?)\\b.*`,
      "(?:do you |are you |is this )?(?:record|recording|keep|save|listening to) (?:me|my voice|what i speak)\\b.*",
    ],
  ],
  [
    "keeps",
    [
      `(?:${us} )?(?:no )?(?:se )?(?:me )?(?:guarda[ns]?|graba[ns]?|almacena[ns]?|registra[ns]?|recuerda[ns]?|vende[ns]?|comparte[ns]?|rastrea[ns]?|queda[ns]? (?:guardad\\w+|grabad\\w+))(?: \\w+)? ?(?:${iSaid}|mis? (?:datos|preguntas|mensajes|conversaciones|conversacion|informacion|voz|nombre|ubicacion|numero(?: de telefono)?|celular|telefono)|esta (?:conversacion|platica)|la conversacion|los mensajes|aqui todo|todo aqui)\\b.*`,
      `(?:y )?(?:${iSaid}|esto|esta (?:conversacion|platica)|mis (?:datos|preguntas|mensajes|conversaciones))(?: \\w+){0,2} (?:se (?:guarda|graba|queda|borra|comparte|vende)n?|queda[ns]? (?:guardad|grabad|aqui|en secreto)\\w*|esta[ns]? (?:segur|protegid|guardad)\\w+|es privad\\w+|(?:lo|la|los)? ?(?:lee|ve|escucha|oye|sabe)n? alguien|quien (?:lo|la|los) (?:lee|ve|sabe|escucha)n?|alguien (?:lo|la|los) (?:lee|ve|sabe)n?)\\b.*`,
      `(?:que|como|donde|a donde|por cuanto tiempo|cuanto tiempo) (?:hacen|haces|hace|usan|usas|usa|pasa|queda|quedan|va|van|guardan|guardas) (?:con )?(?:${mine}|${iSaid}|todo esto|esto)(?: .*)?`,
      `(?:quien|quienes|alguien|alguien mas|otra persona|otras personas)(?: \\w+){0,2} (?:ve|ven|lee|leen|leer|ver|escucha|escuchan|oye|oyen|sabe|saber)(?: \\w+){0,2} ?(?:${iSaid}|mis (?:preguntas|mensajes|datos|conversaciones)|est[ea] (?:conversacion|chat|platica)|el chat)\\b.*`,
      "(?:esto |este chat |esta app |todo esto |lo que digo |aqui )?(?:es|son|sera|queda) (?:todo |esto |este chat )?(?:privad[oa]s?|confidencial(?:es)?|secret[oa]|anonim[oa]|confiable|segur[oa])(?: (?:esto|aqui|lo que digo|este chat|esta conversacion|esta app|esta pagina|o es (?:estafa|fraude|una estafa).*))?",
      ".*\\bsegur[oa] (?:hablar|hablarte|platicar|preguntar|preguntarte|escribir|usar|decirte|decirles|contarte|contarles|dar|darte)\\b(?=.*\\b(?:contigo|con ustedes|aqui|faro|app|chat|pagina|te|hablarte|preguntarte|decirte|decirles|contarte|contarles|darte)\\b).*",
      ".*\\bconfiar en (?:ti|ustedes|usted|faro|esta app|esta pagina|este chat)\\b.*",
      "(?:a mi )?me da (?:miedo|pena|desconfianza|cosa) (?:decir(?:te|les|le)?|dar(?:te|les|le)?|escribir(?:te)?|preguntar(?:te)?|contar(?:te|les)?|poner|usar|hablar)(?: (?:mi nombre|mis datos|mis cosas|algo|aqui|por aqui|esto|esta app|contigo|mi caso|mi historia|de mi caso))*",
      "(?:tengo|necesito|hay)(?: que)? (?:dar|darte|darles|decir|decirte|poner) mi (?:nombre|direccion|numero(?: a)?|correo|telefono|seguro)\\b.*\\b(?:preguntar(?:te)?|usar|hablar|aqui|ayudes|ayuden)\\b.*",
      "no quiero (?:dar|decir|poner) mi (?:nombre|direccion|numero)\\b.*",
      "(?:puedo|se puede|podria)(?: \\w+){0,3} sin (?:dar(?:te|les)?|decir(?:te|les)?|poner) (?:mi|el) (?:nombre|apellido|correo|telefono)\\b.*",
      "can i (?:ask|use this|talk)(?: \\w+){0,2} without (?:giving|saying|telling you) my name\\b.*",
      "me (?:estan|esta|estas|van a) (?:rastreando|rastrear|vigilando)\\b.*",
      "(?:(?:la|esta) (?:aplicacion|app|pagina) )?(?:sabe[ns]?|saben ustedes) (?:en )?donde (?:estoy|vivo)\\b.*",
      `is (?:this|it|${iSaid}|my (?:info|information|data|conversation|chat)|this (?:chat|app|conversation))(?: \\w+){0,2} (?:private|confidential|anonymous|recorded|saved|stored|being recorded)(?: here)?`,
      "is (?:it|this) (?:safe|ok|secure) (?:to (?:talk|chat|type|write|ask|tell|share|use|be honest)(?: to| with)? (?:you|here|this|things?|stuff)|here)\\b.*",
      "is this (?:safe|secure|legit|a scam)|can i trust (?:you|this|faro)\\b.*",
      `(?:do|will|are|does|is|can|could) ${us}(?: \\w+){0,2} (?:save|keep|store|record|saving|recording|keeping|collect|sell|give|share|pass|track|tracking)(?: \\w+)? ?(?:${iSaid}|my (?:data|info|information|questions|name|location|conversation|chats?|voice|messages|phone)|this (?:chat|conversation)|me)\\b.*`,
      `who (?:can |else )*(?:see|sees|read|reads|hear|hears)(?: \\w+)? ?(?:${iSaid}|my (?:questions|messages|chats?|conversations?)|this (?:chat|conversation)|this)\\b.*`,
      `what (?:do|does|will|happens)(?: ${us})?(?: do| to| with| happen)* (?:with |to )(?:my (?:data|info|information|questions|voice)|${iSaid})\\b.*`,
    ],
  ],
  [
    "official",
    [
      `(?:no )?(?:${us} |aqui )?(?:son|eres|es|seran|sera|trabajan|trabajas)(?: ${us})? (?:de |del |con |para |parte de |parte del )*(?:el |la )?(?:gobierno|migra|migracion|ice|inmigracion|uscis)(?: (?:disfrazad[oa]s?|o (?:es? )?privad[oa]|americano|de estados unidos))?`,
      "(?:who are you )?(?:are you|is this|do you work|is this (?:app|site|website))(?: guys)? (?:with |from |for |part of |run by |owned by |a )*(?:the )?(?:ice|immigration|government|uscis|official)(?: (?:site|website|app|page|or the government))?",
    ],
  ],
  [
    "lawyer",
    [
      `(?:${us} )?(?:eres|es|son)(?: ${us})? (?:un |una |unos )?(?:abogad[oa]s?|licenciad[oa]s?)(?: (?:real(?:es)?|en migracion|de migracion|de inmigracion|o (?:una )?(?:robot|maquina|persona)))?`,
      "(?:are you|is this|are you guys) (?:an? )?(?:real |actual |licensed )?(?:immigration )?(?:lawyers?|attorneys?)",
      `(?:${us} )?(?:me )?(?:puedes|puede|pueden) (?:me )?representar(?:me)?\\b.*`,
      "(?:esto|faro|tu|esta app) (?:reemplaza|sustituye) (?:a )?(?:un |mi |al )?abogad[oa]\\b.*",
      "(?:does|can) (?:this|faro|you) replace (?:a |my )?lawyer\\b.*",
    ],
  ],
  [
    "machine",
    [
      `(?:${us} )?(?:eres|es|estoy hablando con|hablo con)(?: ${us})? (?:de verdad o )?(?:eres )?(?:una? )?(?:persona|robot|maquina|human[oa]|bot|ia|inteligencia artificial|computadora|alguien real)\\b.*`,
      ".*\\b(?:eres|es) (?:nomas |solo |puro )?una? (?:maquina|robot|bot)\\b.*",
      "(?:tu )?(?:quien|que) (?:eres(?: tu)?|es faro|son ustedes|es esto|es esta (?:app|pagina)|es usted)",
      "con quien (?:hablo|estoy hablando|platico)",
      "(?:como te llamas|cual es tu nombre)",
      "quien (?:te|los|la) (?:hizo|creo)|quien (?:hizo|creo|esta detras de) (?:esto|esta (?:app|pagina)|faro)",
      "(?:quiero|puedo|quisiera|prefiero) hablar con (?:una persona(?: real| de verdad)?|un humano|alguien real)(?: no con .*)?",
      "(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this) (?:an? )?(?:lawyer or (?:a |an )?)?(?:real )?(?:person|human|robot|bot|ai|machine|computer)\\b.*",
      "(?:who|what) (?:are you|is this|is faro|is this (?:app|site))|(?:whats your name|what is your name)|who made (?:you|this|this app|faro)",
      "(?:can i|i want to|i would like to) (?:talk|speak) (?:to|with) a (?:real )?(?:person|human)",
    ],
  ],
  [
    "costs",
    [
      "(?:esto|este chat|esta app|faro|este servicio|usar (?:esto|faro|la app|esta app)|preguntar(?:te|les)?(?: aqui)?|la app|la membresia) (?:es gratis|cuesta|cobra|se paga|tiene costo)(?: algo| dinero| o .*)?",
      "(?:es gratis|cuanto (?:me )?cuesta|cuanto cobran?|cobran|cobras|tengo que pagar|hay que pagar|me (?:van|vas) a cobrar|cuanto vale)(?: por)? (?:esto|este chat|esta app|faro|este servicio|usar (?:esto|faro|la app|esta app)|preguntar(?:te|les)?(?: aqui)?|ustedes|las preguntas|la app|la membresia)(?: o .*)?",
      "(?:ustedes|tu|usted) (?:cobran|cobras|cobra)(?: algo| por esto)?",
      "(?:(?:y|oye|oiga|bueno) )*(?:a (?:ustedes|usted|ti|faro) )?cuanto (?:les|le|te) (?:debo|debemos|pago|tengo que pagar)(?: (?:por|de|la|esta|esto|su|tu|ayuda|consulta|informacion|platica|yo|a|ustedes|usted))*",
      "(?:y |oye |oiga )?cuanto (?:me )?(?:cobras|cobra usted|cobran ustedes|me cobra|me cobrarias)(?: (?:tu|usted))?(?: por| para)?(?: (?:arreglar(?:me|nos|le)?|ayudar(?:me|nos)?|llenar(?:me|nos)?|meter(?:me|nos)?|hacer(?:me|nos)?|sacar(?:me|nos)?|tu|su|la|una|mis|mi|los|las|ayuda|consulta|papeles|caso|tramite|formas?|solicitud|residencia|permiso|asilo))*",
      "(?:ya )?(?:se me acabaron las preguntas|cuantas preguntas (?:puedo hacer|tengo|me quedan|son gratis|hay))(?: (?:gratis|al dia|hoy|aqui))*",
      "is (?:this|faro|this app|this service) free|(?:does|do) (?:this|faro|this app|you) (?:cost|charge)(?: me| money| anything| for this)*",
      "how much (?:does|do) (?:this|faro|this app|the app|you) (?:cost|charge)(?: for this)?|how many (?:free )?questions (?:can i ask|do i (?:have|get)|are free)(?: left)?",
    ],
  ],
];
const patterns = asked.map(([kind, ways]) => [kind, new RegExp(`^(?:${ways.join("|")})$`)] as const);

/** Says whom it means. "Le pasan mis datos a ICE" within a subject is of that subject's office. */
const addressed =
  /\b(?:faro|tu|ti|te|contigo|eres|vas|usted|ustedes|aqui|app|chat|conversacion|platica|preguntar\w*|you|here|this|whats your|borr\w+|membresia|suscripcion|persona|seran)\b|\b(?:decir(?:te|telo)|contarte|hablarte|darte|reportas|denuncias|delatas|dices|avisas|guardas|vendes|compartes|haces|usas|robot|maquina|lo que te|eso que te|esto (?:se|queda|que te)|(?:te|le) (?:dije|digo|pregunte))\b/;

/** A telephone or a husband may be of a case; only what is said here makes it Faro's. */
const onThePhone =
  /\b(?:te|aqui|esto|este chat|faro|app|here|this|pregunt\w+|asked|telefono|celular|phone|historial)\b/;

/** What a text asks of Faro, and whether it says so; asked for in several places of one turn. */
const read = remembering((question): { kind: FaroQuestion; plainly: boolean } | null => {
  const written = clean(question);
  const most = ofOthers.test(written) ? 2 * mostWords : mostWords;
  if (written === "" || written.split(" ").length > most) return null;
  const mended = spelled.reduce((rest, [as, meant]) => rest.replace(as, meant), written);
  const said = mended.replace(opening, "").replace(ending, "");
  if (said === "" || notOurs.test(said)) return null;
  const kind = patterns.find(([, words]) => says(said, words))?.[0];
  if (kind === undefined || (kind === "phone" && !onThePhone.test(said))) return null;
  return { kind, plainly: addressed.test(said) };
});

/** What is asked of Faro itself; null where the words ask of anything else. `within` a subject only what plainly means Faro. */
export function faroQuestion(question: string, within: boolean): FaroQuestion | null {
  const asks = read(question);
  return asks === null || (within && !asks.plainly) ? null : asks.kind;
}

/** What Faro says of itself; null where nothing is asked of it. `within` as above. */
export type AboutFaro = (question: string, within: boolean, language: Language) => Told | null;

export const aboutFaro: AboutFaro = (question, within, language) => {
  const kind = faroQuestion(question, within);
  return kind === null ? null : aboutFaroTexts[language][kind];
};

const ofLife =
  /\b(?:viv\w+|mor\w+|muer\w+|mat\w+|suicid\w*|pastill\w+|cort\w+|peg[ao]\w*|golp\w+|viol\w+|amenaz\w+|kill\w*|die|dying|live|hurt\w*|hits?|rape\w*)\b/;

/** "Ya no quiero que quede nada de esto, bórralo": the conversation is to go, and nobody's life. */
export const isOnlyToErase = (question: string): boolean =>
  faroQuestion(question, true) === "deletes" && !ofLife.test(clean(question));
