import { paths } from "#lib/paths.ts";
import { signOut } from "#lib/session/logout.ts";
import { goTo } from "#lib/session/navigate.ts";

export const POST = signOut;

/** The address typed by hand signs nobody out. */
export function GET(): Response {
  return goTo(paths.home());
}
