/** What is said of a told date that a rule compares: an age and years of residence, a priority date, a renewal on its way. Server only. */
import type { Language } from "#guide/content-schema.ts";
import type { Counted } from "#guide/dialogue/server-only/told/counted-lines.ts";
import { asylumYear, citizenLines } from "#guide/dialogue/server-only/told/counted-lines.ts";
import {
  bare,
  begins,
  begun,
  ending,
  es,
  inWords,
  leftOf,
  monthsOn,
  open,
  spanOf,
} from "#guide/dialogue/server-only/told/date-spans.ts";
import { type DateTold, dateIn } from "#guide/dialogue/server-only/told/dates.ts";
import { addDays } from "#guide/letters/calendar.ts";
import { clean } from "#guide/words/normalise.ts";

/** The day that a register value names. */
function dayOf({ mind, today }: Counted, key: string): string | null {
  const value = mind.library.register.value(key, "es") ?? "";
  const day = dateIn(clean(value), value, today, false);
  return day?.length === today.length ? day : null;
}

/** Whether a told date lies before a day; null when it may lie on either side. */
function isBefore(date: DateTold, day: string): boolean | null {
  const [first, last] = spanOf(date);
  return last < day ? true : first >= day ? false : null;
}

/** Days before a work permit runs out from which its renewal is sent (topic renovar-permiso-extension). */
const permitDays = 180;

/** A renewal that was sent, or the day a work permit runs out. */
export function permitLines(one: Counted): string[] {
  return one.event === "renewal" ? renewalLines(one) : permitWindow(one);
}

function renewalLines(one: Counted): string[] {
  const { language, date } = one;
  const rule = dayOf(one, "V08.end-date");
  const early = rule === null ? null : isBefore(date, rule);
  if (early === null) return [];
  const when = inWords(date, language);
  if (es(language))
    return early
      ? [
          `Si USCIS recibió tu renovación ${when}, antes del {V08.end-date}, tu recibo puede darte hasta {V08.old-extension} más en ciertas categorías.`,
          "Mira la letra de tu tarjeta y la de tu recibo, y enséñalas a tu patrón.",
        ]
      : [
          `Mandaste la renovación ${when}, después del {V08.end-date}: tu recibo no te da los {V08.old-extension} extra.`,
          "Si tu tarjeta ya venció, no puedes trabajar hasta tener la nueva; no sigas por lo que diga tu patrón.",
        ];
  return early
    ? [
        `If USCIS received your renewal ${when}, before {V08.end-date}, your receipt may give up to {V08.old-extension} more in some categories.`,
        "Check the category on your card and on your receipt, and show them to your boss.",
      ]
    : [
        `You sent the renewal ${when}, after {V08.end-date}: your receipt does not give the extra {V08.old-extension}.`,
        "If your card has expired, you cannot work until you have the new one, whatever your boss says.",
      ];
}

function permitWindow(one: Counted): string[] {
  const { language, date } = one;
  if (!open(ending(one, (iso) => iso))) return [];
  const from = ending(one, (iso) => addDays(iso, -permitDays));
  const now = begun(from);
  const since = begins(from, language);
  const when = inWords(date, language);
  if (one.told.includes("renewalSent"))
    return es(language)
      ? [
          `Tu tarjeta vale hasta que vence, ${when}: hasta ese día puedes trabajar con ella.`,
          "Después no: el recibo de hoy ya no alarga el permiso, y hay que esperar la tarjeta nueva.",
        ]
      : [
          `Your card is good until it expires, ${when}: until that day you can work with it.`,
          "After that you cannot: a receipt no longer extends the permit, and you wait for the new card.",
        ];
  return es(language)
    ? [
        `Si tu permiso vence ${when}, la renovación se puede mandar desde ${permitDays} días antes: ${since}${now ? ", o sea que ya puedes" : ""}.`,
        "Mándala cuanto antes: el recibo de hoy ya no alarga la tarjeta, y si vence sin la nueva, dejas de trabajar.",
      ]
    : [
        `If your permit expires ${when}, the renewal can be sent from ${permitDays} days before: ${since}${now ? ", so you can now" : ""}.`,
        "Send it as soon as you can: a receipt no longer extends the card, and if it expires before the new one comes, you stop working.",
      ];
}

/** So long ago it is no news that the year is over. */
const lateDays = 400;

/** The year for asylum of somebody who came with parole: that time may excuse the delay (topic chnv-parole-fin). */
export function paroleYear(one: Counted): string[] {
  const { language, date, told } = one;
  if (told.includes("asylumFiled") || told.includes("asylumDenied")) return [];
  const end = ending(one, (iso) => monthsOn(iso, 12));
  if (open(end) || end.left === null) return asylumYear(one);
  const when = inWords(date, language);
  if (!told.includes("parole")) {
    // Who came long ago is told so by the subject's own path.
    if (end.left < -lateDays) return [];
    return es(language)
      ? [
          `Si llegaste ${when}, tu año para pedir asilo se cumplió ${end.on}: ya pasó.`,
          "Todavía puede haber camino con una excepción, si la pides pronto: ve esta semana con un abogado.",
        ]
      : [
          `If you arrived ${when}, your year to ask for asylum ended ${end.on}: it has passed.`,
          "There may still be a way with an exception, if you ask soon: see a lawyer this week.",
        ];
  }
  return es(language)
    ? [
        `Si llegaste ${when}, el año para pedir asilo se cumplió ${end.on}, pero el tiempo que tuviste parole puede contar como motivo de la tardanza.`,
        "Ese motivo vale menos cada mes que pasa: habla esta semana con un abogado para pedirlo (I-589).",
      ]
    : [
        `If you arrived ${when}, the year to ask for asylum ended ${end.on}, but the time you had parole may count as a reason for the delay.`,
        "That reason weighs less with each month: talk to a lawyer this week about filing (I-589).",
      ];
}

/** Age and years as a resident with which the test is in one's own language (topic examen-ciudadania). */
const exempt: readonly (readonly [age: number, years: number])[] = [
  [65, 20],
  [55, 15],
  [50, 20],
];
const leastAge = 50;
const leastYears = 15;

/** The English and civics test: by age and years as a resident, and by the day the N-400 was sent. */
export function testLines(one: Counted): string[] {
  const own = exemption(one);
  const which = whichTest(one);
  // The easier test of the oldest is told with their rule.
  if (own.length > 1 && one.dates.n400 === undefined) return own;
  return asksWhich.test(one.now) ? [...which, ...own] : [...own, ...which];
}
const asksWhich = /\b(?:preguntas?|questions?|128|100)\b/;
const ofTheTest = /\b(?:examen|prueba de ingles|test|exam|ingles|english|espanol|spanish|idioma|preguntas)\b/;

/** Half a year away may break the years: that they are full by the calendar would mislead. */
const halfYear =
  "(?:seis|siete|ocho|nueve|diez|once|doce|[6-9]|1[0-9]|six|seven|eight|nine|ten|eleven|twelve) (?:meses|months)";
const away = "(?:fuera|afuera|viaje|estuve|pase|me quede|alla|abroad|trip|away|outside|stayed)";
const longAway = new RegExp(`\\b${away}\\b.*\\b${halfYear}\\b|\\b${halfYear}\\b.*\\b${away}\\b`);

/** Citizenship: the years as a resident, or its test where that is asked about. */
export function citizenOrTest(one: Counted): string[] {
  if (longAway.test(one.now)) return [];
  if (ofTheTest.test(one.now)) return testLines(one);
  if (one.event !== "resident") return [];
  // An age told beside the years may spare her the English that she was told of before.
  const spared = one.dates.born === undefined ? [] : exemption(one);
  return spared.length === 0 ? citizenLines(one) : [...citizenLines(one).slice(0, 1), ...spared];
}

function exemption({ dates, today, language }: Counted): string[] {
  const year = Number(today.slice(0, 4));
  const age = dates.born === undefined ? null : year - Number(dates.born);
  const years = dates.resident === undefined ? null : year - Number(dates.resident.slice(0, 4));
  const say = ofTest[language];
  if (age === null && years === null) return [];
  if (age !== null && age < leastAge) return [say.young(age)];
  if (years !== null && years < leastYears) return [say.recent(years), say.help];
  return age === null ? [say.noAge(years ?? 0)] : byAge(age, years, say);
}

function byAge(age: number, years: number | null, say: (typeof ofTest)[Language]): string[] {
  const asked = exempt.filter(([least]) => age >= least);
  const rule = years === null ? undefined : asked.find(([, least]) => years >= least);
  const least = Math.min(...asked.map(([, most]) => most));
  if (rule === undefined) return [say.lacks(age, least) + (years === null ? "." : say.notYet(years))];
  const fits = say.fits(age, years ?? 0, rule.join("/"));
  return rule[0] === seniorAge ? [fits, say.senior] : [fits];
}
const seniorAge = 65;

const ofTest = {
  es: {
    young: (age: number) =>
      `Con ${age} años todavía no te toca hacerlo en tu idioma: esas reglas empiezan a los ${leastAge}.`,
    recent: (years: number) =>
      `Con unos ${years} años de residente todavía no te toca hacerlo en tu idioma: se piden ${leastYears} o 20 años de mica, según tu edad.`,
    noAge: (years: number) =>
      `Con unos ${years} años de residente, lo haces en tu idioma si tienes ${years >= 20 ? "50 años o más" : "55 años o más"}: dime tu edad.`,
    help: "Hay clases gratis de inglés, y si por salud no puedes aprender, un doctor puede llenar la N-648.",
    lacks: (age: number, least: number) =>
      `Con ${age} años, lo haces en tu idioma si llevas ${least} años o más de residente`,
    notYet: (years: number) => `; llevas unos ${years}, todavía no.`,
    fits: (age: number, years: number, rule: string) =>
      `Con ${age} años y unos ${years} de residente entras en la regla ${rule}: haces el examen en tu idioma, con intérprete y sin inglés.`,
    senior: "Y son solo {V29.senior-questions}, y pasas con {V29.senior-pass}.",
  },
  en: {
    young: (age: number) =>
      `At ${age} you cannot yet take it in your language: those rules begin at ${leastAge}.`,
    recent: (years: number) =>
      `With about ${years} years as a resident you cannot yet take it in your language: it takes ${leastYears} or 20 years with a green card, by your age.`,
    noAge: (years: number) =>
      `With about ${years} years as a resident, you take it in your language if you are ${years >= 20 ? "50" : "55"} or older: tell me your age.`,
    help: "There are free English classes, and if your health keeps you from learning, a doctor may fill out the N-648.",
    lacks: (age: number, least: number) =>
      `At ${age}, you take it in your language if you have been a resident ${least} years or more`,
    notYet: (years: number) => `; you have about ${years}, so not yet.`,
    fits: (age: number, years: number, rule: string) =>
      `At ${age} with about ${years} years as a resident you fit the ${rule} rule: you take the test in your language, with an interpreter and no English.`,
    senior: "And it is only {V29.senior-questions}, and you pass with {V29.senior-pass}.",
  },
};

/** Which civics test: by the day the N-400 was sent, or, where an age was told, the one of today. */
function whichTest(one: Counted): string[] {
  const { dates, language } = one;
  const date = dates.n400;
  const spanish = es(language);
  if (date === undefined) {
    if (dates.born === undefined) return [];
    return [
      spanish
        ? "Si mandas la N-400 ahora, el de civismo son {V29.questions}, y pasas con {V29.pass}."
        : "If you send the N-400 now, civics is {V29.questions}, and you pass with {V29.pass}.",
    ];
  }
  const rule = dayOf(one, "V29.start");
  const early = rule === null ? null : isBefore(date, rule);
  if (early === null) return [];
  const when = inWords(date, language);
  if (spanish)
    return [
      early
        ? `Como mandaste la N-400 ${when}, antes del {V29.start}, te toca el examen de antes: {V29.old-questions}, y pasas con {V29.old-pass}.`
        : `Como mandaste la N-400 ${when}, ya con la regla del {V29.start}, te tocan {V29.questions}, y pasas con {V29.pass}.`,
    ];
  return [
    early
      ? `As you sent the N-400 ${when}, before {V29.start}, you take the old test: {V29.old-questions}, and you pass with {V29.old-pass}.`
      : `As you sent the N-400 ${when}, under the rule of {V29.start}, you get {V29.questions}, and you pass with {V29.pass}.`,
  ];
}

/** The line of the visa bulletin that somebody waits in, as far as was told. */
function lineOf({ ids, told, opened }: Counted): string | null {
  const [spot, topic] = ids;
  // A parent with a green card asks for a child who is single and grown; who is married has no line there.
  const ofParent = told.includes("parentResident") && !told.includes("under21") && !told.includes("married");
  if (spot === "resident-parent-adult" || (ofParent && grown.test(opened))) return "f2b";
  if (topic === "pedir-hermanos" || /\b(?:herman[oa]s?|brother|sister|sibling)s?\b/.test(opened)) return "f4";
  const spouse = /\b(?:espos[oa]|marido|mujer|husband|wife|spouse)\b/.test(opened);
  if (told.includes("spouseResident") || spot === "visa-resident-spouse") return "f2a";
  return spouse && told.includes("resident") ? "f2a" : null;
}

/** "Tengo 28", "soy mayor de edad", "soltero": no child below 21. */
const grown =
  /\b(?:tengo|cumpli|im|i am|i turned) (?:ya )?(?:2[1-9]|[3-6]\d)\b|\b(?:solter[oa]|single|mayor de (?:edad|21)|over 21)\b/;

/** A priority date against the line in the register's visa bulletin (V27). */
export function bulletinLines(one: Counted): string[] {
  const { date, language, opened, told } = one;
  const line = lineOf(one);
  const cuts = line === null ? [] : [dayOf(one, `V27.${line}`), dayOf(one, `V27.${line}-mexico`)];
  const [all = null, mexico = null] = cuts.map((cut) => (cut === null ? null : isBefore(date, cut)));
  if (line === null || all === null || mexico === null) return [];
  const mexican = told.includes("mexican") || /\bmexic\w+\b/.test(opened);
  const turn = mexican ? mexico : all === mexico || told.includes("notMexican") ? all : null;
  const { when: of, at, both, come, notYet, byCountry } = ofBulletin[language];
  const name = line.toUpperCase();
  const stood = mexican
    ? at(name, `{V27.${line}-mexico}`)
    : both(name, `{V27.${line}}`, `{V27.${line}-mexico}`);
  return [`${of(inWords(date, language))}: ${stood}.`, turn === null ? byCountry : turn ? come : notYet];
}

const ofBulletin = {
  es: {
    when: (when: string) =>
      `Si tu fecha de prioridad es ${when.startsWith("el ") ? when : `de ${when.slice(3)}`}`,
    at: (line: string, cut: string) =>
      `en el boletín de {V27.bulletin}, la fila ${line} de México iba en el ${cut}`,
    both: (line: string, cut: string, mexico: string) =>
      `en el boletín de {V27.bulletin}, la fila ${line} iba en el ${cut}, y la de México en el ${mexico}`,
    come: "Tu fecha es más vieja, o sea que en ese boletín ya te tocaba: mira el de este mes y habla pronto con un abogado para el siguiente paso.",
    notYet:
      "Tu fecha es más nueva, o sea que en ese boletín todavía no te tocaba; la fila no avanza pareja, míralo cada mes.",
    byCountry:
      "O sea que en ese boletín ya te tocaba si no naciste en México, y todavía no si naciste allá: ¿de qué país eres?",
  },
  en: {
    when: (when: string) => `If your priority date is ${bare(when)}`,
    at: (line: string, cut: string) =>
      `in the {V27.bulletin} bulletin the ${line} line for Mexico stood at ${cut}`,
    both: (line: string, cut: string, mexico: string) =>
      `in the {V27.bulletin} bulletin the ${line} line stood at ${cut}, and Mexico's at ${mexico}`,
    come: "Your date is older, so in that bulletin your turn had come: check this month's and talk to a lawyer soon about the next step.",
    notYet:
      "Your date is newer, so in that bulletin your turn had not come; the line does not move evenly, so check it every month.",
    byCountry:
      "So in that bulletin your turn had come unless you were born in Mexico, where it had not: which country are you from?",
  },
};

/** The last day that a letter gives. */
export function dueLines(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => iso);
  if (date.length < "2026-11-03".length || !open(end)) return [];
  const counted = one.dates.letter !== undefined;
  return es(language)
    ? [
        `Tu carta da plazo hasta ${inWords(date, "es")}: ${leftOf(end, "es")}, y todo debe llegar antes de ese día.`,
        ...(counted
          ? ["Lo conté desde la fecha de tu carta: si ella da otro día, vale el de la carta."]
          : []),
        "Manda todo junto, con la hoja de la carta encima, y guarda copia y prueba de envío.",
      ]
    : [
        `Your letter gives you until ${bare(inWords(date, "en"))}: ${leftOf(end, "en")}, and everything must arrive before that day.`,
        ...(counted
          ? ["I counted from the date of your letter: if it gives another day, that one counts."]
          : []),
        "Send it all together, with the letter's page on top, and keep a copy and proof of mailing.",
      ];
}
