const blockEnd = /<\/(?:p|div|li|h[1-6]|tr|blockquote|pre)>|<br\b[^>]*>/gi;
const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The words of a RichText that is HTML, a line for each block; the interface doesn't say what a RichText is. */
export function textOfMarkup(markup: string): string {
  return markup
    .replace(blockEnd, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(\w+);/g, (entity, name) => names[name] ?? entity)
    .trim();
}
