import { cancelForUser } from "#server/payments/cancel-for-user.ts";
import type { Services } from "#server/services.ts";

/**
 * What has to happen outside our tables before a person's rows go: a subscription is cancelled, files are removed. Each
 * slice adds its verb; it must be able to run twice and must not fail because an outside service is away.
 */
export const beforeDeletion: readonly ((services: Services, ownerId: string) => Promise<void>)[] = [
  cancelForUser,
];
