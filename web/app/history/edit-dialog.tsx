import { type Category, categorySchema } from "@faro/contract/assistant/schemas.ts";
import { historyLimits } from "@faro/contract/history/limits.ts";
import type { SavedChatRow } from "@faro/contract/history/schemas.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface EditDialogProps {
  /** As it was when the dialog was asked for. */
  chat: SavedChatRow;
  /** Only what she changed: the rest may be newer on another device. False when it could not be saved: the dialog stays, and so does what was typed. */
  onSave: (changed: { title?: string; category?: Category }) => Promise<boolean>;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** The name of a chat and where it belongs. */
export function EditDialog({ chat, onSave, onClose, returnTo }: EditDialogProps) {
  const { t } = useTranslation("history");
  const [title, setTitle] = useState(chat.title);
  const [category, setCategory] = useState<Category>(chat.category);
  const [saving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const changed = {
      ...(title === chat.title ? {} : { title }),
      ...(category === chat.category ? {} : { category }),
    };
    if (await onSave(changed)) onClose();
    else setSaving(false);
  };
  return (
    <Dialog
      title={t("edit.title")}
      description={t("edit.text")}
      onClose={onClose}
      returnTo={returnTo}
      holdsInput
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field
          label={t("edit.name")}
          help={t("edit.nameHelp")}
          value={title}
          maxLength={historyLimits.renameCharacters}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Select
          label={t("filters.category")}
          value={category}
          options={categorySchema.options.map((value) => ({ value, label: t(`categories.${value}`) }))}
          onChange={(value) => setCategory(value as Category)}
        />
        <Button type="submit" disabled={saving}>
          {saving ? t("edit.saving") : t("edit.save")}
        </Button>
      </form>
    </Dialog>
  );
}
