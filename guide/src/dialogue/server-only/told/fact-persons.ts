/** Facts of whose case it is: who speaks is held, came with another's papers, or may be asked for by a spouse. Server only. */
import type { FactRule } from "#guide/dialogue/server-only/told/fact-rules.ts";
import { selfHeld, selfReleased } from "#guide/dialogue/server-only/told/held-self.ts";

const partner =
  "(?:espos[oa]|marido|mujer|senora|viej[oa]|pareja|novi[oa]|husband|wife|spouse|partner|boyfriend|girlfriend)";
/** Whose visa or passport it was: a stranger's, or a relative's whose visa covers nobody else. */
const another =
  "(?:(?:mi|una?|su|my|an?) (?:prim[oa]|herman[oa]|ti[oa]|amig[oa]|cunad[oa]|vecin[oa]|comadre|compadre|conocid[oa]|senora?|persona|muchach[oa])|otr[oa]s?(?: (?:persona|senora?|mujer|hombre|muchach[oa]|gente))?|alguien(?: mas)?)";

export const personRules: readonly FactRule[] = [
  {
    fact: "heldSelf",
    said: selfHeld,
    unless: selfReleased,
    denied:
      /\b(?:(?:ya )?(?:me soltaron|me dejaron (?:ir|salir)|sali (?:libre|ya|de ahi|del centro|con fianza)|estoy (?:libre|afuera|en (?:mi )?casa))|they (?:let me (?:go|out)|released me)|i(?: a)?m (?:out|free|home) now|i got out)\b/,
  },
  {
    // It was granted beside an order of removal, which stays.
    fact: "order",
    said: /\b(?:tengo|tenemos|gane|con|me (?:dieron|dio|aprobaron|concedieron)|i (?:have|got|won)|was granted|granted|have)\b(?: \w+){0,3} (?:withholding|withjolding|witholding|retencion de (?:remocion|deportacion|expulsion))\b/,
    unless:
      /\b(?:que es|what is|quiero|pedir|pedi|solicit\w+|si gano|si me dan|if i|apply|applied|impuestos|taxes|tax|paycheck|cheque|w ?4)\b/,
  },
  {
    fact: "othersPapers",
    said: new RegExp(
      [
        `\\b(?:visa|pasaporte|mica|acta|identificacion|papeles|documentos)(?: de turista| laser)?(?: (?:que|pero|la|el|visa|pasaporte))* (?:(?:era|eran|es|estaba|iba) )?(?:de|a nombre de|con el nombre de) ${another}\\b`,
        "\\b(?:visa|pasaporte|mica|acta|identificacion)(?: de turista)? (?:que )?(?:no (?:era|es|eran) mi[oa]s?|prestad[oa]|ajen[oa]|rentad[oa]|chuec[oa]|fals[oa])\\b|\\b(?:papeles|documentos) (?:prestados|ajenos|chuecos|falsos|que no (?:eran|son) mios)\\b",
        "\\b(?:entre|pase|cruce|llegue|vine|me hice pasar|me pase) (?:como|por) (?:mi (?:prim|herman|ti|amig)[oa]|otra persona)\\b",
        "\\b(?:my|an?) (?:cousin|sister|brother|friend|aunt|uncle|neighbor)s? (?:\\w+ )?(?:visa|passport|green ?card|border card|birth certificate|id)\\b(?! (?:was|got|is))|\\b(?:(?:someone|somebody) elses|another persons?|a fake|a false|a borrowed|fake|borrowed) (?:\\w+ )?(?:visa|passport|green ?card|border card|birth certificate|papers|id)\\b",
      ].join("|"),
    ),
    // Used at the border, and not lent for work, asked for at a consulate or of who waits there.
    unless:
      /^(?!.*\b(?:entr[eo]|entramos|entrado|pase|pasamos|pasado|cruce|cruzamos|vine|vinimos|llegue|llegamos|ingrese|me (?:cruzaron|pasaron|meti|hice pasar)|came|entered|crossed|got in|got across|fl(?:y|ew) in|volar)\b)|\b(?:trabaj\w+|chamb\w+|work\w*|job|nunca|never|no (?:entre|use|pase)|(?:me )?(?:cacharon|descubrieron|devolvieron|regresaron|deportaron)|caught|mandaron de regreso|sent back|nin[oa]|chiquit[oa]|bebe|as a (?:kid|child|baby)|tenia (?:yo )?(?:\d|1[0-7])|a los (?:\d|1[0-7])|(?:when )?i was (?:\d|1[0-7])|puedo|quiero|voy a|can i|want to|going to)\b/,
  },
  {
    // Said of oneself: no case is open that a trip would end.
    fact: "noAsylum",
    said: /\b(?:no|nunca|jamas|ni)(?: (?:he|hemos|yo|lo|la))* (?:pedi|pedido|pedimos|meti|metido|metimos|aplique|aplicado|solicite|solicitado|tengo|presente|hice)(?: (?:nada de|un|el|ningun|por|para|caso de|lo del|ni))* (?:asilo)\b|\bno asylum\b|\b(?:never|didnt|did not|havent|have not|dont) (?:ever )?(?:ask\w*|appl\w+|fil\w+|have)(?: \w+){0,3} asylum\b/,
  },
  {
    fact: "asylee",
    said: /\b(?:residente|residencia|mica|green ?card|tarjeta|resident)\b(?: \w+){0,5} (?:por|through|from|based on|mediante) (?:el |mi |un |my )?(?:asilo|asylum)\b|\b(?:(?:me|nos) (?:dieron|aprobaron|concedieron)|gane|ganamos|tengo)(?: (?:el|mi|ya))* asilo(?: aprobado)?\b(?! (?:pendiente|en tramite|metido))|\b(?:soy|somos|im|i am) (?:un |an? )?(?:asilad[oa]|asylee|refugiad[oa]|refugee)\b|\b(?:llegue|entre) por asilo\b(?=.*\b(?:resident|ciudadan|mica)\w*)|\b(?:was granted|got|won|have) asylum\b/,
    unless:
      /\b(?:no|nunca|never|not|si|cuando|if|when) (?:me |nos )?(?:dieron|dan|aprobaron|aprueban|gane|gano|granted)\b|\b(?:tengo|mi) asilo (?:pendiente|en proceso|en la corte|sin)\b|\bpendiente\b|\bpending\b/,
  },
  {
    // A card whose day has not come.
    fact: "permitValid",
    said: /\b(?:permiso|permit|ead|tarjeta|card)\b(?: \w+){0,4} (?:(?:se )?(?:me )?(?:vence|expira|caduca|acaba)|expires|runs out|ends|is good)(?: \w+){0,2} (?:en|in|until|hasta|el|on|dentro de)(?! (?:19|20)\d\d)(?: \w+){0,2} (?:\d+|un|una|dos|tres|cuatro|cinco|seis|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|proxim\w+|dias|days|weeks?|months?|semanas?|mes(?:es)?|january|february|march|april|may|june|july|august|september|october|november|december|next)\b|\b(?:todavia|aun|still) (?:me )?(?:quedan?|tengo|tiene|have|has|good|valid|vigente)(?: \w+){0,3} (?:dias|semanas|mes(?:es)?|days|weeks|months|permiso|permit)\b/,
    denied:
      /\b(?:ya (?:se )?(?:me )?(?:vencio|caduco|expiro|acabo)|already expired|has expired|it expired|expired (?:yesterday|last|on))\b/,
  },
  {
    fact: "undocumented",
    said: /\b(?:soy|estoy|ando|im|i am) (?:un |una |an? )?(?:indocumentad[oa]|ilegal|undocumented|sin papeles|sin estatus)\b|\b(?:llevo|tengo|vivo|estoy)\b(?: \w+){0,5} sin papeles\b|\b(?:yo )?no tengo (?:papeles|estatus|documentos)\b|\b(?:yo|tampoco) (?:tengo papeles|sin papeles)\b|\bi (?:have no|dont have|do not have) (?:papers|status)\b/,
  },
  {
    fact: "wentHome",
    said: /\b(?:fui|viaje|regrese|volvi|estuve|he ido|he viajado|went|travel\w*|have been|ive been)(?: (?:una vez|dos veces|unos dias|de visita|de vacaciones|de regreso|ya|back|once|twice|a visitar))* (?:a|en|para|to|in) (?:mi pais|my country|mi tierra|home|alla)\b/,
    unless: /\b(?:nunca|no (?:he|fui|regrese|volvi)|never|not been)\b/,
  },
  {
    fact: "uVisa",
    said: /\b(?:tengo|con|me (?:dieron|aprobaron)|i have|on|got|have had) (?:ya )?(?:la |una |mi |my |an? |the )?(?:visa u|u visa)\b/,
    unless: /\b(?:pendient\w+|pending|esperando|waiting|puedo|quiero|can i|want)\b/,
  },
  {
    // "Yo tengo 25, casada": one's own age stands before it.
    fact: "married",
    said: /\b(?:tengo|im|i am) (?:\d\d|veinti\w+|treinta|cuarenta)(?: anos| years old)?(?: (?:y|and|soy|estoy|ya))* (?:casad[oa]|married)\b/,
  },
  {
    // Out, and in again unseen, in one breath.
    fact: "twice",
    said: /\b(?:left|went (?:home|back))\b.{0,60}\b(?:snuck|sneaked|crossed|jumped) (?:back|again|over)\b|\b(?:sali|salimos|me (?:fui|sali|regrese a)|fui a (?:ver|enterrar|mexico|mi pais))\b.{0,60}\b(?:me (?:meti|brinque|colaron|cole|cruzaron)(?: \w+){0,2} (?:otra vez|de nuevo|de vuelta)|me regrese (?:por el (?:rio|cerro|desierto|monte)|de mojad\w+|mojad\w+)|regrese (?:por el (?:rio|cerro|desierto|monte)|de mojad\w+))/,
    unless: /\b(?:con|with) (?:mi |la |una |a |my )?(?:visa|permiso|parole)\b/,
  },
  {
    fact: "arrested",
    said: /\b(?:and|y|con|with|have|tengo|got) (?:an? |un |mi |my )(?:dui|dwi|arrest\w*|arresto)\b/,
    unless: /\b(?:warrant|orden de|no |never|nunca)\b/,
  },
  {
    fact: "asylumFiled",
    said: /\b(?:tengo|tenemos) (?:ya )?(?:metid[oa]|pedid[oa]|presentad[oa]|mandad[oa]|pendiente) (?:ya )?(?:mi |el |un |la |nuestro )?(?:asilo|i ?589)\b|\bmy asylum (?:case |application )?(?:is |has been )?(?:open|still open|waiting)\b|\bmi asilo (?:sigue |esta )?abierto\b/,
  },
  {
    // "Vivo con mi pareja, él es ciudadano".
    fact: "spouseCitizen",
    said: new RegExp(
      `\\b(?:mi|my) ${partner}\\b.{0,60}\\b(?:el|ella|he|she|hes|shes)(?: si| ya)? (?:es|is|nacio|was born)? ?(?:un |una |an? |us )?(?:ciudadan[oa]|citizen|american[oa]|aqui|here)\\b`,
    ),
    unless:
      /\b(?:no es|isnt|is not|not a) (?:un |una |a )?(?:ciudadan|citizen)|\b(?:mama|papa|herman[oa]|hij[oa]|mother|father|brother|sister|son|daughter)\b/,
  },
];
