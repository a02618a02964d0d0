import type { Source, SysColumn, Target, ValueKind } from "#service/query/target.ts";

export type ListedResource = "Content" | "Media";

const column = (kind: ValueKind, name: SysColumn) =>
  ({ kind, source: { from: "column", column: name } }) as const;
const constant = (text: string) => ({ kind: "text", source: { from: "constant", text } }) as const;

/** The `sys.` and `metadata.` paths of `seed.md`, "Content"; a Refer is compared by its `sys.id`. */
const shared: Record<string, { kind: ValueKind; source: Source }> = {
  "sys.id": column("text", "id"),
  "sys.space.sys.id": column("text", "space_id"),
  "sys.status": constant("Published"),
  "sys.version": column("integer", "version"),
  "sys.createdAt": column("timestamp", "created_at"),
  "sys.updatedAt": column("timestamp", "updated_at"),
  "sys.createdBy.sys.id": column("text", "created_by"),
  "sys.updatedBy.sys.id": column("text", "updated_by"),
  "sys.publish.version": column("integer", "publish_version"),
  "sys.publish.counter": column("integer", "publish_counter"),
  "sys.publish.at": column("timestamp", "publish_at"),
  "sys.publish.firstAt": column("timestamp", "publish_first_at"),
  "sys.publish.by.sys.id": column("text", "publish_by"),
  "metadata.tags": { kind: "present", source: { from: "column", column: "tags" } },
  "metadata.tags.sys.id": column("texts", "tags"),
};

const byResource = {
  Content: new Map(
    Object.entries({
      ...shared,
      "sys.type": constant("Content"),
      "sys.contentType.sys.id": column("text", "content_type_id"),
    }),
  ),
  Media: new Map(Object.entries({ ...shared, "sys.type": constant("Media") })),
};

export function sysTarget(resource: ListedResource, path: string): Target | undefined {
  const found = byResource[resource].get(path);
  return found && { path, ...found };
}
