import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { useBackCloses } from "#web/ui/dialog-back.ts";
import { CloseIcon } from "#web/ui/icons.tsx";

interface DialogProps {
  title: string;
  description: string;
  onClose: () => void;
  /** Where the focus goes when what opened the dialog is gone. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
  /** A tap beside it must not close it: something was typed here. The cross and Escape still do. */
  holdsInput?: boolean;
  /** Title and description are only read aloud: the content has a heading of its own. */
  headless?: boolean;
  /** Something is under way that closing would not stop: no cross is shown. */
  busy?: boolean;
}

/** What has the focus; for the entry of a menu, which is gone in a moment, the button that opened the menu. */
function openerNow(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest("[role=menu]");
  return menu == null ? active : document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
}

/** A dialog: a sheet from below on phones, a card in the middle elsewhere. Focus stays inside; Escape and 'Back' close. */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, returnTo, children, holdsInput, headless, busy } = props;
  const { t } = useTranslation("ui");
  const opener = useRef<Element | null | undefined>(undefined);
  if (opener.current === undefined) opener.current = openerNow();
  useBackCloses(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.04_262/0.6)]" />
        <Radix.Content
          onInteractOutside={(event) => (holdsInput === true ? event.preventDefault() : undefined)}
          onCloseAutoFocus={(event) => {
            // The library knows no opener here and would leave the focus nowhere.
            event.preventDefault();
            const { current } = opener;
            const there = current instanceof HTMLElement && current.isConnected && current !== document.body;
            (there ? current : returnTo?.())?.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[90dvh] gap-4 overflow-y-auto rounded-t-card bg-papel-alto p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-tinta animate-rise md:inset-x-auto md:bottom-auto md:left-1/2 md:top-1/2 md:w-[28rem] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-card"
        >
          <Radix.Title className={headless === true ? "sr-only" : "pr-12 text-title"}>{title}</Radix.Title>
          <Radix.Description className={headless === true ? "sr-only" : ""}>{description}</Radix.Description>
          {children}
          {busy === true ? null : (
            <Radix.Close
              aria-label={t("close")}
              className="target absolute right-3 top-3 grid place-content-center rounded-full text-tinta-suave hover:bg-papel-bajo"
            >
              <CloseIcon />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ConfirmDialogProps {
  title: string;
  description: string;
  cancel: string;
  confirm: string;
  /** On the button while it is being done. */
  running: string;
  /** Resolves when the server has answered. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  returnTo?: (() => HTMLElement | null) | undefined;
}

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, onConfirm, onClose, returnTo } = props;
  const [running, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      {...(returnTo === undefined ? {} : { returnTo })}
    >
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="quiet" disabled={running} onClick={onClose}>
          {props.cancel}
        </Button>
        <Button look="danger" disabled={running} onClick={() => void confirm()}>
          {running ? props.running : props.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
