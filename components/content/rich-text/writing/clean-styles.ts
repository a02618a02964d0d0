const marks: readonly { tag: string; style: RegExp }[] = [
  { tag: "strong", style: /font-weight:\s*(?:bold|bolder|[6-9]00)\b/i },
  { tag: "em", style: /font-style:\s*(?:italic|oblique)\b/i },
  { tag: "s", style: /text-decoration[^;]*line-through/i },
];
const marksOnSpans = "span[style], font[style]";
const notMarked = /font-weight:\s*(?:normal|[1-4]00)\b/i;

/** What styles say in a line becomes the element that says the same; Google's all-embracing `<b>` is nothing. */
export function cleanStyles(body: Element): void {
  for (const element of body.querySelectorAll("b[style], strong[style]")) {
    if (notMarked.test(styleOf(element))) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll("i[style], em[style]")) {
    if (/font-style:\s*normal\b/i.test(styleOf(element))) element.replaceWith(...element.childNodes);
  }
  for (const span of body.querySelectorAll(marksOnSpans)) {
    for (const { tag, style } of marks) {
      if (style.test(styleOf(span))) wrapChildren(span, tag);
    }
  }
}

function styleOf(element: Element): string {
  return element.getAttribute("style") ?? "";
}

function wrapChildren(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
