/**
 * Later turns within one subject that its own sentences missed: a long sentence for a crime, the church's green card, a refugee's spouse, an investor's
 * passport, a paper without a date, a child who serves, a fiancé who is still married. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";

const investing = /\b(?:e ?2|invert\w+|invers\w+|invest\w*)\b/;
const treatyPassport =
  "(?:hondure\\w+|mexican[oa]|colombian[oa]|argentin[oa]|chilen[oa]|costarricense|panamen[oa]|paraguay[oa]|honduran|mexican|colombian|argentine|chilean|(?:de|from) (?:honduras|mexico|colombia|argentina|chile|costa rica|panama|paraguay))";
const army = /\b(?:army|ejercito|militar|military|marin\w+|navy|soldado|soldier|air force)\b/;

export const subjectFollows: readonly Follow[] = [
  {
    // So long a sentence may be of the gravest kind.
    open: idSet("antecedentes"),
    said: /^(?=.*\b(?:burglary|robbery|theft|assault|robo|asalto|agresion|fraude|fraud|drogas|drugs)\b).*\b(?:1[2-9]|[2-9]\d) (?:months|meses)\b|^(?=.*\b(?:burglary|robbery|theft|assault|robo|asalto|agresion|fraude|fraud)\b)(?=.*\b(?:did|served|cumpli|carcel|jail|prison|sentence\w*|sentencia\w*)\b).*\b(?:un|one|a|dos|two|tres|three|\d) (?:year|years|ano|anos)\b/,
    unless: /\b(?:ago|hace|probation|probatoria)\b/,
    items: ["antecedentes/served-time"],
  },
  {
    open: idSet("religioso"),
    said: /\b(?:despues|luego|then|after|eso|that)\b.*\b(?:residencia|resi\w+ia|green ?card|mica|residency)\b/,
    unless: /\b(?:cuanto cuesta|cost)\b/,
    items: ["religioso/std-time"],
  },
  {
    open: idSet("religioso"),
    said: /\b(?:mis?|my) (?:h?ij[oa]s?|espos[oa]|kids?|children|wife|husband)\b/,
    unless: /\b(?:21|cumpl\w+|ciudadan\w+|citizen|turn\w*)\b/,
    items: ["religioso/spouse-kids"],
  },
  {
    open: idSet("estudiante-f1"),
    said: /\b(?:si|if|y|and)\b.*\b(?:me salgo|dejo (?:la escuela|de estudiar|los estudios)|no sigo estudiando|drop out|quit school|stop studying|leave school)\b/,
    unless: /\b(?:transfer\w*|otra escuela|cambi\w+|another school)\b/,
    tell: "student-lapsed",
  },
  {
    open: idSet("escuela-emergencia"),
    said: /\b(?:me llega la cuenta|(?:cobran|van a cobrar) (?:despues|luego)|will (?:they|i) (?:charge|bill|get (?:a )?bill)\w*|billed)\b/,
    items: ["escuela-emergencia/bill-after"],
  },
  {
    open: idSet("pedir-esposo"),
    said: /\b(?:parole humanitario|humanitarian parole)\b/,
    tell: "parole-humanitario",
  },
  {
    open: idSet("murio-peticionario"),
    opened:
      /^(?!.*\b(?:mi|my) (?:espos[oa]|marido|husband|wife)\b(?! s?(?:dad|mom|father|mother|papa|mama))).*/,
    fact: true,
    said: /\b(?:viv(?:o|imos|ia|iamos)|estaba(?:mos)?|live|lived|living|was|were)\b(?: \w+){0,4} (?:aqui|con el|con ella|here|with (?:him|her)|(?:en|in) (?:florida|texas|california|estados unidos|the us))\b/,
    items: ["murio-peticionario/parent-petitioner-here"],
  },
  {
    open: idSet("hijos-hijastros pedir-esposo prometido-k1"),
    said: /\bno se (?:ha )?divorci\w+\b|\b(?:sigue|todavia esta|aun esta) casad[oa] con\b|\bnever (?:got )?divorced\b|\bstill married to\b/,
    unless: /\b(?:conmigo|with me|to me|to each other)\b/,
    items: ["pedir-esposo/still-married-other"],
  },
  {
    open: idSet("refugiados"),
    said: /\b(?:tarde|late|riesg\w+|peligros\w+|risk\w*|dangerous)\b/,
    unless: /\b(?:espos[oa]|i ?730|wife|husband|hij[oa]s?)\b/,
    tell: "refugee-late",
  },
  {
    open: idSet("tn-e2"),
    opened: investing,
    said: new RegExp(
      `\\b(?:mi|my) (?:espos[oa]|marido|mujer|pareja|soci[oa]|wife|husband|partner)\\b(?: \\w+){0,3} ${treatyPassport}\\b`,
    ),
    tell: "e2-spouse-treaty",
  },
  {
    open: idSet("tn-e2"),
    opened: investing,
    said: /\b(?:cuanto (?:dinero|capital|hay que invertir|tengo que (?:invertir|poner)|se (?:necesita|invierte)|debo invertir)|how much (?:money|capital|do i (?:need|have)|must i invest|to invest))\b/,
    tell: "e2-how-much",
  },
  {
    open: idSet("cancelacion-de-deportacion"),
    said: /\b(?:fecha (?:por|a) (?:determinar|definir)|sin (?:fecha|hora)|no (?:decia|traia|tenia|dice|trae) (?:la |el )?(?:fecha|hora|dia)|tbd|to be (?:determined|set)|no (?:date|time))\b/,
    items: ["cancelacion-de-deportacion/counting-ten"],
  },
  {
    open: idSet("parole-militar pedir-papas"),
    opened: army,
    fact: true,
    said: /\b(?:1[7-9]|20|diecisiete|dieciocho|diecinueve|veinte|seventeen|eighteen|nineteen|twenty)\b/,
    items: ["parole-militar/child-not-21-military"],
  },
  {
    open: idSet("parole-militar pedir-papas"),
    opened: army,
    said: /\b(?:baja|deshonros\w+|discharg\w+|kicked out)\b|\b(?:se sale|sale|sacan|corren|gets? out)(?: \w+){0,4} (?:mal|army|ejercito|bad)\b/,
    items: ["parole-militar/veteran-discharge"],
  },
  {
    open: idSet("hurt-not-married"),
    said: /\b(?:polic\w+|cops?|denunci\w+|report\w*)\b/,
    says: { es: /^Se puede denunciar/, en: /^It can still be reported/ },
  },
  {
    open: idSet("retire-no-status"),
    said: /\b(?:itin|taxes|impuestos)\b/,
    says: { es: /^Los taxes con ITIN/, en: /^Taxes with an ITIN/ },
  },
  {
    open: idSet("selective-service"),
    said: /\b(?:2[6-9]|3\d)\b|\b(?:no|nunca|never|didnt)\b(?: \w+){0,2} (?:registr\w+|anot\w+|register\w*)\b/,
    tell: "selective-late",
  },
  {
    open: idSet("spouse-in-cuba"),
    said: /\b(?:me hago|hacerme|sea|soy|become|became|am)\b(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b/,
    tell: "spouse-in-cuba-citizen",
  },
  {
    open: idSet("threatened-with-ice"),
    said: /\b(?:passport|pasaporte|deposito|deposit)\b/,
    unless: /\b(?:sacar|renov\w+|renew|how do i get)\b/,
    tell: "passport-kept",
  },
  {
    open: idSet("multas-998"),
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)\b(?: \w+){0,3} (?:ciudadan[oa]|citizen)\b/,
    unless: /\b(?:pag\w+|owe\w*|debe)\b/,
    tell: "fine-spouse-citizen",
    urgency: "order",
  },
  {
    open: idSet("refugiados"),
    said: /\b(?:la|lo|los|her|him|them) (?:pido|when|cuando)\b.*\b(?:residente|mica|resident|green ?card)\b|\b(?:pid\w+|pedir\w*|petition|file)\b.*\b(?:cuando|when|ya) (?:sea|soy|i am|im|i become|siendo)\b/,
    tell: "refugee-spouse-later",
  },
  {
    open: idSet("consultar-caso-corte"),
    said: /\b(?:mi|my) (?:herman[oa]|espos[oa]|marido|mujer|prim[oa]|h?ij[oa]|brother|sister|wife|husband|cousin|son|daughter)\b.*\b(?:fecha|date|court|corte|audiencia|hearing)\b/,
    unless: /\b(?:detenid[oa]|detained|orden|order)\b/,
    fact: true,
    tell: "family-date-apart",
  },
  {
    open: idSet("partner-with-card"),
    fact: true,
    said: /\b(?:got|le dieron|ya (?:tiene|le llego)|has)\b(?: \w+){0,3} (?:mica|green ?card|residencia)\b/,
    says: { es: /^Cásense solo/, en: /^Marry only/ },
  },
  {
    open: idSet("partner-with-card"),
    fact: true,
    said: /\b(?:entre|vine|llegue|cruce|came|entered|crossed)\b/,
    says: { es: /^Si entraste con visa, cuando/, en: /^If you came with a visa, once/ },
  },
  {
    open: idSet("partner-with-card"),
    said: /\b(?:esper\w+|wait\w*)\b/,
    says: { es: /^(?:Cásense solo|Mientras esperas)/, en: /^(?:Marry only|While you wait)/ },
  },
  {
    open: idSet("child-weds-no-papers"),
    said: /\b(?:sus hij[oa]s|(?:tiene|y) (?:dos |tres )?hij[oa]s|h?ij[oa]s (?:de|d) ella|her (?:kids|children|son|daughter))\b/,
    says: { es: /^Los hijos de su pareja/, en: /^The spouse's children/ },
  },
  {
    open: idSet("entre-sin-inspeccion-245i"),
    fact: true,
    said: /\b(?:yo )?tenia (?:como )?(?:\d|1\d|20) anos?\b|\bi was (?:only |just |like )?(?:\d|1\d|20)\b/,
    unless: /\b(?:cruce|entre|llegue|crossed|came|entered)\b/,
    tell: "minor-in-old-petition",
  },
  {
    open: idSet("estado-del-caso"),
    fact: true,
    said: /(?=.*\b(?:i ?130|130|peticion|petition)\b)(?=.*\b(?:espos[oa]|marido|mujer|husband|wife)\b)(?=.*\b(?:soy|im|i am)(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b)(?=.*\b(?:esta|vive|is|lives)(?: \w+){0,2} (?:en|in|alla|fuera)\b)/,
    tell: "citizen-spouse-abroad",
  },
];
