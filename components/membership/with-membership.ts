import type { CachedPage } from "#lib/browser/list/use-collection-page.ts";
import type { MembersPage } from "#lib/collection/of/members.ts";
import type { SpaceMembership, SpaceRole } from "#lib/space/space-membership.ts";
import { rolesNamed } from "./roles/role-name.ts";

/** A page in which one membership is as it is by now; a change is answered with Refers, whose places are known. */
export function withMembership(changed: SpaceMembership, known: readonly SpaceRole[]) {
  return (cached: CachedPage<MembersPage> | undefined): CachedPage<MembersPage> | undefined =>
    cached && {
      ...cached,
      page: {
        ...cached.page,
        items: cached.page.items.map((before) =>
          before.sys.id === changed.sys.id ? joined(before, changed, known) : before,
        ),
      },
    };
}

function joined(before: SpaceMembership, changed: SpaceMembership, known: readonly SpaceRole[]) {
  const { user, space } = before.sys;
  return { ...changed, sys: { ...changed.sys, user, space }, roles: rolesNamed(changed.roles, known) };
}
