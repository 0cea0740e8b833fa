import {
  createRecognition,
  type RecognitionDeps,
  type RecognitionOptions,
} from "#web/assistant/voice/recognition.ts";
import { fakeEngines, type Recording } from "#web/assistant/voice/testing/fake-engine.ts";

/** A recognition over recordings whose callbacks are written into one log, in order. */
export function runRecognition(
  recordings: Recording[],
  options: Partial<RecognitionOptions> = {},
  deps: Partial<RecognitionDeps> = {},
) {
  const log: string[] = [];
  const { Engine, engines } = fakeEngines(...recordings);
  const recognition = createRecognition(
    {
      language: "es",
      android: false,
      onStart: () => log.push("start"),
      onTranscript: ({ text }) => log.push(`text ${text}`),
      onFinal: (text) => log.push(`final ${text}`),
      onQuiet: () => log.push("quiet"),
      onError: (code, text) => log.push(`error ${code} [${text}]`),
      onEnd: (reason, text) =>
        log.push(reason === "silence" && text !== "" ? `end silence [${text}]` : `end ${reason}`),
      ...options,
    },
    { Engine, ...deps },
  );
  const outcome = () => log.filter((line) => !line.startsWith("text "));
  return { recognition, engines, log, outcome };
}
