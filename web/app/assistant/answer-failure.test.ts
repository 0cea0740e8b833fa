import { existsSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { AnswerFailure } from "#web/assistant/answer-failure.tsx";
import { failExchange, newExchange } from "#web/assistant/exchange.ts";
import { warnsOf } from "#web/assistant/saved-guide.ts";
import { createI18n } from "#web/lib/i18n.ts";
import { inDanger } from "#web/lib/in-danger.ts";

async function render(code: string, language: "es" | "en"): Promise<string> {
  const exchange = failExchange(newExchange(1, "¿qué hago?"), { code, message: "No hay conexión." });
  const failure = createElement(AnswerFailure, {
    exchange,
    current: true,
    onRetry: () => {},
    onSaved: async () => {},
  });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: await createI18n(language) }, failure));
}

describe("a question that found no network", () => {
  it.each([
    ["es", "no abras, no firmes nada"],
    ["en", "do not open, sign nothing"],
  ] as const)(
    "is told in %s what cannot wait, with numbers that dial and the article",
    async (language, words) => {
      const html = await render("OFFLINE", language);
      expect(html).toContain(words);
      expect(html).toContain('href="tel:911"');
      expect(html).toContain('href="tel:988"');
      expect(html).toContain(`href="${inDanger[language].link.href}"`);
    },
  );

  it("other failures do not speak of danger", async () => {
    expect(await render("INTERNAL", "es")).not.toContain("911");
  });

  it.each(["LIMIT_REACHED", "DEMO_LIMIT_REACHED"])(
    "%s is told in calm ink: nothing went wrong",
    async (code) => {
      expect(await render(code, "es")).not.toContain("text-rojo");
      expect(await render("INTERNAL", "es")).toContain("text-rojo");
    },
  );

  it("names an article that exists", () => {
    for (const language of ["es", "en"] as const) {
      const slug = inDanger[language].link.href.split("/").at(-1);
      const file = new URL(`../site/blog/posts/${slug}.${language}.md`, import.meta.url);
      expect(existsSync(file), file.pathname).toBe(true);
    }
  });

  it("is answered by the kept guide without a tap only in danger", () => {
    expect(warnsOf("ICE está en mi puerta, ¿qué hago?", "es")).toBe(true);
    expect(warnsOf("ICE is at my door, what do I do?", "en")).toBe(true);
    expect(warnsOf("¿Qué es el TPS?", "es")).toBe(false);
    expect(warnsOf("How do I renew my work permit?", "en")).toBe(false);
  });
});
