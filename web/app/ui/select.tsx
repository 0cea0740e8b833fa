import { useId } from "react";

interface SelectProps {
  label: string;
  help?: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice out of a list: the browser's own control, which every phone shows in its own familiar way. */
export function Select({ label, help, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full min-w-0 rounded-small border border-linea-fuerte bg-papel-alto px-4 py-2.5"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {help === undefined ? null : (
        <p id={`${id}-help`} className="text-small text-tinta-suave">
          {help}
        </p>
      )}
    </div>
  );
}
