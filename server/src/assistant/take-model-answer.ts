import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";

/** Takes one of the model's answers of the day. False when they are used up: the guide costs nothing and goes on. */
export async function takeModelAnswer({ services, log }: RequestContext): Promise<boolean> {
  try {
    await services.limits.modelAnswers.take("all");
    return true;
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    log.error("the day's answers of the model are used up; the guide answers");
    return false;
  }
}
