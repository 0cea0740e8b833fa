import type { SavedChatRow } from "@faro/contract/history/schemas.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { ChatCard } from "#web/history/chat-card.tsx";
import { createI18n } from "#web/lib/i18n.ts";

const i18n = await createI18n("es");
const chat: SavedChatRow = {
  ...{ id: "a", title: "x", renamed: false, more: 0, category: "otros", is_favorite: false, excerpt: null },
  ...{ question: "¿Qué es el asilo?", created_at: "2026-11-21T10:00:00.000Z" },
};

function drawn(selected: boolean | null): string {
  const nothing = () => {};
  const given = { chat, timeZone: "UTC", search: "", selected, onSelect: nothing, onAsk: nothing };
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(ChatCard, given)));
}

describe("a card while chats are being marked", () => {
  it("is ticked by what stands around the box and by its title", () => {
    const html = drawn(false);
    const box = /<input id="([^"]+)" type="checkbox"/.exec(html)?.[1];
    expect(box).toBeDefined();
    const labels = [...html.matchAll(/<label for="([^"]+)"[^>]*>(.*?)<\/label>/g)];
    expect(labels.map(([, target]) => target)).toEqual([box, box]);
    expect(labels[0]?.[2]).toContain("<input");
    expect(labels[1]?.[2]).toContain("¿Qué es el asilo?");
  });

  it("has nothing to tick otherwise", () => {
    expect(drawn(null)).not.toMatch(/<label|<input/);
  });
});
