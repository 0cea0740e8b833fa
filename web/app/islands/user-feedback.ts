/** The public feedback form: its script is loaded only on its page. */
export function startUserFeedback(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-user-feedback]");
  if (form === null) return;
  void import("#web/feedback/user-feedback-form.ts").then(({ startForm }) => startForm(form));
}
