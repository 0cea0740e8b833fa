import type { ReactNode } from "react";

/** Width and margins of public pages. */
export const section = "mx-auto w-full max-w-6xl px-4 md:px-8 max-md:wrap-anywhere";

/** Title on the left, what it is about on the right; one below the other on phones. */
export const twoColumns = "grid gap-6 py-12 md:grid-cols-[1fr_1.6fr] md:gap-14 md:py-20";

/** The head of a public page: its title, what it is about in one sentence. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className={`${section} grid gap-5 pt-10 pb-8 md:pt-16 md:pb-12`}>
      <h1 className="max-w-[18ch] text-display">{title}</h1>
      <p className="max-w-[52ch] text-lead text-tinta-suave">{lead}</p>
      {children}
    </div>
  );
}
