/** The help chat itself: greeting, messages, field. Used by the floating widget and by the help page. */
import type { HelpAnswer } from "@faro/contract/help/schemas.ts";
import { canSend, type HelpPhase, isTooLong } from "#web/help/widget/conversation.ts";
import { askHelp, HelpFailure, type HelpSettings, prepareHelp } from "#web/help/widget/requests.ts";
import { type HelpWords, helpWords } from "#web/help/widget/texts.ts";
import { inDanger } from "#web/lib/in-danger.ts";
import { drawing, drawings, element, usefulParts } from "#web/ui/plain.ts";

export interface HelpChat {
  /** Puts the cursor into the field. */
  focus(): void;
}

function message(words: HelpWords, from: "you" | "helper", ...content: (Node | string)[]): HTMLElement {
  const name = element("span", { class: "sr-only" }, `${words[from]}: `);
  return element("div", { class: `help-message help-message-${from}` }, element("p", {}, name, ...content));
}

function tappable(text: string): (Node | string)[] {
  return usefulParts(text).map(({ text: part, href }) => {
    if (href === undefined) return part;
    const outside = href.startsWith("https:");
    return element(
      "a",
      { class: "help-inline", href, rel: outside && "noopener noreferrer", target: outside && "_blank" },
      part,
    );
  });
}

function typingDots(words: HelpWords): HTMLElement {
  const dots = element(
    "span",
    { class: "help-dots", "aria-hidden": "true" },
    ..."   ".split("").map(() => element("i")),
  );
  return element(
    "div",
    { class: "help-message help-message-helper", "data-typing": true },
    dots,
    element("span", { class: "sr-only" }, words.typing),
  );
}

/** Builds the chat inside `host` and sets the assistant up. */
export function mountHelpChat(host: HTMLElement, settings: HelpSettings): HelpChat {
  const words = helpWords[settings.language];
  let phase: HelpPhase = "setup";

  const log = element(
    "div",
    { class: "help-log", role: "log", "aria-label": words.conversation, tabindex: "0" },
    message(words, "helper", words.greeting),
  );
  const notice = element("div", { class: "help-notice", role: "alert", hidden: true });
  const field = element("textarea", {
    class: "help-field",
    rows: "1",
    "aria-label": words.field,
    placeholder: words.placeholder,
    enterkeyhint: "send",
    autocomplete: "off",
  });
  const send = element(
    "button",
    { type: "submit", class: "help-send", "aria-label": words.send, disabled: true },
    drawing(drawings.send),
  );
  const form = element("form", { class: "help-form", novalidate: true }, field, send);
  const who = element("p", { class: "help-who" });
  host.replaceChildren(element("div", { class: "help-chat" }, log, notice, form, who));

  function update(): void {
    send.disabled = !canSend(phase, field.value);
    form.setAttribute("aria-busy", String(phase === "waiting"));
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight + 2, 96)}px`;
  }

  function tell(text: string, ...more: Node[]): void {
    notice.replaceChildren(text, ...more.flatMap((part) => [" ", part]));
    notice.hidden = text === "";
  }

  /** Says what went wrong; without a network also what cannot wait for one. */
  function tellFailure({ message: text, away }: HelpFailure, ...more: Node[]): void {
    const { text: danger, link } = inDanger[settings.language];
    const urgent = () => [
      element(
        "p",
        { "data-in-danger": true },
        ...tappable(danger),
        " ",
        element("a", { class: "help-inline", href: link.href }, link.label),
      ),
    ];
    tell(text, ...more, ...(away ? urgent() : []));
  }

  /** Shows a new part from `first` on: an answer is read from its question, not from its end. */
  function add(part: HTMLElement, first = part): void {
    log.append(part);
    log.scrollTop = first.offsetTop - log.offsetTop - 12;
  }

  function answerParts({ answer, links, choices, engine }: HelpAnswer): HTMLElement {
    // A model's figures are not ours: only what our own texts name can be tapped.
    const part = message(words, "helper", ...(engine === "index" ? tappable(answer) : [answer]));
    for (const { path, label } of links) part.append(element("a", { class: "help-link", href: path }, label));
    for (const choice of choices) {
      const button = element("button", { type: "button", class: "help-choice" }, choice);
      button.addEventListener("click", () => void ask(choice));
      part.append(button);
    }
    return part;
  }

  async function setUp(): Promise<void> {
    phase = "setup";
    tell("");
    try {
      who.textContent = words[(await prepareHelp(settings)).engine];
      phase = "idle";
    } catch (error) {
      phase = "unavailable";
      const again = element("button", { type: "button", class: "help-retry" }, words.retry);
      again.addEventListener("click", () => void setUp());
      tellFailure(error as HelpFailure, again);
    }
    update();
  }

  /** Nothing was answered in this chat yet: what another one was told on this phone is no part of it. */
  let fresh = true;

  async function ask(question: string): Promise<void> {
    if (!canSend(phase, question)) return;
    phase = "waiting";
    tell("");
    const asked = message(words, "you", question.trim());
    const dots = typingDots(words);
    add(asked);
    add(dots, asked);
    field.value = "";
    update();
    try {
      const answer = await askHelp(settings, question, fresh);
      fresh = false;
      dots.remove();
      add(answerParts(answer), asked);
    } catch (error) {
      if (!(error instanceof HelpFailure)) throw error;
      // Nothing typed is lost: the question goes back into the field, unless a new one stands there.
      dots.remove();
      asked.remove();
      if (field.value === "") field.value = question;
      tellFailure(error);
    } finally {
      phase = "idle";
      update();
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void ask(field.value);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void ask(field.value);
  });
  field.addEventListener("input", () => {
    if (isTooLong(field.value)) tell(words.tooLong);
    else if (notice.textContent === words.tooLong) tell("");
    update();
  });
  void setUp();
  return { focus: () => field.focus() };
}
