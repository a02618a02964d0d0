import type { SpaceRole } from "#lib/space/space-membership.ts";

/** The Space whose members are looked at, and by whom. */
export interface MembersSubject {
  spaceId: string;
  spaceName: string;
  /** Every role that the Space has. */
  roles: readonly SpaceRole[];
  /** The platform user at the console. */
  userId: string;
}
