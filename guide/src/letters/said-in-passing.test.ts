/** Words that stand beside a date and say nothing of it, and counts of days that are not the reader's. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-24" }).deadline;

const uscis = "Department of Homeland Security\nU.S. Citizenship and Immigration Services\n";
const asc = `${uscis}ASC Appointment Notice
Receipt Number IOE0912345678
Notice Date: November 10, 2026
Date and Time of Appointment: December 15, 2026 at 9:00 AM
USCIS ASC, 1234 Main Street
Houston, TX 77002
PLEASE APPEAR AT THE BELOW APPLICATION SUPPORT CENTER to have your biometrics taken.
`;
const interview = `${uscis}Request for Applicant to Appear for Initial Interview
Notice Type: Interview Notice
Notice Date: November 10, 2026
You are hereby notified to appear for the interview appointment, as scheduled below.
Date and Time: January 12, 2027 09:00 AM
`;
const hearing = `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
NOTICE OF HEARING IN REMOVAL PROCEEDINGS
Date: November 20, 2026
Please take notice that the above captioned case has been scheduled for a MASTER hearing before the Immigration Court on December 15, 2026 at 8:30 A.M. at:
600 Jefferson Street, Suite 900
Houston, TX 77002
`;
const request = `${uscis}REQUEST FOR EVIDENCE
Form I-797E
Notice Date: November 2, 2026
`;

describe("an appointment stands", () => {
  it.each([
    [`${asc}Please arrive 15 minutes prior to your appointment on December 15, 2026.`, "2026-12-15"],
    [`${interview}Bring original documents to your interview on January 12, 2027.`, "2027-01-12"],
    [`${interview}Bring this original interview notice to your interview on January 12, 2027.`, "2027-01-12"],
    [
      `${interview}Do not arrive more than 15 minutes earlier than your interview on January 12, 2027.`,
      "2027-01-12",
    ],
    [
      `${interview}Your case will be transferred to the Houston Field Office on December 3, 2026.`,
      "2027-01-12",
    ],
    [`${hearing}All filing moved to the online portal (ECAS) on February 11, 2027.`, "2026-12-15"],
    [
      `${hearing}Your case was transferred to the Houston Immigration Court on November 18, 2026.`,
      "2026-12-15",
    ],
  ])("%#", (text, date) => {
    expect(read(text)).toMatchObject({ kind: "attend", date, actBy: date });
    expect(read(text)?.how).not.toContain("ya no vale");
  });

  it("and does not stand where the letter says that it is over", () => {
    const moved = `${hearing}The previous hearing date of December 15, 2026 is cancelled. It has been moved to January 20, 2027 at 1:00 PM.`;
    expect(read(moved)).toMatchObject({ kind: "attend", date: "2027-01-20" });
    expect(read(moved)?.how).toContain("ya no vale");
  });
});

it.each([
  "Submit the original letter with the evidence listed below by January 28, 2027.",
  "Your response must be received in this office prior to January 28, 2027.",
  "Your response must be received on or prior to January 28, 2027.",
])("a day to answer by stands: %s", (text) => {
  expect(read(request + text)).toMatchObject({
    kind: "respond",
    date: "2027-01-28",
    certainty: "printed",
  });
});

describe("days to answer the government's lawyer", () => {
  const motion = (text: string) =>
    read(`UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
DEPARTMENT OF HOMELAND SECURITY'S MOTION TO RECALENDAR
Office of the Principal Legal Advisor
Date of Service: November 18, 2026
${text}`);

  it.each([
    "A motion to reopen must be filed within 90 days of the date of entry of a final order.",
    "The Department was given 30 days to file this motion.",
  ])("are never more than the rule's: %s", (text) => {
    expect(motion(text)).toMatchObject({ date: "2026-11-28", certainty: "unsure" });
  });

  it.each([
    ["You must file a response within seven (7) days of the date of service.", "2026-11-25"],
    ["You must file a response within three (3) days of the date of service.", "2026-11-21"],
  ])("may be fewer: %s", (text, date) => {
    expect(motion(text)).toMatchObject({ date, certainty: "computed" });
  });
});

it.each([
  [
    "Notice of Revocation",
    "You must file Form I-290B not later than 18 days after the date of this decision.",
    "2026-11-25",
  ],
  [
    "NOTICE OF DECISION\nYour application is denied",
    "You may appeal within twenty-one (21) days of the date of this notice.",
    "2026-12-01",
  ],
  [
    "NOTICE OF DECISION\nYour application is denied",
    "You must file Form I-290B no later than 15 days after this decision.",
    "2026-11-25",
  ],
])("%s: %s", (title, text, date) => {
  expect(read(`${uscis}${title}\nNotice Date: November 10, 2026\n${text}`)).toMatchObject({ date });
});

it.each([
  [
    "in working days",
    "Date of Notice: November 18, 2026",
    "within 15 business days of the date of this notice",
  ],
  ["from the day it was handed over", "Date of Service: November 18, 2026", "within 15 days of service"],
])("the day to pay a fine is not the day to fight it: %s", (_, day, days) => {
  const fine = read(`Department of Homeland Security
Immigration and Customs Enforcement
Notice of Intention to Fine
${day}
Civil monetary penalty under Section 274D, failure to depart. Amount $1,820.
You may appeal this decision in writing ${days}.
Payment Due Date: January 30, 2027`);
  expect(fine).toMatchObject({ date: "2027-01-30", actBy: "2026-12-03", certainty: "unsure" });
  expect(fine?.how).toContain("Ese es el día para pagar");
});

it("a month that may be two is none", () => {
  expect(
    read(`${interview.replace(/Date and Time.*/, "Date and Time: jufio 5, 2027 09:00 AM")}`),
  ).toMatchObject({
    date: null,
    certainty: "unsure",
  });
});

describe("a judge's order after a hearing is no order given in her absence", () => {
  const order = (text: string) =>
    reader.read(
      `EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nORDER OF THE IMMIGRATION JUDGE\nDate of Order: November 20, 2026\n${text}`,
      { language: "es", today: "2026-11-24" },
    );

  it.each([
    "The respondent did not appear credible.\nAsylum is denied.\nAppeal Due By: December 21, 2026",
    "His witness failed to appear.\nAsylum is denied.",
    "The respondent failed to appear for his biometrics. Asylum is denied.",
  ])("%#", (text) => {
    expect(order(text).kind?.id).toBe("judge-order");
    expect(order(text).deadline).toMatchObject({ actBy: "2026-11-30" });
  });

  it("and one given in her absence is", () => {
    const absent = "The respondent failed to appear at the hearing and is ordered removed in absentia.";
    expect(order(absent).kind?.id).toBe("in-absentia-order");
  });

  it("an order that only moves the case names the next hearing", () => {
    const moved =
      "The motion to change venue is granted. Venue is changed to Miami.\nNext hearing: December 1, 2026 at 8:30 AM";
    expect(order(moved).deadline).toMatchObject({ kind: "attend", date: "2026-12-01", time: "08:30" });
  });
});

describe("the nearest visit that may be meant is the one that is named", () => {
  const scheduled =
    "EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nNOTICE OF HEARING\nDate: November 20, 2026\nYour case has been scheduled for a MASTER hearing before the Immigration Court on ";

  it.each([
    [
      "December 15, 2026 at 8:30 AM.\nThe motion to have the hearing rescheduled to February 20, 2027 at 9:00 AM is denied.",
      "2026-12-15",
    ],
    [
      "December 15, 2026 at 8:30 AM.\nYour request that the hearing be rescheduled to January 20, 2027 at 9:00 AM is denied.",
      "2026-12-15",
    ],
    [
      "December 15, 2026 at 8:30 AM.\nIf your hearing is rescheduled, it will be reset to a date on or after February 20, 2027 at 9:00 AM.",
      "2026-12-15",
    ],
    [
      "December 15, 2026 at 8:3O A.M.\nYour INDIVIDUAL hearing is scheduled for March 9, 2027 at 1:00 PM.",
      "2026-12-15",
    ],
    ["12.15.2026 at 8:30 A.M. Your INDIVIDUAL hearing is on March 9, 2027 at 1:00 PM.", "2026-12-15"],
    ["the 15th of December, 2026 at 8:30 A.M.", "2026-12-15"],
    [
      "December 15, 2026 at 8:30 AM.\nUnless the hearing on December 15, 2026 is cancelled by the court you must appear.",
      "2026-12-15",
    ],
  ])("%s", (text, date) => {
    expect(read(scheduled + text)).toMatchObject({ kind: "attend", date });
  });

  it.each([
    "Your INDIVIDUAL hearing, which was scheduled for March 9, 2027 at 1:00 PM, has been scheduled for an earlier date: December 4, 2026 at 8:30 AM.",
    "Your case has been scheduled for an earlier hearing date of December 4, 2026 at 8:30 AM.",
  ])("also where it was brought forward: %s", (text) => {
    const notice = `EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nNOTICE OF HEARING IN REMOVAL PROCEEDINGS\nDate: November 20, 2026\n${text}`;
    expect(read(notice)).toMatchObject({ kind: "attend", date: "2026-12-04", time: "08:30" });
  });

  it("also where its own hour was not read", () => {
    const papers =
      "Department of Homeland Security\nI-220A\nOrder of Release on Recognizance\nYou must report in person to the duty officer on December 3, 2026 at 0900 hours. You must appear for your hearing on March 15, 2027 at 8:30 AM.";
    expect(read(papers)).toMatchObject({ kind: "attend", date: "2026-12-03", certainty: "unsure" });
  });
});

it("until when a stay is good is no day to answer by, and a day with a short year is read", () => {
  const deadline = read(
    `${request}Due Date: 1-28-27\nThe petitioner's authorized stay is valid until June 30, 2027.`,
  );
  expect(deadline).toMatchObject({ date: "2027-01-28", certainty: "unsure" });
});

it("an approval that is taken back gives fifteen days, and a broken bond its days to appeal", () => {
  const revoked = `${uscis}Notice of Revocation\nNotice Date: November 10, 2026\nThe approval of your petition is revoked. You may appeal this decision by filing Form I-290B.`;
  expect(read(revoked)).toMatchObject({ date: "2026-11-25" });
  const broken =
    "U.S. Immigration and Customs Enforcement\nNOTICE - IMMIGRATION BOND BREACHED\nForm I-323\nDate: November 10, 2026\nThe alien failed to appear on October 8, 2026 at 10:00 AM. You may appeal this decision on Form I-290B within 30 days (33 if mailed).";
  expect(read(broken)).toMatchObject({ kind: "respond", date: "2026-12-10" });
});
