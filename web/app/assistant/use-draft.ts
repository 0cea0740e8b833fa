import { useRef, useState } from "react";

interface Draft {
  text: string;
  /** Who put it there: her own words, typed or kept from listening, are never overwritten. */
  from: "person" | "listening" | "waiting" | "returned";
  /** What stood in the field when listening began. */
  before: string;
  /** Heard words that wait to be sent. */
  unsent: boolean;
  /** It is a question that came back, maybe corrected since. */
  returned: boolean;
}

const empty: Draft = { text: "", from: "person", before: "", unsent: false, returned: false };

/** The question field: what is typed, what is heard, and what comes back when sending failed. */
export function useDraft() {
  const [draft, setDraft] = useState(empty);
  const current = useRef(empty);
  const change = (next: Partial<Draft>) => {
    current.current = { ...current.current, unsent: false, ...next };
    setDraft(current.current);
  };

  return {
    value: draft.text,
    unsent: draft.unsent && draft.text !== "",
    /** Known before the screen is drawn again. */
    text: () => current.current.text,
    wasTyped: () => current.current.from === "person" && current.current.text !== current.current.before,
    type: (text: string) =>
      change({ text, from: "person", returned: current.current.returned && text.trim() !== "" }),
    /** Words she typed stay in front of those she says; a question that came back gives way to the new one. */
    startHearing() {
      const { text, from } = current.current;
      change({ before: from === "person" ? text.trim() : "", returned: false });
    },
    hear(words: string) {
      const { before, from, text } = current.current;
      const kept = from === "person" ? text.trim() : before;
      change({ text: kept === "" ? words : `${kept} ${words}`, before: kept, from: "listening" });
    },
    /** Listening ended without sending: the words are hers to correct or send. */
    keepHeard() {
      if (current.current.from === "listening") change({ from: "person", unsent: true });
    },
    /** The question is being sent. What she typed beside it, before she tapped a choice, stays. */
    wait(question: string) {
      const { text, from } = current.current;
      const hers = from === "person" && text.trim() !== "" && text.trim() !== question;
      if (!hers) change({ text: question, from: "waiting", returned: false });
    },
    /** What to send when `question` is sent again: corrected, if she corrected it. */
    again(question: string): string {
      const { text, returned } = current.current;
      return returned && text.trim() !== "" ? text : question;
    },
    sent(question: string) {
      if (current.current.text === question) change({ ...empty });
    },
    giveBack(question: string) {
      const { text } = current.current;
      if (text === "" || text === question) change({ text: question, from: "returned", returned: true });
    },
  };
}
