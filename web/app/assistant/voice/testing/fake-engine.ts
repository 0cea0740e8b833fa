import type {
  RecognitionEngine,
  RecognitionEngineConstructor,
  RecognitionResults,
} from "#web/assistant/voice/speech-types.ts";

/** `[transcript, isFinal, confidence]`, as a phone's remote debugger shows them. */
export type Heard = readonly [text: string, isFinal: boolean, confidence: number];

/** One recorded event: milliseconds after `start()` (or after `stop()`), its name, and what came with it. */
export type Step =
  | readonly [at: number, name: "start" | "end"]
  | readonly [at: number, name: "error", error: string]
  | readonly [at: number, name: "result", results: readonly Heard[]];

export interface Recording {
  readonly steps?: readonly Step[];
  readonly afterStop?: readonly Step[];
  readonly startThrows?: Error;
}

export interface FakeEngine extends RecognitionEngine {
  readonly calls: string[];
}

export function resultList(heard: readonly Heard[]): RecognitionResults {
  return heard.map(([transcript, isFinal, confidence]) =>
    Object.assign([{ transcript, confidence }], { isFinal }),
  );
}

/** A constructor whose nth engine replays the nth recording; later ones stay dumb. */
export function fakeEngines(...recordings: Recording[]): {
  Engine: RecognitionEngineConstructor;
  engines: FakeEngine[];
} {
  const engines: FakeEngine[] = [];
  class Engine implements FakeEngine {
    readonly calls: string[] = [];
    readonly recording: Recording | undefined = recordings[engines.length];
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 0;
    onstart: RecognitionEngine["onstart"] = null;
    onresult: RecognitionEngine["onresult"] = null;
    onerror: RecognitionEngine["onerror"] = null;
    onend: RecognitionEngine["onend"] = null;

    constructor() {
      engines.push(this);
    }

    start() {
      if (this.recording?.startThrows) throw this.recording.startThrows;
      if (this.calls.includes("start")) throw new DOMException("already started", "InvalidStateError");
      this.calls.push("start");
      replay(this, this.recording?.steps);
    }

    stop() {
      this.calls.push("stop");
      replay(this, this.recording?.afterStop);
    }

    abort() {
      this.calls.push("abort");
    }
  }
  return { Engine, engines };
}

/** Keeps sending after an abort, as real engines do: what is let go of must not listen any more. */
function replay(engine: RecognitionEngine, steps: readonly Step[] = []): void {
  for (const step of steps) setTimeout(() => send(engine, step), step[0]);
}

function send(engine: RecognitionEngine, step: Step): void {
  if (step[1] === "start") engine.onstart?.(undefined);
  else if (step[1] === "end") engine.onend?.(undefined);
  else if (step[1] === "error") engine.onerror?.({ error: step[2] });
  else engine.onresult?.({ results: resultList(step[2] ?? []) });
}
