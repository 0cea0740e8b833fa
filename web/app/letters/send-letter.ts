/** Sends a letter and tells how far it is. By XMLHttpRequest: `fetch` cannot say how much has gone up. */
import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { errorOfAnswer, invalidAnswer, networkError } from "#web/letters/letter-errors.ts";
import { today } from "#web/letters/today.ts";
import { accessToken, refreshSession } from "#web/lib/session.ts";

export type Stage =
  | { name: "preparing"; page: number }
  | { name: "uploading"; percent: number }
  | { name: "reading" };

export interface LetterParts {
  pages: Blob[];
  filename: string;
  fileType: string;
  language: Language;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable file"));
    reader.readAsDataURL(blob);
  });
}

interface Answer {
  status: number;
  body: unknown;
}

function post(
  body: string,
  token: string,
  language: Language,
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/functions/process-document");
    request.setRequestHeader("content-type", "application/json");
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("accept-language", language);
    request.upload.onprogress = ({ loaded, total }) =>
      onStage({ name: "uploading", percent: total === 0 ? 0 : Math.floor((loaded * 100) / total) });
    request.upload.onload = () => onStage({ name: "reading" });
    request.onload = () => {
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) });
      } catch {
        resolve({ status: request.status, body: null });
      }
    };
    request.onerror = () => reject(networkError(language));
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** What the specification shows for missing fields. */
const missing = {
  es: {
    translation: "No se pudo traducir el documento",
    description: "No se pudo analizar el documento",
    solution: "No se encontraron soluciones específicas",
  },
  en: {
    translation: "The document could not be translated",
    description: "The document could not be analysed",
    solution: "No specific solutions were found",
  },
} as const;

export async function sendLetter(
  { pages, filename, fileType, language }: LetterParts,
  onStage: (stage: Stage) => void,
  signal: AbortSignal,
): Promise<ProcessDocumentOutput> {
  const [file = "", ...morePages] = await Promise.all(pages.map(base64Of));
  signal.throwIfAborted();
  const body = JSON.stringify({
    file,
    filename,
    fileType,
    language,
    today: today(),
    ...(morePages.length > 0 ? { morePages } : {}),
  });
  const token = (await accessToken()) ?? "";
  onStage({ name: "uploading", percent: 0 });
  let answer = await post(body, token, language, onStage, signal);
  if (answer.status === 401) {
    const session = await refreshSession(token);
    if (session !== null) answer = await post(body, session.access_token, language, onStage, signal);
  }
  if (answer.status !== 200) throw errorOfAnswer(answer.body, language);
  if (typeof answer.body !== "object" || answer.body === null) throw invalidAnswer(language);
  return completed(answer.body, language);
}

/** What an answer leaves out is shown as missing, never as an empty card or a broken screen. */
function completed(body: Partial<ProcessDocumentOutput>, language: Language): ProcessDocumentOutput {
  const texts = missing[language];
  return {
    ...{ language, engine: "guide", kind: null, confidence: "low", receiptNumber: null, alienNumber: null },
    ...{ otherNumbers: [], dates: [], deadline: null, place: null, amounts: [], lines: [], steps: [] },
    ...{ lawyer: "if-red-flag", sources: [], notes: [], text: "", readBy: "text", pages: 1 },
    ...body,
    translation: body.translation || texts.translation,
    description: body.description || texts.description,
    solution: body.solution || texts.solution,
  };
}
