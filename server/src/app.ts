import { letterLimits } from "@faro/contract/letters/limits.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { StandardHandleResult } from "@orpc/server/standard";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { accountsRoutes } from "#server/accounts/routes.ts";
import { assistantRoutes } from "#server/assistant/routes.ts";
import { streamSpeech } from "#server/assistant/speak-text.ts";
import { documentsRoutes } from "#server/documents/routes.ts";
import { sendFile } from "#server/documents/send-file.ts";
import { CodedError } from "#server/errors.ts";
import { isPlainForm, plainFormAnswer } from "#server/feedback/plain-form.ts";
import { feedbackRoutes } from "#server/feedback/routes.ts";
import { helpRoutes } from "#server/help/routes.ts";
import { historyRoutes } from "#server/history/routes.ts";
import { type AppBindings, newRequestId, requestContext } from "#server/http/app-context.ts";
import { limitBody } from "#server/http/body-limit.ts";
import type { RequestContext } from "#server/http/context.ts";
import { errorResponse, toOrpcError } from "#server/http/error-body.ts";
import { eventStream } from "#server/http/event-stream.ts";
import { identify } from "#server/http/identify.ts";
import { openapiDocument } from "#server/http/openapi.ts";
import { requireSameOrigin } from "#server/http/same-origin.ts";
import { isPart, securityHeaders } from "#server/http/security-headers.ts";
import { serveWeb } from "#server/http/serve-web.ts";
import { servicesInUse } from "#server/http/services-in-use.ts";
import { dropUnreadBody } from "#server/http/unread-body.ts";
import { letterRoutes } from "#server/letters/routes.ts";
import { serveOutbox } from "#server/outbox/page.ts";
import { paymentRoutes, servePayments } from "#server/payments/routes.ts";
import type { Services } from "#server/services.ts";
import { systemRoutes } from "#server/system/routes.ts";

const router = {
  accounts: accountsRoutes,
  assistant: assistantRoutes,
  payments: paymentRoutes,
  letters: letterRoutes,
  system: systemRoutes,
  documents: documentsRoutes,
  feedback: feedbackRoutes,
  help: helpRoutes,
  history: historyRoutes,
};

/** Largest body in bytes: recordings on their own route, small JSON everywhere else. */
const bodyLimits = { recording: 11 * 1024 * 1024, letter: letterLimits.bodyBytes, json: 100 * 1024 };

/** The language that a request's body asks for: its errors are read by the same person as its answer. */
function languageOf(input: unknown): Language | undefined {
  const { language } = (input ?? {}) as { language?: unknown };
  return language === "es" || language === "en" ? language : undefined;
}

function isEvents(body: unknown): body is AsyncIterator<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body && "next" in body;
}

/** A verb that yields events answers with them as bytes; every other answer stays as it is. */
function asEventStream(result: StandardHandleResult): StandardHandleResult {
  const { matched, response } = result;
  if (!matched || !isEvents(response.body)) return result;
  const headers = {
    ...response.headers,
    "content-type": "text/event-stream",
    // nginx would hold an answer back until it is whole; other proxies do not mind.
    "x-accel-buffering": "no",
  };
  // The adapter passes a web stream on as it is, which its type does not know.
  return { matched, response: { ...response, headers, body: eventStream(response.body) as never } };
}

function createApiHandler() {
  /** Requests whose body could be read; before that an error is the sender's. */
  const readable = new WeakSet<RequestContext>();
  return new OpenAPIHandler<RequestContext>(router, {
    interceptors: [
      // Validation failures and unknown errors become catalogued ones before they are written out.
      async ({ next, context }) => {
        try {
          return asEventStream(await next());
        } catch (error) {
          // A parser's message quotes the body, so it goes nowhere.
          throw toOrpcError(readable.has(context) ? error : new CodedError("BAD_REQUEST"), context);
        }
      },
    ],
    clientInterceptors: [
      ({ next, context, input }) => {
        readable.add(context);
        context.language = languageOf(input) ?? context.language;
        return next();
      },
    ],
  });
}

/** The whole HTTP surface: API, audio, and the built web app. */
export function createApp(services: Services, options: { webRoot: string | null }) {
  const { env, log } = services;
  const app = new Hono<AppBindings>();
  const api = createApiHandler();
  const place = (c: Parameters<typeof requestContext>[1]) => requestContext(services, c);

  app.onError((error, c) => errorResponse(error, place(c)));
  app.use(async (c, next) => {
    const started = performance.now();
    c.set("requestId", newRequestId());
    await next();
    if (!isPart(c.res.headers)) c.res.headers.set("x-request-id", c.get("requestId"));
    if (!(await dropUnreadBody(c.env.incoming))) c.res.headers.set("connection", "close");
    const milliseconds = Math.round(performance.now() - started);
    // Only the pattern of the path: tickets and ids stay out of the log.
    const path = c.req.path.replace(
      /^(\/api\/(?:voice\/speech|documents\/files|payments\/receipts))\/.*/,
      "$1/*",
    );
    log.info(
      { requestId: c.get("requestId"), method: c.req.method, path, status: c.res.status, milliseconds },
      "request",
    );
  });
  app.use(securityHeaders(env.PUBLIC_URL?.startsWith("https:") === true));

  app.use("/api/*", async (c, next) => {
    requireSameOrigin(c, env.PUBLIC_URL);
    c.set("user", await identify(services, c.req.header("authorization")));
    await next();
    c.res.headers.set("cache-control", "no-store");
  });
  app.use("/api/voice/transcriptions", limitBody(bodyLimits.recording));
  app.use("/api/functions/process-document", (c, next) => {
    // Before a byte of the letter is read: guests cannot make the server take in 14 MB.
    if (c.get("user") === null) throw new CodedError("SIGN_IN_REQUIRED");
    return next();
  });
  app.use("/api/functions/process-document", limitBody(bodyLimits.letter));
  const ownLimit = ["/api/voice/transcriptions", "/api/functions/process-document"];
  const small = limitBody(bodyLimits.json);
  app.use("/api/*", (c, next) => (ownLimit.includes(c.req.path) ? next() : small(c, next)));

  app.get("/api/openapi.json", async (c) => c.json(await openapiDocument()));
  app.get("/api/voice/speech/:ticket", async (c) => {
    const audio = await streamSpeech(place(c), c.req.param("ticket"));
    return c.body(audio, 200, { "content-type": "audio/mpeg" });
  });
  servePayments(app, services, place);
  // Part of the first load of a public page, and the same for everybody.
  app.use("/api/documents/files", compress());
  app.get("/api/documents/files/:name", (c) => sendFile(place(c), c));
  app.use("/api/*", async (c) => {
    const context = place(c);
    // Monitors ask for heads; what answers GET answers them too, without its body.
    const isHead = c.req.method === "HEAD";
    const request = isHead ? new Request(c.req.raw, { method: "GET" }) : c.req.raw;
    const { matched, response } = await api.handle(request, { prefix: "/api", context });
    if (!matched) throw new CodedError("NOT_FOUND");
    if (context.retryAfter !== undefined) c.header("retry-after", String(context.retryAfter));
    if (isHead) return c.newResponse(null, response);
    if (isPlainForm(c.req.raw)) return plainFormAnswer(response.ok, context.language);
    return c.newResponse(response.body, response);
  });
  serveOutbox(app, services);
  if (options.webRoot !== null) {
    serveWeb(app, options.webRoot, {
      developerPages: !env.production,
      publicUrl: env.PUBLIC_URL,
      conversions: env.AD_CONVERSION_ID !== undefined,
      card: services.payments.accept,
      services: servicesInUse(env),
    });
  }
  return app;
}
