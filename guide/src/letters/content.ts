/** What the letter reader needs of the guide: a process that reads one letter and ends loads nothing else of it. */
import notices from "#content/notices.json" with { type: "json" };
import register from "#content/register.json" with { type: "json" };
import type { GuideContent } from "#guide/content.ts";

/** Checked by `npm run check`; the JSON types are wider than the schema's. */
export const letterContent = { notices, register } as unknown as Pick<GuideContent, "notices" | "register">;
