import type { RichSource } from "./rich-document.ts";
import { withTyped } from "./rich-document.ts";

/**
 * Text that is typed before the editor is loaded. It is appended to the slot at once, so that the draft has it; the
 * editor removes it again and inserts it at the caret.
 */
export function createTypedAhead(source: RichSource) {
  let mine: { before: string; whole: string } | undefined;
  const isMine = () => mine === undefined || source.text() === mine.whole;
  /** The text of the slot without it. */
  const before = () => (mine !== undefined && isMine() ? mine.before : source.text());

  function write(text: string): void {
    if (text !== source.text()) source.write(text);
  }

  return {
    before,
    /** Whether the slot got another text meanwhile, as when a draft is discarded. */
    isReplaced: () => !isMine(),
    /** @param typed all of the typed text */
    report(typed: string): void {
      const text = before();
      // Listeners of the change call `before`.
      mine = { before: text, whole: withTyped(text, typed) };
      write(mine.whole);
    },
    takeBack(): void {
      const text = before();
      mine = undefined;
      write(text);
    },
    /** Makes it part of the text. */
    settle(): void {
      const isApart = before() !== source.text();
      mine = undefined;
      // Written again for listeners that show the text without it.
      if (isApart) source.write(source.text());
    },
  };
}
