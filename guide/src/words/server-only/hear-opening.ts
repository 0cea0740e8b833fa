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

export function hearOpening(spoken: string): string {
  const found = openings.find(([pattern]) => pattern.test(spoken));
  return found === undefined ? spoken : spoken.replace(found[0], found[1]);
}
