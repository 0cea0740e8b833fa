import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it, vi } from "vitest";
import { useSavedConversation } from "#web/history/use-saved-conversation.ts";
import { createI18n } from "#web/lib/i18n.ts";

const i18n = await createI18n("es");
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", storage);
vi.stubGlobal("location", { origin: "https://faro.example" });
vi.stubGlobal("document", { documentElement: { lang: "es" } });

/** The hook as one screen has it. */
function conversation(): ReturnType<typeof useSavedConversation> {
  const box: { hook?: ReturnType<typeof useSavedConversation> } = {};
  const Screen = () => {
    box.hook = useSavedConversation(null);
    return null;
  };
  renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Screen)));
  if (box.hook === undefined) throw new Error("not drawn");
  return box.hook;
}

describe("saving a long conversation", () => {
  it("goes on under its own id when the chat is cleared meanwhile; what comes then is another one", async () => {
    const { save, startAnew } = conversation();
    const ids: string[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      ids.push(((await request.json()) as { id: string }).id);
      // 'Limpiar Chat' while the first of two pieces is on its way.
      if (ids.length === 1) startAnew();
      return Response.json({});
    });
    const exchanges = Array.from({ length: 9 }, (_, key) => ({ key }) as never);
    await save(exchanges, exchanges, true);
    await save(exchanges.slice(0, 1), exchanges.slice(0, 1), true);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
