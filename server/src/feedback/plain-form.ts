import type { Language } from "@faro/contract/shared/language.ts";

/** True when a browser without JavaScript posts the public form and will show the answer as a page. */
export function isPlainForm(request: Request): boolean {
  const asked = new URL(request.url).pathname;
  if (request.method !== "POST" || asked !== "/api/user-feedback") return false;
  const type = request.headers.get("content-type") ?? "";
  const isForm =
    type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
  return isForm && (request.headers.get("accept") ?? "").includes("text/html");
}

/** Back to the form's own page; the part after # says which of its texts is shown (web/app/feedback/user-feedback-page.tsx). */
export function plainFormAnswer(received: boolean, language: Language): Response {
  const page = `${language === "en" ? "/en" : ""}/user-feedback#${received ? "recibido" : "no-enviado"}`;
  return new Response(null, { status: 303, headers: { location: page } });
}
