/** Name, e-mail and phone as every form asks for them: the right keyboard, what the phone may fill in, the longest value. */
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { ComponentProps } from "react";
import { Field } from "#web/ui/field.tsx";

type Props = ComponentProps<typeof Field>;

export function GivenNameField(props: Props) {
  return <Field autoComplete="given-name" maxLength={accountLimits.nameCharacters} {...props} />;
}

export function FamilyNameField(props: Props) {
  return <Field autoComplete="family-name" maxLength={accountLimits.nameCharacters} {...props} />;
}

export function EmailField(props: Props) {
  return (
    <Field
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={accountLimits.emailCharacters}
      {...props}
    />
  );
}

/** Ten digits after the +1; `readPhone` takes what was typed or pasted to them. */
export function PhoneField(props: Props) {
  return <Field type="tel" inputMode="numeric" autoComplete="tel-national" prefix="+1" {...props} />;
}

/**
 * Digits only; a pasted +1 goes, an eleventh digit is not taken. `foreign`: there were more, or another country's code.
 * What is left is then not the number that was meant, and may well be somebody else's: +502 1234 5678 cut to ten digits
 * is a phone in Kentucky.
 */
export function readPhone(typed: string): { digits: string; foreign: boolean } {
  const { phoneDigits } = accountLimits;
  const all = typed.replace(/\D/g, "");
  const national = all.length > phoneDigits ? all.replace(/^1/, "") : all;
  const foreign = national.length > phoneDigits || /^\s*\+\s*[02-9]/.test(typed);
  return { digits: national.slice(0, phoneDigits), foreign };
}

/** Whether it looks like an address; the server decides. */
export function looksLikeEmail(value: string): boolean {
  return /^\S+@\S+\.\S+$/.test(value.trim());
}
