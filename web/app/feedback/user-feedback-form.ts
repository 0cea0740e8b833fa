/** What makes the public form check, send and thank (spec part 2, sections 4, 5 and 8). */
import {
  type FeedbackMessage,
  type MessageField,
  messageFields,
  wrongFields,
} from "@faro/contract/feedback/check-message.ts";
import { showNotice } from "#web/ui/plain.ts";

type Input = HTMLInputElement | HTMLTextAreaElement;

export function startForm(form: HTMLFormElement): void {
  const page = form.parentElement;
  const thanks = page?.querySelector<HTMLElement>("[data-thanks]");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!(page && thanks && button)) return;
  const send = button.textContent ?? "";
  const { sending = "", failedTitle = "", failedText = "", thanksTitle = "", thanksText = "" } = form.dataset;
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
  const show = (sent: boolean) => {
    for (const part of page.querySelectorAll<HTMLElement>("[data-form-part]")) part.hidden = sent;
    thanks.hidden = !sent;
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
    try {
      const extra = (form.elements.namedItem("extra") as HTMLInputElement).value;
      const response = await fetch(form.action, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...entry, extra, language: document.documentElement.lang }),
      });
      if (!response.ok) throw new Error(String(response.status));
      form.reset();
      show(true);
      thanks.querySelector<HTMLElement>("h1")?.focus();
      showNotice(thanksTitle, thanksText, "success");
    } catch {
      showNotice(failedTitle, failedText, "error");
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
  thanks.querySelector("button")?.addEventListener("click", () => {
    show(false);
    input("first_name").focus();
  });
}
