import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import {
  authSettings,
  changeContactInput,
  changePasswordInput,
  confirmContactInput,
  confirmResetInput,
  confirmResetOutput,
  deleteAccountInput,
  deleteAccountOutput,
  deviceSchema,
  doneOutput,
  exportOutput,
  profileSchema,
  proofSchema,
  refreshInput,
  removeContactInput,
  resetInput,
  sessionSchema,
  sessionUser,
  signInInput,
  signUpInput,
  startCodeInput,
  startCodeOutput,
  updateProfileInput,
  verifyCodeInput,
  verifyCodeOutput,
} from "#contract/accounts/schemas.ts";
import { languageSchema } from "#contract/shared/language-schema.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";
import { workChallenge } from "#contract/shared/work.ts";

const auth = ["accounts"];
const passwordErrors = ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG", "PASSWORD_COMMON"] as const;
const smsErrors = [
  "SMS_FAILED",
  "SMS_NUMBER_INVALID",
  "SMS_NUMBER_UNREACHABLE",
  "SMS_NUMBER_REFUSED",
  "SMS_UNSUBSCRIBED",
  "SMS_TOO_MANY",
] as const;
const proofErrors = [
  "SIGN_IN_REQUIRED",
  "CURRENT_PASSWORD_INVALID",
  "REAUTHENTICATION_NEEDED",
  "CODE_INVALID",
  "SIGN_IN_WAIT",
] as const;

/** `GET /api/auth/settings`: what the sign-in screen has to say about this server. */
export const getAuthSettings = oc
  .route({ method: "GET", path: "/auth/settings", tags: auth })
  .output(authSettings);

/** `POST /api/auth/sign-up`: an account by e-mail and password, signed in at once. A guest's answers move into it. */
export const signUp = oc
  .route({ method: "POST", path: "/auth/sign-up", tags: auth })
  .input(signUpInput)
  .output(sessionSchema)
  .errors(
    errorsOf(
      "NAME_REQUIRED",
      "EMAIL_REQUIRED",
      "EMAIL_INVALID",
      ...passwordErrors,
      "EMAIL_REGISTERED",
      "TOO_MANY_REQUESTS",
    ),
  );

/** `POST /api/auth/sign-in`: one error for a wrong password and an unknown address. */
export const signIn = oc
  .route({ method: "POST", path: "/auth/sign-in", tags: auth })
  .input(signInInput)
  .output(sessionSchema)
  .errors(errorsOf("EMAIL_REQUIRED", "INVALID_CREDENTIALS", "SIGN_IN_WAIT"));

/** `POST /api/auth/otp`: sends a code by SMS; the answer is the same whether the number has an account or not. */
export const startCode = oc
  .route({ method: "POST", path: "/auth/otp", tags: auth })
  .input(startCodeInput)
  .output(startCodeOutput)
  .errors(
    errorsOf("PHONE_REQUIRED", "PHONE_INVALID", "CODE_WORK", "CODE_WAIT", ...smsErrors, "TOO_MANY_REQUESTS"),
  );

/** `POST /api/auth/work`: work for a browser from whose network codes went to phones already (error CODE_WORK). */
export const makeCodeWork = oc
  .route({ method: "POST", path: "/auth/work", tags: auth })
  .output(workChallenge)
  .errors(errorsOf("TOO_MANY_REQUESTS"));

/** `POST /api/auth/verify`: the code opens the account of the number, or makes one. */
export const verifyCode = oc
  .route({ method: "POST", path: "/auth/verify", tags: auth })
  .input(verifyCodeInput)
  .output(verifyCodeOutput)
  .errors(errorsOf("CODE_REQUIRED", "CODE_INVALID", "CODE_TOO_MANY_TRIES", "CODE_CHECK_FAILED"));

/** `POST /api/auth/token`: a new pair of tokens; the old refresh token is used up. */
export const refresh = oc
  .route({ method: "POST", path: "/auth/token", tags: auth })
  .input(refreshInput)
  .output(sessionSchema)
  .errors(errorsOf("REFRESH_TOKEN_NOT_FOUND"));

/** `POST /api/auth/sign-out`: ends this session; its access token is refused from then on. */
export const signOut = oc
  .route({ method: "POST", path: "/auth/sign-out", tags: auth })
  .output(doneOutput)
  .errors(errorsOf("SIGN_IN_REQUIRED"));

/** `GET /api/auth/user` */
export const getUser = oc
  .route({ method: "GET", path: "/auth/user", tags: auth })
  .output(sessionUser)
  .errors(errorsOf("SIGN_IN_REQUIRED"));

/** `POST /api/auth/password-reset`: always the same answer; the link goes by e-mail. */
export const startReset = oc
  .route({ method: "POST", path: "/auth/password-reset", tags: auth })
  .input(resetInput)
  .output(doneOutput)
  .errors(errorsOf("EMAIL_REQUIRED", "EMAIL_INVALID", "TOO_MANY_REQUESTS"));

/** `POST /api/auth/password-reset/confirm`: sets the password and ends every session of the account. */
export const confirmReset = oc
  .route({ method: "POST", path: "/auth/password-reset/confirm", tags: auth })
  .input(confirmResetInput)
  .output(confirmResetOutput)
  .errors(errorsOf(...passwordErrors, "RESET_INVALID"));

/** `GET /api/auth/sessions`: the devices that are signed in, last used first. */
export const listDevices = oc
  .route({ method: "GET", path: "/auth/sessions", tags: auth })
  .output(z.array(deviceSchema))
  .errors(errorsOf("SIGN_IN_REQUIRED"));

/** `DELETE /api/auth/sessions/{id}` */
export const endDevice = oc
  .route({ method: "DELETE", path: "/auth/sessions/{id}", tags: auth })
  .input(z.object({ id: z.string() }))
  .output(doneOutput)
  .errors(errorsOf("SIGN_IN_REQUIRED", "NOT_FOUND"));

/** `POST /api/auth/proof`: a code to the account's phone, for changes of an account without a password. */
export const startProof = oc
  .route({ method: "POST", path: "/auth/proof", tags: auth })
  .input(z.strictObject({ language: z._default(languageSchema, "es") }))
  .output(startCodeOutput)
  .errors(errorsOf("SIGN_IN_REQUIRED", "CODE_WAIT", ...smsErrors, "PHONE_INVALID", "TOO_MANY_REQUESTS"));

/** `GET /api/profile` */
export const getProfile = oc
  .route({ method: "GET", path: "/profile", tags: auth })
  .output(profileSchema)
  .errors(errorsOf("SIGN_IN_REQUIRED"));

/** `PATCH /api/profile` */
export const updateProfile = oc
  .route({ method: "PATCH", path: "/profile", tags: auth })
  .input(updateProfileInput)
  .output(profileSchema)
  .errors(errorsOf("SIGN_IN_REQUIRED", "NAME_REQUIRED", "TIME_ZONE_WAIT"));

/** `POST /api/profile/password`: the current one is checked; other sessions end. */
export const changePassword = oc
  .route({ method: "POST", path: "/profile/password", tags: auth })
  .input(changePasswordInput)
  .output(profileSchema)
  .errors(errorsOf(...proofErrors, ...passwordErrors));

/** `POST /api/profile/contact`: a code goes to the new e-mail address or phone. */
export const changeContact = oc
  .route({ method: "POST", path: "/profile/contact", tags: auth })
  .input(changeContactInput)
  .output(startCodeOutput)
  .errors(
    errorsOf(
      ...proofErrors,
      "EMAIL_INVALID",
      "PHONE_INVALID",
      "CODE_WORK",
      "CODE_WAIT",
      ...smsErrors,
      "MAIL_FAILED",
      "TOO_MANY_REQUESTS",
    ),
  );

/** `POST /api/profile/contact/confirm`: the change happens; other sessions end, the old address gets a notice. */
export const confirmContact = oc
  .route({ method: "POST", path: "/profile/contact/confirm", tags: auth })
  .input(confirmContactInput)
  .output(profileSchema)
  .errors(
    errorsOf("SIGN_IN_REQUIRED", "CODE_REQUIRED", "CODE_INVALID", "CODE_TOO_MANY_TRIES", "CONTACT_IN_USE"),
  );

/** `POST /api/profile/contact/remove`: other sessions end, the removed address gets a notice. */
export const removeContact = oc
  .route({ method: "POST", path: "/profile/contact/remove", tags: auth })
  .input(removeContactInput)
  .output(profileSchema)
  .errors(errorsOf(...proofErrors, "CONTACT_NEEDED"));

/** `POST /api/profile/export`: everything kept about the person, after a fresh proof. */
export const exportData = oc
  .route({ method: "POST", path: "/profile/export", tags: auth })
  .input(z.strictObject({ proof: proofSchema, language: z._default(languageSchema, "es") }))
  .output(exportOutput)
  .errors(errorsOf(...proofErrors, "TOO_MANY_REQUESTS"));

/** `POST /api/functions/delete-user-account` (spec part 2, section 7). Repeating it is no error. */
export const deleteAccount = oc
  .route({ method: "POST", path: "/functions/delete-user-account", tags: auth })
  .input(deleteAccountInput)
  .output(deleteAccountOutput)
  .errors(errorsOf("SIGN_IN_REQUIRED", "DELETION_PHRASE", "DELETION_FAILED"));
