/**
 * The states that give a driving licence without status, as they are said; Illinois, which has an answer of its own, is not among them.
 * One list, for it is law that changes. Server only.
 */
export const licenceStates =
  "california|colorado|connecticut|delaware|hawaii?|maryland|massachusetts|minnesota|nevada|(?:nueva|new) jersey|(?:nuevo|new) mexico|(?:nueva|new) york|oregon|rhode island|utah|vermont|(?<!west )virginia(?! occidental)|washington|puerto rico";
