/** What is said of a period that was counted, subject by subject. The periods stand in the register or in the topic that is named. Server only. */
import type { Language } from "#guide/content-schema.ts";
import {
  bare,
  begins,
  begun,
  type Counting,
  type End,
  ending,
  ends,
  es,
  fromWhen,
  inWords,
  leftOf,
  monthsOn,
  open,
} from "#guide/dialogue/server-only/told/date-spans.ts";
import type { DatesTold } from "#guide/dialogue/server-only/told/dates.ts";
import type { Event } from "#guide/dialogue/server-only/told/events.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { addDays } from "#guide/letters/calendar.ts";
import type { Mind } from "#guide/mind.ts";

export interface Counted extends Counting {
  mind: Mind;
  /** Words that opened the subject. */
  opened: string;
  /** What happened on the date. */
  event: Event;
  /** All dates and facts that were told. */
  dates: DatesTold;
  told: readonly Fact[];
  /** This message alone. */
  now: string;
  /** The spot and the topic. */
  ids: readonly [string | null, string | null];
}

/** Days of a period as the register prints it ("10 días"). */
function daysOf(mind: Mind, key: string): number | null {
  const number = Number.parseInt(mind.library.register.value(key, "es") ?? "", 10);
  return Number.isFinite(number) ? number : null;
}

/** The appeal of a judge's decision: the rule and the form disagree, so the shorter one is safe (V21). */
export function appealLines(one: Counted): string[] {
  const { mind, language, date } = one;
  const safe = daysOf(mind, "V21.safe-deadline");
  const longest = daysOf(mind, "V21.form-deadline");
  if (safe === null || longest === null) return [];
  const end = ending(one, (iso) => addDays(iso, safe));
  const form = ending(one, (iso) => addDays(iso, longest));
  const when = inWords(date, language);
  const first = es(language)
    ? `Si el juez decidió ${when}, los ${safe} días seguros para que la BIA reciba tu EOIR-26 ${ends(end, language)}: ${leftOf(end, language)}.`
    : `If the judge decided ${when}, the ${safe} safe days for the BIA to receive your EOIR-26 ${ends(end, language)}: ${leftOf(end, language)}.`;
  const more = open(end)
    ? []
    : es(language)
      ? [
          `El formulario dice ${longest} días, o sea ${form.on}: ${leftOf(form, language)}.`,
          open(form)
            ? "No te rindas: mándala hoy mismo con un abogado."
            : "Un abogado debe ver hoy si todavía se puede pedir que abran tu caso.",
        ]
      : [
          `The form says ${longest} days, that is ${form.on}: ${leftOf(form, language)}.`,
          open(form)
            ? "Do not give up: send it today with a lawyer."
            : "A lawyer must see today whether your case can still be reopened.",
        ];
  return [first, ...more, paperRules(language)];
}

const paperRules = (language: Language): string =>
  es(language)
    ? "La fecha que manda es la de tu papel: búscala y enséñala hoy a un abogado."
    : "The date on your paper is the one that counts: find it and show it to a lawyer today.";

/** Days to move for a review after a denial by USCIS, and of a petition that was revoked (topic perdi-o-me-negaron). */
const reviewDays = 30;
const revokedDays = 15;

/** Said no already: for want of proofs or not, no request for more is open. */
const wasDenied =
  /\b(?:(?:me|nos|lo|la) (?:la |lo )?(?:negaron|nego|rechazaron|denegaron)|(?:fue|was|got|is) (?:negad[ao]|denegad[ao]|denied)|(?:they|uscis) denied|denial (?:letter|notice)|carta de (?:la )?(?:negacion|denegacion))\b/;
const asksEvidence = /\b(?:rfe|noid|evidencia|pruebas|evidence|intent|que (?:me )?piden?|pidiendo|pide)\b/;

/** A denial or a taking back that is only announced: days to answer, and no more are given (topic perdi-o-me-negaron). */
const intentDays = 30;
const announced =
  /\b(?:noid|noir|intent|(?:intencion|intenciones) de (?:negar|revocar)|revocar|revoke|(?:piensan?|van? a|quieren?|podrian) (?:negar\w*|revocar\w*)|(?:plan|want|going|intend)s? to (?:deny|revoke))\b/;

export function intentLines(one: Counted): string[] {
  const { language, date, opened } = one;
  // Of an asylum there are fewer, by a rule of its own.
  if (/\b(?:asilo|asylum)\b/.test(opened)) return [];
  const end = ending(one, (iso) => addDays(iso, intentDays));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si tu carta es ${fromWhen(when, language)}, los ${intentDays} días para que reciban tu respuesta ${ends(end, language)}: ${leftOf(end, language)}.`,
        open(end)
          ? "Si tu carta trae otra fecha, esa es la que manda: puede ser antes, y no dan más tiempo."
          : "Mira la fecha de tu carta y llama hoy a un abogado: él ve si todavía se puede hacer algo.",
      ]
    : [
        `If your letter is ${fromWhen(when, language)}, the ${intentDays} days for your answer to arrive ${ends(end, language)}: ${leftOf(end, language)}.`,
        open(end)
          ? "If your letter prints another date, that one counts: it may be earlier, and they give no more time."
          : "Look at the date on your letter and call a lawyer today, who can see whether anything can still be done.",
      ];
}

export function uscisLines(one: Counted): string[] {
  const { mind, language, date, opened } = one;
  if (announced.test(opened)) return intentLines(one);
  const when = inWords(date, language);
  if (asksEvidence.test(opened) && !wasDenied.test(opened)) {
    const most = daysOf(mind, "V17.rfe-max");
    if (most === null) return [];
    const end = ending(one, (iso) => addDays(iso, most));
    return es(language)
      ? [
          `Si tu carta es ${fromWhen(when, language)}, el plazo más largo que USCIS puede dar (${most} días) llega ${end.on}, pero tu carta puede dar mucho menos.`,
          "La fecha límite que está escrita en tu carta es la que manda: búscala hoy y manda todo antes.",
        ]
      : [
          `If your letter is ${fromWhen(when, language)}, the longest time USCIS may give (${most} days) ends ${end.on}, but your letter may give much less.`,
          "The deadline written in your letter is the one that counts: find it today and send everything before it.",
        ];
  }
  const end = ending(one, (iso) => addDays(iso, reviewDays));
  const brief = ending(one, (iso) => addDays(iso, revokedDays));
  return es(language)
    ? [
        `Si la decisión es ${fromWhen(when, language)}, los ${reviewDays} días para que llegue tu I-290B ${ends(end, language)}: ${leftOf(end, language)}.`,
        `Si te quitaron una petición ya aprobada, son solo ${revokedDays} días: ${brief.on}.`,
        paperRules(language),
      ]
    : [
        `If the decision is ${fromWhen(when, language)}, the ${reviewDays} days for your I-290B to arrive ${ends(end, language)}: ${leftOf(end, language)}.`,
        `If a petition already approved was taken back, it is only ${revokedDays} days: ${brief.on}.`,
        paperRules(language),
      ];
}

export function asylumYear(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => monthsOn(iso, 12));
  const when = inWords(date, language);
  if (!open(end) && end.left !== null) return [];
  return es(language)
    ? [
        `Si llegaste ${when}, tu año se cumple ${end.on}: ${leftOf(end, language)} para que llegue tu I-589.`,
        "Busca el día exacto de tu última entrada, porque ese es el que cuenta, y no esperes al final.",
      ]
    : [
        `If you arrived ${when}, your year ends ${end.on}: ${leftOf(end, language)} for your I-589 to arrive.`,
        "Look for the exact day of your last entry, because that is the one that counts, and do not wait until the end.",
      ];
}

export function asylumPermit(one: Counted): string[] {
  const { mind, language, date } = one;
  const ask = daysOf(mind, "V07.file-after");
  const get = daysOf(mind, "V07.eligible-after");
  if (ask === null || get === null) return [];
  const asked = ending(one, (iso) => addDays(iso, ask));
  const given = ending(one, (iso) => addDays(iso, get));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si USCIS o la corte recibió tu I-589 ${when}, los ${ask} días para pedir el permiso (I-765) ${reached(asked, language)}${begun(asked) ? ": ya lo puedes pedir" : ""}.`,
        `Los ${get} días desde los que te lo pueden dar ${reached(given, language)}, si tu reloj no se paró.`,
        "Confírmalo con la fecha de tu recibo; con caso en la corte, oye tu reloj en el 800-898-7180.",
      ]
    : [
        `If USCIS or the court received your I-589 ${when}, the ${ask} days to ask for the permit (I-765) ${reached(asked, language)}${begun(asked) ? ": you can ask now" : ""}.`,
        `The ${get} days after which it may be given ${reached(given, language)}, if your clock did not stop.`,
        "Check it against your receipt; with a court case, hear your clock at 800-898-7180.",
      ];
}

/** When a wait is over; of a month that was told, the days between which it is. */
function reached(end: End, language: Language): string {
  const [from, to] = end.between.map((day) => inWords(day, language).replace(/^on /, ""));
  if (begun(end)) return es(language) ? `ya se cumplieron ${end.on}` : `ended ${end.on}`;
  if (end.exact) return es(language) ? `se cumplen ${end.on}` : `end ${end.on}`;
  return es(language) ? `se cumplen entre ${from} y ${to}` : `end between ${from} and ${to}`;
}

/** Days before a two-year card runs out in which the I-751 is sent (topic residencia-condicional). */
const conditionsDays = 90;

export function conditionsWindow(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => iso);
  const from = ending(one, (iso) => addDays(iso, -conditionsDays));
  const when = inWords(date, language);
  if (!open(end)) return [];
  const now = begun(from);
  const since = begins(from, language);
  return es(language)
    ? [
        `Si tu tarjeta vence ${when}, los ${conditionsDays} días para mandar la I-751 empiezan ${since}${now ? ": ya puedes mandarla" : ""}; debe llegar antes de que venza.`,
        "Si te divorcias o hubo maltrato, puedes mandarla por tu cuenta sin esperar esos días: habla con un abogado.",
      ]
    : [
        `If your card expires ${when}, the ${conditionsDays} days to send the I-751 begin ${since}${now ? ": you can send it now" : ""}; it must arrive before the card expires.`,
        "If you divorce or there was abuse, you may send it alone without waiting for those days: talk to a lawyer.",
      ];
}

/** Months before a ten-year card runs out from which the I-90 is sent (topic renovar-green-card). */
const cardMonths = 6;

export function cardWindow(one: Counted): string[] {
  const { language, date } = one;
  // Of a card that ran out something else is to be told.
  if (!open(ending(one, (iso) => iso))) return [];
  const from = ending(one, (iso) => monthsOn(iso, -cardMonths));
  const when = inWords(date, language);
  const now = begun(from);
  const since = begins(from, language);
  return es(language)
    ? [
        `Si es de 10 años y vence ${when}, puedes mandar la I-90 desde ${cardMonths} meses antes: ${since}${now ? ", o sea que ya puedes" : ""}.`,
        "Si es de 2 años no es la I-90: se manda la I-751 en los 90 días antes de que venza.",
      ]
    : [
        `If it is a 10-year card and expires ${when}, you can send the I-90 from ${cardMonths} months before: ${since}${now ? ", so you can now" : ""}.`,
        "If it is a 2-year card it is not the I-90: the I-751 is sent in the 90 days before it expires.",
      ];
}

export function asyleeYear(one: Counted): string[] {
  const { language, date, now } = one;
  const end = ending(one, (iso) => monthsOn(iso, 12));
  const family = ending(one, (iso) => monthsOn(iso, 24));
  const when = inWords(date, language);
  const done = end.left !== null && end.left < 0;
  const until = family.on.replace(/^(?:en|on|in) /, "");
  const left = open(family) && family.exact ? `: ${leftOf(family, language)}` : "";
  const lines = es(language)
    ? [
        `Si te dieron el asilo ${when}, el año para pedir la residencia (I-485) ${done ? "ya se cumplió" : "se cumple"} ${end.on}.`,
        `Para pedir a tu familia con la I-730 tienes dos años, hasta ${until}${left}.`,
      ]
    : [
        `If you were granted asylum ${when}, the year before the green card (I-485) ${done ? "ended" : "ends"} ${end.on}.`,
        `To ask for your family with the I-730 you have two years, until ${until}${left}.`,
      ];
  return ofFamily.test(now) && !ofResidence.test(now) ? lines.toReversed() : lines;
}
const ofResidence = /\b(?:residen\w+|green ?card|mica|i ?485|cuando puedo)\b/;
const ofFamily =
  /\b(?:h?ij[oa]s?|nin[oa]s?|espos[oa]|marido|mujer|familia|son|daughter|kids?|child(?:ren)?|wife|husband|family)\b/;

/** A resident abroad: after a year the card alone seldom opens the door (topic renovar-green-card, spot resident-away). */
export function awayYear(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => monthsOn(iso, 12));
  const when = inWords(date, language);
  const late = end.left !== null && end.left < 0;
  if (es(language))
    return [
      `Si saliste ${when}, el año fuera ${late ? "se cumplió" : "se cumple"} ${end.on}: ${leftOf(end, language)}.`,
      late
        ? "Con más de un año fuera la mica sola casi nunca basta: no viajes sin hablar antes con un abogado; en el consulado se puede pedir la visa de residente que regresa."
        : "Cambia tu boleto para entrar antes de ese día, con pruebas de tu vida aquí; si no puedes, habla hoy con un abogado.",
    ];
  return [
    `If you left ${when}, the year away ${late ? "ended" : "ends"} ${end.on}: ${leftOf(end, language)}.`,
    late
      ? "After more than a year away the card alone almost never is enough: do not travel before you talk to a lawyer; at the consulate you can ask for a returning resident visa."
      : "Change your ticket to come in before that day, with proof of your life here; if you cannot, talk to a lawyer today.",
  ];
}

/** Days to tell USCIS of a new address (topic cambio-direccion). */
const addressDays = 10;

export function addressLines(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => addDays(iso, addressDays));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si te mudaste ${when}, los ${addressDays} días para avisar a USCIS con la AR-11 ${ends(end, language)}: ${leftOf(end, language)}.`,
        "A la corte son 5 días hábiles con la EOIR-33. Si ya pasaron, avisa hoy mismo: es mejor tarde que nunca.",
      ]
    : [
        `If you moved ${when}, the ${addressDays} days to tell USCIS with the AR-11 ${ends(end, language)}: ${leftOf(end, language)}.`,
        "For the court it is 5 business days with the EOIR-33. If they have passed, tell them today: late is better than never.",
      ];
}

/** Days to ask to reopen after an order, and after one for a missed hearing (topics orden-deportacion, falte-a-corte). */
const reopenDays = 90;
const absentDays = 180;

/** A decision of these days is appealed first. */
const soon = 45;

export function orderLines(one: Counted): string[] {
  const { left } = ending(one, (iso) => addDays(iso, soon));
  return left !== null && left >= 0 ? appealLines(one) : reopenLines(one);
}

function reopenLines(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => addDays(iso, reopenDays));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si la orden quedó firme ${when}, los ${reopenDays} días para pedir que abran el caso ${ends(end, language)}: ${leftOf(end, language)}.`,
        "Puede haber más tiempo si no te avisaron, si tu país cambió mucho o si sufriste abuso en casa (VAWA): un abogado debe verlo hoy.",
      ]
    : [
        `If the order became final ${when}, the ${reopenDays} days to ask to reopen the case ${ends(end, language)}: ${leftOf(end, language)}.`,
        "There may be more time if you were not notified, your country changed a lot or you suffered abuse at home (VAWA): a lawyer must see it today.",
      ];
}

export function absentLines(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => addDays(iso, absentDays));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si el juez dio la orden ese mismo día, ${when}, los ${absentDays} días por un motivo muy grave ${ends(end, language)}: ${leftOf(end, language)}.`,
        "Si nunca te avisaron bien, o ese día estabas preso, se puede pedir en cualquier momento.",
        "Mira hoy si hay orden y de qué día es, en acis.eoir.justice.gov o al 800-898-7180.",
      ]
    : [
        `If the judge gave the order that same day, ${when}, the ${absentDays} days for a very serious reason ${ends(end, language)}: ${leftOf(end, language)}.`,
        "If you never got proper notice, or were in custody that day, you can ask at any time.",
        "Check today whether there is an order and of what day, at acis.eoir.justice.gov or 800-898-7180.",
      ];
}

/** Years of residence before citizenship, and how early the N-400 is sent (topic ciudadania-requisitos). */
const residenceYears = 5;
const marriedYears = 3;
const earlyDays = 90;

export function citizenLines(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => monthsOn(iso, 12 * residenceYears));
  const married = ending(one, (iso) => monthsOn(iso, 12 * marriedYears));
  const when = inWords(date, language);
  const done = end.left !== null && end.left < 0;
  return es(language)
    ? [
        `Si eres residente desde ${when.replace(/^en /, "")}, los ${residenceYears} años ${done ? "ya se cumplieron" : "se cumplen"} ${end.on}; la N-400 se puede mandar hasta ${earlyDays} días antes.`,
        ...(done
          ? []
          : [
              `Si llevas esos años casado y viviendo con un ciudadano, bastan ${marriedYears}: ${married.on}.`,
            ]),
        "Mira el día exacto en tu tarjeta («Resident since»). Cuentan también tus viajes, tus taxes y si tuviste arrestos.",
      ]
    : [
        `If you have been a resident since ${bare(when)}, the ${residenceYears} years ${done ? "ended" : "end"} ${end.on}; the N-400 can be sent up to ${earlyDays} days before.`,
        ...(done
          ? []
          : [
              `If you have been married to and living with a citizen all that time, ${marriedYears} are enough: ${married.on}.`,
            ]),
        "Check the exact day on your card (“Resident since”). Your trips, taxes and any arrests count too.",
      ];
}
