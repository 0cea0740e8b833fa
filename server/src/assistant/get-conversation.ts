import type { Category, KeptTurn } from "@faro/contract/assistant/schemas.ts";
import { formFacts } from "@faro/guide/form-facts.ts";
import { conversationKey, type TurnFrame } from "#server/assistant/conversation.ts";
import { assistantTurns } from "#server/assistant/tables.ts";
import { and, desc, eq, isNull } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";
import { open } from "#server/privacy/keys.ts";

/** More than a person scrolls back through; the rest is in her saved chats. */
const shownTurns = 20;

const noFrame: TurnFrame = { warning: null, steps: [], forms: [], choices: [] };

/** The caller's running conversation in her own words; a visitor has none. */
export async function getConversation(ctx: RequestContext): Promise<{ turns: KeptTurn[] }> {
  const { services, caller } = ctx;
  if (caller === null) return { turns: [] };
  const { rows, key } = await withOwner(services.fastDb, caller.id, async (tx) => ({
    key: await conversationKey(tx, caller, services.keys),
    rows: await tx
      .select()
      .from(assistantTurns)
      .where(and(eq(assistantTurns.ownerId, caller.id), isNull(assistantTurns.setAsideAt)))
      .orderBy(desc(assistantTurns.createdAt))
      .limit(shownTurns),
  }));
  const turns = rows.toReversed().flatMap((row): KeptTurn[] => {
    const question = open(key, row.question, caller.id);
    const answer = open(key, row.answer, caller.id);
    // What another key sealed is left out.
    if (question === null || answer === null) return [];
    const { id, engine, lawyer, sources } = row;
    const frame = row.frame === null ? null : open(key, row.frame, caller.id);
    // What was kept before forms and choices were has none.
    const around = { ...noFrame, ...(frame === null ? {} : (JSON.parse(frame) as Partial<TurnFrame>)) };
    const category = row.category as Category | null;
    const clarifying = row.kind === "clarify";
    return [
      {
        id,
        question,
        answer,
        engine,
        category,
        clarifying,
        lawyer,
        sources,
        ...around,
        ...formFacts(around.forms, services.forms, row.language),
        at: row.createdAt.toISOString(),
      },
    ];
  });
  return { turns };
}
