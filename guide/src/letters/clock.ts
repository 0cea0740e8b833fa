import type { Language } from "#guide/content-schema.ts";

/** "14:30" -> "2:30 p. m." / "2:30 PM". */
export function timeInWords(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
  if (language === "es") return `${clock} ${hour < 12 ? "a. m." : "p. m."}`;
  return `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

const dayNames: Record<Language, readonly string[]> = {
  es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};

/** Name of the day of an ISO date. */
export function dayInWords(iso: string, language: Language): string {
  return dayNames[language][new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? "";
}
