import type { MembersPage } from "#lib/content/space-members.ts";
import type { SpaceMembership, SpaceRole } from "#lib/space/space-membership.ts";
import { rolesNamed } from "./roles/role-name.ts";

interface HeldMembers {
  asked: string;
  page: MembersPage;
}

/** A page in which one membership is as it is by now; a change is answered with Refers, whose places are known. */
export function withMembership(changed: SpaceMembership, known: readonly SpaceRole[]) {
  return (held: HeldMembers | undefined): HeldMembers | undefined =>
    held && {
      ...held,
      page: {
        ...held.page,
        items: held.page.items.map((before) =>
          before.sys.id === changed.sys.id ? joined(before, changed, known) : before,
        ),
      },
    };
}

function joined(before: SpaceMembership, changed: SpaceMembership, known: readonly SpaceRole[]) {
  const { user, space } = before.sys;
  return { ...changed, sys: { ...changed.sys, user, space }, roles: rolesNamed(changed.roles, known) };
}
