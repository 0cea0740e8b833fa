import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { onAsked } from "#web/lib/asked.ts";
import { dateAndTime } from "#web/lib/dates.ts";
import { keepTrying } from "#web/lib/keep-trying.ts";
import { onSavedCopy, savedCopyDate } from "#web/lib/saved-copy.ts";
import type { Setting } from "#web/lib/send-later.ts";
import { useSession } from "#web/lib/use-session.ts";
import { watchOutbox } from "#web/lib/watch-outbox.ts";
import { onWaitingVersion, updateNow, waitingVersion } from "#web/offline/register.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

const strip = "border-b border-linea bg-faro-suave";
const inside = "mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:px-8";

function watchNetwork(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

const fields = "main textarea, main input:not([type=checkbox], [type=radio])";
const marks = "main input[type=radio]:checked, main [role=log]";

/** Something on this screen would be gone after loading it anew: words in a field, stars, or a conversation. */
function hasUnsaved(): boolean {
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];
  return typed.some(({ value }) => value.trim() !== "") || document.querySelector(marks) !== null;
}

/** 'Hay una versión nueva': the person says when; with words in a field it asks once more. */
function UpdateNotice() {
  const { t } = useTranslation("offline");
  const waiting = useSyncExternalStore(onWaitingVersion, waitingVersion, () => null);
  const [step, setStep] = useState<"offer" | "sure" | "later">("offer");
  if (waiting === null || step === "later") return null;
  const update = () => {
    if (step === "offer" && hasUnsaved()) setStep("sure");
    else updateNow();
  };
  return (
    <div className={strip} data-update>
      <div className={inside}>
        <p role="status" className="min-w-0 grow basis-60">
          <b>{t("update.title")}</b> {t(step === "sure" ? "update.typed" : "update.text")}
        </p>
        <Button onClick={update}>{t(step === "sure" ? "update.anyway" : "update.button")}</Button>
        <Button look="plain" className="px-3!" onClick={() => setStep("later")}>
          {t("update.later")}
        </Button>
      </div>
    </div>
  );
}

function AwayNotice() {
  const { t, i18n } = useTranslation("offline");
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const kept = useSyncExternalStore(onSavedCopy, savedCopyDate, () => null);
  if (online && kept === null) return null;
  const date = kept === null ? "" : dateAndTime(kept, i18n.language === "en" ? "en" : "es");
  return (
    <div className={strip} data-away>
      <p role="status" className={inside}>
        <span>
          <b>{t("away.title")}</b> {kept === null ? t("away.text") : t("away.saved", { date })}
        </span>
      </p>
    </div>
  );
}

interface OfflineBarProps {
  /** Something that waited for the network was refused for good; the person is told here, once this is done. */
  onRefused: (setting: Setting) => Promise<void>;
}

/** Above every screen of the app: no network, and a new version. Also keeps the app on the phone. */
export function OfflineBar({ onRefused }: OfflineBarProps) {
  const { t, i18n } = useTranslation("offline");
  const told = useRef(onRefused);
  told.current = async (setting) => {
    await onRefused(setting);
    const notice = { look: "error", description: t("refused.text"), duration: 10_000 } as const;
    void showToast(t("refused.title"), notice);
  };
  const session = useSession();
  const language = i18n.language === "en" ? "en" : "es";
  const signedIn = session?.user.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when somebody signs in
  useEffect(() => {
    if (session === undefined || !import.meta.env.PROD) return;
    const start = () =>
      void import("#web/offline/start.ts").then(({ startOffline }) => startOffline("app", language));
    start();
    return onAsked(start);
  }, [signedIn, session === undefined, language]);
  useEffect(() => watchOutbox(), []);
  useEffect(() => {
    if (signedIn === null) return;
    let stop = () => {};
    const end = keepTrying(async () => {
      const { onSettingRefused, sendWaiting } = await import("#web/lib/send-later.ts");
      stop();
      stop = onSettingRefused((setting) => told.current(setting));
      return await sendWaiting();
    });
    return () => {
      end();
      stop();
    };
  }, [signedIn]);
  return (
    <>
      <AwayNotice />
      <UpdateNotice />
    </>
  );
}
