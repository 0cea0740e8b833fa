import { type Gateway, issuePass } from "#server/assistant/pass.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";

/** Keys of the spec and the gateway each one opens here. */
const gateways = new Map<string, Gateway>([
  ["OPENAI_API_KEY", "assistant"],
  ["ELEVENLABS_API_KEY", "voice"],
]);

/** Spec's `get-secret`: a pass for one gateway and this caller, never the provider's credential behind it. */
export async function issueSecret(ctx: RequestContext, { key }: { key: string }): Promise<{ value: string }> {
  const { services } = ctx;
  const gateway = gateways.get(key);
  const { elevenLabs, openAi } = services.voices;
  // The assistant always has the guide behind it; without a speech provider the browser's own voice reads.
  if (gateway === undefined || (gateway === "voice" && elevenLabs === null && openAi === null)) {
    throw new CodedError("NO_API_KEY");
  }
  await services.limits.passes.take(ctx.addressKey);
  if (gateway === "assistant") void services.rehearse();
  const isNew = ctx.caller === null;
  const caller = ctx.ensureCaller();
  if (isNew) services.newcomers.add(caller.id);
  return { value: issuePass(services.keys.pass, gateway, caller, services.now()) };
}
