import { historyLimits } from "@faro/contract/history/limits.ts";
import type { ExportInput } from "@faro/contract/history/schemas.ts";
import { readPlanAndZone } from "#server/accounts/plan-and-zone.ts";
import { and, desc, eq, inArray, isNull } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import { asOwner } from "#server/history/access.ts";
import { type OpenedChat, openChat, type StoredExchange, vouchedSources } from "#server/history/content.ts";
import { exportWords } from "#server/history/export-words.ts";
import { savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { createPdf, type PdfWriter } from "#server/pdf/create-pdf.ts";

type Words = ReturnType<typeof exportWords>;

/** `first`: the number of the first chat. */
function asText(chats: OpenedChat[], words: Words, first: number): string {
  const blocks = chats.map((chat, index) => {
    const { content, title, row } = chat;
    const exchanges = content.exchanges.map((exchange) => {
      const { warning, steps, stopped } = exchange;
      const sources = vouchedSources(exchange);
      return [
        `${words.asked(exchange.at)}`,
        `${words.question}: ${exchange.question}`,
        "",
        ...(warning === null ? [] : [`${words.warning}: ${warning}`, ""]),
        ...(exchange.record === null ? [words.unrecorded] : []),
        `${words.answer}: ${exchange.answer}`,
        ...(stopped ? [words.stopped] : []),
        ...(steps.length === 0
          ? []
          : ["", `${words.steps}:`, ...steps.map((step, at) => `${at + 1}. ${step}`)]),
        "",
        `${words.sources}:`,
        ...(sources.length === 0 ? [words.noSources] : []),
        ...sources.map((source) => `- ${source.title}. ${source.url} (${words.checked(source.checked)})`),
      ].join("\n");
    });
    const head = [
      `${first + index}. ${title}`,
      `${words.category(row.category)} · ${words.saved(row.createdAt)}`,
    ];
    return [...head, "", exchanges.join("\n\n---\n\n")].join("\n");
  });
  return [words.title, words.made, "", words.note, "", blocks.join(`\n\n${"=".repeat(60)}\n\n`), ""].join(
    "\n",
  );
}

function writeExchange(pdf: PdfWriter, exchange: StoredExchange, words: Words): void {
  pdf.heading(`${words.question}: ${exchange.question}`, 3);
  pdf.paragraph(words.asked(exchange.at), "small");
  if (exchange.warning !== null) pdf.note(exchange.warning, words.warning);
  pdf.paragraph(words.answer, "strong");
  if (exchange.record === null) pdf.paragraph(words.unrecorded, "small");
  for (const paragraph of exchange.answer.split(/\n{2,}/)) pdf.paragraph(paragraph);
  if (exchange.stopped) pdf.paragraph(words.stopped, "small");
  if (exchange.steps.length > 0) {
    pdf.list(exchange.steps, { marks: "numbers", title: words.steps });
  }
  pdf.paragraph(words.sources, "strong");
  const sources = vouchedSources(exchange);
  if (sources.length === 0) pdf.paragraph(words.noSources);
  for (const { title: name, url, checked } of sources) {
    pdf.link(`${name} (${words.checked(checked)})`, url);
  }
}

async function asPdf(chats: OpenedChat[], words: Words, input: ExportInput, now: Date): Promise<Buffer> {
  const pdf = createPdf({
    title: words.title,
    subtitle: words.made,
    footer: words.footer,
    language: input.language,
    created: now,
  });
  pdf.note(words.note);
  for (const { content, title, row } of chats) {
    pdf.heading(title, 2);
    pdf.paragraph(`${words.category(row.category)} · ${words.saved(row.createdAt)}`, "small");
    for (const exchange of content.exchanges) writeExchange(pdf, exchange, words);
    pdf.rule();
    // Others are served between two chats.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return await pdf.finish();
}

/** One chat, some or all as a file that a lawyer can read. NOT_FOUND when none of them is the caller's. */
export async function exportChats(ctx: RequestContext, input: ExportInput): Promise<File> {
  const { exportPart } = historyLimits;
  const before = (input.part - 1) * exportPart;
  await ctx.services.limits.chatExports.take(requireUser(ctx).id);
  const { chats, timeZone } = await asOwner(ctx, async (tx, { id: ownerId, key }) => {
    const mine = and(eq(savedChats.ownerId, ownerId), isNull(savedChats.deletedAt));
    const rows = await tx
      .select()
      .from(savedChats)
      .where(input.ids === undefined ? mine : and(mine, inArray(savedChats.id, input.ids)))
      .orderBy(desc(savedChats.createdAt), desc(savedChats.id))
      .limit(exportPart)
      .offset(input.ids === undefined ? before : 0);
    const opened = rows.map((row) => openChat(row, key)).filter((chat) => chat !== null);
    return { chats: opened, ...(await readPlanAndZone(tx, ownerId)) };
  });
  if (chats.length === 0) throw new CodedError("NOT_FOUND");
  const now = new Date(ctx.services.now());
  const parts = Math.max(input.part, input.parts);
  const words = exportWords(input.language, timeZone, now, { part: input.part, parts });
  if (input.format === "text") {
    // The mark at the start: old programs then read the accents.
    return new File([`\uFEFF${asText(chats, words, before + 1)}`], `${words.file}.txt`, {
      type: "text/plain",
    });
  }
  const bytes = await asPdf(chats, words, input, now);
  return new File([new Uint8Array(bytes)], `${words.file}.pdf`, { type: "application/pdf" });
}
