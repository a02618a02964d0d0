import type { RoleRule } from "#service/acma/permission.ts";

export const demoSpace = {
  id: "demo",
  name: "Morae",
  defaultLocale: "en-US",
  locales: ["en-US", "ko-KR"],
} as const;

export const demoProviders = ["embedded"];

const resources = ["Content", "Media"] as const;

/** Reads everything, adds, and changes what it made itself. */
const contributorRules: RoleRule[] = resources.flatMap((resource): RoleRule[] => [
  { resource, actions: ["read", "create"] },
  { resource, actions: ["update", "delete"], createdBy: ":self" },
]);

const readerRules: RoleRule[] = resources.map((resource) => ({ resource, actions: ["read"] }));

export const defaultRoleId = "contributor";

export const demoRoles = [
  { id: defaultRoleId, name: "Contributor", rules: contributorRules },
  { id: "reader", name: "Reader", rules: readerRules },
];
