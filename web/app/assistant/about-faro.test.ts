import { readFileSync } from "node:fs";
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { aboutFaroTexts } from "@faro/guide/safety/server-only/about-faro/about-faro-texts.ts";
import { describe, expect, it } from "vitest";

const wordsOf = (slice: string, language: string): string =>
  readFileSync(new URL(`../${slice}/locales/${language}.json`, import.meta.url), "utf8");

/** What the chat says of Faro names buttons, limits and prices that stand elsewhere. */
describe.each(["es", "en"] as const)("what the chat says of Faro: %s", (language) => {
  const told = aboutFaroTexts[language];

  it("names the buttons as they are called", () => {
    const buttons: [string, string][] =
      language === "es"
        ? [
            ["assistant", "Limpiar Chat"],
            ["assistant", "Borrar esta conversación"],
            ["layout", "Configuración"],
            ["accounts", "Eliminar mi cuenta"],
          ]
        : [
            ["assistant", "Clear Chat"],
            ["assistant", "Erase this conversation"],
            ["layout", "Settings"],
            ["accounts", "Delete my account"],
          ];
    for (const [slice, label] of buttons) {
      expect(told.deletes.join(" ")).toContain(label);
      expect(wordsOf(slice, language)).toContain(`"${label}"`);
    }
    const [leave, suggestions] =
      language === "es" ? ["Salir rápido", "Sugerencias"] : ["Quick exit", "Suggestions"];
    expect(told.phone.join(" ")).toContain(leave);
    expect(told.cancels.join(" ")).toContain(suggestions);
    for (const label of [leave, suggestions]) expect(wordsOf("layout", language)).toContain(`"${label}"`);
    const policy = language === "es" ? "Política de privacidad" : "Privacy policy";
    expect(told.keeps.join(" ")).toContain(policy);
    expect(wordsOf("layout", language).toLowerCase()).toContain(policy.toLowerCase());
  });

  it("tells the limits and the prices of the contract", () => {
    const costs = told.costs.join(" ");
    const { trialCents, monthlyCents, trialDays } = paymentLimits;
    expect(costs).toContain(` ${accountLimits.freeQuestions} `);
    expect(costs).toContain(`${assistantLimits.guestQuestions} `);
    expect(costs).toContain(`$${trialCents / 100} `);
    expect(costs).toContain(`$${(monthlyCents / 100).toFixed(2)}`);
    expect(costs).toContain(` ${trialDays} `);
  });

  it("promises no more of the government than the pages do", () => {
    const promise =
      language === "es" ? "salvo que lo obligue una orden legal válida" : "unless a valid legal order forces";
    expect(told.keeps.join(" ")).toContain(promise);
    expect(told.reports.join(" ")).toContain(promise);
  });
});
