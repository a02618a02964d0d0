import type { RoleRule } from "#service/acma/permission.ts";
import { type Permission, permissions } from "#service/database/management-schema.ts";

/** The SpaceRoles of a new Space. */
export const defaultSpaceRoles: { id: string; name: string; permissions: Permission[] }[] = [
  { id: "manager", name: "Manager", permissions: [...permissions] },
  { id: "editor", name: "Editor", permissions: [] },
  { id: "viewer", name: "Viewer", permissions: [] },
];

const resources = ["Content", "Media"] as const;

/** Reads everything, adds, and changes what it made itself. */
const contributorRules: RoleRule[] = resources.flatMap((resource): RoleRule[] => [
  { resource, actions: ["read", "create"] },
  { resource, actions: ["update", "delete"], createdBy: ":self" },
]);

const readerRules: RoleRule[] = resources.map((resource) => ({ resource, actions: ["read"] }));

/** The default role of the ServiceLogin of a new Space. */
export const defaultRoleId = "contributor";

/** The ServiceUserRoles of a new Space. */
export const defaultServiceUserRoles = [
  { id: defaultRoleId, name: "Contributor", rules: contributorRules },
  { id: "reader", name: "Reader", rules: readerRules },
];
