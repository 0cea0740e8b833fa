import { feedbackLimits } from "@faro/contract/feedback/limits.ts";
import type { RatingId } from "@faro/contract/feedback/survey.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SurveyValues } from "#web/feedback/survey-values.ts";

const values = Array.from({ length: feedbackLimits.rating.max }, (_, place) => place + 1);

function Star({ filled }: { filled: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-8" aria-hidden="true" focusable="false">
      <path
        d="M12 3.2l2.7 5.6 6.1.8-4.500 4.200 1.100 6.100L12 17l-5.400 2.900 1.100-6.100L3.200 9.600l6.100-.8z"
        fill={filled ? "var(--faro)" : "none"}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** One statement and five stars: a group of radio buttons, so that arrows choose and screen readers count. */
export function StarRating({ id }: { id: RatingId }) {
  const { t } = useTranslation("feedback");
  const { register, setValue } = useFormContext<SurveyValues>();
  const chosen = Number(useWatch<SurveyValues>({ name: id }) ?? 0);
  const statement = t(`survey.rating.${id}`);
  return (
    <fieldset className="grid gap-1 py-3">
      <legend className="float-left mb-1 w-full">{statement}</legend>
      <div className="clear-both flex flex-wrap items-center gap-x-1">
        {values.map((value) => (
          <label
            key={value}
            className="relative grid size-12 cursor-pointer place-content-center rounded-small has-focus-visible:outline-3 has-focus-visible:outline-(--foco)"
          >
            <input
              type="radio"
              value={value}
              {...register(id)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              aria-label={t("survey.stars", { count: value })}
            />
            <Star filled={value <= chosen} />
          </label>
        ))}
        {chosen === 0 ? null : (
          <button
            type="button"
            aria-label={t("survey.clearLabel", { statement })}
            onClick={() => setValue(id, null, { shouldDirty: true })}
            className="target px-2 text-small font-semibold text-mar underline underline-offset-4"
          >
            {t("survey.clear")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
