/** One endpoint for everything: the root key of the JSON body names the method. */
import { GatewayUnavailable } from "#server/payments/gateway.ts";

export interface Merchant {
  /** Complete address of the API. */
  url: string;
  login: string;
  transactionKey: string;
  /** Milliseconds for one answer. */
  timeout: number;
}

interface Message {
  code: string;
  text: string;
}

/** The parts of any answer that are read here; everything else stays unknown. */
export interface Answer {
  messages: { resultCode: string; message: Message[] };
  [field: string]: unknown;
}

/** Try again later: the gateway did nothing, or does not say what it did. */
const passing = new Set(["E00001", "E00049", "E00053", "E00104"]);

/** No connection was made, so no byte of the request left. */
const neverSent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** The answer in `value`, or null. Some come below the name of their element, some with one message instead of a list. */
function answerOf(value: unknown): Answer | null {
  if (typeof value !== "object" || value === null) return null;
  const [name = "", ...others] = Object.keys(value);
  const inner = others.length === 0 && name.endsWith("Response") ? Object.values(value)[0] : value;
  const messages = (inner as Partial<Answer> | null)?.messages;
  if (typeof messages?.resultCode !== "string" || typeof messages.message !== "object") return null;
  const message = Array.isArray(messages.message) ? messages.message : [messages.message as Message];
  return { ...(inner as Answer), messages: { ...messages, message } };
}

/** A UTF-8 mark starts every answer; error pages come as HTML. Neither the body nor its text travels on. */
function parse(text: string): Answer {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new GatewayUnavailable("the answer is not JSON");
  }
  const answer = answerOf(value);
  if (answer === null) throw new GatewayUnavailable("the answer has no messages");
  return answer;
}

/** Sends a body and gives the answer, whatever it says. Throws GatewayUnavailable when there is none to read. */
export async function call(merchant: Merchant, body: Record<string, unknown>): Promise<Answer> {
  let text: string;
  try {
    const response = await fetch(merchant.url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(merchant.timeout),
    });
    text = await response.text();
  } catch (error) {
    const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? "";
    throw new GatewayUnavailable(`no answer: ${(error as Error).name} ${code}`, !neverSent.has(code));
  }
  const answer = parse(text);
  if (passing.has(codeOf(answer)) && answer.transactionResponse === undefined) {
    throw new GatewayUnavailable(`asked to try later: ${codeOf(answer)}`);
  }
  return answer;
}

export function codeOf(answer: Answer): string {
  return answer.messages.message[0]?.code ?? "";
}

export function textOf(answer: Answer): string {
  return answer.messages.message[0]?.text ?? "";
}

export function isOk(answer: Answer): boolean {
  return answer.messages.resultCode === "Ok";
}
