import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SpeakerFailed, SpeechBlocked } from "#web/assistant/voice/speaker.ts";
import { createBrowserSpeaker } from "#web/assistant/voice/speakers/browser-speaker.ts";
import { FakeSynthesis, FakeUtterance, type SpokenAs } from "#web/assistant/voice/testing/fake-synthesis.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const local = { name: "Paulina", lang: "es-MX", localService: true };
const remote = { name: "Google", lang: "es-US", localService: false };
const signal = new AbortController().signal;

function setUp(outcomes: SpokenAs[] = [], voices = [local]) {
  const synthesis = new FakeSynthesis();
  synthesis.voices = voices;
  synthesis.outcomes.push(...outcomes);
  const speaker = createBrowserSpeaker({ synthesis, Utterance: FakeUtterance }, { language: "es" });
  const say = async (text: string, stop: AbortSignal = signal, onSounding?: () => void) => {
    const playable = await speaker.prepare({ index: 0, text }, signal);
    return playable.play(stop, onSounding);
  };
  return { synthesis, speaker, say };
}

/** Runs all timers, then tells how the promise ended. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const ended = promise.then(
    () => "spoken",
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return ended;
}

describe("createBrowserSpeaker", () => {
  it("speaks with the best voice and its language", async () => {
    const { synthesis, say } = setUp([], [{ name: "Mónica", lang: "es-ES", localService: true }, local]);
    expect(await outcome(say("Hola, buenos días."))).toBe("spoken");
    expect(synthesis.log).toEqual(["0 speak Paulina: Hola, buenos días."]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for voices that load late", async () => {
    const { synthesis, say } = setUp([], []);
    const saying = say("Hola.");
    await vi.advanceTimersByTimeAsync(700);
    synthesis.announceVoices([local]);
    expect(await outcome(saying)).toBe("spoken");
    expect(synthesis.log).toEqual(["700 speak Paulina: Hola."]);
  });

  it("leaves the voice to the browser when it lists none", async () => {
    const { synthesis, say } = setUp([], []);
    expect(await outcome(say("Hola."))).toBe("spoken");
    expect(synthesis.log).toEqual(["3000 speak es-MX: Hola."]);
  });

  it.each<SpokenAs>(["dropped", "never-begins"])(
    "tries once and briefly where no voice is listed, and nothing sounds: %s",
    async (silent) => {
      const { synthesis, say } = setUp([silent], []);
      const onSounding = vi.fn();
      const saying = say("Hola.", signal, onSounding);
      const failed = expect(saying).rejects.toMatchObject({ code: "synthesis-silent" });
      await vi.advanceTimersByTimeAsync(3000 + 2500);
      await failed;
      expect(synthesis.log).toEqual(["3000 speak es-MX: Hola.", "5500 cancel"]);
      expect(onSounding).not.toHaveBeenCalled();
    },
  );

  it("waits for voices from the tap on, not from the first sentence on", async () => {
    const { synthesis, speaker, say } = setUp(["dropped"], []);
    speaker.unlock?.();
    await vi.advanceTimersByTimeAsync(2000);
    const saying = outcome(say("Hola."));
    expect(await saying).toBe("spoken");
    expect(synthesis.log.at(-1)).toBe("3000 speak es-MX: Hola.");
  });

  it("tells when the voice begins to sound", async () => {
    const { say } = setUp();
    const onSounding = vi.fn();
    const saying = say("Hola.", signal, onSounding);
    await vi.advanceTimersByTimeAsync(19);
    expect(onSounding).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSounding).toHaveBeenCalledTimes(1);
    expect(await outcome(saying)).toBe("spoken");
  });

  it("keeps a voice that speaks without telling that it begins", async () => {
    const { synthesis, say } = setUp(["untold"]);
    expect(await outcome(say("Una frase que dura más de cuatro segundos, para que nadie la corte."))).toBe(
      "spoken",
    );
    expect(synthesis.log).toHaveLength(1);
  });

  it("remembers a device without voices: the second text waits for nothing", async () => {
    const { synthesis, speaker, say } = setUp(["dropped"], []);
    expect(await outcome(say("Hola."))).toMatchObject({ code: "synthesis-silent" });
    const asked = synthesis.log.length;
    await expect(speaker.prepare({ index: 1, text: "Otra." }, signal)).rejects.toMatchObject({
      code: "no-voice",
    });
    expect(synthesis.log).toHaveLength(asked);
  });

  it("does not read Spanish with an English voice", async () => {
    const { say } = setUp([], [{ name: "Zira", lang: "en-US", localService: true }]);
    expect(await outcome(say("Hola."))).toMatchObject({ code: "no-voice" });
  });

  it("fails where there is no synthesis, as in Android's web view", async () => {
    const speaker = createBrowserSpeaker({}, { language: "es" });
    await expect(speaker.prepare({ index: 0, text: "Hola." }, signal)).rejects.toMatchObject({
      code: "no-synthesis",
    });
  });

  it("cuts long text, remote voices shorter: they end after 15 seconds", async () => {
    const text = "palabra ".repeat(50);
    const lengths = async (voice: typeof local) => {
      const { synthesis, say } = setUp([], [voice]);
      expect(await outcome(say(text))).toBe("spoken");
      const pieces = synthesis.log.map((line) => line.replace(/^.*?: /, ""));
      expect(pieces.join(" ")).toBe(text.trim());
      return Math.max(...pieces.map((piece) => piece.length));
    };
    expect(await lengths(local)).toBeLessThanOrEqual(200);
    expect(await lengths(remote)).toBeLessThanOrEqual(160);
  });

  it("waits 50 ms after a cancel, because Chrome drops what comes sooner", async () => {
    const { synthesis, say } = setUp();
    const controller = new AbortController();
    const first = say("Una frase que se corta.", controller.signal);
    await vi.advanceTimersByTimeAsync(300);
    controller.abort();
    expect(synthesis.log.at(-1)).toBe("300 cancel");
    await expect(first).rejects.toThrow();
    expect(await outcome(say("Otra."))).toBe("spoken");
    expect(synthesis.log.at(-1)).toBe("350 speak Paulina: Otra.");
  });

  it("says nothing when stopped during those 50 ms", async () => {
    const { synthesis, say } = setUp();
    synthesis.speaking = true;
    const controller = new AbortController();
    const saying = say("Hola.", controller.signal);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await outcome(saying)).toMatchObject({ name: "AbortError" });
    expect(synthesis.log).toEqual(["0 cancel"]);
  });

  it("goes on after Chrome's cut-off, without pause and resume", async () => {
    const { synthesis, say } = setUp(["cut-off"], [remote]);
    const text = `${"palabra ".repeat(19)}fin. Luego más.`;
    expect(await outcome(say(text))).toBe("spoken");
    const [first, cancel, second] = synthesis.log;
    expect(first).toMatch(/^0 speak Google: palabra/);
    expect(Number.parseInt(cancel ?? "", 10)).toBeGreaterThan(15_000);
    expect(cancel).toMatch(/cancel$/);
    expect(second).toMatch(/más\.$/);
  });

  it("tries again when the browser swallowed the text, then gives up", async () => {
    const once = setUp(["dropped"]);
    expect(await outcome(once.say("Hola."))).toBe("spoken");
    expect(once.synthesis.log).toEqual([
      "0 speak Paulina: Hola.",
      "4000 cancel",
      "4050 speak Paulina: Hola.",
    ]);
    const twice = setUp(["dropped", "dropped"]);
    expect(await outcome(twice.say("Hola."))).toMatchObject({ code: "synthesis-silent" });
  });

  it.each(["canceled", "interrupted"])("takes %s as the mute it is", async (error) => {
    expect(await outcome(setUp([{ error }]).say("Hola."))).toBe("spoken");
  });

  it("reports a missing tap as blocked, and all else as a failure", async () => {
    expect(await outcome(setUp([{ error: "not-allowed" }]).say("Hola."))).toBeInstanceOf(SpeechBlocked);
    const failure = await outcome(setUp([{ error: "synthesis-failed" }]).say("Hola."));
    expect(failure).toBeInstanceOf(SpeakerFailed);
    expect(failure).toMatchObject({ code: "synthesis-failed" });
  });

  it("cleans the text it is given, when told how", async () => {
    const synthesis = new FakeSynthesis();
    synthesis.voices = [local];
    const speaker = createBrowserSpeaker(
      { synthesis, Utterance: FakeUtterance },
      { language: "es", clean: (text) => text.replaceAll("*", "") },
    );
    const playable = await speaker.prepare({ index: 0, text: "**Paso 1**" }, signal);
    expect(await outcome(playable.play(signal))).toBe("spoken");
    expect(synthesis.log).toEqual(["0 speak Paulina: Paso 1"]);
  });

  it("reads with the voice and the speed that the person chose, asked again for each sentence", async () => {
    const monica = { name: "Mónica", lang: "es-ES", localService: true };
    const synthesis = new FakeSynthesis();
    synthesis.voices = [local, monica, { name: "Samantha", lang: "en-US", localService: true }];
    let chosen: { voice: string | null; rate: number } = { voice: "Mónica", rate: 0.75 };
    const speaker = createBrowserSpeaker(
      { synthesis, Utterance: FakeUtterance },
      { language: "es", preference: () => chosen },
    );
    const say = async (text: string) =>
      outcome((await speaker.prepare({ index: 0, text }, signal)).play(signal));
    expect(await say("Una.")).toBe("spoken");
    chosen = { voice: "Samantha", rate: 1.3 };
    expect(await say("Dos.")).toBe("spoken");
    chosen = { voice: null, rate: 1 };
    expect(await say("Tres.")).toBe("spoken");
    expect(synthesis.log.map((line) => line.replace(/^\d+ /, ""))).toEqual([
      "speak Mónica: Una.",
      // An English voice does not read Spanish, even when it was chosen.
      "speak Paulina: Dos.",
      "speak Paulina: Tres.",
    ]);
    expect(synthesis.rates).toEqual([0.75, 1.3, 1]);
  });

  it("unlocks once inside a tap with silence, and not while it is speaking", async () => {
    const { synthesis, speaker } = setUp(["dropped"]);
    speaker.unlock?.();
    await vi.advanceTimersByTimeAsync(1000);
    for (let tap = 0; tap < 3; tap += 1) {
      speaker.unlock?.();
      speaker.unlock?.();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(synthesis.log).toEqual(["0 speak :  ", "1000 speak :  "]);
  });
});
