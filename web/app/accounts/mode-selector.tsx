import { useTranslation } from "react-i18next";
import type { AuthMode, ContactMethod } from "#web/accounts/auth-panel.tsx";
import { Button } from "#web/ui/button.tsx";

interface ModeSelectorProps {
  onChoose: (mode: AuthMode, method: ContactMethod) => void;
}

/** Sign in, or create an account by phone or by e-mail (spec part 1, section 2). */
export function ModeSelector({ onChoose }: ModeSelectorProps) {
  const { t } = useTranslation("accounts");
  return (
    <section className="grid gap-4 border-t border-linea pt-8">
      <div className="grid gap-1">
        <h2 className="text-title">{t("select.title")}</h2>
        <p className="text-tinta-suave">{t("select.text")}</p>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Button look="quiet" className="md:col-span-2" onClick={() => onChoose("login", "email")}>
          {t("select.signIn")}
        </Button>
        <Button look="quiet" onClick={() => onChoose("register", "phone")}>
          {t("select.phone")}
        </Button>
        <Button look="quiet" onClick={() => onChoose("register", "email")}>
          {t("select.email")}
        </Button>
      </div>
    </section>
  );
}
