/** Business constants of the website assistant and its widget (spec part 2, sections 2 and 9). Times in milliseconds. */
export const helpLimits = {
  /** Longest question in characters, after trimming: questions about a website are short. */
  questionCharacters: 500,
  /** Earlier questions that an answer may build on, and how long they are remembered. */
  rememberedTurns: 6,
  rememberedFor: 30 * 60 * 1000,
} as const;

/** How the model is asked (spec part 2, sections 7 and 9). */
export const helpModel = { model: "gpt-4o-mini", temperature: 0.7, maxTokens: 500 } as const;

/** Attempts and wait of the website assistant (spec part 2, sections 8 and 9). */
export const helpRetry = { attempts: 3, rateLimitWait: 2000 } as const;

/** The floating widget, each counted from the step before: load, load, the bubble's showing, its hiding. */
export const helpWidget = {
  appears: 1000,
  bubbleShows: 3000,
  bubbleHides: 6000,
  bubbleReturns: 15_000,
  /** Share of the height that the drawer takes on phones, and the size of the card elsewhere, in pixels. */
  drawerHeight: 0.85,
  card: { width: 320, height: 384 },
} as const;
