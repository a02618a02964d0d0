import { paths } from "#lib/paths.ts";

const notPagesToReturnTo = ["/callback", "/login", "/logout", "/sign-in", "/api"];
const anyOrigin = "http://portal.invalid";

/** A path of ours to return to after sign-in, parsed and rebuilt, so that it can't lead elsewhere. */
export function parseReturnTo(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/") || value.length > 2_000) return paths.home();
  // Browsers read a backslash as a slash and drop control characters; other parsers may decode once more.
  if (/[\\\p{Cc}]|%5c|%0[0-9a-f]|%2f%2f/iu.test(value) || !URL.canParse(value, anyOrigin))
    return paths.home();
  const url = new URL(value, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith("//")) return paths.home();
  if (notPagesToReturnTo.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`)))
    return paths.home();
  return url.pathname + url.search;
}

/** A page of the console to return to; any other path becomes its first page. */
export function parseConsoleReturn(value: unknown): string {
  const address = parseReturnTo(value);
  const [path] = address.split("?", 1);
  const isOurs = path === paths.console.spaces() || path?.startsWith(`${paths.console.spaces()}/`) === true;
  return isOurs ? address : paths.console.spaces();
}
