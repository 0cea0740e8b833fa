import type { ReactNode } from "react";

interface QuestionProps {
  question: string;
  /** Questions with the same group: at most one of them is open. */
  group?: string;
  children: ReactNode;
}

/** A question that opens; the browser does it, with or without JavaScript. */
export function Question({ question, group, children }: QuestionProps) {
  return (
    <details name={group} className="group border-b border-linea">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-4 font-semibold hover:text-mar [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-body font-semibold text-pretty">{question}</h3>
        <svg
          viewBox="0 0 24 24"
          className="size-6 shrink-0 text-mar transition-transform group-open:rotate-45"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M12 5v14M5 12h14" />
        </svg>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
