import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { choose, documentName, kindOfFile } from "#web/letters/choose-files.ts";
import { toLetterError } from "#web/letters/letter-errors.ts";
import { PhotoError, preparePhoto } from "#web/letters/prepare-photo.ts";
import { type Stage, sendLetter } from "#web/letters/send-letter.ts";

export interface LetterResult {
  letter: ProcessDocumentOutput;
  originalName: string;
}

/** Why nothing came out, in the words of the screen's locale (`problem`) or in a text of its own. */
export type LetterProblem =
  | { problem: "type" | "size" | "pages" | "mixed" | "missing" | "heic" | "photo" }
  | { message: string; signIn: boolean };

/** The screen of a result, loaded beside the reading: without a network there is none to show. */
type ResultScreen = typeof import("#web/letters/letter-result.tsx").LetterResult;

export interface LetterState {
  files: File[];
  stage: Stage | null;
  result: LetterResult | null;
  Screen: ResultScreen | null;
  problem: LetterProblem | null;
}

const nothing: LetterState = { files: [], stage: null, result: null, Screen: null, problem: null };

async function pagesOf(
  files: readonly File[],
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<Blob[]> {
  const [first] = files;
  if (first !== undefined && kindOfFile(first) === "document") return [first];
  const pages: Blob[] = [];
  for (const [index, file] of files.entries()) {
    onStage({ name: "preparing", page: index + 1 });
    pages.push(await preparePhoto(file, signal));
  }
  return pages;
}

/** What the server refuses in the same words as this screen. */
const ownProblems: Record<string, "type" | "size" | "missing"> = {
  LETTER_TYPE: "type",
  LETTER_TOO_LARGE: "size",
  LETTER_MISSING: "missing",
};

function problemOf(error: unknown, language: Language): LetterProblem {
  if (error instanceof PhotoError) return { problem: error.heic ? "heic" : "photo" };
  const { code, message } = toLetterError(error, language);
  const own = ownProblems[code];
  if (own !== undefined) return { problem: own };
  return { message, signIn: code === "SIGN_IN_REQUIRED" };
}

/** The document page: no file, chosen, analysing, result (spec part 2, section 4). */
export function useLetter(
  language: Language,
  onDone: (result: LetterResult) => void,
  /** For what goes wrong below a result, where the alert of the page is not to be seen. */
  onProblem: (problem: LetterProblem) => void,
) {
  const [state, setState] = useState<LetterState>(nothing);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const hasResult = state.result !== null;
  const fail = useCallback(
    (problem: LetterProblem) => {
      setState((now) => ({ ...now, stage: null, problem }));
      if (hasResult) onProblem(problem);
    },
    [onProblem, hasResult],
  );

  const add = (added: File[]) => {
    if (added.length === 0) return;
    // Further photos join those that wait; after a result a new letter begins.
    const choice = choose(state.result === null ? state.files : [], added);
    if ("problem" in choice) return fail(choice);
    // A new file clears the result of the one before.
    setState({ ...nothing, files: choice.files });
  };

  const remove = (file: File) =>
    setState({ ...nothing, files: state.files.filter((other) => other !== file) });

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState((now) => ({ ...now, stage: null }));
  };

  const analyse = async () => {
    const { files } = state;
    const [first] = files;
    if (first === undefined) return fail({ problem: "missing" });
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const onStage = (stage: Stage) => {
      if (!control.signal.aborted) setState((now) => ({ ...now, stage, problem: null, result: null }));
    };
    onStage({ name: "preparing", page: 1 });
    try {
      const document = kindOfFile(first) === "document";
      const pages = await pagesOf(files, onStage, control.signal);
      const parts = {
        pages,
        filename: document ? documentName(first) : "foto.jpg",
        fileType: document ? first.type : "image/jpeg",
        language,
      };
      const [letter, screen] = await Promise.all([
        sendLetter(parts, onStage, control.signal),
        import("#web/letters/letter-result.tsx"),
      ]);
      if (control.signal.aborted) return;
      const result = { letter, originalName: first.name };
      setState((now) => ({ ...now, stage: null, result, Screen: screen.LetterResult }));
      onDone(result);
    } catch (error) {
      if (!control.signal.aborted) fail(problemOf(error, language));
    }
  };

  return { ...state, add, remove, cancel, analyse };
}
