const blocks = "p, div, h1, h2, h3, h4, h5, h6, li, blockquote, pre";

/** A text has no tables: each row is a line, its cells one after the other. */
export function cleanTables(body: Element): void {
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

/** All in one line, with a space between what were lines. */
function paragraphOf(element: Element): Element {
  const line = element.ownerDocument.createElement("p");
  for (const block of element.querySelectorAll(blocks)) {
    block.append(" ");
    block.replaceWith(...block.childNodes);
  }
  line.append(...element.childNodes);
  return line;
}
