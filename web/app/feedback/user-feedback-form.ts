/** What makes the public form check, send and thank (spec part 2, sections 4, 5 and 8). */
import {
  type FeedbackMessage,
  type MessageField,
  messageFields,
  wrongFields,
} from "@faro/contract/feedback/check-message.ts";
import { dropMessages, hasMessages, keepMessage, takeRefused } from "#web/lib/outbox.ts";
import { outboxRefused, outboxSent } from "#web/lib/watch-outbox.ts";
import { showNotice } from "#web/ui/plain.ts";

type Input = HTMLInputElement | HTMLTextAreaElement;

/** What is typed goes along to the page's twin in the other language; only in this tab, and once. */
const draftKey = "faro_message_draft";

function keepDraft(entry: FeedbackMessage): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(entry));
  } catch {
    // Storage is closed to us: the browser's Back brings the words back.
  }
}

/** Puts words that were kept into fields that are empty. */
function fillIn(text: string | null, input: (name: MessageField) => Input): void {
  const kept = JSON.parse(text ?? "{}") as Partial<FeedbackMessage>;
  for (const name of messageFields) {
    const words = kept[name];
    if (typeof words === "string" && input(name).value === "") input(name).value = words;
  }
}

function takeDraft(input: (name: MessageField) => Input): void {
  try {
    const text = sessionStorage.getItem(draftKey);
    sessionStorage.removeItem(draftKey);
    fillIn(text, input);
  } catch {
    // Nothing was kept.
  }
}

export function startForm(form: HTMLFormElement): void {
  const page = form.parentElement;
  const thanks = page?.querySelector<HTMLElement>("[data-thanks]");
  const kept = page?.querySelector<HTMLElement>("[data-kept]");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!(page && thanks && kept && button)) return;
  const send = button.textContent ?? "";
  const {
    sending = "",
    failedTitle = "",
    failedText = "",
    busyText = "",
    refusedText = "",
    thanksTitle = "",
    thanksText = "",
  } = form.dataset;
  // Ours speaks the page's language and reads the errors aloud.
  form.noValidate = true;

  const input = (name: MessageField) => form.elements.namedItem(name) as Input;
  const values = () =>
    Object.fromEntries(messageFields.map((name) => [name, input(name).value])) as FeedbackMessage;
  const mark = (name: MessageField, wrong: boolean) => {
    const error = document.getElementById(`${name}-error`);
    input(name).setAttribute("aria-invalid", String(wrong));
    if (error !== null) error.textContent = wrong ? (error.dataset.error ?? "") : "";
  };
  const show = (view: HTMLElement | null) => {
    for (const part of page.querySelectorAll<HTMLElement>("[data-form-part]")) part.hidden = view !== null;
    for (const one of [thanks, kept]) one.hidden = one !== view;
    if (view === null) input("first_name").focus();
    else view.querySelector<HTMLElement>("h1")?.focus();
  };
  const thank = () => {
    show(thanks);
    showNotice(thanksTitle, thanksText, "success");
  };
  /** The same words sent again are the same message: the server keeps it once. */
  let last = { words: "", id: "" };
  const bodyOf = (entry: FeedbackMessage) => {
    const extra = (form.elements.namedItem("extra") as HTMLInputElement).value;
    const words = JSON.stringify({ ...entry, extra, language: document.documentElement.lang });
    if (words !== last.words) last = { words, id: crypto.randomUUID() };
    return JSON.stringify({ id: last.id, ...JSON.parse(words) });
  };

  const submit = async () => {
    const entry = values();
    const wrong = wrongFields(entry);
    for (const name of messageFields) mark(name, wrong.includes(name));
    const [first] = wrong;
    if (first !== undefined) {
      input(first).focus();
      return;
    }
    button.disabled = true;
    button.textContent = sending;
    const body = bodyOf(entry);
    try {
      const response = await fetch(form.action, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (response.status === 429) {
        showNotice(failedTitle, busyText, "error");
        return;
      }
      if (!response.ok) throw new Error(String(response.status));
      form.reset();
      thank();
    } catch {
      // With a network that fails she is told, and her words stay; without one they wait on the phone.
      if (navigator.onLine || !(await keepMessage(last.id, body))) {
        showNotice(failedTitle, failedText, "error");
        return;
      }
      form.reset();
      show(kept);
    } finally {
      button.disabled = false;
      button.textContent = send;
    }
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener("input", (event) => {
    const { name } = event.target as Input;
    // A field that was wrong is freed as soon as it is right.
    const field = messageFields.find((known) => known === name);
    if (field !== undefined && input(field).getAttribute("aria-invalid") === "true") {
      mark(field, wrongFields(values()).includes(field));
    }
  });
  for (const again of page.querySelectorAll("[data-again]"))
    again.addEventListener("click", () => show(null));
  kept.querySelector("[data-drop]")?.addEventListener("click", () => {
    void dropMessages().then(() => show(null));
  });
  document.addEventListener(outboxSent, () => {
    if (!kept.hidden) thank();
  });
  /** A message that waited and was refused: its words are hers again, and she is told. */
  const giveBack = async () => {
    // What is being written now comes first; the other one stays where it is.
    if (messageFields.some((name) => input(name).value !== "")) return;
    const text = await takeRefused();
    if (text === null) return;
    show(null);
    fillIn(text, input);
    showNotice(failedTitle, refusedText, "error");
  };
  document.addEventListener(outboxRefused, () => void giveBack());
  takeDraft(input);
  document.querySelector("a[data-language]")?.addEventListener("click", () => keepDraft(values()));
  void hasMessages().then((waits) => {
    // Words that stand in the form already go first.
    if (!waits) void giveBack();
    else if (messageFields.every((name) => input(name).value === "")) show(kept);
  });
}
