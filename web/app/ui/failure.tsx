import { Button } from "#web/ui/button.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";

interface FailureProps {
  title: string;
  /** What is safe, and what to do. */
  text: string;
  retry: string;
  onRetry: () => void;
}

/** Something could not be loaded: said in words, with the way to try again. */
export function Failure({ title, text, retry, onRetry }: FailureProps) {
  return (
    <div className="grid gap-4">
      <div role="alert" className="flex gap-3 rounded-card border border-rojo bg-rojo-suave p-4">
        <WarningIcon className="size-6 text-rojo" />
        <div className="grid gap-1">
          <p className="font-bold">{title}</p>
          <p>{text}</p>
        </div>
      </div>
      <Button onClick={onRetry} className="justify-self-start">
        {retry}
      </Button>
    </div>
  );
}
