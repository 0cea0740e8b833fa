import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#web/ui/field.tsx";

/** A password that can be looked at: typing blind on a cracked screen helps nobody. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const { t } = useTranslation("accounts");
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <Field {...props} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="target justify-self-start rounded-small px-1 text-small font-semibold text-mar underline underline-offset-4"
      >
        {t(shown ? "form.hidePassword" : "form.showPassword")}
      </button>
    </div>
  );
}
