import type { Services } from "#server/services.ts";

/** What it needs is loaded here: the server opens without it. */
async function bringUpToDate(services: Services): Promise<void> {
  const { seedDocuments } = await import("#server/documents/seed-documents.ts");
  await seedDocuments(services);
  const { publishGuides } = await import("#server/documents/publish-guides.ts");
  const { written, removed } = await publishGuides(services.storage);
  if (written.length + removed.length > 0) services.log.info({ written, removed }, "guides published");
}

/**
 * Brings rows and guides up to date, beside the first requests and not before them. A failure leaves what was
 * there, is logged, and the next start tries again.
 */
export function openLibrary(services: Services): Promise<void> {
  return bringUpToDate(services).catch((error: unknown) =>
    services.log.error({ err: error }, "the documents library is not up to date"),
  );
}
