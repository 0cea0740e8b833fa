import { WarningIcon } from "#web/ui/icons.tsx";

/** What went wrong, in words, above the button it belongs to. */
export function FormError({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className="flex gap-3 rounded-small border-2 border-rojo bg-rojo-suave p-4">
      <WarningIcon className="mt-0.5 size-6 shrink-0 text-rojo" />
      <span>{message}</span>
    </p>
  );
}
