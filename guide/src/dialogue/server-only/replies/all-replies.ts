/** All rules for replies in free words. Server only. */
import { courtReplies } from "#guide/dialogue/server-only/replies/court-replies.ts";
import { familyReplies } from "#guide/dialogue/server-only/replies/family-replies.ts";
import { protectionReplies } from "#guide/dialogue/server-only/replies/protection-replies.ts";
import type { RepliesByTopic } from "#guide/dialogue/server-only/replies/rules.ts";
import { statusReplies } from "#guide/dialogue/server-only/replies/status-replies.ts";

export const replies: RepliesByTopic = {
  ...courtReplies,
  ...protectionReplies,
  ...familyReplies,
  ...statusReplies,
};
