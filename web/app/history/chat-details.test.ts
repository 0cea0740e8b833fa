import type { SavedChat } from "@faro/contract/history/schemas.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { ChatDetails } from "#web/history/chat-details.tsx";
import { chatQuery } from "#web/history/queries.ts";
import { createI18n } from "#web/lib/i18n.ts";

type Exchange = SavedChat["exchanges"][number];

const i18n = await createI18n("es");

const exchange = (question: string, answer: string, more: Partial<Exchange> = {}): Exchange => ({
  ...{
    part: question,
    turn: null,
    at: "2026-11-21T10:00:00.000Z",
    question,
    answer,
    warning: null,
    steps: [],
  },
  ...{
    choices: [],
    forms: [],
    formPages: {},
    formNames: {},
    sources: [],
    engine: "guide",
    category: null,
    lawyer: false,
  },
  ...{ clarifying: false, stopped: false, recorded: true },
  ...more,
});

function opened(exchanges: Exchange[], search: string, failed = false): string {
  const [first] = exchanges;
  const chat: SavedChat = {
    ...{
      id: "a",
      title: "Lo mío",
      renamed: true,
      more: exchanges.length - 1,
      category: "otros",
      excerpt: null,
    },
    ...{ is_favorite: false, created_at: "2026-11-21T10:00:00.000Z" },
    ...{ question: first?.question ?? "", answer: first?.answer ?? "", exchanges },
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(chatQuery("a").queryKey, chat);
  if (failed) {
    const [query] = client.getQueryCache().findAll();
    query?.setState({ status: "error", error: new Error("no network") });
  }
  const nothing = () => {};
  const card = createElement(ChatDetails, {
    id: "a",
    search,
    onEdit: nothing,
    onShare: nothing,
    onDownload: nothing,
  });
  const html = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, card)),
    ),
  );
  return html
    .replace(/<(?!\/?mark)[^>]+>/g, "|")
    .replace(/<mark[^>]*>/g, "[")
    .replaceAll("</mark>", "]");
}

const thread = [
  exchange("¿Qué es el asilo?", "Una protección."),
  exchange("¿Y el permiso?", "Se pide después."),
  exchange("¿Qué llevo?", "Tu acta de nacimiento."),
];

describe("an opened card", () => {
  it("shows the question and answer that hold what is searched for, marked", () => {
    const html = opened(thread, "nacimiénto");
    expect(html).toContain("Pregunta 3 de 3");
    expect(html).toContain("¿Qué llevo?");
    expect(html).toContain("Tu acta de [nacimiento].");
    expect(html).not.toContain("Una protección.");
  });

  it("finds and marks what stands among the steps, which are shown too", () => {
    const steps = ["Junta pruebas.", "Llama al consulado."];
    const html = opened([...thread, exchange("¿Y ahora?", "Depende.", { steps })], "consulado");
    expect(html).toContain("Pregunta 4 de 4");
    expect(html).toContain("Llama al [consulado].");
  });

  it("stays as it is when asking for it again fails", () => {
    const html = opened(thread, "", true);
    expect(html).toContain("Una protección.");
    expect(html).not.toContain("inesperado");
  });

  it.each(["", "asilo", "protección", "lo mío"])(
    "shows the first answer when %j is no reason for another",
    (search) => {
      const html = opened(thread, search);
      expect(html).toMatch(/\|Pregunta\|/);
      expect(html.replace(/[[\]]/g, "")).toContain("Una protección.");
    },
  );

  it("says what was stopped and what is not on record, as the export does", () => {
    expect(opened(thread, "")).not.toMatch(/se detuvo|no viene del registro/);
    const html = opened([exchange("a", "b", { stopped: true, recorded: false })], "");
    expect(html).toContain("La respuesta se detuvo antes de terminar.");
    expect(html).toContain("Este texto no viene del registro de Faro.");
  });
});
