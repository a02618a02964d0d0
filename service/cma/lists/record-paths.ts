import type { Source, ValueKind } from "#service/query/target.ts";

/** The paths by which lists of one kind of record can be filtered and sorted. */
export type RecordPaths = ReadonlyMap<string, { kind: ValueKind; source: Source }>;

type ColumnName = Extract<Source, { from: "column" }>["column"];

const column = (kind: ValueKind, name: ColumnName) =>
  ({ kind, source: { from: "column", column: name } }) as const;

const shared = {
  "sys.id": column("text", "id"),
  "sys.space.sys.id": column("text", "space_id"),
  "sys.version": column("integer", "version"),
  "sys.createdAt": column("timestamp", "created_at"),
  "sys.updatedAt": column("timestamp", "updated_at"),
};

function pathsOf(type: string, own: Record<string, { kind: ValueKind; source: Source }>): RecordPaths {
  const named = { kind: "text", source: { from: "constant", text: type } } as const;
  return new Map(Object.entries({ ...shared, "sys.type": named, ...own }));
}

export const membershipPaths = pathsOf("SpaceMembership", {
  "sys.user.sys.id": column("text", "user_id"),
  "sys.createdBy.sys.id": column("text", "created_by"),
  "sys.updatedBy.sys.id": column("text", "updated_by"),
  "roles.sys.id": column("texts", "roles"),
});

export const spaceRolePaths = pathsOf("SpaceRole", { name: column("text", "name") });

export const serviceUserRolePaths = pathsOf("ServiceUserRole", { name: column("text", "name") });

export const contentTypePaths = pathsOf("ContentType", {
  "sys.status": column("text", "status"),
  name: column("text", "name"),
  displayField: column("text", "display_field"),
});
