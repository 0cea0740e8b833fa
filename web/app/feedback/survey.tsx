import { feedbackLimits } from "@faro/contract/feedback/limits.ts";
import { type CommentId, surveySections } from "@faro/contract/feedback/survey.ts";
import { useEffect, useId, useRef } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { StarRating } from "#web/feedback/star-rating.tsx";
import { keepSurveyDraft, readSurveyDraft } from "#web/feedback/survey-draft.ts";
import { emptySurvey, hasAnswer, type SurveyValues, toSurveyInput } from "#web/feedback/survey-values.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { sendOrKeep } from "#web/lib/send-later.ts";
import { useSession } from "#web/lib/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

function Comment({ id }: { id: CommentId }) {
  const { t } = useTranslation("feedback");
  const { register } = useFormContext<SurveyValues>();
  const fieldId = useId();
  return (
    <div className="grid gap-1.5 pt-2">
      <label htmlFor={fieldId} className="font-semibold">
        {t(`survey.comment.${id}`)}{" "}
        <span className="font-normal text-tinta-suave">({t("survey.optional")})</span>
      </label>
      <textarea
        id={fieldId}
        rows={3}
        maxLength={feedbackLimits.commentCharacters}
        className="w-full rounded-small border border-linea-fuerte bg-papel-alto px-4 py-2.5"
        {...register(id)}
      />
    </div>
  );
}

function SendButton() {
  const { t } = useTranslation("feedback");
  const noteId = useId();
  const {
    control,
    formState: { isSubmitting },
  } = useFormContext<SurveyValues>();
  const answered = hasAnswer(useWatch({ control }));
  return (
    <div className="grid justify-items-start gap-2">
      <Button type="submit" disabled={!answered || isSubmitting} aria-describedby={noteId}>
        {isSubmitting ? t("survey.sending") : t("survey.send")}
      </Button>
      <p id={noteId} className="text-small text-tinta-suave">
        {answered ? null : t("survey.needed")}
      </p>
    </div>
  );
}

/** The survey of a signed-in person: five sections of stars with an open question each, and a last comment. */
export function Survey() {
  const { t, i18n } = useTranslation("feedback");
  const owner = useSession()?.user.id ?? "";
  const form = useForm<SurveyValues>({ defaultValues: readSurveyDraft(owner) });
  useEffect(() => {
    if (owner === "") return;
    const keep = ({ values }: { values: SurveyValues }) => keepSurveyDraft(owner, values);
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, owner]);

  /** The same answers sent again are the same survey: the server keeps it once. */
  const last = useRef({ answers: "", id: "" });

  const send = form.handleSubmit(async (values) => {
    if (!hasAnswer(values)) return;
    const answers = JSON.stringify(toSurveyInput(values));
    if (answers !== last.current.answers) last.current = { answers, id: crypto.randomUUID() };
    const body = { ...toSurveyInput(values), id: last.current.id };
    const setting = { key: `survey:${body.id}`, method: "POST", path: "/feedback", body } as const;
    try {
      const now = () => api.feedback.sendSurvey(body);
      // With a network that fails she is told, and her words stay; without one they wait on the phone.
      const done = navigator.onLine ? await now() : await sendOrKeep(setting, now);
      form.reset(emptySurvey);
      keepSurveyDraft(owner, emptySurvey);
      scrollTo({ top: 0 });
      if (done === "kept") void showToast(t("survey.kept.title"), { description: t("survey.kept.text") });
      else void showToast(t("survey.success"), { look: "success" });
    } catch (error) {
      const { message } = toShownError(error, i18n.language === "en" ? "en" : "es");
      void showToast(t("survey.failed"), { look: "error", description: message });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => void send(event)}
        noValidate
        className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-8 md:px-6 md:py-12"
      >
        <div className="grid gap-3">
          <h1 className="text-display">{t("survey.title")}</h1>
          <p className="max-w-[56ch] text-tinta-suave">{t("survey.lead")}</p>
        </div>
        {surveySections.map(({ id, ratings, comment }) => (
          <section
            key={id}
            aria-labelledby={`survey-${id}`}
            className="grid gap-1 border-t border-linea pt-6"
          >
            <h2 id={`survey-${id}`} className="text-title">
              {t(`survey.section.${id}`)}
            </h2>
            {ratings.map((rating) => (
              <StarRating key={rating} id={rating} />
            ))}
            <Comment id={comment} />
          </section>
        ))}
        <section aria-labelledby="survey-last" className="grid gap-1 border-t border-linea pt-6">
          <h2 id="survey-last" className="text-title">
            {t("survey.last")}
          </h2>
          <Comment id="additional_comments" />
        </section>
        <p className="text-small text-tinta-suave">{t("survey.privacy")}</p>
        <SendButton />
      </form>
    </FormProvider>
  );
}
