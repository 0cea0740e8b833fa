/** Letters that are not immigration's, and letters that only pretend to be. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-21" });

const uscis = "U.S. Department of Homeland Security\nU.S. Citizenship and Immigration Services\n";
const failure = "Failure to appear may result in";

describe("wording of the court", () => {
  it.each([
    `${uscis}Request for Applicant to Appear for Initial Interview\nNotice Date: 11/02/2026\nYou are hereby notified to appear for the interview on December 9, 2026 at 9:00 AM. ${failure} denial.`,
    `Superior Court\nSummons for Jury Service\nReport on December 9, 2026. ${failure} a fine.`,
    `City of Houston Municipal Court\nTraffic citation\nAppear on December 8, 2026 at 9:00 AM. ${failure} a warrant.`,
    `U.S. Immigration and Customs Enforcement\nCall-in letter\nReport on December 9, 2026 at 9:00 AM. ${failure} your arrest.`,
  ])("is not said of another letter: %s", (text) => {
    const { lines, translation } = read(text);
    expect(translation).not.toMatch(/el juez puede ordenar tu deportación/);
    expect(lines.map(({ meaning }) => meaning)).toContain(
      "Si no vas, puede haber consecuencias: lee esa frase completa.",
    );
  });

  it("is said of a hearing", () => {
    const letter = read(
      `EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nNOTICE OF HEARING IN REMOVAL PROCEEDINGS\nYour case has been scheduled for a MASTER hearing on December 9, 2026 at 8:30 AM. ${failure} an order of removal.`,
    );
    expect(letter.translation).toContain("el juez puede ordenar tu deportación sin ti");
  });

  it("is not said of a letter nobody knows", () => {
    const letter = read(
      "County Court\nYour case has been scheduled for a hearing on January 5, 2027. You did not pass the inspection. Your application has been approved.",
    );
    expect(letter.lines).toEqual([]);
  });
});

describe("letters of other offices", () => {
  it.each([
    [
      "Consulado General de México en Houston\nSu cita de pasaporte es el 4 de diciembre de 2026.",
      "consulado",
    ],
    [
      "Social Security Administration\nEmployer Correction Request\nThe name and number do not match our records.",
      "Seguro Social",
    ],
    [
      "City of Dallas Municipal Court\nTraffic Citation\nAppear by December 8, 2026 at 9:00 AM.",
      "corte local",
    ],
    ["Texas Department of Public Safety\nYour driver license will be suspended.", "licencias"],
    ["Internal Revenue Service\nYou owe $120.", "impuestos"],
  ])("are told apart: %s", (text, office) => {
    const letter = read(text);
    expect(letter.kind).toBeNull();
    expect(letter.notes.map(({ code }) => code)).toContain("not-immigration");
    expect(letter.description).toMatch(/^No es una carta de inmigración: parece ser/);
    expect(letter.translation).toContain(office);
    expect(letter.solution).not.toContain("egov.uscis.gov");
  });

  it.each([
    "Department of Homeland Security\nA sheet about Social Security Administration records and removal proceedings.",
    "Notice of something\nUSCIS\nTraffic citation enclosed.",
    "Unknown paper without any name.",
  ])("nothing is ruled out where immigration is named: %s", (text) => {
    const letter = read(text);
    expect(letter.notes.map(({ code }) => code)).not.toContain("not-immigration");
    expect(letter.description).not.toContain("No es una carta de inmigración");
  });
});

describe("letters that pretend", () => {
  const rfe = `${uscis}REQUEST FOR EVIDENCE\nForm I-797E, Notice of Action\nNotice Date: November 2, 2026\nAdditional evidence is required to process this case.\n`;
  it.each([
    `${rfe}You must pay $980 by scanning the QR code below before December 1, 2026.`,
    `${rfe}To pay your fee, call 347-555-0188 today. Pay by phone.`,
    `${rfe}Send your papers to officer@uscis-payments.com.`,
    `${rfe}See www.uscis-online.org for your case.`,
    `${rfe}Pay $980 and write to officer.smith@gmail.com.`,
    "USCIS\nPay with Zelle.",
  ])("are warned of: %s", (text) => {
    expect(read(text).notes[0]?.code).toBe("payment-trick");
  });

  it.each([
    rfe,
    `${rfe}Receipt Number: IOE0912345678\nQuestions: 800-375-5283, www.uscis.gov/contactcenter. Pay online at uscis.gov/fees.`,
    `EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nCertificate of Service: I served this motion on counsel at jane.doe@lawfirm.com. The filing fee of $1,045 was paid.\nA208-456-789`,
  ])("real ones are not: %s", (text) => {
    expect(read(text).notes.map(({ code }) => code)).not.toContain("payment-trick");
  });
});
