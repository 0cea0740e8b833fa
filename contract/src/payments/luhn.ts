/** Luhn's sum over digits: catches a slip in one digit of a card number. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** True for a text that holds what looks like a card number: 13 to 19 digits with the first of a card and its sum. */
export function holdsCard(text: string): boolean {
  const runs = text.match(/[2-6](?:[ -]?\d){12,18}/g) ?? [];
  return runs.some((run) => passesLuhn(run.replace(/\D/g, "")));
}

/** The same for an e-mail address. Groups joined by hyphens are no card there: random addresses look so. */
export function addressHoldsCard(address: string): boolean {
  return holdsCard(address.replaceAll("-", "_"));
}
