import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Library } from "#web/documents/library.tsx";

/** The documents library; open to everyone, signed in or not. */
export default function DocumentsRoute() {
  const { t } = useTranslation("documents");
  const title = t("meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);

  return <Library />;
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
