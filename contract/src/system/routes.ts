import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { errorsOf } from "#contract/shared/operation-errors.ts";
import { openToAll } from "#contract/shared/security.ts";

/** `GET /api/health`: 200 once the database answers, 503 otherwise. */
export const getHealth = oc
  .route({
    method: "GET",
    path: "/health",
    tags: ["system"],
    summary: "Is the server well?",
    spec: openToAll,
  })
  .output(z.object({ status: z.literal("ok"), version: z.string() }))
  .errors(errorsOf("SERVICE_UNAVAILABLE"));
