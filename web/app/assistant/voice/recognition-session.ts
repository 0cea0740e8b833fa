import type {
  RecognitionEngine,
  RecognitionEngineConstructor,
  RecognitionResults,
} from "#web/assistant/voice/speech-types.ts";

export interface SessionHandlers {
  started(): void;
  results(results: RecognitionResults): void;
  failed(error: string): void;
  ended(): void;
}

export interface RecognitionSession {
  start(): void;
  stop(): void;
  /** Lets go of the engine: nothing it does afterwards is heard. */
  close(): void;
}

/** One engine for one session: an engine that is used again may still hold the results of the last time. */
export function openSession(
  Engine: RecognitionEngineConstructor,
  settings: { readonly lang: string; readonly continuous: boolean },
  handlers: SessionHandlers,
): RecognitionSession {
  const engine = new Engine();
  engine.lang = settings.lang;
  engine.continuous = settings.continuous;
  engine.interimResults = true;
  engine.maxAlternatives = 1;
  engine.onstart = () => handlers.started();
  engine.onresult = (event) => handlers.results(event.results);
  engine.onerror = (event) => handlers.failed(event.error);
  engine.onend = () => handlers.ended();
  return {
    start: () => engine.start(),
    stop: () => quietly(() => engine.stop()),
    close: () => closeEngine(engine),
  };
}

function closeEngine(engine: RecognitionEngine): void {
  engine.onstart = null;
  engine.onresult = null;
  engine.onerror = null;
  engine.onend = null;
  quietly(() => engine.abort());
}

/** Some engines throw when they are stopped before they have started. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing is running, which is what was asked for.
  }
}
