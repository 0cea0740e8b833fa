import { letterLimits } from "@faro/contract/letters/limits.ts";
import type { ProcessDocumentInput, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { checkFiles } from "#server/letters/check-files.ts";
import { dayOf } from "#server/letters/day-of.ts";
import { explainWithModel } from "#server/letters/explain-with-model.ts";
import { toOutput } from "#server/letters/to-output.ts";

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes of a base64 text; its size is judged before it is unpacked. */
function decode(text: string): Buffer {
  const compact = text.trim();
  if (compact.length * 0.75 > letterLimits.fileBytes + 3) throw new CodedError("LETTER_TOO_LARGE");
  if (!base64.test(compact)) throw new CodedError("LETTER_DAMAGED");
  return Buffer.from(compact, "base64");
}

/** Letters being read now, by person. One server's count: the queue is its own too. */
const reading = new Map<string, number>();

async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const now = reading.get(userId) ?? 0;
  if (now >= letterLimits.atOnce) throw new CodedError("LETTER_ALREADY");
  reading.set(userId, now + 1);
  try {
    return await work();
  } finally {
    const left = (reading.get(userId) ?? 1) - 1;
    if (left === 0) reading.delete(userId);
    else reading.set(userId, left);
  }
}

/** How many pages a document has is known once it is read: it is explained, and the next one may have to wait. */
async function countPages({ services }: RequestContext, userId: string, more: number): Promise<void> {
  if (more <= 0) return;
  await services.limits.letterPages.take(userId, more).catch((error: unknown) => {
    if (!(error instanceof CodedError)) throw error;
  });
}

/** Reads and explains a letter. The file lives in memory until the answer is written, and nowhere else. */
export async function processDocument(
  ctx: RequestContext,
  input: ProcessDocumentInput,
): Promise<ProcessDocumentOutput> {
  const user = requireUser(ctx);
  const { services, signal } = ctx;
  const { filename, fileType, language } = input;
  const file = decode(input.file);
  const more = (input.morePages ?? []).map(decode);
  const type = checkFiles({ file, more, filename, fileType });
  return await inTurn(user.id, async () => {
    await services.limits.letters.take(user.id);
    const today = dayOf(services.now(), input.today);
    const pages = [file, ...more];
    await services.limits.letterPages.take(user.id, pages.length);
    const { letterModel } = services;
    const job = { type, pages, language, today, wantsSheets: letterModel !== null };
    const done = await services.letterReader.read(job, signal);
    await countPages(ctx, user.id, done.pages - pages.length);
    const output = toOutput(done);
    if (letterModel === null) return output;
    const seen = type === "pdf" ? (done.sheets ?? []).map((sheet) => Buffer.from(sheet)) : pages;
    return await explainWithModel(ctx, { model: letterModel, output, pages: seen });
  });
}
