import { publishGuides } from "#server/documents/publish-guides.ts";
import { seedDocuments } from "#server/documents/seed-documents.ts";
import type { Services } from "#server/services.ts";

/**
 * Brings rows and guides up to date, beside the first requests and not before them. A failure leaves what was
 * there, is logged, and the next start tries again.
 */
export function openLibrary(services: Services): void {
  const { log, storage } = services;
  seedDocuments(services)
    .then(() => publishGuides(storage))
    .then(({ written, removed }) => {
      if (written.length + removed.length > 0) log.info({ written, removed }, "guides published");
    })
    .catch((error: unknown) => log.error({ err: error }, "the documents library is not up to date"));
}
