/** A provider answered with an error, or not at all (status 0). `detail` is its short code, for the log only. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly provider: string;
  readonly status: number;
  readonly detail: string;

  constructor(provider: string, status: number, detail: string, options?: { cause?: unknown }) {
    super(`${provider} answered ${status} ${detail}`, options);
    this.provider = provider;
    this.status = status;
    this.detail = detail;
  }
}

/** Words of a code, like `rate_limit_exceeded`; anything else may be somebody's text or key and is not kept. */
const codeWords = /^[a-z]+(?:_[a-z]+)*\+?$/;

/** ElevenLabs sends `detail` as an object or, for 422, a list; OpenAI sends `error`. */
function errorCode(body: string): string {
  try {
    const { detail, error } = JSON.parse(body) as {
      detail?: { status?: unknown } | unknown[];
      error?: { code?: unknown; type?: unknown };
    };
    if (Array.isArray(detail)) return "invalid_request";
    const code = detail?.status ?? error?.code ?? error?.type;
    return typeof code === "string" && code.length <= 60 && codeWords.test(code) ? code : "unknown";
  } catch {
    return "unreadable";
  }
}

/** `fetch` that throws ProviderError for anything but a 2xx answer, so that no provider text travels on. */
export async function providerFetch(provider: string, url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new ProviderError(provider, 0, "unreachable", { cause: error });
  }
  if (response.ok) return response;
  const body = await response.text().catch(() => "");
  throw new ProviderError(provider, response.status, errorCode(body));
}
