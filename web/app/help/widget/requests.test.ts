import { afterEach, describe, expect, it, vi } from "vitest";
import { askHelp, prepareHelp } from "#web/help/widget/requests.ts";

afterEach(() => vi.unstubAllGlobals());
const settings = { language: "es" } as const;

describe("a help question that fails", () => {
  it("says whether nothing came back at all: then danger cannot wait", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(askHelp(settings, "me está arrestando la migra", true)).rejects.toMatchObject({
      away: true,
    });
    await expect(prepareHelp(settings)).rejects.toMatchObject({ away: true });
  });

  it("keeps the server's own words when it answered", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ message: "Algo no salió." }, { status: 500 }));
    await expect(askHelp(settings, "hola", true)).rejects.toMatchObject({
      message: "Algo no salió.",
      away: false,
    });
    await expect(prepareHelp(settings)).rejects.toMatchObject({ away: false });
  });

  it("says what to do after too many questions", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ message: "Se ha excedido el límite." }, { status: 429 }),
    );
    await expect(askHelp(settings, "hola", true)).rejects.toThrow(/La tuya sigue aquí: espera unos minutos/);
  });
});
