import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Stands below the label, before the error. */
  help?: ReactNode;
  /** In words, beside the field, read aloud. */
  error?: string | undefined;
  /** Shown inside the frame before what is typed: '+1'. */
  prefix?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of a form: label above, help and error below. */
export function Field({ label, help, error, prefix, className = "", ...input }: FieldProps) {
  const id = useId();
  const notes = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex min-h-12 items-center rounded-small border border-linea-fuerte bg-papel-alto focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--foco)">
        {prefix === undefined ? null : (
          <span aria-hidden="true" className="pl-4 text-tinta-suave tabular-nums">
            {prefix}
          </span>
        )}
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={notes.length > 0 ? notes.join(" ") : undefined}
          className="min-h-12 w-full min-w-0 rounded-small bg-transparent px-4 py-2.5 outline-none"
          {...input}
        />
      </div>
      {help === undefined ? null : (
        <p id={`${id}-help`} className="text-small text-tinta-suave">
          {help}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="text-small font-semibold text-rojo">
          {error}
        </p>
      )}
    </div>
  );
}
