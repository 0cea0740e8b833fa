/** Letters of other offices that people take for immigration's: consulates, Social Security, traffic courts, licences. */
import type { Page } from "#guide/letters/page.ts";

export type OtherOffice = "consulate" | "social-security" | "traffic" | "license" | "jury" | "tax";

const signs: { office: OtherOffice; sign: RegExp }[] = [
  {
    office: "consulate",
    sign: /\b(?:consulado (?:general )?de|secretar[ií]a de relaciones exteriores|matr[ií]cula consular|consulate general of (?:mexico|guatemala|honduras|el salvador|colombia|ecuador|peru))\b/i,
  },
  {
    office: "social-security",
    sign: /\bsocial security administration\b|\bemployer correction request\b|\bno[- ]match\b/i,
  },
  { office: "jury", sign: /\b(?:jury (?:summons|service|duty)|summons for jury)\b/i },
  {
    office: "traffic",
    sign: /\b(?:traffic (?:citation|ticket|court|violation)|uniform (?:traffic )?citation|notice to appear[^.]{0,80}\b(?:municipal|traffic|county) court|(?:municipal|justice|traffic) court|speeding|parking (?:ticket|violation))\b/i,
  },
  {
    office: "license",
    sign: /\b(?:department of motor vehicles|DMV|driver'?s? licen[sc]e|department of public safety)\b/i,
  },
  { office: "tax", sign: /\b[Ii]nternal [Rr]evenue [Ss]ervice\b|\bIRS\b/ },
];

/** Words that no letter of another office needs; with one of them nothing is said about whose letter it is. */
const immigration =
  /\b(?:USCIS|EOIR|ICE|CBP|DHS)\b|homeland security|immigration|deport|removal proceedings|asylum|nonimmigrant|naturalization|permanent resident|\bvisa\b|national visa center/i;

/** Whose letter it is when nothing in it is of immigration; null when that cannot be said. */
export function otherOffice(page: Page): OtherOffice | null {
  if (immigration.test(page.text)) return null;
  return signs.find(({ sign }) => sign.test(page.text))?.office ?? null;
}
