/** The gateway's own script turns the card into a one-time token: the number never reaches our server. */
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { ChangeCardInput, PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { digitsOf, toYearMonth } from "#web/payments/card-format.ts";
import type { CardValues } from "#web/payments/form-schema.ts";

interface AcceptAnswer {
  opaqueData?: { dataDescriptor: string; dataValue: string };
  messages: { resultCode: string; message: { code: string }[] };
}

declare global {
  interface Window {
    Accept?: { dispatchData(data: object, done: (answer: AcceptAnswer) => void): void };
  }
}

/** Why no token was made; `failure` is what authorize-sub would have said. */
export class CardNotTaken extends Error {
  override name = "CardNotTaken";
  readonly failure: string;

  constructor(failure: string) {
    super(failure);
    this.failure = failure;
  }
}

/** `open`: nobody knows yet what became of an earlier try, so "not charged" is not said. */
export function sayable({ failure }: CardNotTaken, open: boolean): string {
  return open && failure === paymentFailures.notSent ? paymentFailures.unknown : failure;
}

let loading: Promise<void> | null = null;

function loadScript(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new CardNotTaken(paymentFailures.notSent));
    };
    document.head.append(script);
  });
  return loading;
}

/** The codes of the script that are about what was typed; the rest is our setting or its connection. */
const typed = new Set(["E_WC_04", "E_WC_05", "E_WC_06", "E_WC_07", "E_WC_15", "E_WC_16", "E_WC_20"]);

function failureOf(answer: AcceptAnswer): string {
  const code = answer.messages.message[0]?.code ?? "";
  if (code === "E_WC_08") return paymentFailures.cardExpired;
  if (typed.has(code)) return paymentFailures.cardDetails;
  return code === "E_WC_14" ? paymentFailures.notSent : paymentFailures.misconfigured;
}

async function makeToken(accept: NonNullable<PaymentSettings["accept"]>, values: CardValues) {
  await loadScript(accept.script);
  const [month = "", year = ""] = values.expires.split("/");
  const answer = await new Promise<AcceptAnswer>((resolve, reject) => {
    if (window.Accept === undefined) return reject(new CardNotTaken(paymentFailures.notSent));
    window.Accept.dispatchData(
      {
        authData: { clientKey: accept.clientKey, apiLoginID: accept.apiLoginId },
        cardData: { cardNumber: digitsOf(values.card), month, year, cardCode: values.code },
      },
      resolve,
    );
  });
  if (answer.messages.resultCode !== "Ok" || answer.opaqueData === undefined) {
    throw new CardNotTaken(failureOf(answer));
  }
  return answer.opaqueData;
}

/** The card as it is sent: a token with a gateway, its fields in the sandbox. Throws CardNotTaken. */
export async function cardToSend(settings: PaymentSettings, values: CardValues): Promise<ChangeCardInput> {
  if (settings.accept !== null) return { opaqueData: await makeToken(settings.accept, values) };
  return {
    cardNumber: digitsOf(values.card),
    expirationDate: toYearMonth(values.expires),
    cvv: digitsOf(values.code),
  };
}
