/** `//`, a backslash, a fragment, a dot segment however it is written, or a letter, digit or dot as `%xx`. */
const ambiguous = /\/\/|[\\#]|\/\.{1,2}(?:\/|$)|%(?:2e|3[0-9]|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i;

/**
 * Whether a request target has origin form (RFC 9112, section 3.2.1) and a path that can be read in one way only. The
 * mounts, the body limits and Next.js each parse the path; a path that they could read differently is refused.
 */
export function isPlainTarget(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return path.startsWith("/") && !ambiguous.test(path) && !target.includes("#");
}

/** Whether the query carries an exchangeToken (seed, "exchangeToken"). */
export function hasExchangeToken(target: string): boolean {
  return /[?&]exchangeToken=/.test(target);
}
