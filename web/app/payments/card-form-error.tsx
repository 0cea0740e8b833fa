import { useEffect, useRef } from "react";

/** Why the card was not taken; focused when it appears, so that it is read and seen. */
export function CardFormError({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text is announced
  useEffect(() => box.current?.focus(), [text]);
  return (
    <p
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-small border-2 border-rojo bg-rojo-suave p-4 outline-none"
    >
      {text}
    </p>
  );
}
