import { memberProfile } from "#lib/session/member.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

/** Only decides which actions are offered; false if the service fails. */
export async function isAdministrator(): Promise<boolean> {
  return await memberProfile().then(
    (profile) => profile.isAdmin === true,
    (error: unknown) => {
      if (!isSpaceError(error)) throw error;
      return false;
    },
  );
}
