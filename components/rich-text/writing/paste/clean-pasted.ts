import { mediaAddress } from "#lib/fields/rich-text/safe-address.ts";
import { cleanTree, cleanWordLists } from "./clean-tree.ts";

/** Reduces HTML from the clipboard to what a document may contain. */
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

/** Renames `style` attributes: browsers report each one as a CSP violation even in a parsed document. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

/** Removes pictures that are not from a media origin; returns how many. */
function cleanPictures(body: Element, mediaOrigins: readonly string[]): number {
  let leftOut = 0;
  for (const picture of body.querySelectorAll("img, svg, picture > source, object, embed, canvas")) {
    const src = picture.tagName === "IMG" ? picture.getAttribute("src") : undefined;
    if (mediaAddress(src, mediaOrigins) !== undefined) continue;
    if (isSeen(picture)) leftOut += 1;
    picture.remove();
  }
  return leftOut;
}

/** Not a tracking pixel. */
function isSeen(picture: Element): boolean {
  return picture.tagName === "IMG" && picture.getAttribute("width") !== "1";
}

const marks: readonly { tag: string; style: RegExp }[] = [
  { tag: "strong", style: /(?<![\w-])font-weight:\s*(?:bold|bolder|[6-9]00)\b/i },
  { tag: "em", style: /(?<![\w-])font-style:\s*(?:italic|oblique)\b/i },
  { tag: "s", style: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i },
];
const marksOnSpans = "span[data-style], font[data-style]";
const notMarked = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)\b/i;

/** Turns inline styles into elements; removes the `<b>` that Google Docs puts around everything. */
function cleanStyles(body: Element): void {
  for (const element of body.querySelectorAll("b[data-style], strong[data-style]")) {
    if (notMarked.test(styleOf(element))) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll("i[data-style], em[data-style]")) {
    if (/(?<![\w-])font-style:\s*normal\b/i.test(styleOf(element)))
      element.replaceWith(...element.childNodes);
  }
  for (const span of body.querySelectorAll(marksOnSpans)) {
    for (const { tag, style } of marks) {
      if (style.test(styleOf(span))) wrapChildren(span, tag);
    }
  }
}

function styleOf(element: Element): string {
  return element.getAttribute("data-style") ?? "";
}

function wrapChildren(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const blocks = "p, div, h1, h2, h3, h4, h5, h6, li, blockquote, pre";

/** Turns each table row into a line. */
function cleanTables(body: Element): void {
  for (let table = innermost(body); table; table = innermost(body)) {
    const lines = [...table.querySelectorAll("tr")].flatMap((row) => {
      const line = lineOf(row);
      return line === undefined ? [] : [line];
    });
    const caption = table.querySelector("caption");
    table.replaceWith(...(caption ? [paragraphOf(caption)] : []), ...lines);
  }
}

function innermost(body: Element): Element | undefined {
  return [...body.querySelectorAll("table")].find((table) => table.querySelector("table") === null);
}

function lineOf(row: Element): Element | undefined {
  const cells = [...row.querySelectorAll("td, th")].filter((cell) => cell.textContent?.trim() !== "");
  if (cells.length === 0) return undefined;
  const line = row.ownerDocument.createElement("p");
  for (const [index, cell] of cells.entries()) {
    if (index > 0) line.append(" · ");
    line.append(...paragraphOf(cell).childNodes);
  }
  return line;
}

/** Joins lines with spaces. */
function paragraphOf(element: Element): Element {
  const line = element.ownerDocument.createElement("p");
  for (const block of element.querySelectorAll(blocks)) {
    block.append(" ");
    block.replaceWith(...block.childNodes);
  }
  line.append(...element.childNodes);
  return line;
}
