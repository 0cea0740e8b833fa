/**
 * What the learned ear half hears as a request, told by a sign beside it: something to be said and what is so told against it, a paper of another's,
 * money or a favour for it. With the ear they decide; alone each stands in honest messages too. Server only.
 */
import { kin, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { sincere } from "#guide/safety/server-only/requests/deceit-words.ts";
import { says } from "#guide/words/server-only/says.ts";

const stating =
  "(?:dec(?:ir|irle|irles|imos)|dig[ao]n?|digamos|pon(?:er|erle|go|ga|gan|emos|gamos)|marc(?:ar|o|amos)|contest(?:ar|o|e)|declar(?:ar|o)|escrib(?:ir|o|e|a)|apunt(?:o|ar|a))";
/** To be said, put or marked. */
const toBeSaid = wholeWords(
  `(?:puedo|podria|podemos|puede|conviene|mejor|debo|si|les?|me|lo|la|quiero|voy a|vamos a|que)(?: (?:yo|le|les|nomas|solo|lo|la|me))* ${stating}`,
  "(?:can|could|should|if|what do|what should|better|gonna|ill)(?: (?:i|we|he|she|they|my|just|to))* (?:say|tell|put|write|mark|check|claim|list|answer)",
);
/** How it is, against that. */
const againstIt = wholeWords(
  "la (?:mera |pura )?verdad|en (?:realidad|verdad)|aunque|pero|though|although|but|really|actually|nunca|never|i dont|y no lo (?:es|soy|usa)",
);
const document =
  "(?:papeles|mica|ciudadania|pasaporte|visa|seguro|social|recibos?|credencial|licencia|cedula|acta|identificacion|tarjeta|cuenta|green ?card|passport|license|ssn|papers|id|citizenship|account)";
/** Of another's, or in one's place. */
const anothers = wholeWords(
  `${document}s?(?: \\w+){0,2} de (?:mi |una? |su |el |la )*(?:${kin}|bebe|conocid[oa]|muert[oa]|difunt[oa]|otra persona|alguien)`,
  `(?:his|her|their|someone elses|(?:${kin})s) ${document}`,
  `prest(?:a|an|o)(?: \\w+)? (?:los suyos|las suyas|el suyo|la suya|su ${document}|sus ${document})|usar (?:su ${document}|la de (?:el|ella)|el de (?:el|ella))|(?:va a|vaya a|fuera a) (?:hacer|ir|dar|presentar)\\b(?: \\w+){0,6} por mi`,
);
/** For money or a favour. */
const forMoney = wholeWords(
  "me (?:esta |anda )?(?:da|dan|hace|hizo|haciendo)(?: (?:el|un))? (?:\\d+|mil|\\w+ mil|favor|paro)|(?:le|les) (?:pago|doy|di)(?: (?:como|unos))* (?:\\d+|mil|\\w+ mil)|cuanto cobra alguien|(?:im |i am |i )?paying (?:a|an|this|some|him|her)|mordida|regalito",
);
const notSo = unlessReported(
  sincere,
  "verdad(?:er[oa])?s? (?:es|que si)|(?:tengo|tiene|tenemos|hay) que (?:decir|poner|declarar|reportar|pagar|ir|mandar)|do i (?:have|need) to|do i list|reconoc\\w+|como (?:se )?sabe|how can i tell|es (?:paja|cuento|transa|engano|mentira)|(?:que|what) (?:problemas?|riesgos?|problem|risk)s?",
  "abogad\\w+|lawyer|attorney|notari\\w+|expung\\w+|mi propi[oa]|my own|ya (?:puse|dije|firme)|nervios\\w*|no (?:me acuerdo|entend\\w+)|creia que|resulta que|callad[oa]s?|silent|robar?on|say no|decir que no|legalmente|legally|(?:mi|my) (?:hij[oa]|nin[oa]|son|daughter|kid) (?:de|is|tiene) \\d+|como (?:lo |la )?preparo|tarea|homework|cartas|mail|taxes|impuestos|detenid[oa]|detained|vencid[oa]|expired|pension|yo le digo|quiero poner lo|acompan\\w+|dont (?:know|remember|have|understand)|nunca (?:me|he)|never been",
);

/** Something of a request stands in it, and nothing that an honest person says beside it. */
export const hasRequestSign = (text: string): boolean =>
  !says(text, notSo) &&
  (says(text, anothers) || says(text, forMoney) || (says(text, toBeSaid) && says(text, againstIt)));
