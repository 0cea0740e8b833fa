/**
 * `npm run guide:stale [-- --date YYYY-MM-DD]`: register entries that were checked more than 180 days before
 * that day (today without it), and the topics, forms and notices that lean on each.
 */
import { parseArgs } from "node:util";
import type { Form } from "../guide/src/content-schema.ts";
import { daysBetween, staleAfterDays } from "../guide/src/dates.ts";
import { createGuide } from "../guide/src/guide.ts";
import { loadContent } from "../guide/src/load.ts";

function dayOf(args: string[]): string {
  const { values } = parseArgs({ args, options: { date: { type: "string" } } });
  const day = values.date ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new Error(`--date: "${day}" is not a day written YYYY-MM-DD`);
  }
  return day;
}

/** Register entries that a form's price names, that of either form in its row. */
function entriesOf({ fee, parts }: Form): string[] {
  return JSON.stringify([fee, parts ?? []]).match(/\bV\d{2}\b/g) ?? [];
}

function report(day: string): string {
  const content = loadContent();
  const leaning = (name: string, ids: string[]) =>
    ids.length === 0 ? [] : [`    ${name}: ${ids.join(", ")}`];
  const entries = createGuide(content)
    .stale(day)
    .toSorted((a, b) => (a.asOf < b.asOf ? -1 : a.asOf > b.asOf ? 1 : 0));
  const blocks = entries.map(({ id, title, asOf, source }) => {
    const on = (register: string[]) => register.includes(id);
    return [
      `${id}  ${title.es}`,
      `    checked ${asOf}, ${daysBetween(asOf, day)} days before; check again at ${source.url}`,
      ...leaning(
        "topics",
        content.topics.filter((topic) => on(topic.register)).map((topic) => topic.id),
      ),
      ...leaning(
        "fees of forms",
        content.forms.filter((form) => on(entriesOf(form))).map((form) => form.id),
      ),
      ...leaning(
        "notices",
        content.notices.filter((notice) => on(notice.register)).map((notice) => notice.id),
      ),
    ].join("\n");
  });
  const summary = `${entries.length} of ${content.register.length} register entries are older than ${staleAfterDays} days on ${day}.`;
  return [...blocks, summary].join("\n\n");
}

try {
  console.log(report(dayOf(process.argv.slice(2))));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
