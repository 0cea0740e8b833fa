/** The PDF of a guide. Knows nothing of the content: it runs in a worker that should start fast. */
import { dateInWords } from "@faro/guide/dates.ts";
import type { GuideText } from "#server/documents/guide-text.ts";
import { guideTexts } from "#server/documents/guide-texts.ts";
import { createPdf, type PdfWriter } from "#server/pdf/create-pdf.ts";

function writePart(pdf: PdfWriter, part: GuideText["parts"][number]): void {
  if (part.half) pdf.rule();
  if (part.look === "note") {
    pdf.note(part.items.join("\n"), part.heading);
    return;
  }
  pdf.heading(part.heading);
  if (part.look === "blanks") for (const label of part.items) pdf.blank(label);
  else pdf.list(part.items, { marks: part.look });
}

/** The PDF of a guide: repeatable to the byte, dated by its content and not by the clock. */
export function buildGuide(text: GuideText): Promise<Buffer> {
  const texts = guideTexts[text.language];
  const pdf = createPdf({
    title: text.title,
    language: text.language,
    subtitle: texts.subtitle(dateInWords(text.checked, text.language)),
    footer: texts.footer,
    created: new Date(`${text.checked}T12:00:00Z`),
    compact: text.look === "card",
  });
  pdf.paragraph(text.intro, "strong");
  for (const part of text.parts) writePart(pdf, part);
  if (text.costs.length > 0) {
    pdf.heading(texts.costs);
    // Where nothing is paid there is nothing to confirm.
    const paid = text.costs.some((cost) => cost.includes("$"));
    pdf.list([...text.costs, ...(paid ? [texts.costsCheck] : [])]);
  }
  if (text.warnings.length > 0) {
    pdf.heading(texts.warnings);
    pdf.list(text.warnings);
  }
  pdf.paragraph(texts.help, text.look === "card" ? "small" : "body");
  if (text.forms.length > 0) {
    pdf.heading(texts.forms);
    for (const { text: name, url } of text.forms) pdf.link(name, url);
  }
  if (text.look === "card") {
    // One page: what it is stands at its foot, and what may change stands in its sentences.
    pdf.paragraph(texts.sourcesInLine(text.sources), "small");
    return pdf.finish();
  }
  pdf.note(texts.own, texts.ownTitle);
  if (text.changing.length > 0) {
    pdf.heading(texts.changing, 3);
    for (const fact of text.changing) pdf.paragraph(fact, "small");
  }
  pdf.heading(texts.sources, 3);
  for (const { text: name, url } of text.sources) pdf.link(name, url, "small");
  return pdf.finish();
}
