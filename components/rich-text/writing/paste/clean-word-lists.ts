const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
const numberMarker = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface WordItem {
  paragraph: Element;
  level: number;
  marker: string;
}

/** Word's lists are paragraphs with their level in a style and the marker as ignored text. Turns them into lists. */
export function cleanWordLists(body: Element): void {
  const items = new Map(
    [...body.querySelectorAll("[data-style*='mso-list']")].flatMap((paragraph) => {
      const item = wordItem(paragraph);
      return item === undefined ? [] : [[paragraph, item] as const];
    }),
  );
  for (const item of items.values()) {
    if (!body.contains(item.paragraph) || items.has(item.paragraph.previousElementSibling ?? body)) continue;
    const run = [item];
    for (let next = item.paragraph.nextElementSibling; next; next = next.nextElementSibling) {
      const following = items.get(next);
      if (following === undefined) break;
      run.push(following);
    }
    nest(run);
  }
}

function wordItem(paragraph: Element): WordItem | undefined {
  const level = listStyle.exec(paragraph.getAttribute("data-style") ?? "")?.[1];
  if (level === undefined || /^(UL|OL|LI|SPAN)$/.test(paragraph.tagName)) return undefined;
  const ignored = [
    ...paragraph.querySelectorAll("[data-style*='mso-list:Ignore'], [data-style*='mso-list: Ignore']"),
  ];
  const marker = ignored
    .map((one) => one.textContent ?? "")
    .join("")
    .trim();
  for (const one of ignored) one.remove();
  return { paragraph, level: Number(level), marker };
}

function nest(run: readonly WordItem[]): void {
  const open: { list: Element; level: number }[] = [];
  for (const { paragraph, level, marker } of run) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level || open.length === 0) {
      const list = listOf(paragraph.ownerDocument, marker);
      const parentItem = open.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = paragraph.ownerDocument.createElement("li");
    const line = paragraph.ownerDocument.createElement("p");
    line.append(...paragraph.childNodes);
    item.append(line);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

function listOf(document: Document, marker: string): Element {
  const isNumbered = numberMarker.test(marker) && marker !== "o";
  const list = document.createElement(isNumbered ? "ol" : "ul");
  const start = /^\(?(\d+)/.exec(marker)?.[1];
  if (isNumbered && start !== undefined && start !== "1") list.setAttribute("start", start);
  return list;
}
