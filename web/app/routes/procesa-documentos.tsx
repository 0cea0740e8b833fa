import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LetterScreen } from "#web/letters/letter-screen.tsx";

/** Document processing. Saving a result as a conversation joins here with the history slice (`onSave`). */
export default function LettersRoute() {
  const { t } = useTranslation("letters");
  const title = t("meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <LetterScreen />;
}

export function meta() {
  return [{ title: "Procesa tus Documentos | Faro" }, { name: "robots", content: "noindex" }];
}
