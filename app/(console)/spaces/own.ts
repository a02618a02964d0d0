import { cache } from "react";
import { redirectToTokenForm, requireConsoleUser } from "#lib/session/console/platform-user.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import {
  listOwnMemberships,
  type PlatformUser,
  readUser,
  type SpaceMembership,
} from "#lib/space/space-memberships.ts";

/** The maximum in the rail. */
const mostInRail = 100;

/** The platform user, as CMA knows it. Throws `SpaceError`. */
export const ownUser = cache(async (): Promise<PlatformUser> => {
  const { send } = await requireConsoleUser();
  return await orTokenForm(readUser(send));
});

/** Of the platform user. Throws `SpaceError`. */
export const ownMemberships = cache(async (): Promise<SpaceMembership[]> => {
  const { send } = await requireConsoleUser();
  return (await orTokenForm(listOwnMemberships(send, { limit: mostInRail }))).items;
});

/** Redirects to the token page if CMA refuses the token. */
export async function orTokenForm<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (isSpaceError(error, "SessionEnded")) return await redirectToTokenForm("token_refused");
    throw error;
  }
}
