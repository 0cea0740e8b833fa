import { historyLimits } from "@faro/contract/history/limits.ts";
import type { SavedExchangeInput } from "@faro/contract/history/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { refetchHistory } from "#web/history/queries.ts";
import { api, toShownError } from "#web/lib/api.ts";

/** A saved chat made the running conversation again; asked for anew with every visit. */
export const reopenedQuery = (id: string) =>
  queryOptions({
    queryKey: ["reopened", id],
    queryFn: () => api.history.reopen({ id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type Kept = Omit<SavedExchangeInput, "part"> & { key: number };

/**
 * Saves exchanges of the running conversation under one id, so that a second tap or a second try saves once and what
 * comes later is added. `reopened`: the chat that goes on.
 */
export function useSavedConversation(reopened: string | null) {
  const { i18n } = useTranslation("history");
  const id = useRef(reopened ?? crypto.randomUUID());
  /** Tells this visit's exchanges apart from those of earlier ones. */
  const visit = useRef(crypto.randomUUID().slice(0, 8));

  /** `chat`: as it was when she tapped; 'Limpiar Chat' meanwhile begins another one. */
  async function send(chat: string, exchanges: Kept[], adds: boolean): Promise<void> {
    const language = i18n.language === "en" ? ("en" as const) : ("es" as const);
    const parts = exchanges.map(({ key, ...exchange }) => ({ ...exchange, part: `${visit.current}:${key}` }));
    for (let at = 0; at < parts.length; at += historyLimits.turnsAtOnce) {
      const some = parts.slice(at, at + historyLimits.turnsAtOnce);
      await api.history.save({ id: chat, exchanges: some, language, adds: adds || at > 0 });
    }
  }

  return {
    /** `fresh`: what is not saved yet of `all`. `asked`: she tapped to save; otherwise what she deleted stays deleted. */
    save: async (fresh: Kept[], all: Kept[], asked: boolean) => {
      const adds = fresh.length < all.length;
      const chat = id.current;
      try {
        await send(chat, fresh, adds);
      } catch (error) {
        // Deleted on another device meanwhile: what stands here is saved again as a whole.
        if (!adds || !asked || toShownError(error, "es").code !== "NOT_FOUND") throw error;
        await send(chat, all, false);
      }
      void refetchHistory();
    },
    /** The chat was cleared: what comes now is another conversation. */
    startAnew: () => {
      id.current = crypto.randomUUID();
    },
  };
}
