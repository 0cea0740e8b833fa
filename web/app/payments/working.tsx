import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** The payment is under way, or the browser proves that it is no robot first. Told to a screen reader at once. */
export function Working({ what }: { what: "processing" | "proving" }) {
  const { t } = useTranslation("payments");
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced from its heading on
  useEffect(() => heading.current?.focus(), [what]);
  return (
    <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
      <span className="size-12 animate-spin rounded-full border-4 border-linea border-t-mar motion-reduce:animate-none" />
      <h2 ref={heading} tabIndex={-1} className="text-lead font-bold outline-none">
        {t(`working.${what}`)}
      </h2>
      <p className="text-tinta-suave">{t(`working.${what}Note`)}</p>
    </div>
  );
}
