import type { Language } from "@faro/contract/shared/language.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hasConsent, storeConsent } from "#web/letters/consent.ts";
import { FilePicker } from "#web/letters/file-picker.tsx";
import { ReminderList } from "#web/letters/reminder-list.tsx";
import type { Stage } from "#web/letters/send-letter.ts";
import { type LetterProblem, type LetterResult as Result, useLetter } from "#web/letters/use-letter.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { BackIcon, LockIcon, WarningIcon } from "#web/ui/icons.tsx";
import { preloadToasts, showToast } from "#web/ui/toast.ts";

/** Whether letters would go to an AI provider; unknown counts as yes. */
function useNeedsConsent(): () => Promise<boolean> {
  return async () => {
    if (hasConsent()) return false;
    const { engine } = await api.letters.getLetterStatus().catch(() => ({ engine: "model" }));
    return engine === "model";
  };
}

function Progress({ stage, onCancel }: { stage: Stage; onCancel: () => void }) {
  const { t } = useTranslation("letters");
  const text =
    stage.name === "preparing"
      ? t("stage.preparing", { page: stage.page })
      : stage.name === "uploading"
        ? t("stage.uploading", { percent: stage.percent })
        : t("stage.reading");
  const share = stage.name === "preparing" ? 10 : stage.name === "uploading" ? 15 + stage.percent * 0.45 : 75;
  return (
    <div className="grid gap-3">
      <p role="status">{text}</p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-papel-bajo">
        <div
          className="h-full rounded-full bg-faro transition-[width] duration-200"
          style={{ width: `${share}%` }}
        />
      </div>
      <Button look="quiet" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}

/** Title and text of a problem, for the toast and for the screen. */
function useProblemTexts() {
  const { t } = useTranslation("letters");
  return useCallback(
    (problem: LetterProblem): { title: string; text: string } =>
      "message" in problem
        ? { title: t("problem.failed"), text: problem.message }
        : { title: t(`problem.${problem.problem}.title`), text: t(`problem.${problem.problem}.text`) },
    [t],
  );
}

interface LetterScreenProps {
  /** Keeps a result as a conversation; the route knows how. */
  onSave?: (result: Result) => Promise<void>;
}

/** Document processing (spec part 2, section 2). */
export function LetterScreen({ onSave }: LetterScreenProps) {
  const { t, i18n } = useTranslation("letters");
  const language: Language = i18n.language === "en" ? "en" : "es";
  const problemTexts = useProblemTexts();
  const needsConsent = useNeedsConsent();
  const [asking, setAsking] = useState(false);
  useEffect(preloadToasts, []);

  const onDone = useCallback(
    () => void showToast(t("done.title"), { look: "success", description: t("done.text") }),
    [t],
  );
  const onProblem = useCallback(
    (problem: LetterProblem) => {
      const { title, text } = problemTexts(problem);
      void showToast(title, { look: "error", description: text });
    },
    [problemTexts],
  );
  const { files, stage, result, Screen, problem, add, remove, cancel, analyse } = useLetter(
    language,
    onDone,
    onProblem,
  );
  // A file chosen below a result takes its place: who reads the screen by ear goes along.
  const choosing = useRef<HTMLDivElement>(null);
  const hadResult = useRef(false);
  useEffect(() => {
    if (hadResult.current && result === null) choosing.current?.focus();
    hadResult.current = result !== null;
  }, [result]);
  const start = async () => {
    if (files.length > 0 && (await needsConsent())) setAsking(true);
    else await analyse();
  };
  const agree = () => {
    storeConsent();
    setAsking(false);
    void analyse();
  };

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
      <div className="grid gap-2 print:hidden">
        <Link
          to="/chat"
          className="target -ml-2 inline-flex w-fit items-center gap-2 rounded-small px-2 font-semibold text-mar"
        >
          <BackIcon />
          {t("backToChat")}
        </Link>
        <h1 className="text-display">{t("title")}</h1>
        <p className="max-w-[62ch] text-lead">{t("intro")}</p>
      </div>
      {result === null || Screen === null ? (
        <div ref={choosing} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
          <FilePicker files={files} disabled={stage !== null} onAdd={add} onRemove={remove} />
          {problem === null || stage !== null ? null : (
            <div role="alert" className="flex gap-3 rounded-small border border-rojo bg-rojo-suave p-4">
              <WarningIcon />
              <div>
                <p className="font-bold">{problemTexts(problem).title}</p>
                <p>{problemTexts(problem).text}</p>
                {files.length > 0 ? <p className="text-small">{t("problem.safe")}</p> : null}
                {"message" in problem && problem.signIn ? (
                  <Link
                    to="/login"
                    state={{ from: "/procesa-documentos" }}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {t("problem.signIn")}
                  </Link>
                ) : null}
              </div>
            </div>
          )}
          <Button disabled={stage !== null} onClick={() => void start()}>
            {stage === null ? t("analyse") : t("analysing")}
          </Button>
          {stage === null ? null : <Progress stage={stage} onCancel={cancel} />}
          <p className="flex gap-3 text-small text-tinta-suave">
            <LockIcon className="size-5" />
            <span>{t("privacy")}</span>
          </p>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <Screen result={result} language={language} onSave={onSave} />
          <section
            aria-labelledby="another-letter"
            className="grid gap-4 border-t border-linea pt-8 print:hidden"
          >
            <h2 id="another-letter" className="text-title">
              {t("result.another")}
            </h2>
            <FilePicker files={[]} disabled={false} onAdd={add} onRemove={remove} />
          </section>
        </div>
      )}
      <ReminderList language={language} />
      {asking ? (
        <Dialog title={t("consent.title")} description={t("consent.text")} onClose={() => setAsking(false)}>
          <div className="grid gap-3">
            <Button onClick={agree}>{t("consent.yes")}</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t("consent.no")}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
