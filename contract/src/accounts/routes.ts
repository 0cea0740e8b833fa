import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import {
  deviceSchema,
  doneOutput,
  profileSchema,
  refreshInput,
  sessionSchema,
  sessionUser,
  signInInput,
  signUpInput,
} from "#contract/accounts/schemas.ts";
import { errorsOf } from "#contract/shared/errors.ts";

const auth = ["accounts"];
const passwordErrors = ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG"] as const;

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

/** `GET /api/profile` */
export const getProfile = oc
  .route({ method: "GET", path: "/profile", tags: auth })
  .output(profileSchema)
  .errors(errorsOf("SIGN_IN_REQUIRED"));
