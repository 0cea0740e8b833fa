/** Every date that is still to come can be kept, whatever the letter is; and what is said of where to look. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string, more: object = {}) =>
  reader.read(text, { language: "es", today: "2026-11-21", ...more });
const upcoming = (text: string) =>
  read(text)
    .dates.filter((date) => date.upcoming)
    .map(({ date, time }) => [date, time]);

const uscis = "U.S. Department of Homeland Security\nU.S. Citizenship and Immigration Services\n";

describe("dates to come", () => {
  it("are told of a letter that nobody recognises", () => {
    const ticket =
      "Municipal Court of Dallas County Texas Citation\nIssued November 3, 2026\nYou are hereby notified to appear in court on December 8, 2026 at 9:00 am.";
    expect(read(ticket).kind).toBeNull();
    expect(upcoming(ticket)).toEqual([["2026-12-08", "09:00"]]);
  });

  it("are told of a second matter in the letter, not only of its deadline", () => {
    const denial = `${uscis}DECISION\nNotice Date: November 2, 2026\nYour application is denied. You may file an appeal or motion (Form I-290B) within 30 days.\nYour biometrics appointment of December 10, 2026 at 8:00 AM still stands.`;
    const letter = read(denial);
    expect(letter.kind?.id).toBe("denial");
    expect(letter.deadline?.date).not.toBe("2026-12-10");
    expect(upcoming(denial)).toContainEqual(["2026-12-10", "08:00"]);
  });

  it("are not those that the letter takes back, that have passed, or of a birth", () => {
    const moved =
      "EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nNOTICE OF HEARING IN REMOVAL PROCEEDINGS\nDate of Birth: 03/04/2027\nNotice Date: November 2, 2026\nYour hearing previously scheduled for December 3, 2026 at 8:30 AM has been cancelled. Your MASTER hearing has been rescheduled to January 14, 2027 at 1:00 PM.";
    expect(upcoming(moved)).toEqual([["2027-01-14", "13:00"]]);
  });
});

describe("where to look", () => {
  const request = `${uscis}Form I-797E\nRequest for Evidence\nThe documentation submitted is not sufficient.`;
  it("asks for another photo only of a photo", () => {
    expect(read(request).deadline?.how).toBe("No pudimos leer la fecha límite. Búscala en tu carta.");
    expect(read(request, { fromPicture: true }).deadline?.how).toContain("manda otra foto");
    expect(read("Unknown paper.").solution).not.toContain("otra foto");
    expect(read("Unknown paper.", { fromPicture: true }).solution).toContain("Toma otra foto");
    expect(read("Unknown paper.", { language: "en" }).solution).not.toContain("another photo");
  });

  it("gives the address without the name of its field, and no phrase as the name of a field", () => {
    const interview = read(
      `${uscis}Request for Applicant to Appear for Initial Interview\nNotice Date: 11/02/2026\nYou are hereby notified to appear for the interview on December 9, 2026 at 9:00 AM.\nPLACE: USCIS 6500 Campus Circle Dr E, Irving TX 75063`,
    );
    expect(interview.place).toBe("USCIS 6500 Campus Circle Dr E, Irving TX 75063");
    const hearing = read(
      "EXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nNOTICE OF HEARING IN REMOVAL PROCEEDINGS\nYour case has been scheduled for a MASTER hearing on December 9, 2026 at 8:30 AM.",
    );
    expect(hearing.deadline?.how).not.toMatch(/en la parte “[a-z]/);
  });
});
