import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { refetchHistory } from "#web/history/queries.ts";
import { LetterScreen } from "#web/letters/letter-screen.tsx";
import { useLetterSave } from "#web/letters/use-letter-save.ts";
import { useSession } from "#web/lib/use-session.ts";

/** Document processing; a signed-in person can keep a result among her saved conversations. */
export default function LettersRoute() {
  const { t } = useTranslation("letters");
  const session = useSession();
  const save = useLetterSave(() => void refetchHistory());
  const title = t("meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <LetterScreen {...(session ? { onSave: save } : {})} />;
}

export function meta() {
  return [{ title: "Procesa tus Documentos | Faro" }, { name: "robots", content: "noindex" }];
}
