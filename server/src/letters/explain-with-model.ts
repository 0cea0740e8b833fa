/**
 * Adds a language model's full translation to what the built-in reader found. Kind, numbers, dates, deadline and steps
 * stay the reader's; of the model's sentences only those with ground in the letter are shown.
 */
import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { letterTexts } from "@faro/guide/letters/texts.ts";
import * as z from "zod/mini";
import type { RequestContext } from "#server/http/context.ts";
import { typeOfBytes } from "#server/letters/file-type.ts";
import { groundOf, isGrounded } from "#server/letters/grounded.ts";
import { letterPrompt } from "#server/letters/letter-prompt.ts";
import { stripMetadata } from "#server/letters/strip-metadata.ts";
import { mask, unmask } from "#server/privacy/mask.ts";
import { ChatModelError } from "#server/providers/chat-model.ts";
import type { LetterAttachment, LetterModel } from "#server/providers/letter-model.ts";

const sentences = z.array(z.string().check(z.maxLength(1200))).check(z.maxLength(120));
const modelAnswer = z.object({ translation: sentences, meaning: sentences, steps: sentences });

interface Work {
  model: LetterModel;
  output: ProcessDocumentOutput;
  /** Photos as they came, or the sheets of a scan: never a PDF, which may carry words that nobody sees. */
  pages: Buffer[];
}

/** What cannot be sent as text: pictures, without what a camera wrote into them. */
function attachmentsOf({ output, pages }: Work): LetterAttachment[] {
  if (output.readBy === "text") return [];
  return pages.flatMap((page) => {
    const kind = typeOfBytes(page);
    if (kind !== "jpeg" && kind !== "png" && kind !== "webp") return [];
    return [{ mediaType: `image/${kind}` as const, data: stripMetadata(page, kind) }];
  });
}

function withoutNote(output: ProcessDocumentOutput, code: string) {
  return output.notes.filter((note) => note.code !== code);
}

function combine(output: ProcessDocumentOutput, answer: z.infer<typeof modelAnswer>): ProcessDocumentOutput {
  const texts = letterTexts[output.language];
  const ground = groundOf(output.text, output.description, output.solution, output.translation);
  const keep = (list: string[]) =>
    list.map((item) => item.trim()).filter((item) => item !== "" && isGrounded(item, ground));
  const translation = keep(answer.translation);
  const meaning = keep(answer.meaning);
  const steps = keep(answer.steps);
  const dropped =
    translation.length < answer.translation.length ||
    meaning.length < answer.meaning.length ||
    steps.length < answer.steps.length;
  if (translation.length === 0) return withNote(output, "no-model-answer", texts.notes.noModelAnswer);
  const notes = withoutNote(output, "no-full-translation");
  if (dropped) notes.unshift({ code: "not-in-letter", text: texts.notes.notInLetter });
  // A known notice is explained by the guide; its steps and dates are not a model's to change.
  const known = output.kind !== null;
  const ownSteps = !known && steps.length > 0;
  return {
    ...output,
    engine: "model",
    translation: translation.join("\n"),
    description: known
      ? [output.description, meaning.join(" ")].filter((part) => part !== "").join("\n\n")
      : [meaning.join(" "), output.description].filter((part) => part !== "").join("\n\n"),
    solution: ownSteps
      ? `${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}\n\n${texts.solution.disclaimer}`
      : output.solution,
    steps: ownSteps ? steps : output.steps,
    notes,
  };
}

function withNote(
  output: ProcessDocumentOutput,
  code: "no-model-answer",
  text: string,
): ProcessDocumentOutput {
  return { ...output, notes: [{ code, text }, ...output.notes] };
}

export async function explainWithModel(ctx: RequestContext, work: Work): Promise<ProcessDocumentOutput> {
  const { output, model } = work;
  const unanswered = () =>
    withNote(output, "no-model-answer", letterTexts[output.language].notes.noModelAnswer);
  const hidden = mask(output.text);
  try {
    await ctx.services.limits.modelAnswers.take("all");
    const prompt = letterPrompt(output, hidden.text);
    const answer = await model.explain({ ...prompt, attachments: attachmentsOf(work) }, ctx.signal);
    const parsed = z.safeParse(modelAnswer, answer);
    if (!parsed.success) return unanswered();
    const shown = (list: string[]) => list.map((item) => unmask(item, hidden.values));
    const { translation, meaning, steps } = parsed.data;
    return combine(output, { translation: shown(translation), meaning: shown(meaning), steps: shown(steps) });
  } catch (error) {
    // What the guide read is whole without the model.
    const failure = error instanceof ChatModelError ? error.failure : "unavailable";
    ctx.log.warn({ failure }, "the letter was explained by the guide alone");
    return unanswered();
  }
}
