import { useTranslation } from "react-i18next";

/** Greets a user by the profile's full name, and plainly when there is none (spec part 2, section 2). */
export function WelcomeHeader({ fullName }: { fullName: string | null }) {
  const { t } = useTranslation("layout");
  const name = fullName?.trim() ?? "";
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-6 md:pt-6">
      <p className="text-lead font-bold break-words">
        {name === "" ? t("welcome.plain") : t("welcome.named", { name })}
      </p>
      <p className="text-tinta-suave max-md:hidden">{t("welcome.text")}</p>
    </div>
  );
}
