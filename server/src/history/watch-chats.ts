import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { historyLimits } from "@faro/contract/history/limits.ts";
import type { ChangeEvent } from "@faro/contract/history/schemas.ts";
import { CodedError } from "#server/errors.ts";
import type { Opening } from "#server/history/hold-texts.ts";
import { prepareSearch } from "#server/history/list-chats.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";

/** Streams of one person on one copy of the server: more than anybody has screens. */
const mostStreams = 20;
/** A screen that hears nothing for much longer knows that the connection is dead. */
const { beat } = historyLimits;

/**
 * Whoever looks at the list may search it: her texts are opened before she has typed a word, as far as there is room,
 * and stay open while she looks. A search works without it too.
 */
function openAhead(ctx: RequestContext, opening: Opening): void {
  prepareSearch(ctx, opening).catch((error) => ctx.log.debug({ err: error }, "texts were not opened ahead"));
}

/**
 * The changes of the caller's chats as they happen. Ends with the session, when the browser leaves, and after the
 * life of an access token: whoever goes on watching shows a fresh one.
 */
export async function watchChats(ctx: RequestContext): Promise<AsyncGenerator<ChangeEvent>> {
  const user = requireUser(ctx);
  if (ctx.services.savedChatChanges.following(user.id) >= mostStreams) {
    throw new CodedError("TOO_MANY_REQUESTS");
  }
  return changeEvents(ctx, user);
}

async function* changeEvents(
  ctx: RequestContext,
  user: { id: string; sessionId: string },
): AsyncGenerator<ChangeEvent> {
  const session = ctx.services.revocations.watch(user.sessionId);
  const over = AbortSignal.any([
    ctx.signal,
    session.signal,
    AbortSignal.timeout(accountLimits.accessLifetime),
  ]);
  /** Null: nothing happened. An empty set: any chat may have changed. */
  let pending: Set<string> | null = null;
  let any = false;
  let wake = () => {};
  const unfollow = ctx.services.savedChatChanges.follow(user.id, (ids) => {
    any ||= ids.length === 0;
    pending = new Set([...(pending ?? []), ...ids]);
    wake();
  });
  over.addEventListener("abort", () => wake(), { once: true });
  try {
    yield { type: "ready", ids: [] };
    openAhead(ctx, "spare");
    while (!over.aborted) {
      if (pending === null) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const quiet = await new Promise<boolean>((resolve) => {
          wake = () => resolve(false);
          timer = setTimeout(() => resolve(true), beat);
          if (over.aborted || pending !== null) resolve(false);
        });
        clearTimeout(timer);
        ctx.services.heldTexts.keep(user.id);
        if (quiet) yield { type: "beat", ids: [] };
        continue;
      }
      const ids: string[] = any ? [] : [...(pending as Set<string>)];
      pending = null;
      any = false;
      yield { type: "changed", ids };
      openAhead(ctx, "never");
    }
  } finally {
    unfollow();
    session.release();
  }
}
