const blockEnd = /<\/(?:p|div|li|h[1-6]|tr|blockquote|pre)>|<br\b[^<>]*>/gi;
const names = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }));

/**
 * A RichText that is a text as a document of its words; the interface doesn't say what a RichText is. Of HTML, each block
 * is a paragraph.
 */
export function documentOfMarkup(markup: string) {
  const words = markup
    .replace(blockEnd, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,6})|#(x[\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
      const code = decimal ?? (hexadecimal && `0${hexadecimal}`);
      return code === undefined ? (names.get(name) ?? entity) : String.fromCodePoint(code);
    })
    .split("\n")
    .filter((line) => line.trim() !== "");
  const content = words.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
  return { type: "doc", content };
}
