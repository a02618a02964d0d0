import { paths } from "#lib/paths.ts";
import { enterConsole } from "#lib/session/console/enter.ts";
import { goTo } from "#lib/session/forms/navigate.ts";

export const POST = enterConsole;

/** The address typed by hand: where a token is pasted. */
export function GET(): Response {
  return goTo(paths.console.door());
}
