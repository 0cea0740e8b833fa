/** What is kept on a phone, and when: somebody who only looks in must not pay for it. Pure. */
import type { OptionalGroup } from "#web/offline/worker/shelf.ts";

export interface Visit {
  /** Screens of the app, or one of the static public pages. */
  place: "app" | "public";
  /** Opened from the home screen. */
  installed: boolean;
  lowData: boolean;
  signedIn: boolean;
  /** A question was answered in this visit. */
  asked: boolean;
  language: "es" | "en";
  /** Which visit of this browser it is, from 1. */
  visit: number;
  /** Which page of this visit, from 1; screens of the app count once. */
  page: number;
}

/** Groups to keep on top of the shell; null when nothing is to be kept at all. */
export function whatToKeep(visit: Visit): OptionalGroup[] | null {
  const { place, installed, lowData, signedIn, asked, language } = visit;
  const again = visit.visit > 1;
  if (lowData && !installed) return null;
  if (place === "public" && !again && visit.page === 1) return null;
  const groups: OptionalGroup[] = [];
  if (language === "en") groups.push("en");
  // In low-data mode never on the first visit, whoever she is and whatever she asked.
  if (again || ((signedIn || asked) && !lowData)) groups.push("guide");
  return groups;
}
