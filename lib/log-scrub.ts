const removed = "[removed]";

/** Secrets by their context, the surest first. */
const surroundings: readonly [pattern: RegExp, replacement: string][] = [
  // To the end of the line: cookies may contain anything.
  [/\b(set-cookie|cookie|(?:proxy-)?authorization)(["']?\s*[:=])[^\n\r]*/gi, `$1$2 ${removed}`],
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${removed}`],
  // Passwords may contain unescaped slashes.
  [/\b([a-z][a-z0-9+.-]{0,30}:\/\/)(?:[^\s/@"'<>]*|[^\s/@:"'<>]*:[^\s@"'<>]*)@/gi, `$1${removed}@`],
  [/\/callback\?[^\s"'<>)]*/gi, `/callback?${removed}`],
  [/\?[^\s"'<>)?=]*=[^\s"'<>)]*/g, `?${removed}`],
  [
    /\b(\w*(?:token|password|passwd|secret|api[-_]?key))(["']?\s*(?:[:=]|%3D)\s*["']?)[^\s"',;&)}\]]+/gi,
    `$1$2${removed}`,
  ],
  // From its beginning only: else a long word takes time by the square of its length.
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, removed],
];

const opaqueRun = /[A-Za-z0-9_~+=/-]{20,}/g;

/**
 * Text safe to log: without tokens, cookies, credentials in URLs, query strings and e-mail addresses. Unnamed
 * tokens are recognized as runs of 20 characters or more with a digit.
 */
export function scrub(text: string): string {
  let scrubbed = text;
  for (const [pattern, replacement] of surroundings) scrubbed = scrubbed.replace(pattern, replacement);
  return scrubbed.replace(opaqueRun, (run) => (looksOpaque(run) ? removed : run));
}

// Paths have slashes too, but few capitals, short parts, and none with "+", "=", or a capital and a digit.
function looksOpaque(run: string): boolean {
  const parts = run.split("/");
  if (!/\d/.test(run))
    return parts.some((part) => part.length >= 32 && /[a-z]/.test(part) && /[A-Z]/.test(part));
  if (parts.length === 1) return true;
  const capitals = run.replace(/[^A-Z]/g, "").length;
  const letters = run.replace(/[^A-Za-z]/g, "").length;
  if (capitals > letters / 4) return true;
  return parts.some((part) => part.length >= 20 || /[+=]|[A-Z].*\d|\d.*[A-Z]/.test(part));
}
