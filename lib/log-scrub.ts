const removed = "[removed]";

/** What secrets look like in text, by the words around them; the longest and surest first. */
const surroundings: readonly [pattern: RegExp, replacement: string][] = [
  // The rest of a header's line: cookies hold anything.
  [/\b(set-cookie|cookie|(?:proxy-)?authorization)(["']?\s*[:=])[^\n\r]*/gi, `$1$2 ${removed}`],
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${removed}`],
  // A password may have slashes that nobody escaped.
  [/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@"'<>]*|[^\s/@:"'<>]*:[^\s@"'<>]*)@/gi, `$1${removed}@`],
  [/\/callback\?[^\s"'<>)]*/gi, `/callback?${removed}`],
  [/\?[^\s"'<>)]*=[^\s"'<>)]*/g, `?${removed}`],
  [
    /\b(\w*(?:token|password|passwd|secret|api[-_]?key))(["']?\s*(?:[:=]|%3D)\s*["']?)[^\s"',;&)}\]]+/gi,
    `$1$2${removed}`,
  ],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, removed],
];

const opaqueRun = /[A-Za-z0-9_~+=/-]{20,}/g;

/**
 * Text as it may be logged: without tokens, cookies, credentials in addresses, query strings and e-mail addresses.
 * A token that nothing names is known by its look: 20 characters and more without a break, with a digit among them.
 */
export function scrub(text: string): string {
  let scrubbed = text;
  for (const [pattern, replacement] of surroundings) scrubbed = scrubbed.replace(pattern, replacement);
  return scrubbed.replace(opaqueRun, (run) => (looksOpaque(run) ? removed : run));
}

// A path has slashes too, but few capitals, and no part that mixes them with small letters and digits.
function looksOpaque(run: string): boolean {
  const capitals = run.replace(/[^A-Z]/g, "").length;
  const letters = run.replace(/[^A-Za-z]/g, "").length;
  if (run.includes("/") && /\d/.test(run) && capitals > letters / 4) return true;
  return run.split("/").some((part) => {
    const mixes = /[a-z]/.test(part) && /[A-Z]/.test(part);
    if (part.length >= 20) return /\d/.test(part) || (part.length >= 32 && mixes);
    return run !== part && part.length >= 8 && mixes && /\d/.test(part);
  });
}
