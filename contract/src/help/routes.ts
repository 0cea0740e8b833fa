import { oc } from "@orpc/contract";
import { helpAnswer, helpInput, helpStatus } from "#contract/help/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";

/** `GET /api/help/status`: the assistant's setup; when it cannot be had the screen shows HELP_UNAVAILABLE. */
export const getStatus = oc.route({ method: "GET", path: "/help/status", tags: ["help"] }).output(helpStatus);

/** `POST /api/help/answers`: answers about using Faro only; the history is the server's (spec part 2, section 7). */
export const ask = oc
  .route({ method: "POST", path: "/help/answers", tags: ["help"] })
  .input(helpInput)
  .output(helpAnswer)
  .errors(errorsOf("QUESTION_EMPTY", "HELP_QUESTION_TOO_LONG", "TOO_MANY_REQUESTS", "HELP_FAILED"));
