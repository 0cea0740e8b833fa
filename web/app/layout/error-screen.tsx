import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";

/** When a screen breaks: says what is safe and offers the one thing that helps. */
export function ErrorScreen() {
  const { t } = useTranslation("layout");
  return (
    <main id="contenido" className="mx-auto grid min-h-dvh max-w-md place-content-center gap-4 px-4">
      <Mark className="size-12" />
      <h1 className="text-title">{t("error.title")}</h1>
      <p>{t("error.text")}</p>
      <Button onClick={() => location.reload()}>{t("error.reload")}</Button>
    </main>
  );
}
