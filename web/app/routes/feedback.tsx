import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Survey } from "#web/feedback/survey.tsx";

/** The survey; behind the guard, which sends visitors to the sign-in and back. */
export default function FeedbackRoute() {
  const { t } = useTranslation("feedback");
  const title = t("survey.meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Survey />;
}

export function meta() {
  return [{ title: "Tu opinión | Faro" }, { name: "robots", content: "noindex" }];
}
