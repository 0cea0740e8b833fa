/** Business constants of the assistant (spec part 1, section 9). Times in milliseconds. */
export const assistantLimits = {
  /** Demo questions of a guest. */
  guestQuestions: 2,
  /** Longest question in characters, after trimming. */
  questionCharacters: 2000,
  /** The sign-up modal opens this long after the last demo answer was spoken. */
  signUpModalDelay: 1000,
  /** Reading aloud starts this long after the first sentence is there. */
  speechDelay: 500,
  /** Longest text of one speech request in characters. */
  speechCharacters: 600,
  /** Largest recording for transcription in bytes. */
  recordingBytes: 10 * 1024 * 1024,
} as const;

const day = 24 * 60 * 60 * 1000;
/** Milliseconds that questions and answers are kept: a guest's 30 days, a signed-in person's two years. */
export const keptFor = { guest: 30 * day, user: 730 * day } as const;

/** Attempts and waits of the chat provider (spec part 1, sections 8 and 9). */
export const chatRetry = { attempts: 3, rateLimitWait: 2000 } as const;
