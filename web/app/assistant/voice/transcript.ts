import type { RecognitionResults } from "#web/assistant/voice/speech-types.ts";

/** `unsure`: an Android "final" with confidence 0, which is an interim result with the wrong flag. */
interface Piece {
  readonly kind: "final" | "unsure" | "interim";
  readonly text: string;
  readonly at: number;
}

export interface Transcript {
  readonly final: string;
  readonly interim: string;
  /** Final and interim in spoken order: what the user sees and what is submitted. */
  readonly text: string;
}

export interface TranscriptState extends Transcript {
  /** Pieces of sessions that ended; Android needs a session for each phrase. */
  readonly past: readonly Piece[];
  readonly current: readonly Piece[];
}

export interface ResultContext {
  readonly at: number;
  readonly android: boolean;
}

const repeatWindowMs = 250;

export const emptyTranscript: TranscriptState = { past: [], current: [], final: "", interim: "", text: "" };

/** Rebuilds the transcript from the whole result list: appending doubles words where the list is sent again. */
export function readResults(
  state: TranscriptState,
  results: RecognitionResults,
  context: ResultContext,
): TranscriptState {
  const current: Piece[] = [];
  for (let index = 0; index < results.length; index += 1) {
    const result = results[index];
    const best = result?.[0];
    if (!result || !best) continue;
    const text = best.transcript.replace(/\s+/g, " ").trim();
    const unsure = context.android && best.confidence === 0;
    const kind = result.isFinal ? (unsure ? "unsure" : "final") : "interim";
    const before = state.current[index];
    const same = before?.text === text && before.kind === kind;
    current.push({ kind, text, at: same ? before.at : context.at });
  }
  return compose(state.past, current);
}

/** Keeps what was heard when a session ends, so that the next one continues it. */
export function closeSession(state: TranscriptState): TranscriptState {
  return compose([...state.past, ...state.current], []);
}

function compose(past: readonly Piece[], current: readonly Piece[]): TranscriptState {
  const kept: Piece[] = [];
  for (const piece of [...past, ...current]) if (piece.text !== "") keep(kept, piece);
  const join = (pieces: Piece[]) => pieces.map((piece) => piece.text).join(" ");
  return {
    past,
    current,
    final: join(kept.filter((piece) => piece.kind === "final")),
    interim: join(kept.filter((piece) => piece.kind !== "final")),
    text: join(kept),
  };
}

function keep(kept: Piece[], piece: Piece): void {
  const previous = kept.at(-1);
  if (!previous) {
    kept.push(piece);
  } else if (extendsText(piece.text, previous.text)) {
    // Android sends "no", then "no tengo papeles": the longer one holds the shorter one, so nothing is lost.
    kept[kept.length - 1] = piece;
  } else if (isEcho(piece, previous)) {
    if (previous.kind !== "final") kept[kept.length - 1] = { ...piece, text: previous.text };
  } else {
    kept.push(piece);
  }
}

function isEcho(piece: Piece, previous: Piece): boolean {
  const unsure = piece.kind === "unsure" || previous.kind === "unsure";
  if (piece.kind === "unsure" && extendsText(previous.text, piece.text)) return true;
  if (fold(piece.text) !== fold(previous.text)) return false;
  return unsure || piece.at - previous.at <= repeatWindowMs;
}

/** Whole words only: "nosotros" does not extend "no". */
function extendsText(longer: string, shorter: string): boolean {
  return fold(longer).startsWith(`${fold(shorter)} `);
}

function fold(text: string): string {
  return text.toLowerCase();
}
