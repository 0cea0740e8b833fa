import type { Language } from "#guide/content-schema.ts";
import { aboutFaroTexts, type FaroQuestion, type Told } from "#guide/safety/server-only/about-faro-texts.ts";
import { clean } from "#guide/words/normalise.ts";

/** Questions about Faro itself: whether it is safe to ask here comes before every question about papers. Server only; a browser knows one of them. */

/** More words than this tell of a case, and are answered as one. */
const mostWords = 16;

const us =
  "(?:ustedes|usted|tu|vos|faro|(?:esta|la) (?:app|aplicacion|pagina)|este (?:chat|servicio|asistente)|you(?: guys| all)?|u|this (?:app|chat|site|website|service|thing)|the app)";
const officers =
  "(?:ice|(?:la )?migra|(?:a |con )?(?:inmigracion|migracion)|(?:el |al |the )?(?:gobierno|government)|(?:la |the )?(?:policia|police)|cops|immigration|uscis|anyone|anybody|alguien|nadie|otr[oa]s?)";
const mine =
  "(?:mis|los|sus|my|our|peoples|the|any|mi|la|su)? ?(?:personal(?:es)? )?(?:datos|informacion|nombre|direccion|ubicacion|voz|preguntas|mensajes|conversacion(?:es)?|chats?|platicas?|data|info|information|name|address|location|voice|questions|messages|conversations?)";
const iSaid =
  "(?:todo )?(?:lo que (?:yo )?(?:te |les |le |uno )?(?:digo|dije|diga|pregunto|pregunte|escribo|escribi|cuento|conte|hablo|hable|puse|he dicho)|(?:what|everything|anything) i (?:say|said|tell|told|ask|asked|write|wrote|type|typed|put)(?: you| here)*)";

/** Of other places, of other people's secrets, or of hiding something from those who may look. */
const notOurs =
  /\b(?:facebook|instagram|whats ?app|tik ?tok|messenger|banco|correo|e ?mail|gmail|patron|patrona|jefe|boss|espos[oa]|marido|novi[oa]|husband|wife|hospital|clinica|doctor|escuela|school|corte|court|juez|judge|oficial|officer|celular|telefono|phone|antes de que|before (?:they|ice)|revis\w+|record|antecedentes|huellas|deuda|taxes|irs|dmv|licencia|entrevista|interview|consultorio|ahi|alli|him|her|them|(?:mi|al|el|la) abogad[oa]|(?:my|a|the) (?:lawyer|attorney)|solicitud|application|form|forma|formulario|tramite|caso (?:de|en|ante)|my case|uscis (?:account|cuenta)|cuenta (?:vieja )?de uscis)\b/;

const asked: readonly [FaroQuestion, RegExp][] = [
  [
    "reports",
    new RegExp(
      [
        `\\b${us}(?: no)?(?: (?:me|nos|la|lo|le|les|se|van a|vas a|va a|pueden|puedes))* (?:reporta\\w*|denuncia\\w*|delata\\w*|acusa\\w*|entrega\\w*)\\b`,
        `\\b(?:me|nos) (?:van a |vas a |va a )?(?:reportas|denuncias|delatas|entregas|reportan ustedes|denuncian ustedes|delatan ustedes)\\b`,
        "\\bme vas a (?:reportar|denunciar|delatar|entregar|acusar|echar)\\b",
        `\\b${us}(?: no)? (?:(?:le|les|se|lo|la) )*(?:(?:van|vas|va) a )?(?:dic\\w+|dec\\w+|avis\\w+|cuent\\w+|pasa\\w*|dan|das|dar\\w*|manda\\w*|comparte\\w*|compartir|trabaja\\w*|conecta\\w*)(?: ${mine}| ${iSaid}| algo| todo| esto)? (?:a |al |con |para |de )+${officers}\\b`,
        `^(?:le|les) (?:dicen|dices|avisan|avisas|cuentan|pasan|dan|mandan)(?: ${mine}| ${iSaid}| algo| todo| esto)? (?:a |al |con )${officers}$`,
        "\\bsi te (?:cuento|digo|hablo|pregunto|escribo|doy)\\b(?! que).{0,60}\\b(?:deport\\w+|report\\w+|migra|ice|arrest\\w+|buscar\\w*|vienen|denunci\\w+|en problemas)\\b",
        `\\b(?:do|will|would|are|is|does|can|could) ${us}(?: \\w+){0,3} (?:report|snitch|turn)(?:ing)? (?:me|us|people|on)\\b`,
        `\\b(?:do|will|would|are|is|does) ${us}(?: \\w+){0,2} (?:tell|telling|share|sharing|report|reporting|work|working|connected|linked|talk|talking)(?: ${mine}| ${iSaid}| anything| this| it)? (?:to |with |for )*${officers}\\b`,
        `\\b(?:is|are) ${us} (?:a )?(?:trap|part of ice|safe from ice)\\b|^(?:esto )?(?:es|sera) (?:esto )?una trampa(?: de (?:ice|la migra|migracion))?$`,
      ].join("|"),
    ),
  ],
  [
    "deletes",
    new RegExp(
      [
        `\\b(?:borr\\w+|elimin\\w+|quit(?:o|ar)|cancel(?:o|ar)|cierr\\w+|cerrar)\\b(?: \\w+){0,3} (?:mi cuenta|mis (?:datos|conversaciones|mensajes|preguntas|chats)|est[ea] (?:conversacion|platica|chat)|el chat|la conversacion|mi historial|${iSaid})\\b`,
        `\\b(?:delete|erase|remove|clear|wipe|close|cancel)\\b(?: \\w+){0,2} (?:my (?:account|data|chats?|conversations?|questions|messages|history|info\\w*)|this (?:chat|conversation)|${iSaid})\\b`,
      ].join("|"),
    ),
  ],
  [
    "keeps",
    new RegExp(
      [
        "\\b(?:guarda[ns]?|se queda[ns]?(?: con)?|comparte[ns]?|keep|save|store|share) (?:con )?(?:la |mi |las |mis |el |the |my )?(?:foto|fotos|carta|cartas|photo|photos|picture|pictures|letter|letters)(?: (?:de mi carta|de las cartas|que (?:tomo|mando|subo)|of my letter|i (?:take|upload|send)))?$",
        `^(?:y |hola |oye )?(?:${us} )?(?:no )?(?:guarda[ns]?|graba[ns]?|almacena[ns]?|registra[ns]?|recuerda[ns]?|vende[ns]?|comparte[ns]?|queda[ns]? (?:guardad\\w+|grabad\\w+))\\b(?: \\w+)? ?(?:${iSaid}|mis? (?:datos|preguntas|mensajes|conversaciones|conversacion|informacion|voz|nombre|ubicacion)|esta (?:conversacion|platica)|la conversacion|aqui todo|todo aqui)\\b`,
        `\\b(?:${iSaid}|esta (?:conversacion|platica)|mis (?:datos|preguntas|mensajes|conversaciones))(?: \\w+){0,2} (?:se (?:guarda|graba|queda|borra|comparte|vende)n?|queda[ns]?|esta[ns]? (?:segur|protegid|guardad)\\w+|es privad\\w+)\\b`,
        `^(?:y |hola )?(?:que|como|donde) (?:hacen|haces|hace|usan|usas|usa|pasa|queda|quedan|va|van) (?:con )?(?:${mine}|${iSaid})\\b`,
        `\\b(?:quien|quienes|alguien|alguien mas|otra persona)\\b(?: \\w+){0,2} (?:ve|ven|lee|leen|leer|ver|escucha|escuchan|oye|oyen|sabe|saber)\\b(?: \\w+){0,2} ?(?:${iSaid}|mis (?:preguntas|mensajes|datos|conversaciones)|est[ea] (?:conversacion|chat|platica)|el chat)\\b`,
        "^(?:hola )?(?:esto |este chat |esta app |todo esto |lo que digo |aqui )?(?:es|son|sera|queda) (?:todo |esto |este chat )?(?:privad[oa]s?|confidencial|secret[oa]|anonim[oa])(?: (?:esto|aqui|lo que digo|este chat|esta conversacion))?$",
        "\\bsegur[oa] (?:hablar|hablarte|platicar|preguntar|preguntarte|escribir|usar|decirte|decirles|contarte|contarles|dar|darte)\\b(?=.*\\b(?:contigo|con ustedes|aqui|faro|app|chat|pagina|te|hablarte|preguntarte|decirte|decirles|contarte|contarles|darte)\\b)",
        "\\bconfiar en (?:ti|ustedes|usted|faro|esta app|esta pagina|este chat)\\b",
        "\\bme da (?:miedo|pena|desconfianza|cosa) (?:decir(?:te|les|le)?|dar(?:te|les|le)?|escribir(?:te)?|preguntar(?:te)?|contar(?:te|les)?|poner|usar)(?: (?:mi nombre|mis datos|algo|aqui|por aqui|esto|esta app|mi caso|mi historia|de mi caso))*$",
        "\\b(?:tengo|necesito|hay) que (?:dar|darte|darles|decir|decirte|poner) mi (?:nombre|direccion|numero|correo)\\b.*\\b(?:preguntar(?:te)?|usar|hablar|aqui)\\b",
        `\\bis (?:this|it|${iSaid}|my (?:info|information|data|conversation|chat)|this (?:chat|app|conversation))(?: \\w+){0,2} (?:private|confidential|anonymous|recorded|saved|stored|being recorded)(?: here)?$`,
        "\\bis (?:it|this) (?:safe|ok|secure) (?:to (?:talk|chat|type|write|ask|tell|share|use|be honest)(?: to| with)? (?:you|here|this|things?|stuff)|here)\\b|^is this (?:safe|secure)$|\\bcan i trust (?:you|this|faro)\\b",
        `\\b(?:do|will|are|does|is|can|could) ${us}(?: \\w+){0,2} (?:save|keep|store|record|saving|recording|keeping|collect|sell|give|share|pass|track)\\b(?: \\w+)? ?(?:${iSaid}|my (?:data|info|information|questions|name|location|conversation|chats?|voice|messages)|this (?:chat|conversation)|me)\\b`,
        `\\bwho (?:can |else )*(?:see|sees|read|reads|hear|hears)(?: \\w+)? ?(?:${iSaid}|my (?:questions|messages|chats?|conversations?)|this (?:chat|conversation)|this)\\b|\\bwhat (?:do|does|will|happens)(?: ${us})?(?: do| to| with| happen)* (?:with |to )(?:my (?:data|info|information|questions|voice)|${iSaid})\\b`,
      ].join("|"),
    ),
  ],
  [
    "official",
    /^(?:hola )?(?:ustedes |tu |usted )?(?:son|eres|es|trabajan|trabajas) (?:ustedes |usted )?(?:de |del |con |para |parte de |parte del )+(?:el |la )?(?:gobierno|migra|migracion|ice|inmigracion|uscis)$|^(?:are you|is this|do you work)(?: guys)? (?:with |from |for |part of |run by |a )*(?:the )?(?:ice|immigration|government|uscis|official)(?: (?:site|website|app|page))?$/,
  ],
  [
    "lawyer",
    /^(?:hola )?(?:tu |usted |ustedes )?(?:eres|es usted|son|son ustedes) (?:un |una |unos )?(?:abogad[oa]s?|licenciad[oa]s?|notari[oa]s?)(?: (?:de verdad|real(?:es)?|de migracion|de inmigracion))?$|^(?:are you|is this|are you guys) (?:an? )?(?:real |actual |licensed )?(?:immigration )?(?:lawyers?|attorneys?)$|\b(?:esto|faro|tu|esta app) (?:reemplaza|sustituye) (?:a )?(?:un |mi |al )?abogad[oa]\b|\b(?:does|can) (?:this|faro|you) replace (?:a |my )?lawyer\b/,
  ],
  [
    "machine",
    /^(?:hola )?(?:tu )?(?:eres|es usted|estoy hablando con|hablo con|es esto|esto es) (?:una? )?(?:persona|robot|maquina|human[oa]|bot|ia|inteligencia artificial|computadora|alguien real)\b|^(?:hola )?(?:y )?(?:tu )?(?:quien|que) (?:eres(?: tu)?|es faro|son ustedes|es esto|es esta (?:app|pagina)|es usted)$|^(?:como te llamas|cual es tu nombre)$|^quien (?:te|los) (?:hizo|creo)$|^quien (?:hizo|creo|esta detras de) (?:esto|esta (?:app|pagina)|faro)$|^(?:quiero|puedo|quisiera|prefiero) hablar con (?:una persona(?: real| de verdad)?|un humano|alguien real)$|^(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this) (?:an? )?(?:real )?(?:person|human|robot|bot|ai|machine|computer)\b|^(?:who|what) (?:are you|is this|is faro|is this (?:app|site))$|^(?:whats your name|what is your name)$|^who made (?:you|this|this app|faro)$|^(?:can i|i want to|i would like to) (?:talk|speak) (?:to|with) a (?:real )?(?:person|human)$/,
  ],
  [
    "costs",
    /^(?:y )?(?:(?:esto|este chat|esta app|faro|este servicio|usar (?:esto|faro|la app|esta app)|preguntar(?:te|les)?(?: aqui)?|la app|la membresia) (?:es gratis|cuesta|cobra|se paga|tiene costo)(?: algo| dinero)?|(?:es gratis|cuanto cuesta|cuanto cobran?|cobran|cobras|tengo que pagar|hay que pagar|me van a cobrar|cuanto vale)(?: por)? (?:esto|este chat|esta app|faro|este servicio|usar (?:esto|faro|la app|esta app)|preguntar(?:te|les)?(?: aqui)?|ustedes|las preguntas|la app|la membresia)|(?:ustedes|tu|usted) (?:cobran|cobras|cobra)(?: algo| por esto)?)$|^cuantas preguntas (?:puedo hacer|tengo|me quedan|son gratis|hay)\b(?!.*\b(?:examen|civismo|n ?400|prueba|test)\b)|^(?:is (?:this|faro|this app|this service) free|(?:does|do) (?:this|faro|this app|you) (?:cost|charge)(?: me| money| anything| for this)*|how much (?:does|do) (?:this|faro|this app|the app|you) (?:cost|charge)(?: for this)?|how many (?:free )?questions (?:can i ask|do i (?:have|get)|are free)(?: left)?)$/,
  ],
];

/** Says whom it means. "Le pasan mis datos a ICE" within a subject is of that subject's office. */
const addressed =
  /\b(?:faro|tu|ti|te|contigo|eres|vas|usted|ustedes|aqui|app|chat|conversacion|platica|preguntar\w*|you|u|here|this|whats your)\b|\b(?:decirte|contarte|hablarte|darte|reportas|denuncias|delatas|dices|avisas|guardas|vendes|compartes|haces|usas|robot|lo que te)\b/;

/** What is asked of Faro itself; null where the words ask of anything else. `within` a subject only what plainly means Faro. */
export function faroQuestion(question: string, within: boolean): FaroQuestion | null {
  const said = clean(question);
  if (said === "" || said.split(" ").length > mostWords || notOurs.test(said)) return null;
  if (within && !addressed.test(said)) return null;
  return asked.find(([, words]) => words.test(said))?.[0] ?? null;
}

/** What Faro says of itself; null where nothing is asked of it. `within` as above. */
export type AboutFaro = (question: string, within: boolean, language: Language) => Told | null;

export const aboutFaro: AboutFaro = (question, within, language) => {
  const kind = faroQuestion(question, within);
  return kind === null ? null : aboutFaroTexts[language][kind];
};
