import { content, learned } from "#content/index.generated.ts";
import type { GuideContent } from "#guide/content.ts";
import { type Model, restore } from "#guide/search/model.ts";

let model: Model | null = null;

/** The content of this build. Checked by `npm run check`, so it is trusted here. */
export function loadContent(): GuideContent {
  return {
    ...content,
    learned: () => {
      model ??= restore(learned);
      return model;
    },
  };
}
