import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import type { LetterReading } from "@faro/guide/letters/types.ts";
import type { LetterFileType } from "#server/letters/file-type.ts";

/** One letter for the reading process. */
export interface ReadJob {
  type: LetterFileType;
  pages: Uint8Array[];
  language: "es" | "en";
  today: string;
  /** Pictures of a scanned PDF are to come back, for a language model. */
  wantsSheets?: boolean;
}

/** Text of a file and how it was got. */
export interface ReadText {
  text: string;
  pages: number;
  readBy: "text" | "ocr";
  /** 0 to 100; 100 for text that was never a picture. */
  confidence: number;
  /** Text that nobody can see on the sheet was left out. */
  hidden: boolean;
  /** Sheets of a scan that were not read, counted from 1. */
  unread?: number[];
  /** Scanned sheets as PNG, where they are wanted. */
  sheets?: Uint8Array[];
  /** There may be unseen text among what was read. */
  doubtful?: boolean;
}

export interface ReadDone extends ReadText {
  reading: LetterReading;
  /** Processor milliseconds and most memory (bytes) of the process; for measurements. */
  spent: { processor: number; memory: number };
}

/** Said before pictures are read, which takes longer than any text: how many there are so far. */
export interface ReadStage {
  pictures: number;
}

export type OnPictures = (count: number) => void;

export type ReadReply = { ok: true; result: ReadDone } | { ok: false; code: ErrorCode };
