import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { digitsOf, groupCard, slashDate } from "#web/payments/card-format.ts";
import type { CardValues } from "#web/payments/form-schema.ts";
import { Field } from "#web/ui/field.tsx";

interface CardFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  autoComplete: string;
  maxLength: number;
  /** The text as it is shown, from what was typed and what stood there before. */
  shape: (typed: string, before: string) => string;
}

/** An input without a name: a form that is sent by accident carries no card. */
function CardField<Values extends FieldValues>(props: CardFieldProps<Values>) {
  const { control, name, shape, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      {...input}
      ref={field.ref}
      inputMode="numeric"
      value={field.value}
      onChange={(event) => field.onChange(shape(event.target.value, field.value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

/** Number, expiry and code (spec part 2, section 5). */
export function CardFields({ control }: { control: Control<CardValues> }) {
  const { t } = useTranslation("payments");
  return (
    <>
      <CardField
        control={control}
        name="card"
        label={t("form.card")}
        autoComplete="cc-number"
        maxLength={19}
        shape={groupCard}
      />
      {/* The left label is the longer one: on one line, so that the two inputs stand level. */}
      <div className="grid grid-cols-[4fr_3fr] items-start gap-4">
        <CardField
          control={control}
          name="expires"
          label={t("form.expires")}
          help={t("form.expiresHelp")}
          autoComplete="cc-exp"
          // What is shown has five characters at most; browsers fill in seven.
          maxLength={7}
          shape={slashDate}
        />
        <CardField
          control={control}
          name="code"
          label={t("form.code")}
          help={t("form.codeHelp")}
          autoComplete="cc-csc"
          maxLength={4}
          shape={(typed) => digitsOf(typed).slice(0, 4)}
        />
      </div>
    </>
  );
}
