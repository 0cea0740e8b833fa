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
    [
      "Confirma tu fecha en https://acis.eoir.justice.gov, y busca ya un abogado.",
      "Confirma tu fecha en acis punto eoir punto justice punto gov, y busca ya un abogado.",
    ],
    ["Su página oficial es https://www.uscis.gov/i-130.", "Su página oficial es uscis punto gov."],
    ["Mira la tabla en uscis.gov/g-1055 antes de pagar.", "Mira la tabla en uscis punto gov antes de pagar."],
    ["Búscalo en locator.ice.gov.", "Búscalo en locator punto ice punto gov."],
    ["Ve a justice.gov/eoir/list-pro-bono-legal-service-providers.", "Ve a justice punto gov."],
    ["Tu esposo(a) puede.", "Tu esposo o esposa puede."],
    ["El 125% del nivel", "El 125 por ciento del nivel"],
    ["- Uno\n- Dos", "Uno Dos"],
    ["La 42A y la 42B.", "La cuarenta y dos a y la cuarenta y dos be."],
    ["La EOIR-42A / 42B", "La e o i erre, cuarenta y dos a o cuarenta y dos be"],
    ["La categoría (c)(8) o (c)(9).", "La categoría ce ocho o ce nueve."],
    ["TPS es (a)(12) o A12, y asilo C08.", "TPS es a doce o a doce, y asilo ce ocho."],
    [
      "Sin la 245(i), y el parole 212(d)(5).",
      "Sin la dos cuarenta y cinco i, y el parole dos doce de cinco.",
    ],
    ["Una petición vieja (245(i)).", "Una petición vieja (dos cuarenta y cinco i)."],
    ["H-2A, H-2B, K-1 y EB-3", "hache dos a, hache dos be, ka uno y e be tres"],
    ["Va en la F2B.", "Va en la efe dos be."],
    ["Tienes I-220A o una I-918B.", "Tienes i, dos veinte a o una i, nueve dieciocho be."],
    ["La ley H.R.1 y la DV-2027", "La ley hache erre uno y la de ve 2027"],
    ["Búscala en i94.cbp.dhs.gov.", "Búscala en i noventa y cuatro punto cbp punto dhs punto gov."],
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
    ["The 42A or the 42B", "The forty-two A or the forty-two B"],
    ["Category (c)(8) or (c)(9), C08", "Category C eight or C nine, C eight"],
    ["TPS is (a)(12). See 245(i).", "TPS is A twelve. See two forty-five I."],
    [
      "An H-2A or H-2B visa, I-220A, I-918B",
      "An H two A or H two B visa, I, two twenty A, I, nine eighteen B",
    ],
    ["Some I-765s and W-2s", "Some I, seven sixty-fives and W, twos"],
    ["Petition for Alien Fiancé(e) & Widow(er)", "Petition for Alien Fiancé and Widow"],
  ])("%s", (text, said) => {
    expect(spoken(text, "en")).toBe(said);
  });
});

test("what only looks like a code is left alone", () => {
  for (const text of ["Tu familia (a veces) y 10 años (33 por correo).", "El TPS y el ITIN.", "A 5 días"]) {
    expect(spoken(text, "es")).toBe(text);
  }
});

test("saying it twice changes nothing", () => {
  const once = spoken("Llena el I-485, cuesta $1,440 (dato al 2026-10-01). https://www.uscis.gov", "es");
  expect(spoken(once, "es")).toBe(once);
});
