import type { Database } from "#server/db/client.ts";
import type { Env } from "#server/env.ts";
import { createAuthorizeNet } from "#server/payments/authorize-net/gateway.ts";
import type { PaymentGateway } from "#server/payments/gateway.ts";
import { createSandbox, type SandboxGateway } from "#server/payments/sandbox/gateway.ts";

/** Authorize.Net when its keys are set, else the built-in sandbox (which env.ts makes sure of: all keys or none). */
export function connectGateway(env: Env, db: Database, now: () => number): PaymentGateway | SandboxGateway {
  const { AUTHNET_LOGIN_ID: login, AUTHNET_TRANSACTION_KEY: transactionKey } = env;
  if (login === undefined || transactionKey === undefined) return createSandbox(db, now);
  return createAuthorizeNet({
    url: `${env.AUTHNET_BASE_URL.replace(/\/$/, "")}/xml/v1/request.api`,
    login,
    transactionKey,
    timeout: env.AUTHNET_TIMEOUT,
    accept: {
      script: env.AUTHNET_SCRIPT_URL,
      api: new URL(env.AUTHNET_BASE_URL).origin,
      apiLoginId: login,
      clientKey: env.AUTHNET_CLIENT_KEY ?? "",
    },
  });
}

export function isSandbox(gateway: PaymentGateway): gateway is SandboxGateway {
  return gateway.name === "sandbox";
}
