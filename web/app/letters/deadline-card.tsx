import type { LetterDeadline, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDate } from "#web/letters/confirm-date.tsx";
import { LinkedText } from "#web/letters/linked-text.tsx";
import { today } from "#web/letters/today.ts";
import { longDate } from "#web/lib/dates.ts";

export function clock(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  }).format(new Date(Date.UTC(2026, 0, 1, hour, minute)));
}

type CountdownProps = { days: number } & Pick<LetterDeadline, "kind" | "certainty" | "latest">;

function Countdown({ days, kind, certainty, latest }: CountdownProps) {
  const { t } = useTranslation("letters");
  const near = days <= 14 && kind !== "expires";
  const text =
    days < 0
      ? t(certainty === "unsure" || (latest !== null && latest >= today()) ? "date.pastMaybe" : "date.past")
      : days === 0
        ? t("date.today")
        : t("date.left", { count: days });
  return (
    <p
      className={`inline-block rounded-full border px-4 py-1 font-bold ${near ? "border-rojo text-rojo" : "border-linea-fuerte"}`}
    >
      {text}
    </p>
  );
}

/** The date drawn around by hand: the one thing to look at. */
function CircledDate({ date, time, language }: { date: string; time: string | null; language: Language }) {
  const { t } = useTranslation("letters");
  return (
    <p className="relative w-fit max-w-full px-8 py-5">
      <svg
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        stroke="var(--faro)"
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M38 22C86 2 222-4 272 26c42 26 22 58-52 68-78 10-176 8-208-18C-12 54 14 20 92 10c60-7 130-5 164 6"
        />
      </svg>
      <time
        dateTime={time === null ? date : `${date}T${time}`}
        className="relative block text-title font-bold tabular-nums"
      >
        {longDate(date, language)}
        {time === null ? null : (
          <span className="block text-lead">{t("date.at", { time: clock(time, language) })}</span>
        )}
      </time>
    </p>
  );
}

/** "You must go on" and "act before" are said of a day to come only. */
export function titleOf({ kind, certainty, daysLeft, latest }: LetterDeadline) {
  if (certainty === "unsure") return "toConfirm" as const;
  if (daysLeft === null || daysLeft >= 0 || (latest !== null && latest >= today())) return kind;
  return ({ attend: "attendPast", respond: "respondPast", expires: "expiresPast" } as const)[kind];
}

/** Not on the sheet: counted from a date that is. */
function isCounted({ counted, certainty, date, actBy }: LetterDeadline, chosen: string): boolean {
  return counted !== null && chosen === (actBy ?? date) && !(certainty === "printed" && chosen === date);
}

interface DeadlineCardProps {
  letter: ProcessDocumentOutput;
  deadline: LetterDeadline;
  language: Language;
}

/** The date of the letter, how it was found, what follows from it, and the calendar once the person has confirmed it. */
export function DeadlineCard({ letter, deadline, language }: DeadlineCardProps) {
  const { t } = useTranslation("letters");
  const id = useId();
  const shown = deadline.actBy ?? deadline.date;
  const titles = {
    respond: "date.eventRespond",
    attend: "date.eventAttend",
    expires: "date.eventExpires",
  } as const;
  const kind = letter.kind?.name;
  const counted = shown !== null && isCounted(deadline, shown);
  const title = titleOf(deadline);
  return (
    <section
      data-warning
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-4 rounded-card border border-linea-fuerte bg-papel-alto p-5 break-inside-avoid md:p-6"
    >
      <h3 id={`${id}-title`} className="text-lead">
        {shown === null ? t("date.none") : t(`date.${title}`)}
      </h3>
      {shown === null ? null : (
        <>
          <CircledDate date={shown} time={deadline.time} language={language} />
          {deadline.daysLeft === null ? null : (
            <div>
              <Countdown days={deadline.daysLeft} {...deadline} />
            </div>
          )}
          {deadline.date !== null && deadline.date !== shown ? (
            <p>{t("date.printed", { date: longDate(deadline.date, language) })}</p>
          ) : null}
        </>
      )}
      {deadline.certainty === "unsure" && shown !== null ? (
        <p className="font-bold text-rojo">{t("date.unsure")}</p>
      ) : null}
      <p>
        <LinkedText text={deadline.how} />
      </p>
      {deadline.consequence === "" ? null : <p>{deadline.consequence}</p>}
      {letter.place === null ? null : <p className="font-semibold">{letter.place}</p>}
      <div className="border-t border-linea pt-4 print:hidden">
        <ConfirmDate
          keep={{
            date: shown ?? "",
            time: shown === deadline.date ? deadline.time : null,
            title: kind === undefined ? t("date.eventPlain") : t(titles[deadline.kind], { kind }),
            note: [deadline.how, ...(letter.place === null ? [] : [letter.place])].join("\n"),
            attend: deadline.kind === "attend",
          }}
          label={counted || deadline.actBy !== deadline.date ? t("date.forCalendar") : t("date.confirm")}
          isCounted={(date) => isCounted(deadline, date)}
          look="main"
          language={language}
        />
      </div>
    </section>
  );
}
