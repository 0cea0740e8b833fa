/**
 * A beginning that asks nothing yet: "hola, ¿me oye?", "quería preguntar por mi hijo", "I need help with immigration". It is heard as the greeting,
 * the relative or the cry for help that it is, so that somebody who only knocks is not told that the guide does not know.
 */
const greeting =
  "(?:(?:hola|buenas|buenos|buen|d[ií]as?|tardes|noches|oiga|oye|mire|disculpe|perd[oó]n|bueno|hello|hi|hey|good|morning|afternoon|evening|sorry|excuse me|(?:que )?dios (?:lo|la|le|te|los) bendiga|bendiciones|god bless(?: you)?)[\\s,.¿?¡!]*)*";
const names =
  "mar[ií]a|jos[eé]|juan|luis|carlos|ana|rosa|guadalupe|lupita|lupe|carmen|jorge|miguel|pedro|francisco|jes[uú]s|manuel|antonio|roberto|fernando|ricardo|mario|sergio|javier|eduardo|daniel|alejandr[oa]|patricia|gloria|laura|martha|marta|sandra|claudia|silvia|ver[oó]nica|leticia|norma|elena|teresa|sof[ií]a|gabriela|andrea|diana|karla|yolanda|blanca|oscar|ra[uú]l|[aá]ngel|rafael|david|marco|marcos|enrique|alberto|arturo|gerardo|julio|hugo|edgar|iv[aá]n|kevin|bryan|john|mary|mike|michael";
const end = "(?: por favor| please)?[\\s.?!]*$";

const openings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^[\\s¿¡]*${greeting}[¿¡]*(?:me (?:oyes?|oyen|escuchas?|escuchan|copias?)|(?:est[aá]s?|sigues?) ah[ií]|(?:hay )?alguien(?: ah[ií])?|(?:are you|is (?:anyone|anybody|someone)) (?:there|here)|can you hear me|anyone there)${end}`,
      "i",
    ),
    "hola",
  ],
  [
    new RegExp(
      `^[\\s¿¡]*${greeting}(?:i need|need|i want|necesito|ocupo|busco|quiero) (?:some |un poco de )?(?:help|ayuda|orientaci[oó]n|guidance) (?:with|con|de|en|sobre) (?:(?:my|mi|la|lo de|un tema de|temas de) )?(?:immigration|migraci[oó]n|inmigraci[oó]n)${end}`,
      "i",
    ),
    "necesito ayuda",
  ],
  [
    // Who knocks and says a name.
    new RegExp(
      `^[\\s¿¡]*${greeting}(?:yo )?(?:(?:me llamo|mi nombre es|my name is) [\\p{L}]+(?: (?!(?:y|and)\\b)[\\p{L}]+)?|(?:soy|i'?m|i am) (?:${names})(?: (?!(?:y|and)\\b)[\\p{L}]+)?)(?:,? (?:y |and )?(?:necesito ayuda|tengo una (?:duda|pregunta)|i need help|i have a question))?${end}`,
      "iu",
    ),
    "hola",
  ],
  [
    // A blessing, and a question that is still to come.
    new RegExp(
      `^(?=.*(?:bendiga|god bless))[\\s¿¡]*${greeting}(?:yo )?(?:tengo|traigo|i have) (?:una |a )(?:pregunta|duda|question)${end}`,
      "iu",
    ),
    "hola",
  ],
  [
    // A question for somebody, and not yet which.
    new RegExp(
      `^[\\s¿¡]*${greeting}(?:yo )?(?:tengo|traigo|i have) (?:una |a |unas )?(?:preguntas?|dudas?|questions?) (?:para|de|por|for) (?:mi|un|una|my|a) (?:compadre|comadre|amig[oa]|vecin[oa]|conocid[oa]|paisan[oa]|compañer[oa]|friend|neighbor|coworker)${end}`,
      "iu",
    ),
    "necesito ayuda",
  ],
  [
    new RegExp(
      `^[\\s¿¡]*${greeting}(?:(?:solo |nom[aá]s )?(?:quer[ií]a|quiero|quisiera|puedo|can i|could i|i want to|i wanted to) (?:hacer(?:le|te)? una pregunta|preguntar(?:le|te)?|hablar|saber algo|ask(?: you)?(?: something)?)|(?:tengo |i have )?(?:una |a )?(?:pregunta|duda|question)) (?:por|sobre|de|acerca de|about) ((?:mi|my) [\\p{L}]+)${end}`,
      "iu",
    ),
    "$1",
  ],
];

/** What people say before they come to it. Not a bare "perdón", which is also what a waiver is called. */
const before = [
  "hola(?: qu[eé] tal)?|hello|hi|hey(?: there)?|saludos|qu[eé] tal",
  "(?:muy )?buen[oa]s?(?: d[ií]as?| tardes?| noches?)|buenas|good (?:morning|afternoon|evening)",
  "disculp[ea](?:me|n)?(?: (?:por )?la molestia| que (?:lo|la|le|te) moleste)?|perd[oó]n(?:e|a)?(?: (?:por )?la molestia| que (?:lo|la|le|te) moleste)|perdone|sorry to bother(?: you)?|excuse me",
  "espero (?:que )?(?:est[eé]s?|est[eé]n|se encuentren?) (?:muy )?bien|(?:i )?hope (?:you(?:'re| are)|this finds you) (?:doing )?well",
  "(?:tengo|traigo|i have) (?:una|a|una peque[nñ]a|otra|a quick) (?:pregunt(?:a|ita)|duda|consulta|question)(?! (?:de|del|sobre|por|para|acerca|about|on|for|if|regarding))|(?:una|a quick|quick) (?:pregunt(?:a|ita)|duda|consulta|question)(?=[,.:;])",
  "(?:le |te )?(?:quer[ií]a|quisiera|quiero) (?:hacer(?:le|te)? una (?:pregunta|consulta)|(?:preguntar|consultar)(?:le|te)? (?:una cosa|una duda|algo))|i wanted to ask(?: you)? something",
  `(?:me llamo|mi nombre es|my name is) [\\p{L}]+(?: (?:${names})\\b)?(?:(?=[,.;])| y| and)?`,
].join("|");
const preamble = new RegExp(`^[\\s¿¡]*(?:${before})(?![\\p{L}])[\\s,.;:!?]*`, "iu");
/** Less than this is left of a greeting and no question. */
const fewestLeft = 4;

/** "Hola, buenas tardes, disculpe la molestia, tengo una pregunta: ..." without what comes before the question. */
function withoutPreamble(spoken: string): string {
  let rest = spoken;
  while (preamble.test(rest)) rest = rest.replace(preamble, "");
  return wordsOf(rest) < fewestLeft ? spoken : rest;
}
const wordsOf = (text: string): number => text.split(/\s+/u).filter((one) => /\p{L}/u.test(one)).length;

/** Said once the question was put; "ayúdame" alone may be a cry, and stays. */
const after = [
  "(?:much[ií]simas |muchas |mil )?gracias(?: de antemano| por (?:su|tu|la|toda su) (?:ayuda|tiempo|atenci[oó]n|respuesta))?|thank(?:s| you)(?: (?:so|very) much)?(?: in advance)?|thanks a lot",
  "(?:que )?dios (?:lo|la|le|te|los) (?:bendiga|cuide)|bendiciones|god bless(?: you)?|saludos|un abrazo",
  "(?:le|les|te) agradezco(?: mucho)?(?: (?:su|tu) ayuda)?|espero su respuesta",
].join("|");
/** Asked of Faro in a sentence of its own; behind a comma it may be asked of somebody who was told of. */
const askedOfFaro =
  "(?:me (?:puede[ns]?|podr[ií]an?) (?:ayudar|orientar)|(?:can|could) you help me)(?: con eso| por favor| please)?";
const closing = new RegExp(
  `(?:([.,;:?!])[\\s¿¡]*(?:${after})|([.?!])[\\s¿¡]+(?:${askedOfFaro}))[\\s.!?,]*$`,
  "iu",
);

function withoutClosing(spoken: string): string {
  let rest = spoken;
  while (closing.test(rest)) rest = rest.replace(closing, "$1$2");
  return wordsOf(rest) < fewestLeft ? spoken : rest;
}

export function hearOpening(spoken: string): string {
  const found = openings.find(([pattern]) => pattern.test(spoken));
  return found === undefined ? withoutClosing(withoutPreamble(spoken)) : spoken.replace(found[0], found[1]);
}
