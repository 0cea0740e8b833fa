/** Letters whose wrong reading costs most: moved hearings, open court dates, judges' orders, days to answer. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-21" });

const eoir = `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
`;
const uscis = `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
`;
const hearing = (text: string) =>
  read(`${eoir}NOTICE OF HEARING IN REMOVAL PROCEEDINGS\nFile A204-555-666\n${text}`);
const order = (text: string) => read(`${eoir}ORDER OF THE IMMIGRATION JUDGE\nFile: A098-765-432\n${text}`);

describe("moved hearings", () => {
  it.each([
    [
      "advanced",
      "The hearing previously set for December 15, 2026 at 8:30 AM has been advanced to December 2,\n2026 at 1:00 PM. Master hearing.",
      { date: "2026-12-02", time: "13:00" },
    ],
    [
      "cancelled and set anew",
      "Your previous hearing on November 25, 2026 at 9:00 AM has been cancelled.\nNew hearing: 02/03/2027 at 1:00 P.M.",
      { date: "2027-02-03", time: "13:00" },
    ],
    [
      "vacated",
      "The Master hearing set for March 3, 2027 at 8:30 AM is VACATED. The case is reset for an\nindividual hearing on June 14, 2027 at 1:00 PM.",
      { date: "2027-06-14", time: "13:00" },
    ],
    [
      "rescheduled from one to the other",
      "Your hearing has been rescheduled from January 5, 2027 at 9:00 AM to December 8, 2026 at 10:00 AM.",
      { date: "2026-12-08", time: "10:00" },
    ],
  ])("takes the new date: %s", (_, text, expected) => {
    const letter = hearing(text);
    expect(letter.kind?.code).toBe("N22");
    expect(letter.deadline).toMatchObject({ ...expected, actBy: expected.date, certainty: "printed" });
    expect(letter.deadline?.how).toContain("ya no vale");
    expect(letter.dates.filter(({ meaning }) => meaning === "Fecha que ya no vale")).toHaveLength(1);
  });

  it.each([
    "Your hearing on December 15, 2026 at 8:30 AM has been cancelled. You will be notified of a new date.",
    "The Master hearing set for December 15, 2026 at 8:30 AM is VACATED.",
    "The hearing of December 15, 2026 has been vacated and rescheduled. You will receive another notice.",
    "VACATED\nHearing Date: December 15, 2026 at 8:30 AM",
  ])("gives no date when no new one is clear: %s", (text) => {
    const letter = hearing(text);
    expect(letter.deadline).toMatchObject({ date: null, actBy: null, certainty: "unsure" });
    expect(letter.deadline?.how).toContain("acis.eoir.justice.gov");
    expect(letter.deadline?.how).toContain("800-898-7180");
    expect(letter.lines.map(({ meaning }) => meaning).join()).not.toContain("15 de diciembre");
  });

  it("is unsure of the only other date when it is not called the new one", () => {
    const letter = hearing(
      "The individual hearing for 01/12/2027 is hereby cancelled. Your case has been scheduled for an INDIVIDUAL hearing on 03/01/2027 at 9:00 AM.",
    );
    expect(letter.deadline).toMatchObject({ date: "2027-03-01", certainty: "unsure" });
    expect(letter.deadline?.how).toContain("acis.eoir.justice.gov");
  });

  it.each([
    "The hearing will no longer take place on January 12, 2027 at 8:30 AM. It will take place on February 16, 2027 at 9:00 AM.",
    "Your MASTER hearing of January 12, 2027 at 8:30 AM is now set for February 16, 2027 at 9:00 AM.",
    "Old Hearing Date: 01/12/2027 8:30 AM\nNew Hearing Date: 02/16/2027 9:00 AM",
  ])("drops the old date: %s", (text) => {
    expect(hearing(text).deadline).toMatchObject({ date: "2027-02-16", time: "09:00" });
  });

  it("drops a due date that was extended", () => {
    const letter = read(
      `${uscis}Request for Evidence\nNotice Date: 11/10/2026\nThe documentation submitted is not sufficient. This notice extends your original due date of December 1, 2026. Your response must be received in this office by January 5, 2027.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2027-01-05", certainty: "printed" });
  });

  it("is not troubled by what may happen", () => {
    const letter = hearing(
      "Your case has been scheduled for a MASTER hearing on December 9, 2026 at 8:30 AM.\nIf your hearing is rescheduled you will get another notice. A filing deadline for your application is set for 12/01/2026.",
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-09", time: "08:30", certainty: "printed" });
  });

  it("cancels an interview of USCIS too", () => {
    const letter = read(
      `${uscis}Notice of Interview Rescheduled\nForm I-485 IOE0912345678 Notice Date 11/15/2026\nYour interview scheduled for December 2, 2026 at 9:00 AM has been cancelled (descheduled) due to\nunforeseen circumstances. You will be notified of a new date.`,
    );
    expect(letter.deadline?.date ?? null).toBeNull();
    expect(letter.dates.find(({ date }) => date === "2026-12-02")?.meaning).toBe("Fecha que ya no vale");
  });
});

describe("a Notice to Appear", () => {
  const nta = (text: string) =>
    read(`U.S. Department of Homeland Security
Notice to Appear
In removal proceedings under section 240 of the Immigration and Nationality Act
File No: A204555666
You are an arriving alien. You applied for admission on May 3, 2024.
YOU ARE ORDERED to appear before an immigration judge of the United States Department of
Justice ${text}`);

  it.each([
    "at: TBD\non TBD at TBD\nto show why you should not be removed.\nDate: October 12, 2026\nCertificate of Service\nThis Notice To Appear was served on the respondent by me on October 13, 2026",
    "at: To be determined on a date to be\nset at a time to be set to show why you should not be removed.\nDate: 12/12/2026",
    "at ________ on ________ at ________ to show why.\nDate: 12/12/2026 8:00 AM",
    "at\non          at\nto show why you should not be removed.\nDate: 12/12/2026",
  ])("never takes the day it was signed for the day in court", (text) => {
    const letter = nta(text);
    expect(letter.kind?.code).toBe("N21");
    expect(letter.deadline).toMatchObject({ kind: "attend", date: null, actBy: null, certainty: "unsure" });
    expect(letter.deadline?.how).toContain("Todavía no hay fecha");
    expect(letter.deadline?.how).toContain("acis.eoir.justice.gov");
    expect(letter.deadline?.how).toContain("800-898-7180");
    const said = letter.lines.map(({ meaning }) => meaning);
    expect(said).toContain("Te ordenan presentarte ante un juez de inmigración.");
    expect(letter.dates.map(({ role }) => role)).not.toContain("appointment");
  });

  it("never takes the officer's signature for the day in court", () => {
    const letter = nta(
      "at:\n(Complete Address of Immigration Court)\non a date to be set at a time to be set\n(Date) (Time)\nto show why you should not be removed.\nSDDO Smith   October 12, 2026 10:15 AM\n(Signature and Title of Issuing Officer)",
    );
    expect(letter.deadline).toMatchObject({ date: null, actBy: null, certainty: "unsure" });
  });

  it("still takes a date that stands in the order", () => {
    const letter = nta("at 1901 S Bell St, Arlington VA\non 03/04/2027 at 09:00 a.m.\nDate: 11/05/2026");
    expect(letter.deadline).toMatchObject({ date: "2027-03-04", time: "09:00", certainty: "printed" });
  });
});

describe("a judge's order", () => {
  it.each([
    [
      "a field",
      "The respondent is ordered removed.\nDate: November 18, 2026\nAppeal due by: December 18, 2026",
    ],
    [
      "entered on",
      "This is a summary of the oral decision entered on November 18, 2026.\nAppeal: Respondent RESERVED. Appeal Due By: 12/18/2026\nCertificate of service Date: 11/19/2026",
    ],
    [
      "the court issued",
      "On November 18, 2026 the court issued an oral decision. The applications are DENIED.\nAppeal Due By December 18, 2026.",
    ],
    [
      "the signature",
      "The respondent is ordered removed to Ecuador.\nImmigration Judge: Jane Roe 11/18/2026\nAppeal due: 12/18/2026",
    ],
    [
      "below the signature",
      "Appeal due: 12/18/2026\nThe respondent is ordered removed.\nImmigration Judge Jane Roe\n11/18/2026",
    ],
  ])("counts ten days from the decision: %s", (_, text) => {
    expect(order(text).deadline).toMatchObject({ date: "2026-12-18", actBy: "2026-11-28" });
  });

  it("never gives the printed date alone", () => {
    const letter = order("The respondent is ordered removed to Peru.\nAppeal Due By: December 18, 2026");
    expect(letter.deadline).toMatchObject({ date: null, actBy: null, certainty: "unsure" });
    expect(letter.deadline?.how).toContain("10 días");
    expect(letter.translation).toContain("No la esperes");
  });

  it.each([
    "ORDER OF THE IMMIGRATION JUDGE - IN ABSENTIA\nThe respondent failed to appear at the hearing scheduled for October 1, 2026. The respondent is\nordered removed to EL SALVADOR in absentia.\nDate: October 1, 2026\nCertificate of Service: mailed 10/05/2026",
    "DECISION OF THE IMMIGRATION JUDGE\nRespondent did not appear on 10/01/2026. The court proceeded in absentia pursuant to INA 240(b)(5)\n(A). The respondent is ordered removed to Mexico. Decision dated October 1, 2026.",
  ])("tells an order in absentia", (text) => {
    const letter = read(`${eoir}${text}`);
    expect(letter.kind?.code).toBe("N24");
    expect(letter.deadline).toMatchObject({ date: "2027-03-30", certainty: "computed" });
    expect(letter.deadline?.consequence).toContain("en cualquier momento");
    expect(letter.description).toMatch(/^Habla hoy con un abogado/);
  });

  it("keeps ten days where a motion about an order in absentia was denied", () => {
    const letter = order(
      "The motion to reopen the in absentia order is DENIED.\nDate: November 18, 2026\nAppeal Due By: 12/18/2026",
    );
    expect(letter.kind?.code).toBe("N23");
    expect(letter.deadline?.actBy).toBe("2026-11-28");
  });

  it("is no order in absentia for a warning in it", () => {
    const letter = order(
      "Relief granted. If you fail to appear you may be ordered removed in absentia.\nDate: November 18, 2026",
    );
    expect(letter.kind?.code).not.toBe("N24");
  });
});

describe("days to answer", () => {
  const motion = (text: string) =>
    read(`U.S. Department of Homeland Security
U.S. Immigration and Customs Enforcement
Office of the Principal Legal Advisor
DEPARTMENT'S MOTION TO DISMISS
File No. A 204-555-666
The respondent's application was filed on March 3, 2025.
${text}`);

  it("counts a motion from the day it was served", () => {
    for (const text of [
      "Respectfully submitted, November 10, 2026\nCERTIFICATE OF SERVICE\nOn November 12, 2026, I served a copy on the respondent.",
      "CERTIFICATE OF SERVICE\nOn November 12, 2026, I, Jane Doe, caused to be served a copy by ECAS.",
      "Date of service: 11/12/2026",
    ])
      expect(motion(text).deadline, text).toMatchObject({ date: "2026-11-22", certainty: "computed" });
    const unserved = motion("Date: November 10, 2026\nRespectfully submitted, November 10, 2026");
    expect(unserved.deadline).toMatchObject({ date: null, certainty: "unsure" });
  });

  it.each([
    [
      "USCIS intends to deny your Form I-589. You have 16 days from the date of this letter to submit a\nrebuttal.",
      "2026-11-28",
    ],
    [
      "USCIS intends to deny your Form I-485. You have 30 days (33 days if mailed) from the date of this\nnotice to respond.",
      "2026-12-12",
    ],
    [
      "You have 16 calendar days from the date of this letter (plus 3 days if\nmailed) to submit evidence in rebuttal.",
      "2026-11-28",
    ],
  ])("counts the days the letter gives: %s", (text, date) => {
    const letter = read(`${uscis}Date: 11/12/2026\nNOTICE OF INTENT TO DENY\n${text}`);
    expect(letter.deadline).toMatchObject({ date, certainty: "computed" });
    expect(letter.deadline?.how).toContain("Contamos");
  });

  it("leads with 30 where 33 are only for the post", () => {
    const letter = read(
      `${uscis}Decision\nDate: November 13, 2026\nYour application is denied. You may file Form I-290B within 33 days if\nthis decision was mailed, or 30 if served in person.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-13", counted: { days: 30 } });
  });

  it("leaves working days to a person, with the rule", () => {
    const letter = read(
      "U.S. Department of Homeland Security\nNotice of Intention to Fine Under section 274D of the Immigration and Nationality Act\nDate: November 3, 2026\nYou may file a written answer within 15 business days from the date of service.",
    );
    expect(letter.deadline).toMatchObject({ date: null, certainty: "unsure" });
    expect(letter.deadline?.how).toContain("15 días hábiles");
  });

  it("says the number of the letter, never one of its own", () => {
    const revoked = read(
      `${uscis}NOTICE OF REVOCATION\nDate: November 9, 2026\nThe approval of your petition is hereby revoked. You may appeal by filing Form EOIR-29 within 15 calendar days (18 days if mailed)\nof service of this decision.`,
    );
    expect(revoked.deadline?.date).toBe("2026-11-24");
    expect(revoked.translation).not.toMatch(/30 días|33/);
    const summons = read(
      "SUPERIOR COURT OF CALIFORNIA\nSUMMONS - You have 30 calendar days after this summons is served on you to\nfile a written response. Date: 11/06/2026",
    );
    expect(summons.lines).toEqual([]);
  });
});

describe("dates in sentences", () => {
  it("takes no date from another field", () => {
    const bond = read(
      "DHS\nI-340\nNotice to Obligor to Deliver Alien\nBond Number 12345 Date: November 5, 2026\nYou are required to deliver the alien at the following time and place: December 1, 2026 9:00 am, 126\nNorthpoint Drive, Houston",
    );
    expect(bond.kind?.code).toBe("N31");
    expect(bond.deadline).toMatchObject({ date: "2026-12-01", time: "09:00" });
    expect(bond.lines.map(({ meaning }) => meaning).join()).not.toContain("5 de noviembre");
    const asked = read(
      `${uscis}Request for Evidence\nNotice Date: 11/10/2026 Receipt Number IOE0912345678\nDue Date: 02/02/2027\nThe documentation submitted is not sufficient. Your response must be received in this office by the\ndue date above. A birth certificate issued before January 5, 2027 is fine.`,
    );
    expect(asked.deadline).toMatchObject({ date: "2027-02-02", certainty: "printed" });
    expect(asked.lines.map(({ meaning }) => meaning).join()).not.toContain("5 de enero");
  });
});

describe("kinds that need a lawyer", () => {
  it.each([
    "DECISION\nNovember 4, 2026\nForm N-400, Application for Naturalization\nYour application for naturalization is denied. You may request a hearing on this decision by filing\nForm N-336 within 30 calendar days of receipt of this decision (33 days if mailed).",
    "Decision\nDate: November 4, 2026\nThank you for submitting Form N-400. USCIS must inform you that we are denying your application. You may submit a request for a hearing on Form N-336 within 30 calendar\ndays of receipt of this decision.",
  ])("names a denial of citizenship", (text) => {
    const letter = read(`${uscis}${text}`);
    expect(letter.kind?.code).toBe("N09");
    expect(letter.deadline?.date).toBe("2026-12-04");
  });

  it.each([
    "U.S. Immigration and Customs Enforcement\nCall-in letter Form G-56\nDate and hour: December 4, 2026 10:00 AM\nAsk for: Deportation Officer.",
    "BOARD OF IMMIGRATION APPEALS\nDate: November 12, 2026\nORDER: The respondent's appeal is dismissed.",
    "Department of Homeland Security\nSomething was DENIED.",
  ])("sends to a lawyer what it does not know but sounds grave", (text) => {
    const letter = read(text);
    expect(letter.kind).toBeNull();
    expect(letter.lawyer).toBe("now");
    expect(letter.deadline).toBeNull();
  });
});

describe("two letters in one file", () => {
  const denied = `${uscis}DENIAL NOTICE
Notice Date: November 2, 2026
Your application is denied. You may file an appeal or motion on Form I-290B within 30 days of this decision.
`;
  const fingers = `${uscis}Form I-797C, Notice of Action
ASC Appointment Notice
Notice Date: November 9, 2026
PLEASE APPEAR AT THE BELOW APPLICATION SUPPORT CENTER
Date and Time of Appointment: 12/08/2026 10:00 AM
`;

  it.each([
    [
      "denial first",
      `${denied}

Page 2 of 2

${fingers}`,
    ],
    [
      "denial last",
      `${fingers}

Page 1 of 1

${denied}`,
    ],
  ])("warns and is sure of no date: %s", (_, text) => {
    const letter = read(text);
    expect(letter.notes.map(({ code }) => code)).toContain("second-letter");
    expect(letter.deadline?.certainty).toBe("unsure");
    expect(letter.deadline?.how).toContain("más de una carta");
    expect(letter.dates.filter(({ unsure }) => unsure).length).toBeGreaterThan(0);
    expect(letter.lawyer).toBe("now");
  });

  it("warns of two appointments of the same kind", () => {
    const letter = read(`${fingers}

Page 1 of 1

${fingers.replace("November 9", "November 20").replace("12/08", "12/22")}`);
    expect(letter.notes.map(({ code }) => code)).toContain("second-letter");
    expect(letter.deadline?.certainty).toBe("unsure");
  });

  it("takes two pages of one letter for one", () => {
    const letter = read(`${denied}

Page 1 of 2


${uscis}Receipt Number: IOE0912345678
Page 2 of 2. Send it to the address below.`);
    expect(letter.notes.map(({ code }) => code)).not.toContain("second-letter");
    expect(letter.deadline).toMatchObject({ date: "2026-12-02", certainty: "computed" });
  });
});
