import { dateInWords } from "#guide/dates.ts";
import { timeInWords } from "#guide/letters/clock.ts";
import type { LetterTexts } from "#guide/letters/texts-es.ts";

const clock = (time: string) => timeInWords(time, "en");
const words = (iso: string) => dateInWords(iso, "en");
const list = (dates: readonly string[]) => dates.map(words).join("; ");
const lookAgain = (photo: boolean) =>
  photo ? "Look for it in your letter or send another photo." : "Look for it in your letter.";

export const letterTextsEn: LetterTexts = {
  senders: {
    USCIS: "USCIS, the immigration service",
    EOIR: "the immigration court (EOIR)",
    "ICE-CBP": "ICE or CBP, of the Department of Homeland Security",
    DOS: "the National Visa Center or a consulate",
    other: "another office",
  },
  roles: {
    notice: "Date the letter was written",
    received: "Date your filing was received",
    priority: "Priority date: your place in line",
    decision: "Date of the decision",
    service: "Date the paper was handed over or sent",
    deadline: "Deadline",
    appointment: "Date of the appointment",
    "valid-from": "Valid from",
    expires: "Valid until",
    entry: "Date of entry to the United States",
    birth: "Date of birth",
    other: "Another date in the letter",
  },
  numbers: {
    receipt: "Another receipt number",
    alien: "Another A-Number",
    "consular-case": "Consular case number",
    invoice: "NVC invoice number",
    "i-94": "I-94 number",
    "online-account": "USCIS online account number",
    sevis: "SEVIS number",
  },
  deadline: {
    printed: (printed, field) =>
      field === null ? `The letter says “${printed}”.` : `The letter says “${printed}” under “${field}”.`,
    attend: (printed, field) =>
      field === null
        ? `The letter calls you in on “${printed}”.`
        : `The letter calls you in on “${printed}”, under “${field}”.`,
    rivals: (dates) =>
      `We also saw ${dates.length === 1 ? "another date" : "other dates"}: ${list(dates)}. We took the nearest one; confirm it in your letter.`,
    sooner: (days, date) =>
      `The letter also speaks of ${days} days, which from its date end on ${words(date)}. To be safe, act before that date and confirm it.`,
    dayToPay:
      "That is the day to pay. To fight the fine there is another deadline, which usually ends sooner: look for it in the letter.",
    odd: "That date does not fit the date of the letter. Check it before you rely on it.",
    unsure:
      "A digit of the date is hard to read, or day and month may be the other way round. Compare it with your letter.",
    otherWeekday: (day) =>
      `The day of the week in the letter does not agree with the date: that day is a ${day}. Call today to confirm which one counts.`,
    counted: (field, from, days, date) =>
      `We counted ${days} days from “${field}” (${words(from)}): ${words(date)}.`,
    onlyDate: (printed) =>
      `We cannot read what “${printed}” is; if it is the date of the letter, this is the count. Confirm it.`,
    latest: (latest, post, weekend) =>
      `${
        post && weekend
          ? "If it came by mail, 3 days are added, and a last day off moves to the next working day"
          : post
            ? "If it came by mail, 3 days are added"
            : "As the last day is a day off, it moves to the next working day"
      }: ${words(latest)}. Do not count on that.`,
    letterWins: "If your letter gives another date, the letter's date counts.",
    disputed: (days, date) =>
      `The rule is in dispute: to be safe, act within ${days} days, before ${words(date)}.`,
    noDays: "This paper gives no date to answer by. Act today.",
    noBase: (days, photo) =>
      days > 0
        ? `The general rule is ${days} days, but we could not read the date they are counted from. ${lookAgain(photo)}`
        : `We could not read the deadline. ${lookAgain(photo)}`,
    noLongerValid: (dates) =>
      dates.length === 1
        ? `The letter says that the earlier date (${list(dates)}) no longer holds.`
        : `The letter says that these dates no longer hold: ${list(dates)}.`,
    movedNoDate: (court) =>
      `The letter speaks of an appointment that was moved or cancelled, and we cannot clearly read the new date. ${
        court
          ? "Check your case at acis.eoir.justice.gov or call 1-800-898-7180 today and every week."
          : "Call the office that sent the letter to confirm; if it is the court, check acis.eoir.justice.gov or call 1-800-898-7180."
      }`,
    businessDays: (days) =>
      `The letter gives ${days} business days: Saturdays, Sundays and holidays do not count. We do not set the date for you: count it from the day your letter says and answer before.`,
    severalCounts: (days) =>
      `The letter speaks of several periods (${days.join(", ")} days). We took the shortest; confirm it.`,
    noDecisionDate: (days, printed) =>
      `${printed === null ? "" : `The order prints ${words(printed)} to appeal by, but do not rely on it: the rule is in dispute. `}We could not read the date of the decision. Act within ${days} days of it: talk to a lawyer today.`,
    openDate:
      "There is no court date in this paper yet. Check your case at acis.eoir.justice.gov or call 1-800-898-7180 every week.",
    noAppointment: (photo) => `We could not read the date of the appointment. ${lookAgain(photo)}`,
    notFound: (photo) => `We could not read the deadline. ${lookAgain(photo)}`,
    safePassed: (date) =>
      `The safe deadline has passed, the printed one (${words(date)}) has not: file today, do not wait for that day.`,
    weekendToday: (day) =>
      `It is today and it is a ${day}: send it today by the fastest way the office accepts and call a lawyer.`,
    weekend: (day) => `That day is a ${day}: send your answer so that it arrives before.`,
  },
  offices: {
    consulate: "from a consulate",
    "social-security": "from Social Security (SSA)",
    traffic: "a ticket or a notice of a local court",
    license: "from the driver's license office",
    jury: "a call to jury service",
    tax: "from the tax office (IRS)",
  },
  decisions: {
    "asylum-granted": "The judge granted asylum.",
    "asylum-denied": "The judge denied asylum.",
    "asylum-withdrawn": "The request for asylum was withdrawn.",
    "asylum-unclear": "It speaks of your asylum. Look in your letter which box is marked.",
    "voluntary-granted": "The judge granted voluntary departure.",
    "voluntary-denied": "The judge denied voluntary departure.",
    "voluntary-unclear": "It speaks of voluntary departure. Look in your letter which box is marked.",
    "appeal-unclear":
      "It speaks of the right to appeal. Look in your letter which box is marked: kept or given up, and by whom.",
    "appeal-reserved-you": "You kept your right to appeal.",
    "appeal-reserved-government": "The government kept its right to appeal. See whether you did too.",
    "appeal-reserved-both": "You and the government kept the right to appeal.",
    "appeal-reserved-unknown":
      "It says the right to appeal was kept. Look in your letter whose: yours or the government's.",
    "appeal-waived-you": "It says you gave up your appeal. If that is not so, tell a lawyer today.",
    "appeal-waived-government": "The government gave up its appeal. See what it says of you.",
    "appeal-waived-both":
      "It says you and the government gave up the appeal. If that is not so, tell a lawyer today.",
    "appeal-waived-unknown":
      "It says the right to appeal was given up. Look in your letter by whom, and if it was you, talk to a lawyer today.",
  },
  whichBox:
    "The letter says different things about this, or has boxes that we cannot see well. Look in your letter which box is marked.",
  voluntary: {
    line: (date, amount, days) =>
      [
        `The judge gave you voluntary departure${date === null ? "" : ` until ${words(date)}`}.`,
        ...(amount === null && days === null
          ? []
          : [
              `It asks for a bond${amount === null ? "" : ` of ${amount}`}${days === null ? "" : `, to be paid within ${days} business days`}.`,
            ]),
      ].join(" "),
    date: "Date to leave by",
    steps: [
      "Voluntary departure has a date and conditions: ask a lawyer today how to keep them and what happens if you appeal.",
      "If that date passes and you are still here, there can be a removal order, a fine and 10 years without other permits.",
    ],
  },
  deadDate: "Date that no longer holds",
  secondLetterDate: (meaning) => `${meaning} (of another letter)`,
  translation: {
    kind: (name) => `Kind of letter: ${name}.`,
    kindMaybe: (name) => `It seems to be: ${name}. Confirm it with the letter in your hand.`,
    from: (sender) => `It comes from ${sender}.`,
    receipt: (number) => `Receipt number: ${number}`,
    alien: (number) => `A-Number: ${number}`,
    place: (place) => `Place: ${place}`,
    amounts: (amounts) => `Amounts in it: ${amounts}`,
    linesTitle: "What it says, sentence by sentence:",
    noLines: "We did not recognise whole sentences of this letter.",
    datesTitle: "Dates in it:",
    dateLine: (meaning, iso, time, printed) =>
      `${meaning}: ${words(iso)}${time === null ? "" : `, at ${clock(time)}`} (in the letter: ${printed})`,
    numbersTitle: "Numbers in it:",
    unknown: "We do not recognise this letter among the immigration notices Faro knows.",
    textTitle: "The text we read, in its own language:",
    partial:
      "This covers the known sentences of this notice; Faro cannot explain every word here; the rest is in the original text of your letter.",
  },
  description: {
    other: (office) => [
      `This is not an immigration letter: it seems to be ${office}.`,
      "We only give general help here.",
      "Above are the text, the dates and the numbers that we could read.",
    ],
    unknown: [
      "We do not know for sure what this letter is, and we will not guess.",
      "It may come from another office, or be one sheet of a longer notice.",
      "Above are the text, the dates and the numbers that we could read.",
    ],
    attend: (date, time) => `You must appear on ${words(date)}${time === null ? "" : ` at ${clock(time)}`}.`,
    attended: (date, time) =>
      `Your appointment was on ${words(date)}${time === null ? "" : ` at ${clock(time)}`}.`,
    respond: (date) => `Date to act by: before ${words(date)}.`,
    responded: (date) => `The date to act was ${words(date)}.`,
    attendMaybe: (date, time) =>
      `It seems that you must appear on ${words(date)}${time === null ? "" : ` at ${clock(time)}`}. We are not sure: compare it with your letter.`,
    respondMaybe: (date) =>
      `It seems that you must act before ${words(date)}. We are not sure: compare it with your letter.`,
    talkToday:
      "Talk to a lawyer today. Do not wait for the date below: ICE can act sooner, and the count changes with why you did not come.",
    passedMaybe: "If that date is right, it has passed. Check it today with a lawyer.",
    mayBeAsked: (dates) =>
      `${dates.length === 1 ? "One date may be a deadline or an appointment" : "Some dates may be a deadline or an appointment"}: ${list(dates)}. Confirm it today with the office that sent the letter.`,
    mayCount: (days) =>
      `The letter speaks of ${days.join(" and ")} days to act. We do not know from which day they count: ask a lawyer today.`,
    expires: (date) => `It is valid until ${words(date)}.`,
    expired: (date) => `It expired on ${words(date)}.`,
    maybeInTime: (latest) =>
      `The counted deadline has passed, but with the days of the post or days off it could last until ${words(latest)}. Send your answer today and call a lawyer.`,
    passed: "That date has passed. Talk to a lawyer today: sometimes something can still be done.",
    daysLeft: (days) => (days === 0 ? "It is today." : days === 1 ? "1 day left." : `${days} days left.`),
  },
  solution: {
    lawyerNow:
      "Talk to an immigration lawyer or accredited representative now. Free or low-cost list: justice.gov/eoir/list-pro-bono-legal-service-providers",
    lawyerMaybe:
      "If you have had arrests, a removal order or trips outside the country, talk to a lawyer before you answer.",
    missed:
      "That appointment has passed. If you went, keep the letter. If you did not, call the office that sent it and a lawyer today.",
    attendToday: "It is today: go at the time in your letter. If you cannot get there, call that office now.",
    respondToday: "Today is the last day: send it today and keep the proof of sending. Call a lawyer.",
    printedStands: (date) =>
      `File today: the safe deadline has passed, the printed one (${words(date)}) has not.`,
    late: "The date has passed: talk to a lawyer today. Sometimes something can still be done.",
    maybeInTime: "Send your answer today: the counted deadline has passed, but it may still be accepted.",
    otherSteps: [
      "Look at who sends it and whether it asks for something by a date. That date counts, even if it is not immigration.",
      "If in doubt, call that office at the number on its official page, not one from a message.",
      "If it is a ticket, the police or a court, do not let it pass: talk to a lawyer before you plead guilty. It can affect your immigration case.",
      "Do not pay anything asked for by phone, with gift cards or by Zelle.",
    ],
    unknownSteps: (photo) => [
      "Look at the top for who sends it and whether it asks for something by a date.",
      "If it has a receipt number, look it up at egov.uscis.gov. If it is from the court, call 1-800-898-7180.",
      ...(photo
        ? ["Take another photo in good light, of a whole sheet without shadows, if parts are missing."]
        : []),
      "Show it to a lawyer or accredited representative before any date passes.",
      "Do not pay anything asked for by phone, with gift cards or by Zelle.",
    ],
    sources: "Sources:",
    checked: (title, url, checked) => `${title} (${url}), as of ${words(checked)}`,
    disclaimer: "Faro gives orientation, not legal advice, and is not the government.",
  },
  notes: {
    secondLetter: (names) =>
      `There is more than one letter here (${names.join("; ")}). We explain only one. Upload each letter on its own and confirm every date.`,
    notRecognised:
      "We did not recognise the kind of letter. You get the text, dates and numbers that we read.",
    noFullTranslation: "Faro cannot explain every word of your letter here.",
    confirmDates: "Compare each date with your letter before you rely on it.",
    hardToRead:
      "Parts of the photo are hard to read. If something does not fit, take another in more light and straight.",
    oddNumbers: "Some number is not clear. Compare it with your letter.",
    paymentTrick:
      "Careful: the letter asks you to pay or write in a way that the government does not use (such as gift cards, Zelle, a QR code, payment by phone or an e-mail that does not end in .gov). It may be a fraud. Do not pay; call USCIS at 800-375-5283 to confirm.",
    unreadPages: (pages) =>
      `We did not read ${pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.slice(0, -1).join(", ")} and ${pages.at(-1)}`}: they are photos and we read up to 8 at a time. Upload them on their own: there may be another date there.`,
    hiddenText:
      "The file holds hidden text that cannot be seen on the sheet. We did not take it into account.",
    maybeHidden:
      "This old Word file may hold hidden text that cannot be seen on the sheet. Compare everything with the printed sheet, above all the dates.",
    notImmigration: (office) => `This is not an immigration letter: it seems to be ${office}.`,
    notInLetter: "We removed details from the explanation that do not appear in your letter.",
    noModelAnswer: "The AI engine did not answer. This explanation comes from Faro's guide.",
    private:
      "Your letter holds private data. Do not share it on social media or with people you do not know.",
  },
};
