/** Numbers as letters that stand in a string without an escape: a list of rising places by the gaps between them, a list of labels one by one. */
const first = 35;
const backslash = 92;
const letters = 126 - first;
/** The last letter is no place: it only leaps so far. */
const leap = letters - 1;

export const mostLabels = letters;

export function packLabels(labels: readonly number[]): string {
  return labels.map(letterOf).join("");
}

export function unpackLabels(packed: string): number[] {
  return [...packed].map(numberOf);
}

/** `places` from the smallest to the largest; one may stand there twice. */
export function packPlaces(places: readonly number[]): string {
  let last = 0;
  return places
    .map((place) => {
      const gap = place - last;
      last = place;
      return letterOf(leap).repeat(Math.floor(gap / leap)) + letterOf(gap % leap);
    })
    .join("");
}

export function unpackPlaces(packed: string): number[] {
  let place = 0;
  return unpackLabels(packed).flatMap((gap) => {
    place += gap;
    return gap === leap ? [] : [place];
  });
}

function letterOf(number: number): string {
  const code = first + number;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

function numberOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return code - first - (code > backslash ? 1 : 0);
}
