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

/** ElevenLabs sends `detail` as an object or, for 422, a list; OpenAI sends `error`. */
function errorCode(body: string): string {
  try {
    const { detail, error } = JSON.parse(body) as {
      detail?: { status?: string } | unknown[];
      error?: { code?: string; type?: string };
    };
    if (Array.isArray(detail)) return "invalid_request";
    return detail?.status ?? error?.code ?? error?.type ?? "unknown";
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
