import type { RecognitionEnd } from "#web/assistant/voice/recognition.ts";

/** A phone call or another app may end one run at once; two in a row are the recogniser's own doing. */
const enough = 2;

export interface RecogniserTrust {
  /** Words came: it works. */
  heard(): void;
  /** How a tap's run ended. True when the recogniser is there and does nothing. */
  ended(reason: RecognitionEnd): boolean;
}

/** Counts the taps on which recognition ended at once; it is asked again each time, for it may come back. */
export function createRecogniserTrust(): RecogniserTrust {
  let atOnce = 0;
  return {
    heard() {
      atOnce = 0;
    },
    ended(reason) {
      if (reason === "at-once") atOnce += 1;
      // It listened for a while, or told what was wrong. Her own stop says nothing about it.
      else if (reason !== "stopped") atOnce = 0;
      return atOnce >= enough;
    },
  };
}
