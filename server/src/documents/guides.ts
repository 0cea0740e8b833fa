/** The guides that Faro ships, in the order of the list. Their PDFs are made by build-guide.ts. */
import { loadContent } from "@faro/guide/load.ts";
import { adjustment } from "#server/documents/guides/adjustment.ts";
import { asylum } from "#server/documents/guides/asylum.ts";
import { changeOfAddress } from "#server/documents/guides/change-of-address.ts";
import { dacaRenewal } from "#server/documents/guides/daca-renewal.ts";
import { familyPetition } from "#server/documents/guides/family-petition.ts";
import { feeWaiver } from "#server/documents/guides/fee-waiver.ts";
import { greenCardRenewal } from "#server/documents/guides/green-card-renewal.ts";
import { defineGuide, type GuideDocument } from "#server/documents/guides/guide-document.ts";
import { lawyerSummary } from "#server/documents/guides/lawyer-summary.ts";
import { naturalization } from "#server/documents/guides/naturalization.ts";
import { rightsCard } from "#server/documents/guides/rights-card.ts";
import { tps } from "#server/documents/guides/tps.ts";
import { workPermit } from "#server/documents/guides/work-permit.ts";

/** The oldest date wins: a guide is as fresh as its stalest source. */
function checkedOf(topics: readonly string[]): string {
  const dates = loadContent()
    .topics.filter(({ id }) => topics.includes(id))
    .flatMap(({ sources }) => sources.map(({ checked }) => checked));
  return dates.sort()[0] ?? "";
}

export const guides: readonly GuideDocument[] = [
  rightsCard,
  lawyerSummary,
  familyPetition,
  adjustment,
  workPermit,
  asylum,
  tps,
  dacaRenewal,
  naturalization,
  greenCardRenewal,
  feeWaiver,
  changeOfAddress,
].map((draft) => defineGuide(draft, checkedOf));
