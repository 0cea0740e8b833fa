import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { DeleteAccount } from "#web/accounts/delete-account.tsx";

export default function DeleteAccountRoute() {
  const { t } = useTranslation("accounts");
  const title = t("deletion.meta");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 md:px-6 md:pt-12">
      <DeleteAccount />
    </div>
  );
}

export function meta() {
  return [{ title: "Eliminar mi cuenta · Faro" }, { name: "robots", content: "noindex" }];
}
