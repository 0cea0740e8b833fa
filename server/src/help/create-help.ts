import { helpModel } from "@faro/contract/help/limits.ts";
import { helpEntries } from "@faro/contract/help/texts/entries.ts";
import type { GuideContent } from "@faro/guide/content.ts";
import type { Guide } from "@faro/guide/guide.ts";
import type { Logger } from "pino";
import type { Env } from "#server/env.ts";
import type { HelpEngine } from "#server/help/engine.ts";
import { createIndexEngine } from "#server/help/index-engine.ts";
import { createModelEngine } from "#server/help/model-engine.ts";
import { createHelpSearch, type HelpSearch } from "#server/help/search-help.ts";
import type { Budget } from "#server/http/rate-limits.ts";
import { connectChatModel } from "#server/providers/chat-model.ts";

/** Taught with the first question: a start does not wait for it. */
function lazySearch(content: GuideContent): HelpSearch {
  let made: HelpSearch | null = null;
  return {
    entries: helpEntries,
    search(question) {
      made ??= createHelpSearch(helpEntries, content);
      return made.search(question);
    },
  };
}

/** The website assistant: the configured model on the help texts, or the help texts alone. */
export async function createHelp(parts: {
  env: Env;
  content: GuideContent;
  guide: Guide;
  log: Logger;
  now: () => number;
  /** Answers of connected models in a day, for everybody together. */
  spend: Budget;
}): Promise<HelpEngine> {
  const { env, content, ...rest } = parts;
  const shared = { ...rest, entries: helpEntries, search: lazySearch(content) };
  const model = await connectChatModel(env, {
    model: env.HELP_MODEL,
    temperature: helpModel.temperature,
    maxOutputTokens: helpModel.maxTokens,
  });
  if (model === null) return createIndexEngine(shared);
  return createModelEngine({ ...shared, model, rateLimitWait: env.HELP_RATE_LIMIT_WAIT });
}
