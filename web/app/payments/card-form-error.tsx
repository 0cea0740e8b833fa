import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

interface CardFormErrorProps {
  text: string;
  /** Nobody knows whether the payment passed: the same is sent once more, and the server finds the first one. */
  unknown: boolean;
}

/** Why the card was not taken; focused when it appears, so that it is read and seen. Stands inside the form. */
export function CardFormError({ text, unknown }: CardFormErrorProps) {
  const { t } = useTranslation("payments");
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text is announced
  useEffect(() => box.current?.focus(), [text]);
  return (
    <>
      <p
        ref={box}
        role="alert"
        tabIndex={-1}
        className="rounded-small border-2 border-rojo bg-rojo-suave p-4 outline-none"
      >
        {text}
      </p>
      {unknown ? <Button type="submit">{t("trial.look")}</Button> : null}
    </>
  );
}
