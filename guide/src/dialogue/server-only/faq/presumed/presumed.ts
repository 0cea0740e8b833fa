/** What an answer takes for granted of whoever asks: a step already taken or not, a day, a country, whose it is. */
export interface Presumed {
  /** One of these words must have been said where a conversation starts with it; later the conversation itself says so. */
  needs?: RegExp;
  /** With one of these it is another person's answer. */
  never?: RegExp;
  /** Nor where what it says is so. */
  unless?(said: string): boolean;
}
