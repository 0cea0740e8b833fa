import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { megabytes } from "#web/letters/choose-files.ts";
import { CameraIcon, LetterIcon } from "#web/letters/icons.tsx";
import { Button } from "#web/ui/button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";

const accepted = ".pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,image/*";

interface FilePickerProps {
  files: File[];
  disabled: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
}

/** Photos from the camera or files from the device, with what was chosen below. */
export function FilePicker({ files, disabled, onAdd, onRemove }: FilePickerProps) {
  const { t } = useTranslation("letters");
  const camera = useRef<HTMLInputElement>(null);
  const browse = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onAdd([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = "";
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 rounded-card border-2 border-dashed border-linea-fuerte bg-papel-alto p-5">
        <p className="flex items-center gap-3 text-tinta-suave">
          <LetterIcon className="size-9" />
          <span>{t("pick.tip")}</span>
        </p>
        <div className="grid gap-3">
          <Button
            look="quiet"
            disabled={disabled}
            className="pointer-fine:hidden"
            onClick={() => camera.current?.click()}
          >
            <CameraIcon />
            {t("pick.camera")}
          </Button>
          <Button look="quiet" disabled={disabled} onClick={() => browse.current?.click()}>
            {files.length > 0 ? t("pick.more") : t("pick.file")}
          </Button>
        </div>
        <p id="letter-hint" className="text-small text-tinta-suave">
          {t("pick.hint")}
        </p>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={browse}
        type="file"
        accept={accepted}
        multiple
        aria-label={t("pick.file")}
        aria-describedby="letter-hint"
        className="hidden"
        onChange={(event) => take(event.currentTarget)}
      />
      {files.length === 0 ? null : (
        <ul aria-label={t("pick.list")} className="grid gap-2">
          {files.map((file) => (
            <li
              key={`${file.name}-${file.size}-${file.lastModified}`}
              className="flex items-center gap-3 rounded-small border border-linea bg-papel-alto py-1 pr-1 pl-4"
            >
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{file.name}</span>
                <span className="text-small text-tinta-suave tabular-nums">{megabytes(file.size)}</span>
              </span>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onRemove(file)}
                aria-label={t("pick.remove", { name: file.name })}
                className="grid size-12 place-content-center rounded-full text-tinta-suave hover:bg-papel-bajo"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
