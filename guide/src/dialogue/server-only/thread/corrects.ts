/**
 * "No señorita, mi esposa, no mis hijos": what somebody says that it is not must not hold the subject that it names. The denied words
 * are left out, and the rest is asked anew. Server only.
 */
import { clean } from "#guide/words/normalise.ts";

/** "Lo que pregunto es si ...", "mi pregunta es ...", "I asked ...": what is asked stands after it. */
const pivots =
  "(?:y |pero |but )?(?:lo que (?:yo )?(?:(?:le|te|les) )?(?:pregunto|quiero saber|quisiera saber|pregunt[eé]|preguntaba|necesito saber|digo)(?: es| era)?|(?:y )?(?:mi|la) (?:pregunta|duda) (?:es|era)|(?:yo )?(?:(?:le|te|les) )?(?:preguntaba|estoy preguntando|pregunt[eé]|pregunto)|my question is(?: only| just)?|the question is|what i(?:'?m| am)? (?:asking|want to know)(?: is)?|i(?:'?m| am)? ask(?:ing|ed))\\b[,: ]*(?:si |de |por |sobre |about |if |whether )?";
const pivot = new RegExp(`^${pivots}`, "i");
/** A part of a message without that beginning. */
export function withoutPivot(said: string): string {
  const rest = said.replace(pivot, "");
  return rest.split(" ").length >= fewestLeft ? rest : said;
}

const fewestLeft = 2;
const word = "[\\wáéíóúüñ]+";
const before = "(?:no+[, ]+)*(?:pues |es que |mire |oiga |but |pero |y )*";
const having =
  "(?:t(?:engo|enemos|iene|ienen|uve)|traigo|s[eé]|sab[ií]a|encuentro|veo|h[ae]|han|hemos|puedo|pude|quiero|conozco|recuerdo|mand[eé]|met[ií]|hice|recib[ií]|dejan?|dan|dieron|llev[eé]|alcanzo|entiendo)";
/** Each is replaced by the words that it does not deny. */
const denied: readonly RegExp[] = [
  // "Es que usted no me contestó: ¿...?", "You're not getting it."
  /^\W*(?:(?:pero|y|es que|oiga|mire)[, ]+)*(?:usted |t[uú] )?(?:no me (?:contest\w+|respond\w+|est[aá]s? entendiendo)(?: (?:eso|nada|lo que (?:le )?pregunt\w+))?|(?:you )?did ?n.?t answer(?: me| my question| that)?|you(?:'?re| are) not (?:getting it|listening)|that(?:'?s| is) not what i asked)\s*[.,:;!?]+\s*/i,
  // "No entendiste.", "no pregunté de TPS.", "please listen".
  /^\W*(?:no+[, ]+)*(?:no (?:me )?entend\w+(?: nada| bien)?|no pregunt\w+ (?:de|por|sobre|eso)[^.,;]*|(?:you )?(?:did ?n.?t|don.?t) understand|not what i asked|please listen|olv[ií]dalo|what\?)[.,;!? ]+/i,
  // "No quiero abrir cuenta, lo que pregunto es ...", "Eso ya lo sé. Le preguntaba si ...", "I'm not traveling. I asked ...".
  new RegExp(
    `^\\W*(?:(?:no+|ya (?:le|te|les) dije|eso ya|ya s[eé]|s[ií]|perd[oó]n|disculp[ae]|es que|pero|bueno|you(?:'?re| are)|i(?:'?m| am) not|nobody|that'?s not)\\b(?:[,.;!? ]+[^ ]+){0,12}?[.,;!?]* )?${pivots}`,
    "i",
  ),
  // "Ok, forget the lottery.", "olvídate de la lotería".
  /^\W*(?:(?:ok(?:ay)?|bueno|no|pues)[, ]+)*(?:forget|never ?mind)(?: about)? (?:the |that |my )?\w+[.,;!?]+\s*|^\W*(?:(?:ok(?:ay)?|bueno|no|pues)[, ]+)*olv[ií]da(?:te|lo|la)?(?: de)? (?:la |lo de la |lo del |el |eso de la )?\w+[.,;!?]+\s*/i,
  // "No señorita".
  /^\W*no[, ]+(?:se[ñn]orita|se[ñn]ora?|joven|mire|mij[oa]|amig[oa]|sir|ma'?am|miss)\b[, ]*/i,
  // "No, yo digo ...", "I mean ...".
  new RegExp(
    `^\\W*${before}(?:yo |i )?(?:digo|hablo de|me refiero a|pregunto (?:por|si|de)|te pregunto (?:por|si|de)|mean|said|asked about|am talking about|'?m talking about)\\b[,: ]*(?:que |lo de |about |si )?`,
    "i",
  ),
  // "No es mi marido, es el notario", "he is not my husband, he is my boss".
  new RegExp(
    `^\\W*(?:no+[, ]+)*(?:no (?:es|son|era|fue)|(?:it|he|she|this)(?:'?s| is)? not)\\s+(?:(?:mi|my|el|la|un|una|a|the|de|del|lo|por|para|about|eso|that)\\s+)*${word}\\s*[,.;]?\\s+(?=(?:es|son|sino|era|fue|it|he|she|this|mire|yo)\\b)`,
    "i",
  ),
  // "No la mica no, el pasaporte"; "no los tengo, ¿puedo pagarla yo?" denies no thing.
  new RegExp(
    `^\\W*no (?:la|el|los|las|mi|mis|the|my|de|por) (?!${having}(?: |[,.]|$))${word}(?: ${word})? ?(?:no)?\\s*[,.]\\s*`,
    "i",
  ),
  // "Yo no quiero la ciudadanía, pa renovar la mica".
  new RegExp(
    `^\\W*(?:no+[, ]+)*(?:yo |i )?(?:no (?:quiero|busco|pido|ocupo)|(?:do ?n.?t|do not) want)\\s+(?:(?:la|el|una?|a|the|my|mi)\\s+)?${word}\\s*,?\\s+(?=(?:pa|para|quiero|sino|s[oó]lo|nom[aá]s|i want|just|only|es)\\b)`,
    "i",
  ),
  // "No no divorce we are happy married".
  // Not "no, nunca he estado en corte": what is denied there is the court.
  /^\W*(?:no[, ]+)+(?!(?:nunca|jam[aá]s|never|not|yo|ya|no|tampoco|todav[ií]a)\b)[a-z]+[, ]+(?=(?:we|i|she|he(?! (?:sido|estado|ido|tenido|visto|hecho|metido|recibido))|they|the question|happy|just)\b)/i,
  // "Mi esposa, no mis hijos"; "y si no la mando" denies nothing.
  new RegExp(
    `(?<!\\b(?:si|if|que|porque|aunque))[, ]+no (?:es de |son de |de )?(?:mis?|la|el|los|las|my|the) ${word}(?=\\s*$|[ ,]+(?:mi|el|la|my|the|es|ella|[ée]l|nom[aá]s)\\b)`,
    "gi",
  ),
];
/** "Crucé por el desierto y mi esposa es residente, pero lo que pregunto es lo de los taxes": what is asked, after much that was told. */
const midway = new RegExp(`^(.{12,}?)[ ,.]+(?:pero|y|but|and) ${pivots}(?=.{8,})`, "i");
export function toldBefore(question: string): string[] {
  const told = midway.exec(question)?.[1];
  return told === undefined ? [] : [clean(told)];
}

/** The message without what it denies; the same where it denies nothing. */
export function withoutCorrected(question: string): string {
  const rest = denied.reduce(
    (text, pattern) => text.replace(pattern, " ").trim(),
    question.replace(midway, " ").trim(),
  );
  return rest.split(/\s+/).length >= fewestLeft ? rest : question;
}
