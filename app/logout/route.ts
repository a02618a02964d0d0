import { paths } from "#lib/paths.ts";
import { goTo } from "#lib/session/forms/navigate.ts";
import { signOut } from "#lib/session/sign-in/logout.ts";

export const POST = signOut;

/** The address typed by hand signs nobody out. */
export function GET(): Response {
  return goTo(paths.home());
}
