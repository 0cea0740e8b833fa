/** Business constants of the trial and the subscription (spec part 2, sections 5 and 9). The server alone applies them. */
export const paymentLimits = {
  /** US cents charged at once for the trial, and each month after it. */
  trialCents: 100,
  monthlyCents: 999,
  trialDays: 7,
  /** Days that a failed renewal keeps the plan, so that the card can be changed. */
  graceDays: 3,
  /** Days before the first monthly charge at which the person is told. */
  noticeDays: 3,
  nameCharacters: { min: 2, max: 50 },
  cardDigits: { min: 13, max: 19 },
  codeDigits: { min: 3, max: 4 },
  /** Milliseconds that the success view stays before the redirect. */
  successDelay: 3000,
  /** Charges that were not approved, an hour, by network address, e-mail and account, before the door closes. */
  declinesAnHour: 5,
  /** So many of them ask for a proof of work before the next card. */
  proofAfter: 2,
  /** So many of them from everybody together ask everybody for it: cards are being tried from many addresses. */
  proofForAllAfter: 30,
  /** A phone tries half of `tries` keys on average, each stretched `rounds` times. */
  proof: { tries: 400, rounds: 5000 },
} as const;
