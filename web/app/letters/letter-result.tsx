import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeadlineCard } from "#web/letters/deadline-card.tsx";
import { PdfIcon } from "#web/letters/icons.tsx";
import { meaningText, spokenText, stepsText, warningsOf } from "#web/letters/letter-words.ts";
import { LinkedText } from "#web/letters/linked-text.tsx";
import { canReadAloud, readAloud } from "#web/letters/read-aloud.ts";
import { resultFileName, resultText, saveText } from "#web/letters/result-file.ts";
import { UpcomingDates } from "#web/letters/upcoming-dates.tsx";
import type { LetterResult as Result } from "#web/letters/use-letter.ts";
import { useLetterPdf } from "#web/letters/use-letter-pdf.ts";
import { longDate } from "#web/lib/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { DownloadIcon, LinkOutIcon, SpeakerIcon, StopIcon, WarningIcon } from "#web/ui/icons.tsx";

type LetterLines = ProcessDocumentOutput["lines"];

const helpList = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

interface CardProps {
  title: string;
  text: string;
  /** Its official addresses can be tapped: only where the words are ours. */
  linked?: boolean;
  children?: ReactNode;
}

function Card({ title, text, linked = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-linea bg-papel-alto p-5 md:p-6"
    >
      <h3 id={id} className="text-title">
        {title}
      </h3>
      <div className="grid max-w-[62ch] grid-cols-1 gap-3">
        {text.split(/\n{2,}/).map((part) => (
          <p key={part} className="whitespace-pre-line wrap-anywhere">
            {linked ? <LinkedText text={part} /> : part}
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}

/** Where it stands, to be tapped, with the day on which it was checked. */
function Sources({ sources, language }: { sources: ProcessDocumentOutput["sources"]; language: Language }) {
  const { t } = useTranslation("letters");
  const safe = sources.filter(({ url }) => url.startsWith("https://"));
  if (safe.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1 border-t border-linea pt-3 text-small">
      <h4 className="font-semibold">{t("result.sources")}</h4>
      <ul>
        {safe.map(({ title, url, checked }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="link flex min-h-12 w-fit max-w-full items-center gap-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {title} <span className="text-tinta-suave">({longDate(checked, language)})</span>
              </span>
              <LinkOutIcon />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Known sentences: what is printed, and what it says. */
function KnownLines({ lines }: { lines: LetterLines }) {
  const { t } = useTranslation("letters");
  if (lines.length === 0) return null;
  return (
    <details className="rounded-card border border-linea p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("result.lines")}</summary>
      <ul className="mt-2 grid gap-4">
        {lines.map(({ original, meaning }) => (
          <li key={meaning} className="grid gap-1 md:grid-cols-2 md:gap-6">
            <span className="font-semibold">{meaning}</span>
            <span lang="en" className="text-small text-tinta-suave">
              {original}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function LawyerWarning() {
  const { t } = useTranslation("letters");
  return (
    <section data-warning className="grid gap-2 rounded-card border-2 border-rojo bg-rojo-suave p-5">
      <h3 className="flex items-center gap-3 text-lead">
        <WarningIcon />
        {t("lawyer.title")}
      </h3>
      <p>{t("lawyer.text")}</p>
      <a
        href={helpList}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        {t("lawyer.link")}
        <LinkOutIcon />
      </a>
    </section>
  );
}

function useReadAloud(language: Language) {
  const [stop, setStop] = useState<(() => void) | null>(null);
  const current = useRef(stop);
  current.current = stop;
  useEffect(() => () => current.current?.(), []);
  return {
    reading: stop !== null,
    start: (text: string) => {
      const end = readAloud(text, language, () => setStop(null));
      setStop(() => end);
    },
    stop: () => stop?.(),
  };
}

interface LetterResultProps {
  result: Result;
  language: Language;
  /** Keeps the result as a conversation; without it there is no such button. */
  onSave?: ((result: Result) => Promise<void>) | undefined;
}

export function LetterResult({ result, language, onSave }: LetterResultProps) {
  const { t } = useTranslation("letters");
  const { letter, originalName } = result;
  const voice = useReadAloud(language);
  const pdf = useLetterPdf(language);
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const notes = warningsOf(letter);
  const warnings = notes.map(({ text }) => text);
  const download = () =>
    saveText(resultFileName(originalName), resultText(letter, originalName, language, new Date(), warnings));
  const titles = {
    translation: t("result.translation"),
    description: t("result.description"),
    solution: t("result.solution"),
  };
  // A model's steps for a letter nobody knows are not our words.
  const ours = letter.kind !== null || letter.engine === "guide";
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {letter.kind?.name ?? t("result.heading")}
      </h2>
      {canReadAloud() ? (
        <Button
          look="quiet"
          className="justify-self-start print:hidden"
          onClick={() => (voice.reading ? voice.stop() : voice.start(spokenText(letter, titles, language)))}
        >
          {voice.reading ? <StopIcon /> : <SpeakerIcon />}
          {voice.reading ? t("result.stopListening") : t("result.listen")}
        </Button>
      ) : null}
      {letter.lawyer === "now" ? <LawyerWarning /> : null}
      {letter.deadline === null ? null : (
        <DeadlineCard letter={letter} deadline={letter.deadline} language={language} />
      )}
      <UpcomingDates letter={letter} language={language} />
      {notes.map(({ code, text }) => (
        <p key={code} className="flex gap-3 rounded-small border border-linea-fuerte bg-faro-suave p-4">
          <WarningIcon />
          <span>{text}</span>
        </p>
      ))}
      <Card title={titles.translation} text={letter.translation} />
      <Card title={titles.description} text={meaningText(letter)} linked={ours} />
      <Card title={titles.solution} text={stepsText(letter)} linked={ours}>
        <Sources sources={letter.sources} language={language} />
      </Card>
      {letter.engine === "model" ? (
        <p className="text-small text-tinta-suave">{t("result.byModel")}</p>
      ) : null}
      <KnownLines lines={letter.lines} />
      <details className="rounded-card border border-linea p-4 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("result.original")}</summary>
        <p className="text-small text-tinta-suave">{t("result.originalHelp")}</p>
        <pre lang="en" className="mt-3 overflow-x-auto text-small whitespace-pre-wrap">
          {letter.text.replace(/ {2,}/g, "  ")}
        </pre>
      </details>
      <div className="grid gap-3 md:grid-cols-2 print:hidden">
        <Button look={letter.deadline === null ? "main" : "quiet"} onClick={download}>
          <DownloadIcon />
          {t("result.download")}
        </Button>
        <Button look="quiet" disabled={pdf.making} onClick={() => void pdf.make(result, warnings)}>
          <PdfIcon />
          {pdf.making ? t("pdf.making") : t("pdf.save")}
        </Button>
        {onSave === undefined ? null : (
          <Button
            look="quiet"
            disabled={saved}
            onClick={() =>
              void onSave(result).then(
                () => setSaved(true),
                // Told by the toast; the button stays for another try.
                () => undefined,
              )
            }
          >
            {saved ? t("result.saved") : t("result.save")}
          </Button>
        )}
      </div>
    </div>
  );
}
