import { useTranslation } from "react-i18next";

/** A switch of static pages; islands/low-data.ts shows and moves it. */
export function LowDataSwitch() {
  const { t } = useTranslation("layout");
  return (
    <label data-low-data-switch hidden className="flex min-h-12 items-center gap-3">
      <input type="checkbox" className="size-5 accent-(--mar)" />
      <span>
        <strong className="text-tinta">{t("footer.lowData")}</strong> <br className="md:hidden" />
        {t("footer.lowDataHint")}
      </span>
    </label>
  );
}
