/** Business constants of saved chats (spec part 1, sections 3 and 9). Times in milliseconds. */
export const historyLimits = {
  /** Chats a local day that the plan FREE may save. */
  freeSaves: 3,
  /** A title is the start of the question; three dots follow when there is more. */
  titleCharacters: 50,
  /** Longest name a person can give a chat. */
  renameCharacters: 80,
  /** Words of the question on a card. */
  previewWords: 8,
  searchCharacters: 100,
  /** How long 'Deshacer' is offered after deleting, and how long the server can still bring a chat back. */
  undo: 5000,
  undoGrace: 12_000,
  /** The stream of changes says something this often; after so much silence the screen asks for another one. */
  beat: 10_000,
  silence: 25_000,
  /** Questions of one saved chat. */
  turns: 300,
  /** Questions in one request; longer chats are saved piece by piece. */
  turnsAtOnce: 8,
  /** Rows and days of one page. */
  page: 30,
  /** Chats that are deleted or marked in one request. */
  deleteAtOnce: 200,
  /** Chats in one exported file; more become several files. */
  exportPart: 100,
} as const;

/** Values of the filter (spec part 1, section 3). */
export const categoryFilters = ["todas", "residencia", "asilo", "trabajo", "familia", "otros"] as const;
export type CategoryFilter = (typeof categoryFilters)[number];
