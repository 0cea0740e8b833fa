import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, ServerRouter } from "react-router";
import { languageOfPath } from "#web/lib/language.ts";
import { createSiteI18n } from "#web/site/site-texts.ts";

/** Runs at build time only: writes each page as HTML in the language of its address. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const i18n = await createSiteI18n(languageOfPath(new URL(request.url).pathname));
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
  );
  // A page on disk has no later: everything, the router's own data included, must be in it.
  await stream.allReady;
  headers.set("content-type", "text/html");
  return new Response(stream, { headers, status });
}
