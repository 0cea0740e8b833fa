import { describe, expect, test } from "vitest";
import { spoken } from "#guide/speech/spoken.ts";

describe("Spanish", () => {
  test.each([
    ["Llena el I-485.", "Llena el i, cuatro ochenta y cinco."],
    ["Usa la I-601A o la N-400.", "Usa la i, seis cero uno a o la ene, cuatrocientos."],
    ["La I-90 y la W-7.", "La i, noventa y la doble u, siete."],
    ["I-485 Supp A", "i, cuatro ochenta y cinco suplemento a"],
    ["Cuesta $675.", "Cuesta 675 dólares."],
    ["Cuesta $1,440 en papel.", "Cuesta 1440 dólares en papel."],
    ["Vence el 2026-10-01.", "Vence el 1 de octubre de 2026."],
    ["Vence el 10/01/2026.", "Vence el 1 de octubre de 2026."],
    ["Hijos de 21+ años", "Hijos de 21 o más años"],
    ["**Importante**: llama al 911.", "Importante: llama al nueve uno uno."],
    ["Mira [la página](https://www.uscis.gov/es) hoy.", "Mira la página hoy."],
    ["Está aquí: https://www.uscis.gov/es.", "Está aquí."],
    ["Mira la tabla en uscis.gov/g-1055 antes de pagar.", "Mira la tabla en uscis punto gov antes de pagar."],
    ["Búscalo en locator.ice.gov.", "Búscalo en locator punto ice punto gov."],
    ["Ve a justice.gov/eoir/list-pro-bono-legal-service-providers.", "Ve a justice punto gov."],
    ["Tu esposo(a) puede.", "Tu esposo o esposa puede."],
    ["El 125% del nivel", "El 125 por ciento del nivel"],
    ["- Uno\n- Dos", "Uno Dos"],
  ])("%s", (text, said) => {
    expect(spoken(text, "es")).toBe(said);
  });

  test("telephones are said digit by digit", () => {
    expect(spoken("Llama al 800-799-7233.", "es")).toBe(
      "Llama al ocho cero cero, siete nueve nueve, siete dos tres tres.",
    );
  });
});

describe("English", () => {
  test.each([
    ["File Form I-485.", "File Form I, four eighty-five."],
    ["The I-601A costs $795.", "The I, six oh one A costs 795 dollars."],
    ["As of 2026-10-01", "As of October 1, 2026"],
    ["Children 21+", "Children 21 or more"],
    ["Fill in Form W-7 from irs.gov and send it.", "Fill in Form W, seven from irs dot gov and send it."],
  ])("%s", (text, said) => {
    expect(spoken(text, "en")).toBe(said);
  });
});

test("saying it twice changes nothing", () => {
  const once = spoken("Llena el I-485, cuesta $1,440 (dato al 2026-10-01). https://www.uscis.gov", "es");
  expect(spoken(once, "es")).toBe(once);
});
