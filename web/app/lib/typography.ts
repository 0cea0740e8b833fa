/** Form numbers stay on one line: 'I-485' with a hyphen that does not break. For display only, never for copying. */
export function keepForms(text: string): string {
  return text.replace(/\b([A-Z]{1,4})-(?=\d)/g, "$1\u2011");
}
