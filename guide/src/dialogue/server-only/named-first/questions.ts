/**
 * The few facts that are asked of any subject, as they are asked with its name ("@"), and as they are asked once it is talked about: for
 * that question each subject has a written answer. Server only.
 */
import type { Language, StandardQuestion } from "#guide/content-schema.ts";

export interface NamedQuestion {
  asked: RegExp;
  /** The same in a later turn. */
  next: Record<Language, string>;
  /** What answers it, of the questions that every subject has an answer to; none where it is no such question. */
  standard: readonly StandardQuestion[];
  /** May be a wish for a status: what is asked back stays. */
  wishes: boolean;
}

const get =
  "(?:pedir|sacar|tramitar|solicitar|renovar|hacer|meter|mandar|tener|conseguir|obtener|aplicar (?:para|a)|lo de|get|getting|apply for|applying for|file|filing|ask for|renew|have)";
const some = "(?:(?:el|la|los|las|un|una|mi|mis|su|the|my|an?|your) )?";
const it = `(?:${get} )?${some}@`;

/** How it is asked with the name, and as a later turn; what answers it. */
type Form = readonly [string, Record<Language, string>, readonly StandardQuestion[]];

const forms: readonly Form[] = [
  [
    `(?:(?:en |por )?cuanto (?:me )?(?:cuesta|cobran|vale|sale|es|hay que pagar|se paga|tengo que pagar)(?: por| para| de)?|que precio tiene|cual es el (?:costo|precio) de|how much (?:is|does|do|for)|what is the (?:cost|fee) (?:of|for)) ${it}(?: cost)?`,
    { es: "¿cuánto cuesta?", en: "how much does it cost?" },
    ["cost"],
  ],
  [
    `(?:cuanto (?:tiempo )?(?:se )?(?:tarda|demora|dilata)(?: en (?:llegar|salir|darme|dar))?|en cuanto tiempo (?:sale|llega|dan)|how long does) ${it}(?: take| en (?:llegar|salir))?`,
    { es: "¿cuánto tarda?", en: "how long does it take?" },
    ["time"],
  ],
  [
    `(?:cuanto (?:tiempo )?(?:dura|vale)|(?:por|de) cuanto tiempo (?:es|dan|vale|sirve|dura)|cada cuanto (?:se )?(?:vence|renueva)|how long (?:is|does|do)) ${some}@(?: last| good for| valid| valid for)?`,
    { es: "¿cuánto dura?", en: "how long does it last?" },
    ["lasts"],
  ],
  [
    `(?:a ?)?(?:donde|adonde) (?:se )?(?:pide|solicita|tramita|saca|manda|envia|aplica (?:para|a)|puedo ${get}|pido|saco|mando|solicito|tramito|voy (?:a|para) ${get}|tengo que ir (?:a|para) ${get}) ${some}@|where (?:do i|can i|to) (?:${get}|send) ${some}@`,
    { es: "¿dónde se pide?", en: "where do I apply?" },
    ["where"],
  ],
  [
    `(?:que|cual(?: es la| es el)?) (?:forma|formulario|aplicacion|solicitud)(?: (?:es|se (?:usa|llena|manda|necesita)|lleno|uso|necesito|ocupo|mando|va|hay que llenar|tengo que llenar))?(?: (?:para|de))? ${it}|(?:what|which) form (?:is (?:it )?|do i (?:need |use |fill out |file )?)?(?:for |to )?${it}`,
    { es: "¿qué forma es?", en: "which form is it?" },
    ["form"],
  ],
  [
    `(?:necesito|ocupo|hace falta|es necesario|se necesita|tengo que (?:tener|contratar|pagar|llevar)|conviene|debo (?:tener|llevar)|a fuerza necesito|es obligatorio)(?: (?:un|una|con|tener|llevar|contratar))* (?:abogad[oa]|licenciad[oa]) (?:para|con|en) ${it}|(?:puedo|se puede|puede uno) ${it} (?:yo sol[oa]|sol[oa]|sin abogad[oa]|por mi cuenta|yo mism[oa])|do i (?:need|have to have) (?:a |an )?(?:lawyer|attorney) (?:for|to) ${it}|can i (?:do |${get} )${some}@ (?:myself|alone|by myself|on my own|without (?:a |an )?(?:lawyer|attorney))`,
    { es: "¿necesito abogado?", en: "do I need a lawyer?" },
    ["lawyer", "alone"],
  ],
  [
    `(?:se puede|puedo|puede uno|podemos) ${it} (?:por internet|en linea|online|por la computadora|por correo|en el telefono|desde el celular)|${some}@ se (?:pide|hace|saca|tramita|manda|renueva) (?:por internet|en linea|online)|can i ${it} online`,
    { es: "¿se puede pedir por internet?", en: "can I apply online?" },
    ["where"],
  ],
  [
    `(?:tengo que|hay que|necesito|es necesario|me piden|piden|debo|se necesita) (?:hablar |saber |el )?(?:en )?ingles para ${it}|do i (?:need to|have to|need) (?:speak |know )?english (?:for|to) ${it}`,
    { es: "¿tengo que hablar inglés?", en: "do I have to speak English?" },
    [],
  ],
  [
    `(?:es|sera|no es) (?:peligroso|riesgoso|malo|seguro) ${it}|(?:corro|hay|tiene) (?:peligro|riesgos?)(?: \\w+)? (?:si|al|en) ${it}|is it (?:safe|dangerous|risky) to ${it}`,
    { es: "¿es peligroso pedirlo?", en: "is it safe to apply?" },
    ["deported"],
  ],
  [
    `no tengo (?:dinero|lana|feria|para|con que)(?: para)?(?: pagar(?:le)?)? ${it}|no (?:puedo|me alcanza para) pagar ${it}|(?:hay|existe|dan) (?:exencion|descuento)(?: de pago)? (?:para|con|de) ${it}|i (?:can not|cannot) afford ${it}|i do not have (?:the )?money (?:for|to pay for) ${it}`,
    { es: "no tengo dinero para pagarlo", en: "I do not have the money for it" },
    ["no-money"],
  ],
  [
    `(?:puedo|podemos|se puede|puede uno|me dejan?|puede(?:n)? trabajar|tengo permiso (?:de|para)) ?(?:trabajar )?(?:legal(?:mente)? )?con ${some}@|${some}@ (?:me )?(?:da|deja|sirve para|permite)(?: permiso (?:de|para))? trabajar|can i (?:legally )?work (?:with|on) ${some}@|does ${some}@ let me work`,
    { es: "¿puedo trabajar?", en: "can I work?" },
    ["work"],
  ],
  [
    `(?:puedo|podemos|se puede|puede uno) (?:viajar|salir|ir)(?: (?:fuera|al extranjero|del pais|a mexico|a mi pais))* con ${some}@|can i (?:travel|leave)(?: (?:abroad|outside|the country))* (?:with|on) ${some}@`,
    { es: "¿puedo viajar?", en: "can I travel?" },
    ["travel"],
  ],
  [
    `(?:puedo|se puede) (?:meter|incluir|agregar|poner) a mi (?:espos[oa]|pareja|marido|mujer) (?:en|con) ${some}@|can i (?:include|add) my (?:husband|wife|spouse) (?:in|on|to) ${some}@`,
    { es: "¿y mi esposa?", en: "and my wife?" },
    ["spouse"],
  ],
  [
    `(?:puedo|se puede) (?:meter|incluir|agregar|poner) a mis? (?:hij[oa]s?|nin[oa]s?) (?:en|con) ${some}@|can i (?:include|add) my (?:kids?|child|children|son|daughter) (?:in|on|to) ${some}@`,
    { es: "¿y mis hijos?", en: "and my kids?" },
    ["children"],
  ],
  [
    `(?:es seguro que me (?:den|aprueben)|me (?:van a dar|daran|aprueban) a? ?(?:fuerzas|seguro)) ${some}@|is ${some}@ guaranteed`,
    { es: "¿es seguro que me la den?", en: "is it guaranteed?" },
    ["sure"],
  ],
  [
    `${some}@ (?:me )?(?:protege|cuida|salva|libra)(?: (?:de|contra))?(?: (?:la|una))? (?:deportacion|que me deporten)|me pueden deportar (?:con|teniendo|si tengo) ${some}@|(?:does ${some}@ protect me from deportation|can i be deported with ${some}@)`,
    { es: "¿me pueden deportar?", en: "can they deport me?" },
    ["deported"],
  ],
];

/** What may be a wish for a status as well: where the two questions are asked of it, they stay. */
const wishes: readonly Form[] = [
  [
    `(?:que|cuales(?: son los)?) (?:papeles|documentos|pruebas)(?: (?:son|se necesitan|se ocupan|necesito|ocupo|piden|me piden|hacen falta|tengo que (?:llevar|mandar|juntar)|debo (?:llevar|mandar|juntar)|mando|llevo|pide[ns]?))?(?: (?:para|de|en))? ${it}|(?:what|which) (?:documents|papers|paperwork) do i need (?:for |to )?${it}`,
    { es: "¿qué papeles necesito?", en: "what documents do I need?" },
    ["documents"],
  ],
];

const opener =
  "(?:(?:hola|buenas|buenos|tardes|noches|dias?|oiga|oye|disculpe|disculpa|pues|y|bueno|una|pregunta|duda|me|puede|puedes|podria|decir|dime|digame|saber|quiero|quisiera|no se|alguien|sabe|hi|hello|please|can you|tell me|do you know) )*";
const closer =
  "(?: (?:por favor|gracias|oiga|usted|ahora|ahorita|hoy|este ano|en (?:general|20\\d\\d|estados unidos)|mas o menos|please|now|today|this year|in 20\\d\\d|right now))*";

const whole = (form: string) => new RegExp(`^${opener}(?:${form})${closer}$`);

export const namedQuestions: readonly NamedQuestion[] = [
  ...forms.map(([form, next, standard]) => ({ asked: whole(form), next, standard, wishes: false })),
  ...wishes.map(([form, next, standard]) => ({ asked: whole(form), next, standard, wishes: true })),
];
