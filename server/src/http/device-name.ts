import type { Language } from "@faro/contract/shared/language.ts";

const systems: [RegExp, string][] = [
  [/Android/i, "Android"],
  [/iPhone|iPad|iPod/i, "iPhone"],
  [/Windows/i, "Windows"],
  [/Mac OS X|Macintosh/i, "Mac"],
  [/CrOS/i, "Chromebook"],
  [/Linux/i, "Linux"],
];
const browsers: [RegExp, string][] = [
  [/SamsungBrowser/i, "Samsung Internet"],
  [/Edg/i, "Edge"],
  [/OPR|Opera/i, "Opera"],
  [/Firefox|FxiOS/i, "Firefox"],
  [/Chrome|CriOS/i, "Chrome"],
  [/Safari/i, "Safari"],
];

/** 'Chrome en Android': enough for a person to know her device again, too little to follow her. */
export function deviceName(userAgent: string, language: Language): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser !== undefined && system !== undefined)
    return `${browser} ${language === "en" ? "on" : "en"} ${system}`;
  return browser ?? system ?? (language === "en" ? "Another device" : "Otro dispositivo");
}
