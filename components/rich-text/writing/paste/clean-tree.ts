import { safeLink } from "#lib/fields/rich-text/safe-address.ts";

const gone =
  ".Apple-interchange-newline, script, style, meta, link, title, xml, iframe, form, input, select, textarea, button, template, noscript";
const kept = new Set([
  "data-kept",
  "data-kept-mark",
  "data-pm-slice",
  "href",
  "src",
  "alt",
  "width",
  "height",
  "start",
]);
const headings: Readonly<Record<string, string>> = { H1: "h2", H4: "h3", H5: "h3", H6: "h3" };
const ours = "[data-kept], [data-kept-mark], [data-pm-slice]";

/** Removes comments, classes, styles, empty spans and unsupported elements; fixes nesting. */
export function cleanTree(body: Element): void {
  removeComments(body);
  for (const element of body.querySelectorAll(gone)) element.remove();
  for (const [from, to] of Object.entries(headings)) renameAll(body, from, to);
  renameAll(body, ".MsoTitle", "h2");
  nestLists(body);
  for (const element of [...body.querySelectorAll("*")]) {
    if (isEmptyLine(element)) element.remove();
    else if (isNothing(element)) element.replaceWith(...element.childNodes);
    else cleanAttributes(element);
  }
}

function removeComments(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function renameAll(body: Element, selector: string, tag: string): void {
  for (const element of body.querySelectorAll(selector)) {
    const renamed = element.ownerDocument.createElement(tag);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

/** Moves a list inside a list into the item before it, as Google Docs means it. */
function nestLists(body: Element): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else {
      const item = list.ownerDocument.createElement("li");
      list.before(item);
      item.append(list);
    }
  }
}

/** Word puts `<p>&nbsp;</p>` between paragraphs. */
function isEmptyLine(element: Element): boolean {
  if (!/^(P|DIV|H2|H3)$/.test(element.tagName) || element.querySelector("img, br, [data-kept]")) return false;
  return element.textContent?.trim() === "" && element.parentElement?.tagName !== "LI";
}

/** Without a meaning of its own: a span, a bookmark, an unsafe link, an element of Word. */
function isNothing(element: Element): boolean {
  if (element.matches(ours)) return false;
  if (element.tagName === "A") return safeLink(element.getAttribute("href")) === undefined;
  return (
    /^(SPAN|FONT|U|CENTER|SMALL|BIG|LABEL|ABBR|TIME)$/.test(element.tagName) || element.tagName.includes(":")
  );
}

function cleanAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!kept.has(name)) element.removeAttribute(name);
  }
}

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
