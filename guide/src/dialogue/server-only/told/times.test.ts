import { describe, expect, test } from "vitest";
import { dateIn, withDates } from "#guide/dialogue/server-only/told/dates.ts";
import { ageIn } from "#guide/dialogue/server-only/told/times.ts";
import { today } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

describe("a date in words", () => {
  test.each([
    ["fue el 9 de marzo de este año", "2026-03-09"],
    ["September 30 of this year", "2026-09-30"],
    ["el veinte de enero del año pasado", "2025-01-20"],
    ["la mandé el dos de mayo", "2026-05-02"],
    ["el treinta y uno de agosto de dos mil veintidós", "2022-08-31"],
    ["October twenty first, two thousand nineteen", "2019-10-21"],
    ["July fourth of last year", "2025-07-04"],
    ["llegué el 3 de marzo del año antepasado", "2024-03-03"],
    ["en abril de dos mil veinticuatro", "2024-04"],
    ["llegamos este año", "2026"],
    ["since twenty eighteen", "2018"],
    ["vine con el parole en agosto del veintitrés", "2023-08"],
    ["entramos en marzo del 19", "2019-03"],
    ["crucé el 4 de julio del noventa y ocho", "1998-07-04"],
    ["we came in May of 21", "2021-05"],
    ["desde octubre del año 22", "2022-10"],
  ])("%s", (text, date) => {
    expect(dateIn(clean(text), text, today, false)).toBe(date);
  });

  test("an hour is no year", () => {
    const text = "mi cita es el 3 de mayo de 10 a 11";
    expect(dateIn(clean(text), text, today, true)).toBe("2027-05-03");
  });

  test.each([
    "pagué dos mil dólares",
    "tengo 61 años",
    "may i send it now",
    "i have twenty dollars",
    "me cobró dos mil quinientos",
  ])("none in: %s", (text) => {
    expect(dateIn(clean(text), text, today, false)).toBeNull();
  });
});

describe("an age", () => {
  test.each([
    ["tengo 61 años", 61],
    ["ya cumplí sesenta y siete años y no sé leer", 67],
    ["I'm 70 years old", 70],
    ["and I'm 62", 62],
  ])("%s", (text, years) => expect(ageIn(clean(text))).toBe(years));

  test.each(["tengo 22 años aquí", "tengo 12 años con la mica", "i'm 2 months late", "llevo 30 años"])(
    "none in: %s",
    (text) => expect(ageIn(clean(text))).toBeNull(),
  );

  test("is kept as a year, and a relative's is not the asker's", () => {
    expect(withDates({}, "tengo 61 anos", "tengo 61 años", today, null)).toEqual({ born: "1965" });
    expect(withDates({}, "mi mama tiene 61 anos", "mi mamá tiene 61 años", today, null)).toEqual({});
  });
});

describe("what was sent, by the words", () => {
  test.each([
    ["mandé la renovación del permiso en mayo", { renewal: "2026-05" }],
    [
      "mi permiso se vence el 20 de enero ya mandé la renovación en octubre",
      { expires: "2027-01-20", renewal: "2026-10" },
    ],
    ["I filed my N-400 in March 2026", { n400: "2026-03" }],
    ["mi tío me pidió en 2010", { priority: "2010" }],
    ["me dieron hasta el 3 de enero para contestar", { due: "2027-01-03" }],
    ["llevo siete años de residente", { resident: "2019" }],
  ])("%s", (text, dates) => {
    expect(withDates({}, clean(text), text, today, null)).toEqual(dates);
  });
});
