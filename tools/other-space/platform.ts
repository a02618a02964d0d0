import type { ContentType, Field } from "./content-types.ts";
import { refer } from "./resource.ts";
import type { Shown } from "./show.ts";
import type { Space } from "./space.ts";

/** Platform users and SpaceRoles do not change. */
export const users = ["grace", "linus", "mary"] as const;
export const spaceRoles = ["caretaker", "gardener", "visitor"] as const;

const at = Date.UTC(2026, 0, 1);

/** Records of the platform, whose members beside `sys` the interface does not show. */
export function showPlatform(space: Space, type: string, id: string): Shown | undefined {
  if (type === "Space" && id === space.id) return { sys: sys(space, type, id), title: "Walkers", plan: null };
  const user = users.find((name) => `user.${name}` === id);
  if (type === "User" && user !== undefined) {
    return { sys: { ...sys(space, type, id), email: `${user}@example.com` }, displayName: user };
  }
  const role = spaceRoles.find((name) => `role.${name}` === id);
  if (type !== "SpaceRole" || role === undefined) return undefined;
  return { sys: sys(space, type, id), title: role, permissions: { members: role === "caretaker" } };
}

function sys(space: Space, type: string, id: string): Shown {
  return { id, type, createdAt: space.dateTime(at), updatedAt: space.dateTime(at), version: 1 };
}

export function showContentType(space: Space, type: ContentType): Shown {
  const id = space.typeId(type.name);
  const entries = Object.entries(type.fields).map(([name, field]) => [name, showField(field)] as const);
  const array = entries.map(([name, shown]) => ({ apiName: name, ...shown }));
  return {
    sys: { ...sys(space, "ContentType", id), space: refer("Space", space.id) },
    title: type.title,
    ...(type.displayField !== undefined && { displayField: type.displayField }),
    fields: space.choices.contentTypeFields === "array" ? array : Object.fromEntries(entries),
  };
}

function showField({ kind, required, to }: Field): Shown {
  return { kind, mandatory: required === true, ...(to === undefined ? {} : { targetType: to }) };
}
