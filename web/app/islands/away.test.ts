import { afterEach, expect, it, vi } from "vitest";
import { awayWords, showAway } from "#web/islands/away.ts";

afterEach(() => vi.unstubAllGlobals());

it("says in the page's language that this is the copy on the phone", () => {
  expect(awayWords("/faq", "es").title).toBe("Sin internet.");
  expect(awayWords("/en/faq", "en").title).toBe("No internet.");
});

it("says in both languages that an English page was kept only in Spanish", () => {
  const { text } = awayWords("/en/landing", "es");
  expect(text).toContain("only in Spanish");
  expect(text).toContain("solo está guardada en español");
  expect(awayWords("/ensayo", "es").title).toBe("Sin internet.");
});

it("stands on top of the content without a network alone, once, and goes when the network is back", () => {
  const make = () => {
    const made = {
      setAttribute: vi.fn(),
      append: vi.fn(),
      remove: vi.fn(() => {
        shown = null;
      }),
    };
    return made;
  };
  let shown: object | null = null;
  const heard: Record<string, () => void> = {};
  vi.stubGlobal("document", {
    createElement: make,
    documentElement: { lang: "es" },
    querySelector: () => shown,
    getElementById: () => ({
      prepend: (strip: object) => {
        shown = strip;
      },
    }),
  });
  vi.stubGlobal("location", { pathname: "/faq" });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    heard[name] = listener;
  });
  vi.stubGlobal("navigator", { onLine: true });
  showAway();
  expect(shown).toBeNull();
  vi.stubGlobal("navigator", { onLine: false });
  showAway();
  const first = shown;
  expect(first).not.toBeNull();
  showAway();
  expect(shown).toBe(first);
  heard.online?.();
  expect(shown).toBeNull();
});
