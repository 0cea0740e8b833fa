/**
 * A question that goes out before the server has begun another conversation would be understood as part of the one
 * before. So questions wait for the opening, though never long: without it they are answered all the same.
 */
const longest = 2000;

let opened: Promise<unknown> = Promise.resolve();

/** Questions wait for `opening` from now on. */
export function holdQuestions(opening: Promise<unknown>): void {
  opened = opening;
}

/** Resolves when a question may go out. */
export async function questionMayGo(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([opened.catch(() => {}), late]);
  clearTimeout(timer);
}
