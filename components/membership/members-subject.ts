import type { SpaceRole } from "#lib/space/space-memberships.ts";

/** A Space and the platform user who manages its members. */
export interface MembersSubject {
  spaceId: string;
  spaceName: string;
  /** All roles of the Space. */
  roles: readonly SpaceRole[];
  /** Of the platform user. */
  userId: string;
}
