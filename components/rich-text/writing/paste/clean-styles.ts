const marks: readonly { tag: string; style: RegExp }[] = [
  { tag: "strong", style: /(?<![\w-])font-weight:\s*(?:bold|bolder|[6-9]00)\b/i },
  { tag: "em", style: /(?<![\w-])font-style:\s*(?:italic|oblique)\b/i },
  { tag: "s", style: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i },
];
const marksOnSpans = "span[data-style], font[data-style]";
const notMarked = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)\b/i;

/** What styles say in a line becomes the element that says the same; Google's all-embracing `<b>` is nothing. */
export function cleanStyles(body: Element): void {
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
