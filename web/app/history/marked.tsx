import { markHits } from "@faro/contract/history/fold.ts";
import { keepForms } from "#web/lib/typography.ts";

/** A text in which every place that matches the search is marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  if (search === "") return keepForms(text);
  return markHits(text, search).map((piece, index) =>
    piece.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
      <mark key={index} className="rounded-xs bg-faro text-sobre-faro">
        {piece.text}
      </mark>
    ) : (
      keepForms(piece.text)
    ),
  );
}
