/** Line drawings of the public pages, in one hand: a 160 x 120 sheet, round ends, one thing lit in amber. */
import type { ReactNode } from "react";

const lit = { fill: "var(--faro)", stroke: "none" } as const;

const sheets: Record<string, ReactNode> = {
  letter: (
    <>
      <circle cx="98" cy="32" r="9" {...lit} />
      <path d="M46 60V18a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v42" />
      <path d="M58 28h24M58 41h44M58 54h30" />
      <path d="M28 50v50a7 7 0 0 0 7 7h90a7 7 0 0 0 7-7V50L86 82a11 11 0 0 1-12 0z" />
      <path d="M30 105 66 79M130 105 94 79" />
    </>
  ),
  form: (
    <>
      <path d="M52 34h11v11H52z" {...lit} />
      <path d="M104 108H46a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6h52l16 16v24" />
      <path d="M98 12v16h16M52 34h11v11H52zM72 40h26M52 58h11v11H52zM72 64h20M52 82h11v11H52zM72 88h12" />
      <path d="m54 39 3 4 8-10M96 100l4-16 32-32 12 12-32 32z" />
      <path d="m124 60 12 12" />
    </>
  ),
  path: (
    <>
      <path d="M114 26 150 14v24zM106 26 62 12v28z" {...lit} opacity="0.8" />
      <path d="M8 60h90M122 60h30M106 20h8v12h-8zM104 20l6-8 6 8zM105 32h10l4 28h-18z" />
      <path d="M24 112c40-6 12-24 44-30 22-4 30-10 28-20M66 112c34-8 10-20 36-26 16-4 18-14 14-24" />
      <path d="M54 104l6-3M62 92l9-3M88 80l7-4" />
    </>
  ),
  door: (
    <>
      <path d="M58 22h36v86L40 118l18-10z" {...lit} opacity="0.85" />
      <path d="M52 108V18a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v90" />
      <path d="m100 16 24 10a4 4 0 0 1 3 4v82l-27-6M118 70v6M14 108h38M127 112h22" />
      <path d="M24 108V82M18 90c0-8 3-12 6-14 3 2 6 6 6 14a6 6 0 0 1-12 0z" />
    </>
  ),
  "closed-door": (
    <>
      <circle cx="94" cy="66" r="5" {...lit} />
      <path d="M52 108V18a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v90M14 108h132" />
      <path d="M64 26h32v24H64zM64 82h32v16H64zM94 61a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM64 66h18M70 62v8" />
      <path d="M24 108V82M18 90c0-8 3-12 6-14 3 2 6 6 6 14a6 6 0 0 1-12 0z" />
    </>
  ),
  family: (
    <>
      <circle cx="80" cy="67" r="9" {...lit} />
      <circle cx="50" cy="36" r="11" />
      <circle cx="110" cy="33" r="12" />
      <circle cx="80" cy="67" r="9" />
      <path d="M32 108V78c0-14 6-22 18-22 10 0 15 6 17 16M128 108V76c0-14-6-22-18-22-10 0-16 7-17 18" />
      <path d="M66 108V94c0-8 5-12 14-12s14 4 14 12v14M14 108h132" />
    </>
  ),
  phone: (
    <>
      <path d="M104 44 152 22v44z" {...lit} />
      <rect x="46" y="8" width="58" height="104" rx="11" />
      <path d="M69 17h12M70 102h10M56 34h26a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H66l-8 6v-6h-2" />
      <path d="M94 66H72a5 5 0 0 0-5 5v8a5 5 0 0 0 5 5h14l8 6z" />
    </>
  ),
};

interface DrawingProps {
  name: string;
  className?: string;
}

export function Drawing({ name, className = "w-40" }: DrawingProps) {
  const sheet = sheets[name];
  if (sheet === undefined) throw new Error(`no drawing called ${name}`);
  return (
    <svg
      viewBox="0 0 160 124"
      className={`h-auto shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {sheet}
    </svg>
  );
}
