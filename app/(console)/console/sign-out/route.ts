import { paths } from "#lib/paths.ts";
import { leaveConsole } from "#lib/session/console/leave.ts";
import { goTo } from "#lib/session/forms/navigate.ts";

export const POST = leaveConsole;

/** The address typed by hand leaves nothing. */
export function GET(): Response {
  return goTo(paths.console.spaces());
}
