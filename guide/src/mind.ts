import type { GuideContent } from "#guide/content.ts";
import type { Topic } from "#guide/content-schema.ts";
import { createGlossary, emptyGlossary } from "#guide/glossary.ts";
import { createLibrary, type Library } from "#guide/library.ts";
import { createSafety, type Safety } from "#guide/safety.ts";
import { safetyPhrases } from "#guide/safety-content.ts";
import { createSearch, type Search } from "#guide/search.ts";
import { triggerPhrases } from "#guide/trigger-content.ts";
import { createTriggers, type Triggers } from "#guide/triggers.ts";

/** Everything the guide needs to understand a question. Built once. */
export interface Mind {
  library: Library;
  search: Search;
  safety: Safety;
  triggers: Triggers;
  /** Day the newest source was checked; dates replies that name the official site only. */
  checked: string;
}

/** The overview topic: what a general legalisation question is asked about. */
export const overviewTopic = "arreglar-papeles";

export function createMind(content: GuideContent): Mind {
  const library = createLibrary(content);
  const checked = content.topics.flatMap((topic) => topic.sources.map((source) => source.checked)).sort();
  return {
    library,
    search: createSearch(content.topics, library.forms, createGlossary(content.glossary ?? emptyGlossary)),
    safety: createSafety(safetyPhrases(content.safety)),
    triggers: createTriggers(triggerPhrases(content.triggers)),
    checked: checked.at(-1) ?? "",
  };
}

export function topicOf(mind: Mind, id: string | null | undefined): Topic | undefined {
  return id === null || id === undefined ? undefined : mind.library.topics.get(id);
}
