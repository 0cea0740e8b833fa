/** How a file reaches the person: saved on computers and Android, in a new tab on iOS (spec part 2, section 7). */

export interface NavigatorLike {
  userAgent: string;
  maxTouchPoints?: number;
}

/** iPadOS calls itself a Mac; no Mac has a touch screen. */
export function isIos({ userAgent, maxTouchPoints = 0 }: NavigatorLike): boolean {
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
}

export function saveFile(url: string, filename: string): void {
  const link = document.createElement("a");
  link.href = url;
  // Ignored for another origin; there the answer itself says that it is to be saved.
  link.download = filename;
  link.rel = "noopener";
  document.body.append(link);
  link.click();
  link.remove();
}

export interface PendingTab {
  show(url: string): void;
  cancel(): void;
}

/** Opens the tab at once: Safari refuses one that comes after waiting for an answer. */
export function openTab(): PendingTab {
  const tab = window.open("", "_blank");
  if (tab !== null) tab.opener = null;
  return {
    show(url) {
      // No tab (home-screen app, blocked): the document opens here.
      if (tab === null) location.assign(url);
      else tab.location.replace(new URL(url, location.href));
    },
    cancel: () => tab?.close(),
  };
}
