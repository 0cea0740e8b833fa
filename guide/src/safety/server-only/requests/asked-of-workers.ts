/** What whoever has people work for her asks against them: their passports held, officers called, papers destroyed. Server only. */
import { overOthers, overWork } from "#guide/safety/server-only/requests/asked-at-work.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";
import type { Language } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const workers =
  "(?:trabajador\\w*|emplead[oa]s?|muchach[oa]s?|albaniles|peones|mi gente|cuadrilla|sirvient[ae]|nanas?|niner[oa]|cociner[oa]s?|workers?|employees?|crew|guys|maids?|nann(?:ys?|ies)|cook|helpers?)";
/** Told of oneself, or asked about as a matter of law: who is held, and who keeps the rules. */
const otherSide =
  /\b(?:(?:me|nos) (?:amenaz\w+|quit\w+|guard\w+|asust\w+|espant\w+|reten\w+|debe\w*)|(?:mi|el|la|su) (?:patron\w*|jef[ea]|boss|duen[oa]) |(?:my|the|his|her) (?:boss|employer) |quien (?:le|me|nos|lo|la) ayud\w+|who (?:helps|can help)|es (?:legal|delito|ilegal)|is (?:it|that) (?:legal|illegal|a crime)|(?:puede|can) (?:mi|el|my|an?|the) (?:patron|jefe|boss|employer)|soy (?:el|la) (?:emplead|trabajador|niner)|how long|cuanto tiempo|retention|three years|tres anos|safely|copias?|copies|(?:me|nos) mand\w+|contratista|report an?|wants me|me pide|quiere que|quieren que|said no|me (?:puedo )?negar|my manager|la gerente|en regla|the law|la ley)\b/;

/** What keeps somebody's passport, and says for how long or with what paper. */
const withPaper: Secret = {
  kind: "hide",
  said: [
    new RegExp(`\\b(?:${workers}|h ?2[ab]|mayordomo)\\b`),
    /\b(?:(?:guard|quit|reten|escond)(?:ar|er)(?:les?|los)?|les (?:guardo|quito|retengo)|quedar(?:me|nos) con|(?:me|nos) qued(?:o|amos) con|keep|hold|take|want)\b(?: \w+){0,3} (?:pasaportes?|papeles|passports?|papers)\b/,
    /\b(?:(?:que|cual) (?:\w+ ){0,2}(?:les )?hago firmar|(?:do|should) they sign|hasta (?:que (?:(?:me|nos|l[oa]|les?) )*(?:acab\w+|termin\w+|cumpl\w+|pag\w+)|(?:el |la )?(?:navidad|verano|cosecha|diciembre|fin de))|(?:till|until) (?:the|they)|(?:para|pa) que no (?:se )?(?:me |nos )?(?:vay\w+|dej\w+|escap\w+|pel\w+)|so they (?:dont|cant|wont))\b/,
  ],
  unless: new RegExp(
    `${otherSide.source}|\\b(?:nos hizo|me hizo|nos hicieron|mis? hij\\w+|my kids?|asked me to|me pidieron)\\b`,
  ),
};

const held: readonly Secret[] = [
  ...overWork,
  withPaper,
  {
    // "¿Puedo guardarles los pasaportes para que no se vayan?"
    kind: "hide",
    said: [
      /\b(?:puedo|podemos|quiero|vamos a|voy a|can i|should i|want to|going to)\b(?: \w+){0,3} (?:guardarles|quitarles|retenerles|quedarme con|keep|hold|take)\b(?: \w+){0,3} (?:pasaportes?|passports?|papeles|papers)\b/,
      /\b(?:(?:para|pa) que no se (?:me |nos )?(?:vayan|van|escapen)|so they (?:dont|cant|wont) (?:leave|run|quit|go))\b/,
    ],
    unless: /\b(?:mis hij\w+|los ninos|my kids|me (?:quit\w+|guard\w+)|es (?:legal|delito))\b/,
  },
  {
    // Who has people work for her and would hold officers or passports over them; `own-words.ts` answers it.
    kind: "hide",
    said: [
      /\b(?:trabajador\w*|emplead[oa]s?|muchach[oa]s?|peones|mi gente|cuadrilla|sirvient[ae]|nanas?|ninera|workers?|employees?|crew|maids?|nann(?:ys?|ies))\b/,
      /\b(?:(?:como|puedo|podemos|how (?:do|can) i|can i|averigue|averiguar)\b(?: \w+){0,6} (?:asust\w+|espant\w+|amenaz\w+|scare|threaten|quedarse? con|quit(?:o|ar)(?:les?|los?)?|guardar(?:les?)?|esconder(?:les?)?|keep|hold|take)|(?:los|las|les|them) (?:asust\w+|espanto|amenazo|scare))\b|(?<!que )\bles (?:voy a |vamos a |puedo |quiero )?(?:guard(?:o|ar|amos)|quit(?:o|ar|amos)|escond(?:o|er)|reten(?:go|er)) (?:yo )?(?:sus?|los|el) pasaportes?\b.*\bno se (?:me |nos )?(?:vay\w+|van|escap\w+|pel\w+|larg\w+|huy\w+|raj\w+)\b/,
      /\b(?:migra|migracion|inmigracion|ice|deport\w+|pasaportes?|immigration|passports?)\b/,
      /\b(?:no (?:quiero|queremos|les|los|las|se|me|voy) (?:a )?(?:pag\w+|quejen|vay\w+|va\w+|reclam\w+|renunci\w+)|sin (?:pag\w+|meterme|que)|(?:para|pa) que (?:ya )?no|dont want to pay|without paying|so they (?:dont|wont|cant))\b/,
    ],
    unless:
      /\b(?:me (?:amenaz\w+|quit\w+|asust\w+|espant\w+)|nos (?:amenaz\w+|quit\w+)|mi (?:patron\w*|jef[ea]) (?:me|nos)|my boss (?:\w+ )?(?:threat\w+|took|keeps)|es (?:legal|delito)|puede (?:mi|el) (?:patron|jefe)|yo no quiero|duen[oa] quiere|soy (?:la|el) niner[ao]|a los ninos)\b/,
  },
  {
    // "I've got his passport locked up so he stays. What else keeps him?"
    kind: "hide",
    said: [
      new RegExp(
        `\\b(?:${workers}|trabaja\\w*|sueldo|pag[ao]\\w*|overtime|raise|quit|wages?|pay|limpia|cocina)\\b`,
      ),
      /\b(?:(?:le|les) (?:guard[eo]|guardamos|tengo guardad[oa]s?|quit[eo]|reten(?:go|emos)|escond[io])|tengo (?:guardad[oa]s? )?(?:su|sus|los|el) (?:pasaportes?|papeles)|i(?:ve| have)?(?: got)?(?: \w+)? (?:keep|hold|have|got|locked|took|take)?(?: \w+)? ?(?:his|her|their) (?:passports?|papers|visa|documents?|id))\b/,
      /\b(?:(?:para|pa) que no se (?:me |nos )?(?:vaya|vayan|va|escape|escapen|salga|salgan)|so (?:he|she|they)(?: \w+)? (?:stays?|cant (?:leave|quit|go)|(?:wont|doesnt|dont) (?:leave|quit|run|go))|(?:what else|how (?:do|can) i|que mas|como hago).{0,30}(?:keeps?|stop|from leaving|no se (?:vaya|salga|escape)|se quede))\b/,
    ],
    unless: new RegExp(
      `${otherSide.source}|\\b(?:mis? hij\\w+|mis? nin\\w+|my (?:kids?|son|daughter|child\\w*|mom|mother|dad|father)|mi (?:mama|papa))\\b`,
    ),
  },
  {
    // Told of oneself, with nothing asked.
    kind: "hide",
    said: [
      new RegExp(
        `\\b(?:tengo (?:guardad[oa]s )?|guardo |le[s]? (?:tengo|guardo) )(?:los |sus? )?(?:pasaportes?|papeles) de mis? ${workers}\\b|\\b(?:le|les) (?:tengo|guardo) (?:su|sus|el|los) (?:pasaportes?|papeles)\\b|\\bi (?:keep|hold|have|lock up) my ${workers} (?:passports?|papers)\\b`,
      ),
      new RegExp(
        `\\b${workers}\\b|\\b(?:limpia|trabaja|cuida|cocina)n? (?:mi|en mi|a mis|para mi)\\b|\\bme deben?\\b`,
      ),
    ],
    unless: new RegExp(
      `${otherSide.source}|\\b(?:mis? hij\\w+|mis? nin\\w+|my kids?|copias?|copies|devolver\\w*|give (?:them )?back)\\b`,
    ),
  },
  {
    // Officers, so that nobody has to be paid.
    kind: "hide",
    said: [
      new RegExp(`\\b${workers}\\b`),
      /\b(?:(?:como|a (?:donde|que numero)|quiero|puedo|how (?:do|can) i|i want|can i)\b.{0,40}\b(?:avis\w+|llam\w+|report\w+|denunci\w+|mand\w+|venga|get|call|tip|report|send)\b.{0,20}\b(?:migra|migracion|inmigracion|ice|immigration)\b|\b(?:numero|telefono|linea) (?:de|para) (?:la )?(?:migra|migracion|inmigracion|ice)\b|(?:que|make) (?:la migra|migracion|ice|immigration) (?:l[oa]s )?(?:venga|levante|recoja|se l[oa]s lleve|agarre|come|pick))/,
      /\b(?:paga|pago|pagarles|cobr\w+|sueldo|reclam\w+|su dinero|l[oa]s (?:levanten?|recojan?|agarren?|saquen?)|se l[oa]s lleve\w*|pay\w*|wages?|owed?|pick (?:them|him|her) up)\b/,
    ],
    unless: otherSide,
  },
];

/** An audit of I-9s, and what is made to vanish before it. */
const audited: Secret = {
  kind: "hide",
  said: [
    /\bi ?9s?\b/,
    /\b(?:audit\w*|inspec\w+|revis\w+|notice|aviso|avisaron|vienen|come|coming|ice|migra)\b/,
    /\b(?:shred\w*|burn\w*|toss|throw (?:out|away)|get rid of|(?:can|should|to|do i|which) destroy|delete|back ?date|quem\w+|tir(?:o|ar|amos)|romp\w+|tritur\w+|desapare[cz]\w+|borr(?:o|ar|amos)|cambio las fechas)\b/,
  ],
  unless: otherSide,
};

/** Dates put back. */
const backdated: Secret = {
  kind: "hide",
  said: [
    /\bi ?9s?\b/,
    /\b(?:back ?date|(?:pong\w+|poner\w*|cambi\w+) (?:la |las |una |otra )?fechas? (?:de antes|atras|anterior\w*|vieja)|(?:con|de|la|una|le[s]?) fechas? (?:de hace|de antes|atrasada|anterior|vieja|de cuando (?:entr|empez|contrat)\w+|del ano pasado)|como si (?:l[oa]s? )?(?:hubiera\w*|fuera)|(?:put|with|use|write) (?:an |the )?(?:old|earlier|past|last years|hire) dates?|dated (?:back|last|two|when)|as if (?:we|i|they|it))\b/,
  ],
  unless: otherSide,
};

export const heldWorkers: readonly Secret[] = [...held, audited, backdated, ...overOthers];

/** Officers as a threat against those who work for the writer, or their passports kept. */
const overWorkers =
  /\b(?:trabajador\w*|emplead[oa]s?|muchach[oa]s?|peones|mis hombres|mi gente|cuadrilla|sirvient[ae]|nanas?|ninera|workers?|employees?|crew|staff|maids?|nann(?:ys?|ies))\b/;
const heldOver =
  /\b(?:asust\w+|amenaz\w+|espant\w+|migra|migracion|inmigracion|ice|deport\w+|pasaportes?|papeles|documentos|scare\w*|threat\w+|immigration|passports?|papers)\b/;

const payThem: Record<Language, string[]> = {
  es: [
    "No te ayudo con eso: amenazar con migración o quitarle los papeles a quien trabaja es ilegal y puede llevar a la cárcel.",
    "Lo trabajado se paga, con papeles o sin papeles; lo dice la ley de salarios.",
    "Si alguien está trabajando sin paga o no lo dejan irse, puede pedir ayuda gratis y en español al 888-373-7888.",
  ],
  en: [
    "I will not help with that: threatening workers with immigration or keeping their papers is illegal and can mean prison.",
    "Work that was done must be paid, with papers or without; wage law says so.",
    "Anyone who works without pay or cannot leave can get free help at 888-373-7888.",
  ],
};

const keepFiles: Record<Language, string[]> = {
  es: [
    "No te ayudo con eso: romper o cambiar las I-9 antes de una inspección es delito, y sale peor que una multa por errores.",
    "Guárdalas como están y llama hoy a un abogado de inmigración que lleve casos de negocios: el aviso trae el día en que hay que entregarlas.",
    "Muchos errores se pueden corregir con la fecha de hoy y a la vista, y el abogado te dice cuáles.",
  ],
  en: [
    "I will not help with that: destroying or changing I-9s before an inspection is a crime, and worse than a fine for mistakes.",
    "Keep them as they are and call an immigration lawyer for businesses today: the notice says by which day they must be handed over.",
    "Many mistakes can be corrected openly, with today's date, and the lawyer tells you which.",
  ],
};

/** Holds or cheats those who work for the writer or rent of her: no victim, whatever the words share with one's. */
export const holdsWorkers = (said: string): boolean => heldWorkers.some((one) => isAsked(one, said));

/** What an employer is told in place of the fixed refusal; null where nobody works for the writer. */
export function employerWords(said: string, language: Language): readonly string[] | null {
  if (isAsked(audited, said) || isAsked(backdated, said)) return keepFiles[language];
  const over = (says(said, overWorkers) && says(said, heldOver)) || held.some((one) => isAsked(one, said));
  return over ? payThem[language] : null;
}
