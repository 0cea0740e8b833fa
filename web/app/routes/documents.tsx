import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Library } from "#web/documents/library.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { AppHeader } from "#web/layout/header.tsx";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";

/** The documents library; open to everyone, signed in or not. */
export default function DocumentsRoute() {
  const { t, i18n } = useTranslation("documents");
  const title = t("meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);

  const switchTo = i18n.language === "en" ? "es" : "en";
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        onSwitchLanguage={() => {
          storeLanguage(switchTo);
          void switchLanguage(i18n, switchTo);
        }}
      />
      <main id="contenido" className="grow pb-8">
        <Library />
      </main>
      <Footer />
    </div>
  );
}

export function meta() {
  return [
    { title: "Documentos para tu Trámite | Faro" },
    {
      name: "description",
      content:
        "Formularios oficiales de migración y guías gratis en español: qué son, para quién y su página oficial.",
    },
  ];
}
