const blockEnd = /<\/(?:p|div|li|h[1-6]|tr|blockquote|pre)>|<br\b[^>]*>/gi;
const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * A RichText that is a text as a document of its words; the interface doesn't say what a RichText is. Of HTML, each block
 * is a paragraph.
 */
export function documentOfMarkup(markup: string) {
  const words = markup
    .replace(blockEnd, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(\w+);/g, (entity, name) => names[name] ?? entity)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const content = words.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
  return { type: "doc", content };
}
