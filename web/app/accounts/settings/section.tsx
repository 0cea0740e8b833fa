import type { ReactNode } from "react";

/** A part of the settings: a heading, perhaps a line about it, and what it holds. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-linea pt-8">
      <div className="grid gap-1">
        <h2 className="text-title">{title}</h2>
        {text === undefined ? null : <p className="text-tinta-suave">{text}</p>}
      </div>
      {children}
    </section>
  );
}
