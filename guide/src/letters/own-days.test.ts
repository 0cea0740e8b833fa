/** The day of a letter, of a decision, of a visit: never a stamp, a footer, a certificate or a day that is still to come. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-21" });

const uscis = "U.S. Department of Homeland Security\nU.S. Citizenship and Immigration Services\n";
const eoir =
  "UNITED STATES DEPARTMENT OF JUSTICE\nEXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\n";
const order = (text: string) => read(`${eoir}File: A098-765-432\nORDER OF THE IMMIGRATION JUDGE\n${text}`);
const hearing = (text: string) => read(`${eoir}NOTICE OF HEARING IN REMOVAL PROCEEDINGS\n${text}`);

describe("a judge's order", () => {
  it.each([
    ["the certificate's day", "The application is denied.\nCertificate of Service\nDate: 11/20/2026"],
    ["a day to come", "The motion is granted.\nDate: January 12, 2027 at 9:00 AM\nNext hearing as above."],
  ])("is not counted from %s", (_, text) => {
    expect(order(text).deadline).toMatchObject({ date: null, certainty: "unsure" });
  });

  it("is counted from the day in words", () => {
    const { deadline } = order("The application is denied.\nSO ORDERED this 18th day of November, 2026.");
    expect(deadline).toMatchObject({ date: "2026-11-28", certainty: "computed" });
  });

  it.each([
    "DHS requests that the respondent be removed from the United States to Honduras. The request is denied.",
    "The Department argued that respondent be removed from the United States to Honduras.",
    "The motion to stay the order that respondent be removed from the United States to Honduras is granted.",
    "Voluntary departure is granted until 01/20/2027. If respondent fails to depart, the respondent is ordered removed to Mexico.",
  ])("is not told as a removal where that is only asked or possible: %s", (text) => {
    const { lines } = order(`${text}\nDate: 11/18/2026`);
    expect(lines.map(({ meaning }) => meaning).join()).not.toContain("ordenó tu deportación");
  });

  it("is known where the word appeal follows its title", () => {
    const letter = order("Appeal reserved by Respondent; appeal due December 18, 2026.\nDate: 11/18/2026");
    expect(letter.kind?.code).toBe("N23");
  });
});

describe("a visit", () => {
  it.each([
    "Your case has been scheduled for a MASTER hearing on December 9 at 8:30 AM. Printed 11/10/2026 8:00 AM",
    "Your case has been scheduled for a MASTER hearing on December 9, 2O2G at 8:30 AM.\n11/10/2026 8:00 AM",
  ])("whose day cannot be read is not that of the printed footer: %s", (text) => {
    const { deadline, lines, steps } = hearing(text);
    expect(deadline).toMatchObject({ date: null, certainty: "unsure" });
    expect(lines.map(({ meaning }) => meaning).join()).not.toContain("10 de noviembre");
    expect(steps.join()).not.toContain("ya pasó");
  });

  it("is read from the court's new notice", () => {
    const letter = hearing(
      "Your case has been scheduled for a MASTER hearing before the immigration court on:\nDate:           December 9, 2026\nTime:           8:30 A.M. CT\nCourt Address:  600 Jefferson Street, Suite 900, Houston, TX 77002\nNOTICE DATE: 11/03/2026",
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-09", time: "08:30", certainty: "printed" });
    expect(letter.place).toBe("600 Jefferson Street, Suite 900, Houston, TX 77002");
    expect(letter.dates.map(({ role }) => role)).toEqual(["appointment", "notice"]);
  });

  it("is read beside a title that runs into the head of a column", () => {
    const letter = read(
      `${uscis}Request for Applicant to Appear for Initial Interview        NOTICE DATE
                                                             November 02, 2026
You are hereby notified to appear for the interview appointment, as scheduled below.
PLACE YOU SHOULD COME TO                     ON: Tuesday, December 15, 2026
USCIS Houston Field Office                   AT: 09:15AM
810 Gears Road, Suite 100
Houston TX 77067`,
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-15", time: "09:15", certainty: "printed" });
    expect(letter.dates[0]).toMatchObject({ date: "2026-11-02", role: "notice" });
    expect(letter.place).toBe("810 Gears Road, Suite 100, Houston TX 77067");
  });

  it("stands where it is put in place of another", () => {
    const { deadline } = hearing(
      "Your MASTER hearing will be held on January 20, 2027 at 10:00 AM instead of December 15, 2026 at 8:30 AM.",
    );
    expect(deadline).toMatchObject({ date: "2027-01-20", time: "10:00", certainty: "printed" });
  });

  it("in Spanish is asked about, and goes to a lawyer", () => {
    const letter = read(
      "DEPARTAMENTO DE JUSTICIA\nCORTE DE INMIGRACION\nAVISO DE AUDIENCIA\nSu caso ha sido programado para una audiencia MASTER el 9 de diciembre de 2026 a las 8:30 a.m.",
    );
    expect(letter).toMatchObject({ kind: null, deadline: null, lawyer: "now" });
    expect(letter.dates).toMatchObject([{ date: "2026-12-09", time: "08:30", role: "appointment" }]);
    expect(letter.description).toContain("9 de diciembre de 2026");
  });
});

it("no days are counted from a day that only stands in the letter", () => {
  const letter = read(
    "U.S. Citizenship and Immigration Services\nYour application is denied. To avoid deportation pay $980 by Zelle before November 30, 2026.",
  );
  expect(letter.deadline?.date ?? null).toBeNull();
  expect(letter.notes[0]?.code).toBe("payment-trick");
});

describe("days that are not to answer the letter", () => {
  const letter = (title: string, text: string) =>
    read(`${uscis}Notice Date: November 12, 2026\n${title}\n${text}`).deadline;

  it.each([
    ["REQUEST FOR EVIDENCE", "Submit Form I-693 signed by a civil surgeon within 60 days of your filing."],
    ["REQUEST FOR EVIDENCE", "You must report a change of address within 10 days of moving."],
    ["NOTICE OF INTENT TO DENY", "You were married within 90 days of your arrival."],
    ["NOTICE OF INTENT TO DENY", "You have 60 days to respond."],
  ])("give no date: %s, %s", (title, text) => {
    expect(letter(title, text)).toMatchObject({ date: null, certainty: "unsure" });
  });

  it.each([
    [
      "DECISION",
      "Your application is denied. Any biometrics must be taken within 60 days of a new filing.",
      "2026-12-12",
    ],
    [
      "NOTICE OF INTENT TO REVOKE",
      "The beneficiary worked within 60 days of entry. You may submit evidence.",
      "2026-12-12",
    ],
    [
      "Annual Asylum Fee Notice",
      "You must pay the Annual Asylum Fee. If you moved, tell us within 10 days.",
      "2026-12-12",
    ],
  ])("leave the rule's own: %s, %s", (title, text, date) => {
    expect(letter(title, text)).toMatchObject({ date, certainty: "computed" });
  });

  it.each([
    ["You have 30 days (33 days if mailed) to respond. You were married within 90 days of your arrival.", 30],
    ["Within 16 days of the date of this letter you may submit a rebuttal.", 16],
    ["You may submit evidence within twenty days.", 20],
  ])("leave those to answer: %s", (text, days) => {
    expect(letter("NOTICE OF INTENT TO DENY", text)).toMatchObject({
      counted: { days },
      certainty: "computed",
    });
  });
});

describe("what stands beside the date that counts", () => {
  it("an appointment that cannot be moved is still that appointment", () => {
    const letter = read(
      `${uscis}ASC Appointment Notice\nNotice Date: November 9, 2026\nPLEASE APPEAR AT THE BELOW APPLICATION SUPPORT CENTER\nDate and Time of Appointment: 12/11/2026 08:00AM\nNOTE: this appointment cannot be rescheduled online after 12/10/2026.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-11", time: "08:00", certainty: "printed" });
    expect(letter.dates.map(({ meaning }) => meaning)).not.toContain("Fecha que ya no vale");
  });

  it("an address that a camera saw with empty lines is one", () => {
    const letter = read(
      `${uscis}Request for Applicant to Appear for Initial Interview\n\nJUAN PEREZ\n\n123 MAIN ST\n\nHOUSTON TX 77001\n\nYou are hereby notified to appear for the interview on December 15, 2026 at 9:15 AM.\n\nUSCIS Houston Field Office\n\n810 Gears Road, Suite 100\n\nHouston TX 77067`,
    );
    expect(letter.place).toBe("810 Gears Road, Suite 100, Houston TX 77067");
  });

  it("the court's address is not that of ICE", () => {
    const letter = read(
      "U.S. Department of Homeland Security\nNotice to Appear\nIn removal proceedings under section 240 of the Immigration and Nationality Act\nYOU ARE ORDERED to appear before an immigration judge at 600 Jefferson Street, Houston, TX 77002 on March 4, 2027 at 8:30 am to show why\nDate: November 2, 2026\nYou must report to ICE at 126 Northpoint Drive, Houston, TX 77060 on December 5, 2026 at 9:00 AM.",
    );
    expect(letter).toMatchObject({
      deadline: { date: "2027-03-04" },
      place: "600 Jefferson Street, Houston, TX 77002",
    });
  });

  it("an extension is until its own day, not until that of the old card", () => {
    const letter = read(
      `${uscis}Form I-797, Notice of Action\nNotice Date: November 2, 2026\nThis notice automatically extends the validity of your Employment Authorization Document. Your card that expired on 09/01/2026 is automatically extended through 03/01/2027.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2027-03-01", certainty: "printed" });
  });

  it("a date alone under the title is the letter's, to be confirmed", () => {
    const letter = read(
      `${uscis}NOTICE OF INTENT TO DENY\nNovember 12, 2026\nYou filed on March 4, 2026. On October 1, 2026 you were interviewed. You have 30 days to respond.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-12", certainty: "unsure" });
  });
});

describe("news that is mixed", () => {
  it("a case that goes to the court is no harmless notice", () => {
    const letter = read(
      `${uscis}Notice Date: November 2, 2026\nForm I-797C, Notice of Action\nWe have transferred your case to the Immigration Court because you are in removal proceedings.`,
    );
    expect(letter).toMatchObject({ kind: null, lawyer: "now" });
  });

  it("an approval beside a denial names the lawyer", () => {
    const letter = read(
      `${uscis}Approval Notice\nNotice Date: November 2, 2026\nWe have approved your application for employment authorization. Your request for advance parole was denied.`,
    );
    expect(letter.lawyer).not.toBe("no");
  });

  it("an interview that was moved is on the one day that follows, to be confirmed", () => {
    const letter = read(
      `${uscis}Request for Applicant to Appear for Naturalization Initial Interview\nNotice Date: November 2, 2026\nYour interview has been rescheduled. You are hereby notified to appear for the interview on January 5, 2027 at 10:30 AM.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2027-01-05", time: "10:30", certainty: "unsure" });
  });

  it("a letter of welcome has no day that could not be read", () => {
    const letter = read(
      `${uscis}Welcome Notice\nNotice Date: November 2, 2026\nWelcome to the United States of America! This is to notify you that your application for permanent residence has been approved.`,
    );
    expect(letter).toMatchObject({ kind: { code: "N13" }, deadline: null });
  });
});
