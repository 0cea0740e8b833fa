/** The opened texts of one person in memory: segments of some hundred chats, of which a change makes few anew. */
import { textBreak } from "#server/history/signature.ts";

/** A chat in a segment; its texts begin at `start` and end where the next one's begin. */
export interface HeldChat {
  id: string;
  /** ISO. */
  createdAt: string;
  /** Local calendar day. */
  day: string;
  category: string;
  favorite: boolean;
  start: number;
}

/** Never changed: a change puts others in its place. */
export interface Segment {
  /** Newest first. */
  chats: HeldChat[];
  /** UTF-8. Wiped when nobody holds it any more. */
  bytes: Buffer;
}

export interface HeldBlock {
  /** Which count of changes it knows, see stamp.ts. */
  stamp: string;
  version: number;
  /** IANA name; the days are of this zone. */
  timeZone: string;
  /** Newest first, none empty. */
  segments: Segment[];
}

/** A chat with its folded texts. */
export interface OpenedTexts extends Omit<HeldChat, "start"> {
  text: Buffer;
}

/** Chats of a segment: making one anew takes about a millisecond. */
export const segmentSize = 400;
/** What the entry of a chat takes besides its texts, about. */
export const entryBytes = 400;
/** Ends the texts of a chat too. */
const end = Buffer.from(textBreak);

export function bytesOf({ segments }: HeldBlock): number {
  return segments.reduce((sum, { chats, bytes }) => sum + bytes.length + chats.length * entryBytes, 0);
}

/** Copies the texts and wipes the ones that were given. */
export function segmentOf(opened: OpenedTexts[]): Segment {
  const bytes = Buffer.alloc(opened.reduce((sum, { text }) => sum + text.length + end.length, 0));
  let start = 0;
  const chats = opened.map(({ text, ...chat }) => {
    const held = { ...chat, start };
    text.copy(bytes, start);
    end.copy(bytes, start + text.length);
    start += text.length + end.length;
    text.fill(0);
    return held;
  });
  return { chats, bytes };
}

/** Copies: what becomes of them is wiped by `segmentOf`. */
function textsOf({ chats, bytes }: Segment, without: Set<string>): OpenedTexts[] {
  return chats.flatMap(({ start, ...chat }, place) => {
    if (without.has(chat.id)) return [];
    const stop = (chats[place + 1]?.start ?? bytes.length) - end.length;
    return [{ ...chat, text: Buffer.from(bytes.subarray(start, stop)) }];
  });
}

type Place = Pick<HeldChat, "id" | "createdAt">;

/** Newest first. */
export function byAge(one: Place, other: Place): number {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt ? -1 : 1;
  return one.id > other.id ? -1 : one.id < other.id ? 1 : 0;
}

/** Segments in which the chats `ids` are gone and `fresh` stand in their places. What did not change is shared. */
export function withChanges(segments: Segment[], ids: Set<string>, fresh: OpenedTexts[]): Segment[] {
  const places = segments.length === 0 ? [{ chats: [], bytes: Buffer.alloc(0) }] : segments;
  const added = new Map<number, OpenedTexts[]>();
  for (const chat of fresh) {
    const found = places.findIndex(({ chats }) => byAge(chat, chats.at(-1) ?? chat) <= 0);
    const place = found === -1 ? places.length - 1 : found;
    added.set(place, [...(added.get(place) ?? []), chat]);
  }
  return places.flatMap((segment, place) => {
    const more = added.get(place) ?? [];
    const same = more.length === 0 && !segment.chats.some(({ id }) => ids.has(id));
    if (same) return segment.chats.length === 0 ? [] : [segment];
    const opened = [...textsOf(segment, ids), ...more].sort(byAge);
    // Twice the size is allowed, or the first segment would be cut in two with every chat that is saved.
    const size = opened.length > segmentSize * 2 ? segmentSize : segmentSize * 2;
    const made: Segment[] = [];
    for (let at = 0; at < opened.length; at += size) made.push(segmentOf(opened.slice(at, at + size)));
    return made;
  });
}

/** What was looked for last in a segment, and where it was found: days, rows and total ask for the same words. */
const lastFound = new WeakMap<Segment, { query: string; places: number[] }>();

/** Places of the chats that hold these words. */
export function placesIn(segment: Segment, query: string): number[] {
  const last = lastFound.get(segment);
  if (last?.query === query) return last.places;
  const places = find(segment, Buffer.from(query));
  lastFound.set(segment, { query, places });
  return places;
}

function find({ chats, bytes }: Segment, query: Buffer): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = bytes.indexOf(query); at !== -1; ) {
    let next = chats[place + 1];
    while (next !== undefined && next.start <= at) {
      place += 1;
      next = chats[place + 1];
    }
    places.push(place);
    // One hit is enough.
    at = next === undefined ? -1 : bytes.indexOf(query, next.start);
  }
  return places;
}
