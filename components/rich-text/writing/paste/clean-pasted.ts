import { cleanPictures } from "./clean-pictures.ts";
import { cleanStyles } from "./clean-styles.ts";
import { cleanTables } from "./clean-tables.ts";
import { cleanTree } from "./clean-tree.ts";
import { cleanWordLists } from "./clean-word-lists.ts";

/** HTML from the clipboard as HTML of what a text here may be made of. */
export function cleanPasted(
  html: string,
  mediaOrigins: readonly string[],
): { html: string; picturesLeftOut: number } {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  cleanWordLists(body);
  cleanStyles(body);
  cleanTables(body);
  const picturesLeftOut = cleanPictures(body, mediaOrigins);
  cleanTree(body);
  return { html: body.innerHTML, picturesLeftOut };
}

/**
 * The pages' policy has no inline styles, and a browser complains of each one even where nothing is shown: they are
 * read under another name.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}
