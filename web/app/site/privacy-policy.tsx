import { useTranslation } from "react-i18next";
import { section } from "#web/site/section.tsx";
import type { Block } from "#web/site/text/markdown.ts";
import { Prose } from "#web/site/text/prose.tsx";

export function PrivacyPolicy({ blocks, revised }: { blocks: Block[]; revised: string }) {
  const { t } = useTranslation("site");
  return (
    <div className={`${section} grid gap-6 pt-10 pb-16 md:pt-16 md:pb-24`}>
      <h1 className="text-display">{t("privacy.title")}</h1>
      <p className="text-tinta-suave">{t("privacy.effective", { date: revised })}</p>
      <Prose blocks={blocks} />
    </div>
  );
}
