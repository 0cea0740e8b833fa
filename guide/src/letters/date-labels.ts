/** Printed field names and turns of phrase after which a date stands, and what that date is. */
import type { DateRole } from "#guide/letters/types.ts";

interface Label {
  text: string;
  role: DateRole;
}

function labels(role: DateRole, list: string): Label[] {
  return list.split("|").map((text) => ({ text: text.trim(), role }));
}

/** Field names; the longest that fits wins. */
export const fieldLabels: Label[] = [
  ...labels(
    "notice",
    "Notice Date | Date of Notice | Date of this notice | Letter Date | Issue Date | Date Issued | Mailing Date | Fecha de la notificación | Fecha de notificación | Fecha del aviso",
  ),
  ...labels("received", "Received Date | Date Received | Receipt Date"),
  ...labels("priority", "Priority Date"),
  ...labels(
    "decision",
    "Decision Date | Date of Decision | Date of Order | Order Date | Date of Entry of Order",
  ),
  ...labels("service", "Date of Service | Served on | Date Served | Service Date | personally served on"),
  ...labels(
    "deadline",
    "Due Date | Response Due Date | Response Due | Appeal Due By | Appeal Due | Appeal Date | Payment Due | Payment Due Date | Respond By | Pay By | Fecha límite",
  ),
  ...labels(
    "appointment",
    "Hearing Date | Interview Date | Appointment Date | Date and Time of Appointment | Date and Time of Interview | Date and Time | Date and hour | Date/Time | Date & Time | Next Report | Next Reporting Date | Report Date | Reporting Date | Ceremony Date | Deliver on | Appearance Date | Next Hearing | Date of Hearing | Date of Interview | Appointment Date and Time | Fecha de la cita | Fecha de la audiencia | Fecha de la entrevista",
  ),
  ...labels("valid-from", "Valid From | Resident Since | Effective Date | Start Date"),
  ...labels(
    "expires",
    "Card Expires | Expires | Expiration Date | Valid Until | Valid To | Valid Through | Admit Until Date | Paroled Until | Date to which this document is valid | Extended through | automatically extended through | Expires On",
  ),
  ...labels(
    "entry",
    "Most Recent Date of Entry | Date of Entry | Arrival Date | Date of Arrival | Date of Admission | Entry Date",
  ),
  ...labels("birth", "Date of Birth | DOB | Birth Date | Born"),
  ...labels(
    "other",
    "Date of Arrest | Date Filed | Filed | Date Paid | Date of Action | Event Date | Edition",
  ),
];

/** The bare word at the top of a letter. */
export const bareDate = "Date";

/** Sentences that end in a date. Searched in the text right before it. */
export const sentenceRoles: { pattern: RegExp; role: DateRole }[] = [
  {
    pattern:
      /\b(?:notice|letter|document|this)\b[^.]{0,40}\b(?:printed|generated|prepared|created)\s+on\W*$/i,
    role: "notice",
  },
  { pattern: /\b(?:was|were)\s+(?:held|conducted)\s+on\W*$/i, role: "other" },
  { pattern: /\b(?:mailed|sent)\s+(?:to you\s+)?on\W*$/i, role: "service" },
  {
    pattern: /\b(?:deadline|due date|time|period)\b[^.]{0,100}\bextended (?:to|until)\W*$/i,
    role: "deadline",
  },
  {
    pattern:
      /\b(?:audiencia|cita|entrevista|presentarse|comparecer|programad[oa])\b[^.]{0,120}\b(?:el|del|d[ií]a)\W*(?:[a-záéíóú]{5,9}\W+)?$/i,
    role: "appointment",
  },
  {
    pattern:
      /\b(?:(?:decision|order)\b[^.]{0,40}\b(?:entered|issued|rendered|made|dated)(?: on)?|dated this|so ordered(?: on)?(?: this| the)?)\W*$/i,
    role: "decision",
  },
  {
    pattern:
      /\b(?:applied|convicted|interviewed|issued|last reported|exam(?:ination)? dated|edition date)\b[^.]{0,40}\b(?:on|dated|date)\W*$/i,
    role: "other",
  },
  {
    pattern: /\b(?:was|were|been|I)\s+(?:\w+\s+)?(?:served|mailed)\b[^.]{0,80}\bon\W*$/i,
    role: "service",
  },
  {
    pattern: /\b(?:entered|arrived|admitted|paroled)\b[^.]{0,60}\b(?:on or about|on|about)\W*$/i,
    role: "entry",
  },
  // "You have until" gives time to answer; "valid until" is of a paper.
  {
    pattern:
      /\b(?:you|applicant|petitioner|respondent) (?:will |now |only )?(?:have|has) until(?: (?:the )?close of business(?: on)?)?\W*(?:[A-Za-z]{3,9}day,?\s*)?$/i,
    role: "deadline",
  },
  {
    pattern: /\b(?:a m[aá]s tardar|no m[aá]s tarde del?|antes del|tiene hasta)(?: el)?\W*$/i,
    role: "deadline",
  },
  { pattern: /\bdeadline\b(?:[^.]{0,60}\b(?:is set for|set for|is)|[^.:]{0,40}:)\W*$/i, role: "deadline" },
  {
    pattern:
      /(received (?:in|at|by) this office (?:by|no later|on or before|before|prior to)|on or prior to|must be received by|must reach (?:us|this office) by|no later than|not later than|on or before|due (?:by|on)|(?:respond|response|reply|submit|pay|filed?|listed below|evidence|requested)[^.]{0,60}\bby|deadline (?:is|of))\W*(?:[A-Za-z]{3,9}day,?\s*)?$/i,
    role: "deadline",
  },
  {
    pattern:
      /((?:appear|scheduled|hearing|interview|appointment|ceremony|report|deliver)\b(?:(?![a-z]{5}\.\s+[A-Z]).){0,220}\b(?:on|for|at|by)|\bin court\b.{0,60}\b(?:on|at)|appear(?:(?!\bdate\b).){0,60})\W*(?:[A-Za-z]{3,9}day,?\s*)?$/i,
    role: "appointment",
  },
  {
    pattern:
      /(valid until|valid through|valid to|expires? on|extended through|extended (?:to|until)|paroled? until|until|through|to)\W*$/i,
    role: "expires",
  },
  // A paper that is taken away is good until then, not from then on.
  {
    pattern:
      /\b(?:revo(?:ked|cation)|terminat(?:ed|ion|es)|rescinded|withdrawn)\b[^.]{0,60}\b(?:effective|as of|on)\W*$/i,
    role: "expires",
  },
  { pattern: /(valid from|effective|resident since|beginning|starting)\W*$/i, role: "valid-from" },
  {
    pattern: /(entered|arrived|admitted|paroled)\b[^.]{0,120}\b(?:on or about|on|about)\W*$/i,
    role: "entry",
  },
  {
    pattern:
      /(was received|we received|received (?:your|the|this)\b[^.]{0,80}|filed)\s*(?:\w+\s+){0,6}on\W*$/i,
    role: "received",
  },
  { pattern: /(served|mailed|service)\b[^.]{0,80}\bon\W*$/i, role: "service" },
  { pattern: /(ordered|decision|decided|denied|entered)\b[^.]{0,80}\bon\W*$/i, role: "decision" },
  { pattern: /\bon:\W*(?:[a-z]{3,9}day,?\s*)?$/i, role: "appointment" },
];
