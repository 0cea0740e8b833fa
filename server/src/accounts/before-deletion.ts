import type { Transaction } from "#server/db/client.ts";
import { cancelForUser, endPayments } from "#server/payments/cancel-for-user.ts";
import type { Services } from "#server/services.ts";

/**
 * What has to happen outside our tables before a person's rows go: a subscription is cancelled, files are removed. Each
 * slice adds its verb; it must be able to run twice and must not fail because an outside service is away.
 */
export const beforeDeletion: readonly ((services: Services, ownerId: string) => Promise<void>)[] = [
  cancelForUser,
];

/** The same in the transaction of the deletion, once her data key is gone: what began in between ends with it. */
export const withDeletion: readonly ((
  services: Services,
  tx: Transaction,
  ownerId: string,
) => Promise<void>)[] = [endPayments];
