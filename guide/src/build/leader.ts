/** Follow the regularised leader (FTRL-proximal): weights that leave out what says little. Used by what teaches models for a phone. */
export interface Leader {
  /** Of the place; zero where what it saw does not exceed `limit`. */
  weight(place: number, limit: number): number;
  learn(place: number, slope: number, limit: number): void;
}

const step = 0.15;
const decay = 1;

export function createLeader(places: number): Leader {
  const pull = new Float32Array(places);
  const moved = new Float32Array(places);
  const weight = (place: number, limit: number) => {
    const value = pull[place] ?? 0;
    if (Math.abs(value) <= limit) return 0;
    return -(value - Math.sign(value) * limit) / ((1 + Math.sqrt(moved[place] ?? 0)) / step + decay);
  };
  return {
    weight,
    learn(place, slope, limit) {
      const before = moved[place] ?? 0;
      const change = (Math.sqrt(before + slope * slope) - Math.sqrt(before)) / step;
      pull[place] = (pull[place] ?? 0) + slope - change * weight(place, limit);
      moved[place] = before + slope * slope;
    },
  };
}

/** Lessons are taught in leaps of so many, so that those of one author or kind do not come together. A prime: all have their turn. */
const stride = 15_485_863;

export function* inLeaps<Lesson>(lessons: readonly Lesson[], rounds: number): Generator<Lesson> {
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < lessons.length; at += 1) {
      const lesson = lessons[((at + round) * stride) % lessons.length];
      if (lesson !== undefined) yield lesson;
    }
  }
}
