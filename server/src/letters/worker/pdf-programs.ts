/** What a PDF could run or carry, found in its structure before it is parsed (security F5, F10). */
import { inflateSync } from "node:zlib";
import { CodedError } from "#server/errors.ts";
import { refuseTestVirus } from "#server/letters/test-virus.ts";

/** A PDF that runs something or carries other files is refused, whatever it is. */
const programs =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Movie|Rendition|GoToE|ImportData|SubmitForm)(?![A-Za-z])/;
/** Packed objects: more than this no letter has. */
const most = { streams: 500, bytes: 8 * 1024 * 1024 };

/** "/J#61vaScript" is "/JavaScript". */
function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, "latin1"), { maxOutputLength: most.bytes }).toString("latin1");
  } catch {
    // Damaged or far too large: the parser, which knows its limits, judges it.
    return "";
  }
}

/** Contents of the streams whose dictionary, which stands right before, says that they hold objects. */
function* packedObjects(text: string): Generator<string> {
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary =
      text
        .slice(Math.max(0, index - 1000), index)
        .split(/\bobj\b/)
        .at(-1) ?? "";
    if (!/\/ObjStm(?![A-Za-z])/.test(plainNames(dictionary))) continue;
    const start = index + opening.length;
    const end = text.indexOf("endstream", start);
    yield text.slice(start, end === -1 ? undefined : end);
  }
}

/** Throws LETTER_UNSAFE for scripts, programs, attached files and the test virus. */
export function refuseProgramsIn(bytes: Uint8Array): void {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseTestVirus(raw);
  const text = raw.toString("latin1");
  // Packed streams hold any bytes, only those with objects count.
  const outside = text.replace(/stream\r?\n[\s\S]*?endstream/g, " ");
  if (programs.test(plainNames(outside))) throw new CodedError("LETTER_UNSAFE");
  let seen = 0;
  for (const packed of packedObjects(text)) {
    seen += 1;
    if (seen > most.streams || programs.test(plainNames(unpacked(packed))))
      throw new CodedError("LETTER_UNSAFE");
  }
}
