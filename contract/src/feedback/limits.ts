/** Business constants of the feedback forms (spec part 2, sections 5 and 9). Lengths in characters. */
export const feedbackLimits = {
  nameCharacters: { min: 2, max: 100 },
  emailCharacters: 254,
  messageCharacters: { min: 10, max: 5000 },
  commentCharacters: 2000,
  rating: { min: 1, max: 5 },
} as const;
