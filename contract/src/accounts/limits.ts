/** Business constants of accounts (spec part 1 and 2, section 9; security facts A and B). Times in milliseconds. */
export const accountLimits = {
  passwordCharacters: { min: 6, max: 128 },
  nameCharacters: 60,
  emailCharacters: 254,
  /** Digits of a phone number; sent with the prefix +1. */
  phoneDigits: 10,
  codeDigits: 6,
  codeLifetime: 10 * 60 * 1000,
  codeTries: 5,
  /** Work before another code is sent to a phone from the same network: about a second on an old phone. */
  codeWork: { tries: 200, rounds: 5000 },
  /** Between two codes to the same number or address. */
  codeWait: 60 * 1000,
  resetLifetime: 30 * 60 * 1000,
  accessLifetime: 10 * 60 * 1000,
  /** A session ends after this long without being used. */
  refreshLifetime: 60 * 24 * 60 * 60 * 1000,
  /** Two tabs that refresh at once both get in; later the same token again ends the session. */
  refreshGrace: 10 * 1000,
  /** Questions a day of the plan FREE. */
  freeQuestions: 3,
  /** Profile data is fetched again after this long. */
  profileCache: 5 * 60 * 1000,
  /** After the deletion of the account: the farewell stays this long. */
  farewell: 5 * 1000,
} as const;

/** Must be typed exactly to delete an account (spec part 2, section 9). */
export const deletionPhrase = "ELIMINAR MI CUENTA";
