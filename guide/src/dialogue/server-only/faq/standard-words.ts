/**
 * Standard questions by whole phrases, where the model of them, which knows single words, hears another: "y si no aviso" is about doing nothing and not
 * about a refusal, "cuánto tiempo es" about the wait and not about how long a paper is good for. Server only.
 */
import type { StandardQuestion } from "#guide/content-schema.ts";

const start = "^(?:(?:y|e|pero|entonces|oiga|oye|ok|bueno|pues|and|but|so|then) )*";
/** "Ah qué bueno, y": said to what was told, before what is asked. */
const opening =
  /^(?:(?:ah+|oh|ay|uy|ok|okay|va|vale|ya|eh|este|mire|que (?:bueno|bien|alivio)|(?:muchas )?gracias|perfecto|entiendo|ya entendi|great|good|thanks|thank you|i see|got it) )+(?=\w+ \w)/;
/** The words behind a greeting of what was told. */
const withoutOpening = (said: string): string => said.replace(opening, "");
const deed =
  "(?:(?:me |te |se |la |lo |le |les |los |las |nada )*(?:registro|aviso|mando|envio|hago|renuevo|presento|contesto|respondo|meto|pido|lleno|entrego|actualizo|cambio|declaro|solicito|aplico|reporto|apelo)|(?:register|report|tell (?:them|anybody)|send|do|renew|file|answer|reply|apply|update|declare|appeal)(?: (?:it|them|that|anything))?)";
const happens =
  "(?: (?:que (?:me )?(?:pasa(?:ria)?|hacen|va a pasar)|hay (?:multa|problema|castigo)|what happens(?: to me)?|then what))?";

/** Whose case it is besides one's own, and where or since when that person is. */
const whereSince =
  "(?: (?:(?:que|quien|who|thats|that) )?(?:(?:esta|estan|vive|viven|sigue|siguen|anda|andan|se quedo|se quedaron|quedo|nacio|nacieron|is|are|lives?|live|stayed|was born|were born|born)(?: (?:todavia|aun|still))? (?:alla|en|en mi pais|fuera|afuera|there|in|abroad|back home|over there)(?: (?:el |la |los |las )?\\w+){0,2}|(?:llego|llegaron|vino|vinieron|entro|entraron|came|arrived) (?:despues|conmigo|luego|later|after|with me|after me)))?";
const joins =
  "(?:(?:tambien|igual|too|also|as well|included)|(?:(?:si|tambien|ya) )*(?:pued\\w+|entra\\w*|va[n]?|le[s]? toca|califica\\w*|cuenta\\w*|se puede\\w*)(?: (?:tambien|igual|conmigo|entrar|ir|calificar|en (?:el|la|mi|ese|esa|eso|esto)(?: (?:caso|peticion|tramite|solicitud))?))*|(?:can|could|may|do|does|would|is|are) (?:come|go|qualify|get it|included|count)(?: too| also)?)";
const beside = `(?:y|e|and|what about|how about|que hay de|que pasa con|pero|ah|oiga|oye|a|para|con|por|for|with|so|but|entonces|tambien|also)`;
const partner =
  "(?:(?:mi|a mi|my) (?:esposa|esposo|marido|mujer|senora|senor|viejo|vieja|pareja|conyuge|husband|wife|spouse|partner))";
const child =
  "(?:(?:mi|mis|a mi|a mis|los|las|my|the|our|nuestr[oa]s?) (?:\\w+ )?(?:h?ij[oa]s?|nin[oa]s?|nen[ea]s?|bebe|bebes|chamac[oa]s?|muchach[oa]s?|criaturas?|sons?|daughters?|kids?|child|children|baby|little one))";
/** Still a child by law. */
const young =
  "(?: (?:de|que tiene[n]?|tiene|aged?|whos|who is|is|who are)(?: (?:like|como))? (?:\\d|1\\d|20|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: (?:anos|anitos|meses|years old|years|months))?)?";
const relative = (who: string, age = "") =>
  new RegExp(`^(?:${beside} )*(?:(?:tambien|igual) )?${who}${age}${whereSince}${age}(?: ${joins})?$`);
/** "Is my wife included", "puede mi esposa también". */
const verbFirst = (who: string, age = "") =>
  new RegExp(
    `^(?:${beside} )*(?:tambien )?(?:(?:is|are|can|could|does|do|will|would) ${who}${age} (?:(?:be )?included|(?:be )?covered|come(?: along)?|go|qualify|get (?:it|one)|apply|count)|(?:entra[n]?|va[n]?|puede[n]?|podria[n]?|cuenta[n]?|califica[n]?|se incluye[n]?|incluye[n]?)(?: incluid[oa]s?)? ${who}${age}(?: (?:entrar|ir|calificar))?)(?: (?:tambien|too|also|with me|conmigo))*$`,
  );
/** "Tengo tres hijos ciudadanos, ¿eso me ayuda?" */
const helpful =
  /^(?:(?:y|e|pero|es que|ah|and|but|so|si|if|we|i|yo) )*(?:tengo|tenemos|have|has|tiene|got)(?: \w+){0,2} (?:h?ij[oa]s?|nin[oa]s?|bebe|kids?|children|baby|child|son|daughter)\b(?: \w+){0,5} (?:(?:eso |esto |me |nos |le |no )*(?:ayuda|ayudan|cuenta|cuentan|sirve|sirven|cambia|afecta|importa|vale)(?: (?:de |en )?(?:algo|mi caso|para (?:eso|algo)))?|(?:does |will |would )?(?:that|it|this|they) (?:help|count|matter|change (?:anything|something))(?: me)?)$/;
/** "¿Y mi hija de 17?", "and our baby, born over there": nothing else can be meant. */
const bare = (who: string, age = "") =>
  new RegExp(
    `^(?:${beside} )+${who}${age}(?: (?:que|thats|who was|was)? ?(?:nacio|nacieron|born) (?:alla|fuera|afuera|en mi pais|there|abroad|over there|back home))?(?: (?:tambien|too|also))?$`,
  );
/** Told of many subjects under these words: a written answer that is surely meant goes before it. */
const likelySo = 0.86;
const ofOwn =
  "(?: (?:la|el|mi|mis|esa|ese|the|my|that) (?:visa|permiso|caso|peticion|renovacion|solicitud|aplicacion|tramite|permit|case|petition|renewal|application|request))";

const phrases: readonly (readonly [StandardQuestion, RegExp, number?])[] = [
  ["spouse", bare(partner)],
  ["children", bare(child, young)],
  [
    "cost",
    new RegExp(
      `${start}(?:(?:mas o menos|como|en) )?(?:cuanto (?:es|cuesta|vale|cobran|sale|se paga|hay que pagar|tengo que pagar)(?: (?:por|de))? (?:(?:la|el|esa|ese|mi) (?:solicitud|aplicacion|tramite|formulario|forma|peticion)|(?:renovar|pedir|hacer|sacar|meter|mandar|tramitar|solicitar)l[oa])|how much (?:is|does) (?:the (?:application|form|petition)|it|it cost) (?:cost|to (?:renew|apply|file|send)(?: it)?)|cuanto (?:me |nos |te )?(?:va|vaya|van|viene) a (?:salir|costar|cobrar)|what (?:will|would|does|is) (?:it|that|this|all that) (?:going to )?cost)(?: (?:todo|eso|todo eso|el tramite|en total|me|us|all|mas o menos))*$`,
    ),
  ],
  ["spouse", relative(partner), likelySo],
  ["children", relative(child, young), likelySo],
  ["spouse", verbFirst(partner), likelySo],
  ["children", verbFirst(child, young), likelySo],
  ["children", helpful],
  [
    "time",
    new RegExp(
      `${start}(?:(?:como|mas o menos|about) )?(?:cuanto (?:tiempo )?(?:me |se )?(?:dura|tarda|demora|lleva|toma) (?:todo )?(?:el|este|ese|mi|todo el) (?:proceso|tramite|caso|papeleo)(?: completo| entero)?|how long (?:does|is|will) (?:the |this |that )?(?:whole |entire )?(?:process|thing|case)(?: take| be)?|is it (?:fast|quick|slow))$`,
    ),
  ],
  [
    "when",
    new RegExp(
      `${start}(?:(?:como|mas o menos|desde) )?(?:cuando|when)(?: (?:seria|sera|es eso|would that be))?$`,
    ),
  ],
  [
    "deported",
    new RegExp(
      `${start}(?:ya |por eso )?(?:me|nos) (?:van a|pueden|podrian|vayan a) (?:deportar|sacar del pais|echar del pais)(?: (?:ya|ahora|por eso|entonces))*$`,
    ),
    likelySo,
  ],
  [
    // What others got, held against what was just told.
    "sure",
    /^(?:(?:y|pero|oiga|oye|ah|no|but|and) )*(?:(?:(?:es|esta|estas) )?segur[oa]|de verdad|are you sure|really)? ?(?:(?:es que|porque|because|pero|but) )?(?:a )?(?:mi|un|una|otr[oa]s?|a|my|some) (?:\w+ )?(?:amig[oa]s?|prim[oa]s?|vecin[oa]s?|cunad[oa]s?|conocid[oa]s?|companer[oa]s?|comadre|compadre|friends?|cousins?|neighbors?|coworkers?)(?: \w+){0,3} (?:si (?:le|les|pudo|pudieron|la|lo|arreglo|salio)|(?:me )?(?:dice|dijo|conto) que (?:si|a (?:el|ella) (?:si|le|no))|(?:le|les) (?:dieron|salio|aprobaron|negaron)|got|did get|was able|could|was denied|were denied)\b(?: \w+){0,8}$/,
    likelySo,
  ],
  [
    "lasts",
    new RegExp(
      `${start}(?:(?:por|para) cuanto(?:s anos| tiempo) (?:me |te |le |es |sirve |vale )*(?:l[oa]s? )?(?:dan|dan valid[oa]|vale|es|sirve|es buen[oa])|(?:de|por) cuant[oa]s anos (?:es|me l[oa] dan|sirve|vale)|how (?:long|many years) (?:do they give (?:it|me)|is it (?:good|valid) for))$`,
    ),
  ],
  [
    "where",
    new RegExp(
      `${start}(?:where do (?:i|we) (?:go|have to go|need to go)(?: for (?:it|that|this)| to (?:ask for it|do it|apply))?|(?:a donde|donde|adonde) (?:tengo que ir|hay que ir|voy|se va)(?: (?:para|a) (?:eso|pedirl[oa]|hacerl[oa]|sacarl[oa]))?)$`,
    ),
  ],
  [
    "start",
    new RegExp(
      `${start}(?:como (?:l[oa] |le )(?:pido|solicito|saco|tramito|consigo|meto|hago)(?: (?:entonces|pues|yo))?|(?:explicame|dime|cuales son|digame|expliqueme|me (?:explicas|dices)) (?:los pasos|como le hago|como se hace|que hago primero)|(?:tell|give|explain)(?: me)? (?:the )?steps|what are the steps|how do i (?:apply|ask for it|get it|do it|do that))$`,
    ),
    likelySo,
  ],
  [
    "status",
    new RegExp(
      `${start}(?:(?:donde|como) (?:reviso|veo|checo|consulto|miro|sigo|puedo (?:ver|revisar|checar|consultar)) (?:(?:como va )?(?:mi|el) (?:caso|tramite|solicitud)|como va(?: (?:mi|el) (?:caso|tramite|solicitud))?)|(?:where|how) (?:do|can) i (?:check|see|follow|track)(?: (?:on|how))? (?:my (?:case|application)|it)(?: (?:is )?going)?)$`,
    ),
    likelySo,
  ],
  [
    "qualify",
    new RegExp(
      `${start}(?:(?:si|ya) )?(?:(?:yo )?(?:si )?(?:califico|calificaria|puedo pedirl[oa])(?: yo)?(?: (?:o no|para eso|a eso))?|(?:would|do|could|can) (?:i|we) (?:(?:even|still) )?qualify(?: for (?:that|it|this|one))?|(?:am|are) (?:i|we) eligible(?: for (?:that|it|this))?)$`,
    ),
  ],
  [
    "alone",
    new RegExp(
      `${start}(?:(?:yo )?(?:l[oa] )?(?:puedo|podria) (?:yo )?(?:hacer|mandar|llenar|meter|pedir|enviar|presentar)(?:l[oa])? (?:(?:por mi cuenta|yo (?:sol[oa]|mism[oa])|sol[oa]|sin (?:un )?abogad[oa])(?: o no)?)|can i (?:do|send|file|fill)(?: (?:it|this|that))?(?: out)? (?:on my own|by myself|myself|without a lawyer))$`,
    ),
  ],
  [
    "lawyer",
    new RegExp(
      `${start}(?:(?:para (?:eso|esto) )?(?:tiene que ser|debe ser|es|hay que ir|tengo que ir|necesito|ocupo|se necesita|a fuerza|me conviene|conviene|es mejor)(?: a fuerza)? (?:con )?(?:un |una )?(?:abogad[oa]|licenciad[oa])(?: (?:para (?:eso|esto)|o (?:l[oa] (?:hago|lleno|mando) yo(?: sol[oa]| mism[oa])?|yo sol[oa]|puedo (?:yo )?sol[oa]|puedo hacerl[oa] (?:yo )?sol[oa]|no)))*|(?:do i|should i|must i) (?:need|get|have|hire) (?:a |an )?(?:lawyer|attorney)(?: for (?:that|this|it))?(?: or (?:can i|do i) do it (?:myself|alone|on my own))?)$`,
    ),
  ],
  [
    "work",
    new RegExp(
      `${start}(?:(?:me|nos) dan|(?:can|do|will) (?:i|we) get) (?:(?:un|el|a|my) )?(?:permiso (?:de trabajo|para trabajar|de trabajar)|work permit)(?: (?:con eso|mientras(?: tanto)?|with (?:that|it)|meanwhile|in the meantime))?$`,
    ),
    likelySo,
  ],
  [
    "documents",
    new RegExp(
      `${start}(?:que|cuales|what) (?:pruebas?|proofs?|evidence) (?:hay que|tengo que|piden|pide|mando|mandamos|se mandan|se manda|llevo|sirven|necesito|ocupo|junto|do (?:i|we|they)|is needed)(?: (?:mandar|juntar|llevar|send|need|want|ask for))?(?: (?:para|pa|for) (?:eso|esto|that|it|el perdon|eso del perdon))?(?: o sea.*)?$`,
    ),
  ],
  [
    "nothing",
    new RegExp(
      `${start}(?:que (?:me )?(?:pasa(?:ria)?|hacen) |what (?:happens|if) )?(?:(?:si|if|what if) )?(?:(?:yo|i|mejor) )?(?:no|nunca|dont|do not|never) ${deed}${happens}$`,
    ),
  ],
  [
    "denied",
    new RegExp(
      `${start}(?:que (?:me )?(?:pasa|pasaria|hago) |what (?:happens|if) )?(?:(?:si|cuando|if|what if) )(?:(?:me|se|nos|le|les|no) )?(?:la |lo |las |los )?(?:niegan|nieguen|rechazan|rechacen|deniegan|dicen que no|(?:they |its |it is |it gets |it was |im |i am |i get |were |we are )?(?:deny|denied|denies|reject|rejected|say no))(?: (?:it|me|him|her)|${ofOwn})?${happens}$`,
    ),
  ],
  [
    "time",
    new RegExp(
      `${start}(?:(?:como|mas o menos|about) )?(?:cuanto tiempo (?:es|son|seria|serian|lleva|toma|demora|hay que esperar|tengo que esperar|se espera)|cuanto (?:hay que|tengo que|se) esper\\w+|how long (?:is (?:it|that|the wait)|do i (?:have to )?wait|will (?:it|that) (?:be|take)))(?: (?:eso|todo|el proceso|de espera|para eso|mas o menos|en total|esto|ese tramite|all that|for that))*$`,
    ),
  ],
  [
    "lasts",
    new RegExp(
      `${start}(?:(?:por )?cuanto (?:tiempo )?(?:me )?(?:dura|vale|sirve) (?:el|la|ese|esa|este|esta|mi) (?:permiso|tarjeta|mica|visa|parole|tps|daca|estatus|papel|documento|nuev[oa])|how long (?:is|will) (?:the|my|that|this) (?:card|permit|visa|green ?card|paper)(?: be)? (?:good|valid)(?: for)?|how long (?:does|will) (?:the|my|that|this) (?:card|permit|visa|green ?card|paper) last)(?: (?:de trabajo|nuev[oa]|ya que (?:me )?(?:la|lo) (?:den|dan)))*$`,
    ),
  ],
];
/** "No tiempo" of a deed that is told ("no aviso nunca") asks nothing. */
const supposes = /\b(?:si|if|pasa|pasaria|happens|hacen|hay|then what)\b/;

/** Not enough time, which sounds like not enough money. */
const outOfTime =
  /\bno (?:le |les )?(?:alcanzo|alcance|llego|me da tiempo|me dio tiempo)\b|\b(?:cant|wont) make it\b/;
const ofMoney = /\b(?:dinero|lana|feria|pagar\w*|money|pay\w*|afford)\b/;

/** What whole phrases say is asked; `null` where they say that it is none of these, undefined where they say nothing. */
export function standardIn(said: string): { question: StandardQuestion; chance: number } | null | undefined {
  if (outOfTime.test(said) && !ofMoney.test(said)) return null;
  const asked = withoutOpening(said);
  const [question, , chance = 1] = phrases.find(([, words]) => words.test(asked)) ?? [];
  if (question === undefined || (question === "nothing" && !supposes.test(said))) return undefined;
  return { question, chance };
}
