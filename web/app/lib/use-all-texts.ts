import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasAllTexts, loadAllTexts } from "#web/lib/i18n.ts";

/** True once the texts of every screen are there; loads them when `wanted`. */
export function useAllTexts(wanted: boolean): boolean {
  const { i18n } = useTranslation();
  const [, setLoaded] = useState(0);
  const ready = hasAllTexts(i18n);
  useEffect(() => {
    if (wanted && !ready) void loadAllTexts(i18n).then(() => setLoaded((count) => count + 1));
  }, [wanted, ready, i18n]);
  return ready;
}
