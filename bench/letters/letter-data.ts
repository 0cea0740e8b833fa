/** Made-up people, numbers and dates of a letter; the same seed gives the same letter. */
import { addDays } from "../../guide/src/letters/calendar.ts";

export interface Random {
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { whole, pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number] };
}

const first = [
  "MARIA ELENA",
  "JOSE LUIS",
  "ROSA",
  "CARLOS ALBERTO",
  "ANA LUCIA",
  "JUAN",
  "YESENIA",
  "MIGUEL ANGEL",
];
const last = [
  "HERNANDEZ LOPEZ",
  "GARCIA",
  "MARTINEZ CRUZ",
  "RAMIREZ",
  "FLORES ORTIZ",
  "GOMEZ REYES",
  "CASTILLO",
];
const streets = ["1420 W FULLERTON AVE", "88 MAPLE STREET APT 3B", "5517 SAN PEDRO DR", "902 E 14TH STREET"];
const cities = [
  "CHICAGO, IL 60614",
  "HOUSTON, TX 77026",
  "LOS ANGELES, CA 90011",
  "NEWARK, NJ 07104",
  "ATLANTA, GA 30329",
];
const officeStreets = [
  "26 Federal Plaza, 12th Floor",
  "101 W. Ida B. Wells Drive, Suite 4000",
  "606 South Olive Street, 15th Floor",
  "1901 South State Highway 288",
];
const officeCities = [
  "New York, NY 10278",
  "Chicago, IL 60605",
  "Los Angeles, CA 90014",
  "Houston, TX 77002",
];
const prefixes = ["IOE", "MSC", "NBC", "EAC", "WAC", "LIN", "SRC", "YSC"];
const monthNames =
  "January February March April May June July August September October November December".split(" ");

export type DateStyle = "numbers" | "words" | "short";

export function printDate(iso: string, style: DateStyle): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  if (style === "numbers") return `${month}/${day}/${year}`;
  const name = monthNames[Number(month) - 1] ?? "";
  return style === "words"
    ? `${name} ${Number(day)}, ${year}`
    : `${name.slice(0, 3)} ${Number(day)}, ${year}`;
}

export interface LetterData {
  receipt: string;
  /** As printed; with or without dashes. */
  receiptPrinted: string;
  alien: string;
  alienPrinted: string;
  name: string;
  street: string;
  city: string;
  officeStreet: string;
  officeCity: string;
  dates: Record<string, string>;
  time: string;
  amount: string;
  style: DateStyle;
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join("");

export function letterData(seed: number): LetterData {
  const random = createRandom(seed);
  const prefix = random.pick(prefixes);
  const number = `${random.whole(0, 1) === 0 ? "09" : "24"}${digits(random, 8)}`;
  const dashed = prefix !== "IOE" && random.whole(0, 1) === 1;
  const alienDigits = `2${digits(random, 8)}`;
  const notice = addDays("2026-06-01", random.whole(0, 150));
  const hour = random.whole(8, 11);
  return {
    receipt: prefix + number,
    receiptPrinted: dashed
      ? `${prefix}-${number.slice(0, 2)}-${number.slice(2, 5)}-${number.slice(5)}`
      : prefix + number,
    alien: `A${alienDigits}`,
    alienPrinted: random.pick([
      `A${alienDigits}`,
      `A ${alienDigits.slice(0, 3)}-${alienDigits.slice(3, 6)}-${alienDigits.slice(6)}`,
      `A${alienDigits.slice(0, 3)} ${alienDigits.slice(3, 6)} ${alienDigits.slice(6)}`,
    ]),
    name: `${random.pick(last)}, ${random.pick(first)}`,
    street: random.pick(streets),
    city: random.pick(cities),
    officeStreet: random.pick(officeStreets),
    officeCity: random.pick(officeCities),
    time: `${hour}:${random.pick(["00", "15", "30", "45"])} AM`,
    amount: `$${random.pick(["102.00", "1,225.00", "675.00", "5,130.00"])}`,
    style: random.pick(["numbers", "words", "short"] as const),
    dates: {
      notice,
      received: addDays(notice, -random.whole(4, 200)),
      priority: addDays(notice, -random.whole(200, 900)),
      due: addDays(notice, random.whole(28, 84)),
      near: addDays(notice, random.whole(10, 28)),
      visit: addDays(notice, random.whole(14, 200)),
      from: addDays(notice, random.whole(0, 5)),
      until: addDays(notice, random.whole(300, 1700)),
      birth: addDays("1975-01-01", random.whole(0, 10_000)),
      entry: addDays(notice, -random.whole(400, 3000)),
    },
  };
}
