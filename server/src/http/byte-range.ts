/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range a request asks for: null for the whole file (no header, or one we need not honour), "outside" when
 * nothing of it exists. Players of phones ask for parts and refuse a video whose server cannot give them.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === "" && Number(to) === 0)) return "outside";
  return end < start ? null : { start, end };
}
