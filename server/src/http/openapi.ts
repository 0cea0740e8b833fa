import { contract } from "@faro/contract/contract.ts";
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
  return await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: { title: "Faro", version },
      servers: [{ url: "/api" }],
      components: {
        securitySchemes: {
          pass: { type: "http", scheme: "bearer", description: "Pass from POST /functions/get-secret" },
          guest: { type: "apiKey", in: "cookie", name: "faro_guest" },
        },
      },
    },
  );
}
