/** The kind of a file that begins like text: HTML and SVG can run scripts, so they are told apart. Undefined for binary. */
export function textKind(
  beginning: Uint8Array,
): "text/html" | "image/svg+xml" | "application/xml" | "text/plain" | undefined {
  const text = decode(beginning);
  if (text === undefined) return undefined;
  const start = withoutPreamble(text);
  if (/^<svg[\s>/]/i.test(start) || /^<!doctype\s+svg/i.test(start)) return "image/svg+xml";
  if (htmlStart.test(start)) return "text/html";
  if (text.trimStart().startsWith("<?xml"))
    return /<svg[\s>]/i.test(text) ? "image/svg+xml" : "application/xml";
  return /<(script|html|body|iframe)[\s>/]/i.test(text) ? "text/html" : "text/plain";
}

const htmlStart =
  /^<(!doctype\s+html|html|head|body|script|style|title|iframe|div|span|p|a|table|h[1-6]|br|font|img|meta|link)[\s>/]/i;

function decode(beginning: Uint8Array): string | undefined {
  const encoding = encodingOf(beginning);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(beginning, { stream: true });
    return /(?![\t\n\v\f\r])\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** What may precede the first element. */
function withoutPreamble(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const preamble = /^(<\?[^>]*\?>|<!--[\s\S]*?-->)\s*/.exec(rest);
    if (preamble === null) return rest;
    rest = rest.slice(preamble[0].length);
  }
}
