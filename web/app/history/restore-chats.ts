import { api } from "#web/lib/api.ts";

const attempts = 3;

/**
 * Brings chats back. A network that is away for a moment must not lose them for good: it is tried again after `pause`
 * (milliseconds), while the server still has them (historyLimits.undoGrace).
 */
export async function restoreChats(ids: string[], pause = 1500): Promise<void> {
  for (let left = attempts; ; left -= 1) {
    try {
      await api.history.restore({ ids });
      return;
    } catch (error) {
      // What fetch throws when nothing came back; an answer of the server is final.
      if (!(error instanceof TypeError) || left === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
