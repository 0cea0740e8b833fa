import { contract } from "@faro/contract/contract.ts";
import { errorCatalogue } from "@faro/contract/shared/errors.ts";
import { guestCookieName } from "#server/http/caller.ts";
import { version } from "#server/version.ts";

let document: Promise<unknown> | undefined;

/** OpenAPI document of the contract, made on first use; its generator is loaded only then. */
export function openapiDocument(): Promise<unknown> {
  document ??= generate();
  return document;
}

async function generate(): Promise<unknown> {
  const { OpenAPIGenerator } = await import("@orpc/openapi");
  const { ZodToJsonSchemaConverter } = await import("@orpc/zod/zod4");
  const generated = await new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(contract, {
    info: { title: "Faro", version },
    servers: [{ url: "/api" }],
    components: {
      securitySchemes: {
        pass: { type: "http", scheme: "bearer", description: "Pass from POST /functions/get-secret" },
        guest: { type: "apiKey", in: "cookie", name: guestCookieName },
      },
    },
  });
  return { ...generated, paths: { ...generated.paths, ...audioPaths } };
}

/** Audio is no operation of the contract: it is a stream of bytes that an audio element asks for. */
const audioPaths = {
  "/voice/speech/{ticket}": {
    get: {
      operationId: "voice.speech",
      summary: "Audio of one spoken sentence, by its ticket",
      tags: ["voice"],
      security: [{ pass: [], guest: [] }],
      parameters: [{ name: "ticket", in: "path", required: true, schema: { type: "string" } }],
      responses: {
        200: {
          description: "The sentence as it is spoken, streamed",
          content: { "audio/mpeg": { schema: { type: "string", format: "binary" } } },
        },
        ...Object.fromEntries(
          (
            [
              "UNAUTHORIZED",
              "SPEECH_NOT_ALLOWED",
              "NO_API_KEY",
              "TOO_MANY_REQUESTS",
              "SPEECH_FAILED",
            ] as const
          ).map((code) => [errorCatalogue[code].status, { description: errorCatalogue[code].en }]),
        ),
      },
    },
  },
};
