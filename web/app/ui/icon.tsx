import type { ReactNode } from "react";

interface DrawingProps {
  children: ReactNode;
  className?: string | undefined;
  /** Colour inside the lines; none by default. */
  fill?: string;
}

/** The frame of every drawing, also of those that only one slice needs. */
export function Icon({ children, className = "size-6", fill = "none" }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      fill={fill}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
