import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { AnswerFooter } from "#web/assistant/answer-footer.tsx";
import { newExchange } from "#web/assistant/exchange.ts";
import { createI18n } from "#web/lib/i18n.ts";

const i18n = await createI18n("es");

function foot(recorded: boolean): string {
  const exchange = { ...newExchange(1, "a"), text: "b", recorded };
  const footer = createElement(AnswerFooter, { exchange, terms: [] });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, footer));
}

describe("the foot of an answer", () => {
  it("calls a text Faro's own only when it is on record", () => {
    expect(foot(true)).toContain("Respuesta de la guía de Faro");
    expect(foot(false)).not.toContain("Respuesta de la guía de Faro");
  });
});
