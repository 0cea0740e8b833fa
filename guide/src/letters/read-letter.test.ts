import { describe, expect, it } from "vitest";
import { findPhrase } from "#guide/letters/find-phrase.ts";
import { createPage } from "#guide/letters/page.ts";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { knownWording } from "#guide/letters/wording.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string, today = "2026-09-01", language: "es" | "en" = "es") =>
  reader.read(text, { language, today });

const rfe = `Department of Homeland Security
U.S. Citizenship and Immigration Services
Form I-797E, Notice of Action
Receipt Number            Case Type
IOE0912345678             I485 - APPLICATION TO REGISTER PERMANENT RESIDENCE
Received Date             Notice Date
03/04/2026                August 14, 2026
Notice Type: Request for Evidence
Applicant A208-456-789
The documentation submitted is not sufficient. Your response must be received in this office by
November 6, 2026. Please submit all of the requested evidence at one time.`;

describe("reading a letter", () => {
  it("names a request for evidence, its numbers and the printed deadline", () => {
    const letter = read(rfe);
    expect(letter.kind?.code).toBe("N06");
    expect(letter.confidence).toBe("high");
    expect(letter.receiptNumber).toBe("IOE0912345678");
    expect(letter.alienNumber).toBe("A208456789");
    expect(letter.deadline).toMatchObject({
      kind: "respond",
      date: "2026-11-06",
      actBy: "2026-11-06",
      certainty: "printed",
      daysLeft: 66,
    });
    expect(letter.dates.map(({ date, role }) => [date, role])).toEqual([
      ["2026-03-04", "received"],
      ["2026-08-14", "notice"],
      ["2026-11-06", "deadline"],
    ]);
    expect(letter.translation).toContain(
      "Tu respuesta tiene que llegar a más tardar el 6 de noviembre de 2026.",
    );
    expect(letter.description).toContain("Faltan 66 días.");
    expect(letter.solution).toMatch(/1\. .+\n2\. /);
    expect(letter.sources[0]?.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("puts the printed sentence beside what it says", () => {
    expect(read(rfe).lines).toContainEqual({
      original: "Your response must be received in this office by November 6, 2026.",
      meaning: "Tu respuesta tiene que llegar a más tardar el 6 de noviembre de 2026.",
    });
  });

  it("reads through the mistakes of a camera", () => {
    const letter = read(
      rfe
        .replace("IOE0912345678", "I0E09l2345678")
        .replace("Form I-797E, Notice of Action", "Form l-797E, Notlce ofAction :")
        .replace("documentation submitted", "documentatlon submltted")
        .replace("November 6, 2026", "Novembcr 6, 2026 |"),
    );
    expect(letter.kind?.code).toBe("N06");
    expect(letter.receiptNumber).toBe("IOE0912345678");
    expect(letter.deadline?.date).toBe("2026-11-06");
    expect(letter.notes.map(({ code }) => code)).toContain("odd-numbers");
  });

  it("counts days from the printed date, adds post and weekend only as what not to rely on", () => {
    const letter = read(`U.S. Citizenship and Immigration Services
Notice Date: August 1, 2026
Receipt Number: MSC-24-123-45678
RE: Form I-485
Your application is denied. You may file an appeal or motion within 30 days of the date of this decision.`);
    expect(letter.kind?.code).toBe("N09");
    expect(letter.receiptNumber).toBe("MSC2412345678");
    // August 31 is a Monday; with three days for the post it is a Thursday.
    expect(letter.deadline).toMatchObject({
      date: "2026-08-31",
      latest: "2026-09-03",
      certainty: "computed",
      counted: { from: "2026-08-01", field: "Notice Date", days: 30, mailDays: 3 },
    });
    expect(letter.lawyer).toBe("now");
  });

  it("moves a counted last day off a Saturday, never the day to act by", () => {
    const letter = read(`U.S. Citizenship and Immigration Services
Annual Asylum Fee Notice
Notice Date: July 2, 2026
You must pay the Annual Asylum Fee within 30 days of the date of this notice.`);
    expect(letter.deadline).toMatchObject({ date: "2026-08-01", actBy: "2026-08-01", latest: "2026-08-03" });
  });

  it("gives no date when none can be read", () => {
    const letter = read(`U.S. Citizenship and Immigration Services
REQUEST FOR EVIDENCE
Form I-797E, Notice of Action
Your response must be received in this office by ####. Additional evidence is required to process this case.`);
    expect(letter.kind?.code).toBe("N06");
    expect(letter.deadline).toMatchObject({ date: null, actBy: null, certainty: "unsure", daysLeft: null });
    expect(letter.deadline?.how).toContain("No pudimos leer la fecha límite");
  });

  it("says when a deadline lies before the letter", () => {
    const letter = read(rfe.replace("November 6, 2026", "January 6, 2026"));
    expect(letter.deadline).toMatchObject({ date: "2026-01-06", certainty: "unsure" });
    expect(letter.deadline?.how).toContain("no concuerda");
  });

  it("tells an open court date from a missing one", () => {
    const letter = read(`U.S. Department of Homeland Security
Notice to Appear
In removal proceedings under section 240 of the Immigration and Nationality Act
File No: A 208 111 222
YOU ARE ORDERED to appear before an immigration judge at a date to be set.`);
    expect(letter.kind?.code).toBe("N21");
    expect(letter.alienNumber).toBe("A208111222");
    expect(letter.deadline?.date).toBeNull();
    expect(letter.deadline?.how).toContain("1-800-898-7180");
  });

  it("advises ten days after a judge's order and keeps the printed date", () => {
    const letter = read(`EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
ORDER OF THE IMMIGRATION JUDGE
Date of Order: September 1, 2026
It is HEREBY ORDERED that the application for asylum is denied.
Appeal Due By: October 1, 2026`);
    expect(letter.deadline).toMatchObject({ date: "2026-10-01", actBy: "2026-09-11" });
  });

  it("says only what a marked box says", () => {
    const boxes = (one: string, two: string) => `U.S. Department of Homeland Security
Notice to Appear
In removal proceedings under section 240 of the Immigration and Nationality Act
${one} You are an arriving alien.
${two} You are an alien present in the United States who has not been admitted or paroled.
YOU ARE ORDERED to appear before an immigration judge on November 18, 2026 at 8:45 AM`;
    const known = read(boxes("[ ]", "[X]")).translation;
    expect(known).toContain("sin haber sido admitido");
    expect(known).not.toContain("puerta de entrada");
    const unseen = read(boxes("", "")).translation;
    expect(unseen).not.toContain("sin haber sido admitido");
    expect(unseen).toContain("mira cuál está marcada");
    expect(read(boxes("", "")).deadline).toMatchObject({ kind: "attend", date: "2026-11-18", time: "08:45" });
  });

  it("does not take papers of other offices for immigration letters", () => {
    const others = [
      "Social Security Administration\nDate: March 3, 2026\nYour name and number do not match our records.",
      "State of Texas\nNotice of Hearing\nYour driver license will be suspended. Hearing Date: January 5, 2027 at 9:00 AM",
      "County Court\nYou are ordered to appear before the judge on July 8, 2026 at 9:00 AM.",
      "Estimados padres: la junta de la escuela será el 4 de marzo de 2026 a las 9:00 AM.",
    ];
    for (const text of others) {
      const letter = read(text);
      expect(letter.kind, text).toBeNull();
      expect(letter.confidence).toBe("low");
      expect(letter.deadline).toBeNull();
      expect(letter.dates).toHaveLength(1);
      expect(letter.translation).toContain(text.slice(0, 40));
      expect(letter.notes.map(({ code }) => code).join()).toMatch(/not-recognised|not-immigration/);
      expect(letter.steps.length).toBeGreaterThan(3);
    }
  });

  it("warns of payments the government does not take", () => {
    const letter = read("USCIS\nPay $500 with gift cards or Zelle to Agent Smith before Nov 30, 2026.");
    expect(letter.kind).toBeNull();
    expect(letter.notes[0]?.code).toBe("payment-trick");
  });

  it("speaks English to English readers", () => {
    const letter = read(rfe, "2026-11-06", "en");
    expect(letter.description).toContain("It is today.");
    expect(letter.translation).toContain("Your answer must arrive by November 6, 2026.");
  });

  it("is not slowed down by a long or hostile text", () => {
    const started = performance.now();
    read(`${"Notice of ".repeat(20_000)}${"1".repeat(20_000)}${"/1".repeat(5000)}`);
    // Generous: it is a guard against a search that never ends, not a measurement.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("known wording", () => {
  it("finds each of its own phrases and stands once", () => {
    const phrases = knownWording.flatMap(({ print }) => print);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const phrase of phrases)
      expect(findPhrase(createPage(`Xyzzy. ${phrase} plugh.`), phrase), phrase).not.toBeNull();
  });

  it("speaks plainly in both languages", () => {
    for (const { es, en } of knownWording) {
      expect(es, es).toMatch(/[.)]$/);
      expect(en, en).toMatch(/[.)]$/);
      expect(es).not.toMatch(/usted|EE\.?UU/i);
    }
  });
});
