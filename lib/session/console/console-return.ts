import { paths } from "#lib/paths.ts";
import { parseReturnTo } from "../forms/return-to.ts";

/** A page of the console to go to, out of what somebody gave as one; any other address is its first page. */
export function parseConsoleReturn(value: unknown): string {
  const address = parseReturnTo(value);
  const [path] = address.split("?", 1);
  const isOurs = path === paths.console.spaces() || path?.startsWith(`${paths.console.spaces()}/`) === true;
  return isOurs ? address : paths.console.spaces();
}
