import { content } from "#content/index.generated.ts";
import type { GuideContent } from "#guide/content.ts";

/** The content of this build. Checked by `npm run check`, so it is trusted here. */
export function loadContent(): GuideContent {
  return content;
}
