import { oc } from "@orpc/contract";
import { receivedOutput, surveyInput, userFeedbackInput } from "#contract/feedback/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";

/** `POST /api/user-feedback`: the public form; nobody needs to be signed in (spec part 2, section 6). */
export const sendMessage = oc
  .route({ method: "POST", path: "/user-feedback", tags: ["feedback"] })
  .input(userFeedbackInput)
  .output(receivedOutput)
  .errors(errorsOf("BAD_REQUEST", "TOO_MANY_REQUESTS"));

/** `POST /api/feedback`: one survey of a signed-in person; at least one rating or a comment. */
export const sendSurvey = oc
  .route({ method: "POST", path: "/feedback", tags: ["feedback"] })
  .input(surveyInput)
  .output(receivedOutput)
  .errors(errorsOf("FEEDBACK_SIGN_IN", "FEEDBACK_EMPTY", "BAD_REQUEST", "TOO_MANY_REQUESTS"));
