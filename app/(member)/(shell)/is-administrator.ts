import { memberProfile } from "#lib/session/member.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

/** Only what is offered hangs on it: a service that does not say makes nobody an administrator. */
export async function isAdministrator(): Promise<boolean> {
  return await memberProfile().then(
    (profile) => profile.isAdmin === true,
    (error: unknown) => {
      if (!isSpaceError(error)) throw error;
      return false;
    },
  );
}
