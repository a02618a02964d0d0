import {
  emailOf,
  type Named,
  type PlatformUser,
  type SpaceMembership,
} from "#lib/space/space-memberships.ts";

/** By any of the usual words for it; undefined for a Refer. */
export function recordName({ name, displayName, title, label }: Named): string | undefined {
  return [name, displayName, title, label].map((each) => each?.trim()).find((each) => each);
}

/** The name, else the e-mail address. */
export function userName(user: PlatformUser): string | undefined {
  return recordName(user) ?? emailOf(user);
}

/** In any order. */
export function isSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

export function roleIdsOf({ roles }: SpaceMembership): string[] {
  return roles.map(({ sys }) => sys.id);
}

/** The name, else the id of a Refer. */
export function spaceName(space: SpaceMembership["sys"]["space"]): string {
  return recordName(space) ?? space.sys.id;
}
