import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** A payment that the bank looks at, or too many cards: nothing went wrong and nothing helps but time. */
export type Wait = "review" | "tooMany";

export function waitOf(code: string | null): Wait | null {
  if (code === "PAYMENT_REVIEW") return "review";
  return code === "PAYMENT_TOO_MANY" ? "tooMany" : null;
}

interface WaitNoticeProps {
  wait: Wait;
  text: string;
  /** The one way out; trying again is none. */
  children: ReactNode;
}

export function WaitNotice({ wait, text, children }: WaitNoticeProps) {
  const { t } = useTranslation("payments");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="grid gap-2 rounded-small border-2 border-linea-fuerte bg-faro-suave p-4">
        <h2 ref={heading} tabIndex={-1} className="text-lead font-bold outline-none">
          {t(`wait.${wait}`)}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
