/** Line drawings of this slice, in the hand of ui/icons.tsx. */
import type { ReactNode } from "react";

function Icon({ children, className = "size-6" }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      fill="none"
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

export function CameraIcon() {
  return (
    <Icon>
      <path d="M4 8h3.2l1.6-2.5h6.4L16.800 8H20a1 1 0 0 1 1 1v9.500a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
      <circle cx="12" cy="13.300" r="3.500" />
    </Icon>
  );
}

export function LetterIcon({ className }: { className?: string }) {
  return (
    <Icon {...(className === undefined ? {} : { className })}>
      <path d="M6 3.500h8.500L19 8v12.500H6zM14 3.500V8.500h5M9 12.500h7M9 16h7" />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <rect x="3.500" y="5" width="17" height="15.500" rx="2" />
      <path d="M3.500 10h17M8 3v4M16 3v4M12 13v4M10 15h4" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />
    </Icon>
  );
}

export function PdfIcon() {
  return (
    <Icon>
      <path d="M6 3.500h8.500L18.500 7.500v13H6zM14 3.500V8h4.500M9 12h6.500M9 15.500h6.500" />
    </Icon>
  );
}
