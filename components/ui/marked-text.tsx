import type { ReactNode } from "react";
import { highlight } from "#lib/content/highlight.ts";

/** A text with the words of a search marked. */
export function markedText(text: string, search: string): ReactNode[] {
  return highlight(text, search).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order.
      <mark key={index} className="bg-transparent font-semibold text-accent">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
