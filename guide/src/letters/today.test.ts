/** What a letter asks for depends on the day it is read: before, on, and after its date. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string, today = "2026-11-21") => reader.read(text, { language: "es", today });

const eoir = `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
`;
const uscis = `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
`;

describe("a judge's order whose safe day has passed", () => {
  const order = `${eoir}ORDER OF THE IMMIGRATION JUDGE
Date of Order: November 2, 2026
It is HEREBY ORDERED that the application for asylum is denied.
Appeal Due By: December 2, 2026`;

  it("goes by the printed day while there is one", () => {
    const letter = read(order);
    expect(letter.deadline).toMatchObject({ date: "2026-12-02", actBy: "2026-12-02", daysLeft: 11 });
    expect(letter.deadline?.how).toContain("El plazo seguro ya pasó, el impreso (2 de diciembre de 2026) no");
    expect(letter.steps[0]).toBe(
      "Presenta hoy: el plazo seguro ya pasó, el impreso (2 de diciembre de 2026) no.",
    );
    expect(letter.steps.join()).not.toContain("10 días");
    expect(letter.description).not.toContain("Esa fecha ya pasó");
  });

  it("goes by the safe day until then", () => {
    expect(read(order, "2026-11-12").deadline).toMatchObject({ actBy: "2026-11-12", daysLeft: 0 });
  });

  it("says that it has passed when both have", () => {
    const letter = read(order, "2026-12-03");
    expect(letter.deadline?.daysLeft).toBeLessThan(0);
    expect(letter.description).toContain("Esa fecha ya pasó");
  });
});

describe("an appointment", () => {
  const letter = (today: string) =>
    read(
      `${uscis}ASC APPOINTMENT NOTICE
Notice Date: October 9, 2026
PLEASE APPEAR AT THE BELOW APPLICATION SUPPORT CENTER AT THE DATE AND TIME SPECIFIED to have your biometrics taken.
Date and Time of Appointment: 10/30/2026 9:00 AM`,
      today,
    );

  it("that is to come is gone to", () => {
    expect(letter("2026-10-20").steps[0]).toMatch(/^Ve el día/);
  });

  it("of today is gone to today", () => {
    expect(letter("2026-10-30").steps[0]).toMatch(/^Es hoy/);
  });

  it("that has passed is not", () => {
    const { steps } = letter("2026-11-21");
    expect(steps[0]).toMatch(/^Esa cita ya pasó/);
    expect(steps.join()).not.toContain("Ve el día");
  });
});

describe("a date to answer", () => {
  const letter = (today: string) =>
    read(
      `${uscis}REQUEST FOR EVIDENCE
Form I-797E, Notice of Action
Notice Date: September 1, 2026
Additional evidence is required to process this case.
Your response must be received in this office by November 21, 2026.`,
      today,
    );

  it("that is a Saturday is met before, and on the day itself at once", () => {
    expect(letter("2026-11-10").deadline?.how).toContain("manda tu respuesta para que llegue antes");
    const today = letter("2026-11-21");
    expect(today.deadline?.how).not.toContain("para que llegue antes");
    expect(today.deadline?.how).toContain("Es hoy y es sábado");
    expect(today.steps[0]).toMatch(/^Hoy es el último día/);
  });

  it("that was counted and has passed may have days of the post left", () => {
    const denial = (today: string) =>
      read(
        `${uscis}Notice Date: August 1, 2026
Your application is denied. You may file an appeal or motion within 30 days of the date of this decision.`,
        today,
      );
    expect(denial("2026-09-02").description).toContain("podría durar hasta el 3 de septiembre de 2026");
    expect(denial("2026-09-02").steps[0]).toMatch(/^Manda tu respuesta hoy/);
    expect(denial("2026-09-04").description).toContain("Esa fecha ya pasó");
  });
});

it("does not call the day on which a paper ends the day from which it is good", () => {
  const { dates } = read(`${uscis}Your employment authorization is revoked effective December 1, 2026.`);
  expect(dates).toMatchObject([{ date: "2026-12-01", role: "expires" }]);
});
