import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadVoices, pickVoice } from "#web/assistant/voice/speakers/voices.ts";
import { FakeSynthesis } from "#web/assistant/voice/testing/fake-synthesis.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** `es-MX` is a local voice, `es-MX*` a remote one. */
const voicesOf = (...langs: string[]) =>
  langs.map((lang) => ({ name: lang, lang: lang.replace("*", ""), localService: !lang.endsWith("*") }));

const spanish = (...langs: string[]) => pickVoice(voicesOf(...langs), "es")?.name;

describe("pickVoice", () => {
  it.each([
    [["es-ES", "es-US", "es-MX"], "es-MX"],
    [["es-ES", "es-CO", "es-419", "es-US"], "es-US"],
    [["es-ES", "es-AR", "es-419"], "es-419"],
    [["es-ES", "es-PE"], "es-PE"],
    [["en-US", "es-ES"], "es-ES"],
    [["es-ES", "es"], "es"],
    [["es_ES", "es_US"], "es_US"],
    [["spa-ESP", "spa-MEX"], "spa-MEX"],
    [["es-MX*", "es-CO"], "es-CO"],
    [["es-ES", "es-US*"], "es-US*"],
    [["es-ES*", "es-ES"], "es-ES"],
  ])("of %j takes %s", (langs, best) => {
    expect(spanish(...langs)).toBe(best);
  });

  it("takes American English, and nothing of another language", () => {
    expect(pickVoice(voicesOf("es-MX", "en-GB", "en_US"), "en")?.name).toBe("en_US");
    expect(pickVoice(voicesOf("en-US", "est-EE"), "es")).toBeNull();
  });
});

describe("loadVoices", () => {
  const voices = voicesOf("es-MX");

  it("takes what is there", async () => {
    const synthesis = new FakeSynthesis();
    synthesis.voices = voices;
    expect(await loadVoices(synthesis)).toEqual(voices);
    expect(synthesis.listenerCount).toBe(0);
  });

  it("waits for voiceschanged", async () => {
    const synthesis = new FakeSynthesis();
    const loading = loadVoices(synthesis);
    await vi.advanceTimersByTimeAsync(120);
    synthesis.announceVoices(voices);
    expect(await loading).toEqual(voices);
    expect([synthesis.listenerCount, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("polls where the event never comes, as in Safari before 16", async () => {
    const late: { list: typeof voices } = { list: [] };
    const loaded = vi.fn();
    void loadVoices({
      speaking: false,
      pending: false,
      getVoices: () => late.list,
      speak() {},
      cancel() {},
    }).then(loaded);
    late.list = voices;
    await vi.advanceTimersByTimeAsync(499);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toHaveBeenCalledWith(voices);
  });

  it("gives up after 3 seconds", async () => {
    const synthesis = new FakeSynthesis();
    const loaded = vi.fn();
    void loadVoices(synthesis).then(loaded);
    await vi.advanceTimersByTimeAsync(2999);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toHaveBeenCalledWith([]);
    expect([synthesis.listenerCount, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
