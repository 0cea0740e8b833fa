import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";

/** What a form says of its fields is said anew when the language changes. */
export function useErrorsInLanguage<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { i18n } = useTranslation();
  const { errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the language, not with each error
  useEffect(() => {
    const names = Object.keys(errors) as Path<Values>[];
    if (names.length > 0) void form.trigger(names);
  }, [i18n.language]);
}
