import type { Language } from "@faro/contract/shared/language.ts";
import { passFor } from "#web/assistant/passes.ts";
import { api, isUnauthorized } from "#web/lib/api.ts";

/** Text of a recording. A visitor has no name here until she asks for a pass; one whose name is gone asks again. */
export async function transcribe(file: File, language: Language, signal: AbortSignal): Promise<string> {
  const send = async (renew: boolean) => {
    await passFor("OPENAI_API_KEY", renew);
    return (await api.assistant.transcribe({ file, language }, { signal })).text;
  };
  try {
    return await send(false);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return await send(true);
  }
}
