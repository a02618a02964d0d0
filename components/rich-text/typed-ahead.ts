import { withTyped } from "./rich-document.ts";
import type { RichSource } from "./rich-source.ts";

/**
 * What is typed before the editor is there. It stands in the slot from the first letter, below what was there, so that
 * the draft has it; the editor takes it back from there, to go on where the caret is.
 */
export function createTypedAhead(source: RichSource) {
  let mine: { before: string; whole: string } | undefined;
  const isMine = () => mine === undefined || source.text() === mine.whole;
  /** What stands in the slot without it. */
  const before = () => (mine !== undefined && isMine() ? mine.before : source.text());

  function write(text: string): void {
    if (text !== source.text()) source.write(text);
  }

  return {
    before,
    /** Whether the slot was given another text meanwhile: it went with the one before, as a draft that is discarded. */
    isReplaced: () => !isMine(),
    /** @param typed all of it, as it stands now */
    report(typed: string): void {
      const text = before();
      // Whoever hears of the change asks for what was before it.
      mine = { before: text, whole: withTyped(text, typed) };
      write(mine.whole);
    },
    takeBack(): void {
      const text = before();
      mine = undefined;
      write(text);
    },
    /** It is no longer apart: it belongs to the text. */
    settle(): void {
      const isApart = before() !== source.text();
      mine = undefined;
      // The same text, said again for those who showed the one before it.
      if (isApart) source.write(source.text());
    },
  };
}
