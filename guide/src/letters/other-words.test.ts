/** Letters that are worded otherwise than the corpus, in another order of dates or another language. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-21" });
const uscis = `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
`;

describe("letters in other words", () => {
  it("takes the day until which a letter gives time", () => {
    const letter = read(
      `${uscis}October 14, 2026\nREQUEST FOR EVIDENCE\nYou have until January 8, 2027 to give us what we ask.`,
    );
    expect(letter.deadline).toMatchObject({ date: "2027-01-08", certainty: "printed" });
  });

  it.each([
    "You have until close of business on January 8, 2027 to respond.",
    "Deadline for response: January 8, 2027",
    "Your response must be postmarked by January 8, 2027.",
  ])("takes the day of: %s", (text) => {
    const letter = read(`${uscis}REQUEST FOR EVIDENCE\nNotice Date: November 2, 2026\n${text}`);
    expect(letter.deadline).toMatchObject({ date: "2027-01-08", certainty: "printed" });
  });

  it("counts nothing for sure from a date whose digits are doubtful", () => {
    const letter = read(`${uscis}Notice Date: 1O/05/2026\nDenial Notice\nYour application is denied.`);
    expect(letter.deadline).toMatchObject({ date: "2026-11-04", certainty: "unsure" });
  });

  it.each([
    [
      "a consulate",
      "U.S. Department of State\nNational Visa Center\nU.S. Consulate General, Ciudad Juarez\n",
    ],
    ["a letter with another date that way", "National Visa Center\nMedical exam before 27/02/2027\n"],
  ])("is unsure of 03/04/2027 from %s", (_, head) => {
    const letter = read(
      `${head}Your immigrant visa interview has been scheduled.\nInterview date: 03/04/2027 at 7:30 AM`,
    );
    expect(letter.deadline).toMatchObject({ kind: "attend", certainty: "unsure" });
    expect(letter.description).toContain("No estamos seguros");
    expect(letter.description).not.toContain("Tienes que presentarte");
  });

  it("does not say that a doubtful date has passed", () => {
    const letter = read(
      `${uscis}Request for Evidence\nNotice Date: December 20, 2026\nYour response is due by January 15, 2026.`,
    );
    expect(letter.deadline?.certainty).toBe("unsure");
    expect(letter.description).toContain("Si esa fecha es correcta, ya pasó");
    expect(letter.description).not.toContain("Esa fecha ya pasó");
  });

  it("knows a denial by what was done to the form", () => {
    const letter = read(
      `${uscis}Date: November 4, 2026\nDECISION\nYour Form I-751 has been denied.\nYou may file Form I-290B within 30 calendar days of the date of this decision (33 days if mailed).`,
    );
    expect(letter.kind?.code).toBe("N09");
    expect(letter.deadline).toMatchObject({ date: "2026-12-04", certainty: "computed" });
  });

  it("names the dates and days of a letter it does not know, as a question and not as a deadline", () => {
    const board = read(
      "U.S. Department of Justice\nBoard of Immigration Appeals\nDate: SEP 22 2026\nORDER: The appeal is dismissed.\nA petition for review must be filed no later than 30 days after the date of this decision.",
    );
    expect(board).toMatchObject({ kind: null, deadline: null, lawyer: "now" });
    expect(board.description).toContain("un plazo de 30 días");
    const spanish = read(
      "Departamento de Seguridad Nacional\nFecha de la notificación: 3 de octubre de 2026\nUsted debe responder a más tardar el 28 de diciembre de 2026.",
    );
    expect(spanish.deadline).toBeNull();
    expect(spanish.dates.map(({ date, role }) => [date, role])).toEqual([
      ["2026-10-03", "notice"],
      ["2026-12-28", "deadline"],
    ]);
    expect(spanish.description).toContain("28 de diciembre de 2026");
  });

  it("does not trust a day whose weekday is another one", () => {
    const report = (day: string) =>
      read(
        `U.S. Immigration and Customs Enforcement\nOrder of Supervision I-220B\nYou must report in person on ${day}, December 1, 2026 at 9:00 AM.`,
      ).deadline;
    expect(report("Tuesday")).toMatchObject({ date: "2026-12-01", certainty: "printed" });
    expect(report("Monday")).toMatchObject({ date: "2026-12-01", certainty: "unsure" });
    expect(report("Monday")?.how).toContain("ese día es martes");
  });

  it("leads with the days of the letter where they end well before its printed date", () => {
    const asked = (days: string, date: string) =>
      read(
        `${uscis}REQUEST FOR EVIDENCE\nNotice Date: November 2, 2026\nYou must respond within ${days} days of this notice. Your response must be received in this office by ${date}.`,
      ).deadline;
    expect(asked("thirty (30)", "January 25, 2027")).toMatchObject({
      date: "2027-01-25",
      actBy: "2026-12-02",
      certainty: "unsure",
    });
    expect(asked("84", "January 25, 2027")).toMatchObject({ actBy: "2027-01-25", certainty: "printed" });
    expect(asked("30", "December 7, 2026")).toMatchObject({ actBy: "2026-12-07", certainty: "printed" });
  });

  it.each([
    "Notice of Termination of Parole\nYour parole will terminate on October 24, 2026. You must depart the United States.",
    "Administrative Appeals Office\nThe appeal is dismissed.",
  ])("sends an unknown letter that ends something to a lawyer: %s", (text) => {
    expect(read(`${uscis}${text}`).lawyer).toBe("now");
  });
});
