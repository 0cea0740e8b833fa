import { contract } from "@faro/contract/contract.ts";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { version } from "#server/version.ts";

let document: Promise<unknown> | undefined;

/** OpenAPI document of the contract, made on first use. */
export function openapiDocument(): Promise<unknown> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
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
  return document;
}
