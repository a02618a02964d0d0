import { highlight } from "#lib/content/highlight.ts";

/** A text with what is sought in it marked. */
export function MarkedText({
  text,
  lang,
  sought,
}: {
  text: string;
  lang: string | undefined;
  sought: string;
}) {
  return (
    <bdi className="palette-text" lang={lang}>
      {highlight(text, sought).map(({ text: piece, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order.
        isMatch ? <mark key={index}>{piece}</mark> : piece,
      )}
    </bdi>
  );
}
