import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import { authSettingsQuery, keepProfile } from "#web/accounts/queries.ts";
import { sendWithWork } from "#web/accounts/send-with-work.ts";
import { IdentityDialog } from "#web/accounts/settings/identity-dialog.tsx";
import { Section } from "#web/accounts/settings/section.tsx";
import { useErrorsInLanguage } from "#web/accounts/use-errors-in-language.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { VerifyDialog } from "#web/accounts/verify-dialog.tsx";
import { api, toShownError } from "#web/lib/api.ts";
import { dateAndTime } from "#web/lib/dates.ts";
import { Button } from "#web/ui/button.tsx";
import {
  EmailField,
  FamilyNameField,
  GivenNameField,
  looksLikeEmail,
  PhoneField,
  readPhone,
} from "#web/ui/contact-fields.tsx";
import { showToast } from "#web/ui/toast.ts";

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const valuesOf = (profile: Profile): Values => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  email: profile.email ?? "",
  phone: profile.phone_number?.replace("+1", "") ?? "",
});

/**
 * A change of address or number that is under way: first the proof, then the code that went to the new one. An empty
 * value takes it out of the account, which needs no code.
 */
interface ContactChange {
  channel: "email" | "phone";
  value: string;
  proof?: Proof;
  challenge?: string;
  sentAt?: number;
}

/** Says of a change that was begun and left that the account is as it was. */
function Unfinished({ change: { channel, value } }: { change: ContactChange }) {
  const { t } = useTranslation("accounts");
  const removal = t(channel === "phone" ? "personal.phoneStays" : "personal.emailStays");
  const pending = t(channel === "phone" ? "personal.phonePending" : "personal.emailPending");
  return (
    <p role="status" className="text-small font-semibold">
      {value === "" ? removal : pending}
    </p>
  );
}

/** Name, e-mail and phone. A new e-mail or phone counts once its code was typed. */
export function PersonalForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const { busy, error, submit } = useSubmit();
  const settings = useQuery(authSettingsQuery);
  const form = useForm<Values>({ values: valuesOf(profile), resetOptions: { keepDirtyValues: true } });
  const { errors, isDirty } = form.formState;
  useErrorsInLanguage(form);
  /** Another country's number was typed into the field. */
  const foreign = useRef(false);
  const [change, setChange] = useState<ContactChange | null>(null);
  /** A change that was begun and left: what stands in the field is not what the account has. */
  const [left, setLeft] = useState<ContactChange | null>(null);
  /** A code she typed proves her for ten minutes, so that another change needs no second one. */
  const proven = useRef<{ proof: Proof; until: number } | null>(null);

  const nextChange = (values: Values, saved: Profile): ContactChange | null => {
    const known = valuesOf(saved);
    const changes: ContactChange[] = [];
    const email = values.email.trim();
    if (email !== known.email) changes.push({ channel: "email", value: email });
    if (values.phone !== known.phone) changes.push({ channel: "phone", value: values.phone });
    // What is added comes first: the account is never without both.
    return changes.find(({ value }) => value !== "") ?? changes[0] ?? null;
  };

  const save = form.handleSubmit((values) =>
    submit(async () => {
      const { firstName, lastName } = values;
      const saved = await api.accounts.updateProfile({ firstName, lastName });
      await goOn(saved);
    }),
  );

  const sendCode = async (current: ContactChange, proof: Proof) => {
    const { channel, value } = current;
    const { challenge } = await sendWithWork((work) =>
      api.accounts.changeContact({ channel, value, proof, language, ...work }),
    );
    if (proof.code !== undefined && proven.current?.proof !== proof)
      proven.current = { proof, until: Date.now() + accountLimits.codeLifetime };
    setChange({ ...current, proof, challenge, sentAt: Date.now() });
  };

  /** Goes on where she was: with the code that is on its way, or with the proof that still counts. */
  const begin = async (next: ContactChange) => {
    const same = left?.channel === next.channel && left.value === next.value && left.challenge !== undefined;
    if (same && (left.sentAt ?? 0) + accountLimits.codeLifetime > Date.now()) return setChange(left);
    const known = proven.current;
    if (known === null || known.until < Date.now() || next.value === "") return setChange(next);
    try {
      await sendCode(next, known.proof);
    } catch (error) {
      // It does not count any more: asked for again.
      proven.current = null;
      if (toShownError(error, language).code !== "CODE_INVALID") throw error;
      setChange(next);
    }
  };

  const leave = () => {
    setLeft(change);
    setChange(null);
  };

  const remove = async ({ channel }: ContactChange, proof: Proof) => {
    const saved = await api.accounts.removeContact({ channel, proof });
    void showToast(t(channel === "phone" ? "personal.phoneRemoved" : "personal.emailRemoved"), {
      look: "success",
    });
    await goOn(saved);
  };

  const goOn = async (saved: Profile) => {
    keepProfile(saved);
    const next = nextChange(form.getValues(), saved);
    if (next !== null) return await begin(next);
    setChange(null);
    setLeft(null);
    form.reset(valuesOf(saved));
  };

  /** Emptying a field takes it out; the account keeps at least the other one. */
  const mayBeEmpty = (known: string | null, other: string) =>
    known === null || other.trim() !== "" || errorMessage("CONTACT_NEEDED", language);

  const confirm = async ({ channel, challenge = "" }: ContactChange, code: string) => {
    const saved = await api.accounts.confirmContact({ challenge, code });
    void showToast(t(channel === "phone" ? "code.verified" : "code.verifiedEmail"), { look: "success" });
    setChange(null);
    await submit(() => goOn(saved));
  };

  return (
    <Section title={t("personal.title")}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <GivenNameField
          label={t("personal.firstName")}
          error={errors.firstName?.message}
          {...form.register("firstName", {
            validate: (value) => value.trim() !== "" || t("personal.firstNameRequired"),
          })}
        />
        <FamilyNameField
          label={t("personal.lastName")}
          error={errors.lastName?.message}
          {...form.register("lastName", {
            validate: (value) => value.trim() !== "" || t("personal.lastNameRequired"),
          })}
        />
        <EmailField
          label={t("form.email")}
          help={t("personal.emailHelp")}
          error={errors.email?.message}
          {...form.register("email", {
            validate: (value, { phone }) =>
              value.trim() === ""
                ? mayBeEmpty(profile.email, phone)
                : looksLikeEmail(value) || errorMessage("EMAIL_INVALID", language),
          })}
        />
        <PhoneField
          label={t("personal.phone")}
          help={t("personal.phoneHelp")}
          error={errors.phone?.message}
          {...form.register("phone", {
            onChange: (event) => {
              const read = readPhone(String(event.target.value));
              foreign.current = read.foreign;
              form.setValue("phone", read.digits, { shouldDirty: true });
              if (read.foreign) void form.trigger("phone");
              else form.clearErrors("phone");
            },
            validate: (value, { email }) =>
              value === ""
                ? mayBeEmpty(profile.phone_number, email)
                : (value.length === accountLimits.phoneDigits && !foreign.current) ||
                  errorMessage("PHONE_INVALID", language),
          })}
        />
        <FormError message={error?.message} />
        <Button type="submit" disabled={busy || !isDirty}>
          {t(busy ? "settings.saving" : "settings.save")}
        </Button>
        {left === null || change !== null ? null : <Unfinished change={left} />}
        {profile.profile_updated_at === null ? null : (
          <p role="status" className="text-small text-tinta-suave">
            {t("settings.updated", { when: dateAndTime(profile.profile_updated_at, language) })}
          </p>
        )}
      </form>
      {change !== null && change.challenge === undefined ? (
        <IdentityDialog
          profile={profile}
          key={change.channel + change.value}
          onProof={(proof) => (change.value === "" ? remove(change, proof) : sendCode(change, proof))}
          onClose={leave}
        />
      ) : null}
      {change?.challenge === undefined ? null : (
        <VerifyDialog
          key={change.channel}
          channel={change.channel}
          target={change.channel === "phone" ? `+1\u00a0${change.value}` : change.value}
          sentAt={change.sentAt ?? 0}
          outbox={settings.data?.outbox === true}
          onCode={(code) => confirm(change, code)}
          onResend={() => sendCode(change, change.proof ?? {})}
          onClose={leave}
        />
      )}
    </Section>
  );
}
