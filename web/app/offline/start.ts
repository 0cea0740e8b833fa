/** Reads what is known of this visit and keeps what `decide.ts` says. Called once by a page. */
import { wantsLowData } from "#web/layout/low-data.ts";
import { parseStoredUser, sessionStorageKey } from "#web/layout/stored-session.ts";
import { hasAsked } from "#web/lib/asked.ts";
import { type Visit, whatToKeep } from "#web/offline/decide.ts";
import { keepOffline } from "#web/offline/register.ts";

const visitsKey = "faro_visits";
const pagesKey = "faro_pages";

/** Counts visits of this browser and pages of this visit. Zeros where storage is closed: then nothing is kept. */
function countVisit(): { visit: number; page: number } {
  const page = Number(sessionStorage.getItem(pagesKey)) + 1;
  const before = Number(localStorage.getItem(visitsKey));
  const visit = page === 1 ? before + 1 : Math.max(before, 1);
  sessionStorage.setItem(pagesKey, String(page));
  localStorage.setItem(visitsKey, String(visit));
  return { visit, page };
}

function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

export function startOffline(place: Visit["place"], language: Visit["language"]): void {
  try {
    const groups = whatToKeep({
      place,
      language,
      installed: isInstalled(),
      lowData: wantsLowData(),
      signedIn: parseStoredUser(localStorage.getItem(sessionStorageKey)) !== null,
      asked: hasAsked(),
      ...countVisit(),
    });
    if (groups !== null) void keepOffline(groups);
  } catch {
    // Storage is closed to us (private mode): nothing can be kept.
  }
}
