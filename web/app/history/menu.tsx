import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { DotsIcon } from "#web/history/icons.tsx";

interface MenuProps {
  label: string;
  items: { label: string; onSelect: () => void }[];
  disabled?: boolean;
  /** Words on the button instead of three dots. */
  children?: ReactNode;
}

/** What is done less often, behind one button. */
export function Menu({ label, items, disabled = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={label}
        title={label}
        disabled={disabled}
        className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border border-linea-fuerte bg-papel-alto px-3 font-semibold hover:bg-papel-bajo disabled:opacity-50"
      >
        {children ?? <DotsIcon />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 grid min-w-60 rounded-card border border-linea-fuerte bg-papel-alto p-1.5 text-tinta shadow-[0_6px_24px_oklch(0.2_0.05_262/0.18)] animate-rise"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={item.onSelect}
              className="flex min-h-12 cursor-pointer items-center rounded-small px-4 outline-none data-highlighted:bg-mar-suave"
            >
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
