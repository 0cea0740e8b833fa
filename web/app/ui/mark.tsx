/** The mark: a lighthouse and its beam over the horizon. Decorative; the word beside it carries the name. */
export function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <path d="M18.5 9.5 31 4.5v10z" fill="var(--faro)" />
      <path d="M13.5 9.5 1 4.5v10z" fill="var(--faro)" opacity="0.4" />
      <path d="M13 12.5h6L20.7 27h-9.4z" fill="currentColor" />
      <path d="M13 7.5h6v4h-6z" fill="var(--faro)" />
      <path d="M12.2 7.2 16 4l3.8 3.2z" fill="currentColor" />
      <path d="M2 28h28" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
