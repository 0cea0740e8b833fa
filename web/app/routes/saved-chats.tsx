import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { HistoryScreen } from "#web/history/history-screen.tsx";

export default function SavedChatsRoute() {
  const { t } = useTranslation("history");
  const title = t("meta");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <HistoryScreen />;
}

export function meta() {
  return [{ title: "Mis Conversaciones · Faro" }, { name: "robots", content: "noindex" }];
}
