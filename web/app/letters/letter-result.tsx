import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeadlineCard } from "#web/letters/deadline-card.tsx";
import { PdfIcon } from "#web/letters/icons.tsx";
import { canReadAloud, readAloud } from "#web/letters/read-aloud.ts";
import { resultFileName, resultText, saveText } from "#web/letters/result-file.ts";
import type { LetterResult as Result } from "#web/letters/use-letter.ts";
import { useLetterPdf } from "#web/letters/use-letter-pdf.ts";
import { Button } from "#web/ui/button.tsx";
import { DownloadIcon, LinkOutIcon, SpeakerIcon, StopIcon, WarningIcon } from "#web/ui/icons.tsx";

type LetterLines = ProcessDocumentOutput["lines"];

const helpList = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

/** Notes that stand above the explanation; the others are part of it already. */
const important = new Set([
  "payment-trick",
  "second-letter",
  "hidden-text",
  "hard-to-read",
  "odd-numbers",
  "not-recognised",
  "not-immigration",
  "unread-pages",
  "maybe-hidden",
  "no-model-answer",
  "not-in-letter",
]);

function Card({ title, text }: { title: string; text: string }) {
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
            {part}
          </p>
        ))}
      </div>
    </section>
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

  const notes = letter.notes.filter(({ code }) => important.has(code));
  const warnings = notes.map(({ text }) => text);
  const download = () =>
    saveText(resultFileName(originalName), resultText(letter, originalName, language, new Date(), warnings));
  const spoken = [
    ...warnings,
    t("result.translation"),
    letter.translation,
    t("result.description"),
    letter.description,
    t("result.solution"),
    letter.solution,
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {letter.kind?.name ?? t("result.heading")}
      </h2>
      {letter.lawyer === "now" ? <LawyerWarning /> : null}
      {letter.deadline === null ? null : (
        <DeadlineCard letter={letter} deadline={letter.deadline} language={language} />
      )}
      {notes.map(({ code, text }) => (
        <p key={code} className="flex gap-3 rounded-small border border-linea-fuerte bg-faro-suave p-4">
          <WarningIcon />
          <span>{text}</span>
        </p>
      ))}
      <Card title={t("result.translation")} text={letter.translation} />
      <Card title={t("result.description")} text={letter.description} />
      <Card title={t("result.solution")} text={letter.solution} />
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
        {canReadAloud() ? (
          <Button
            look="quiet"
            onClick={() => (voice.reading ? voice.stop() : voice.start(spoken.join("\n")))}
          >
            {voice.reading ? <StopIcon /> : <SpeakerIcon />}
            {voice.reading ? t("result.stopListening") : t("result.listen")}
          </Button>
        ) : null}
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
