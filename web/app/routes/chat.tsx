import type { SavedChat } from "@faro/contract/history/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { profileQuery } from "#web/accounts/queries.ts";
import { ChatScreen } from "#web/assistant/chat-screen.tsx";
import { languageOf } from "#web/assistant/earlier-turns.ts";
import { type Exchange, standsAbove } from "#web/assistant/exchange.ts";
import { ReopenNotice } from "#web/history/reopen-notice.tsx";
import { reopenedQuery, useSavedConversation } from "#web/history/use-saved-conversation.ts";
import { WelcomeHeader } from "#web/layout/welcome-header.tsx";
import { queryClient } from "#web/lib/query.ts";
import { useSession } from "#web/lib/use-session.ts";
import { onPlanChanged } from "#web/payments/plan-news.ts";

/** What the history keeps of an exchange on screen. */
function toSaved({ key, id, text, status, question, brokeOff, ...exchange }: Exchange) {
  const { warning, steps, choices, forms, sources, engine, lawyer, clarifying } = exchange;
  const kept = { warning, steps, choices, forms, sources, engine, lawyer, clarifying };
  const stopped = status !== "done" || brokeOff;
  return { ...kept, key, turn: id, question: question.trim(), answer: text, stopped };
}

/** A saved thread as the chat shows it; keys count from 1. */
function toExchanges({ exchanges }: SavedChat): Exchange[] {
  return exchanges.map(({ part: _, at: __, turn, answer, stopped, ...exchange }, index) => ({
    ...exchange,
    key: index + 1,
    id: turn,
    language: languageOf(answer),
    text: answer,
    status: stopped ? "stopped" : "done",
    error: null,
    brokeOff: false,
    saved: null,
    standIn: false,
    lawyerAbove: standsAbove(exchange),
  }));
}

/** In a tab of its own: what was asked and answered here stays on screen. */
function openPlan(): void {
  window.open("/activar-plan", "_blank", "noopener");
}

interface ChatProps {
  userId: string;
  /** The saved chat that goes on; null for a new one. */
  reopened: SavedChat | null;
}

function Chat({ userId, reopened }: ChatProps) {
  const { data: profile } = useQuery(profileQuery);
  useEffect(() => onPlanChanged(() => void queryClient.invalidateQueries(profileQuery)), []);
  const { save, startAnew } = useSavedConversation(reopened?.id ?? null);
  return (
    <ChatScreen
      session={{ userId }}
      plan={profile?.plan ?? null}
      accountSince={profile?.created_at}
      remaining={profile?.remaining}
      {...(reopened === null ? {} : { initial: toExchanges(reopened), initialIsSaved: true })}
      onNeedPlan={openPlan}
      onSave={(fresh, all, asked) => save(fresh.map(toSaved), all.map(toSaved), asked)}
      onErased={() => {
        startAnew();
        // Reloading must not bring back what was cleared.
        if (reopened !== null) history.replaceState(history.state, "", "/chat");
      }}
    />
  );
}

/** The chat of a signed-in person; the guard around it knows that there is one. */
export default function ChatRoute() {
  const { t } = useTranslation("assistant");
  const session = useSession();
  const profile = useQuery(profileQuery);
  const [parameters] = useSearchParams();
  const wanted = parameters.get("conversacion");
  const reopened = useQuery({ ...reopenedQuery(wanted ?? ""), enabled: wanted !== null });
  const title = t("chat.meta");
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (session === null || session === undefined) return null;
  if (wanted !== null && reopened.data === undefined) {
    return <ReopenNotice error={reopened.error} onRetry={() => void reopened.refetch()} />;
  }
  const known = profile.data;
  const name = [known?.first_name ?? session.user.name, known?.last_name].filter(Boolean).join(" ");
  return (
    <>
      <WelcomeHeader fullName={name} />
      <Chat
        // Nothing of one person, and of one conversation, is shown to the next.
        key={`${session.user.id} ${wanted}`}
        userId={session.user.id}
        reopened={wanted === null ? null : (reopened.data ?? null)}
      />
    </>
  );
}

export function meta() {
  return [{ title: "Chat - Faro" }, { name: "robots", content: "noindex" }];
}
