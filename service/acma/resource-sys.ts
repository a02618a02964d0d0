import { refer } from "#service/acma/refer.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";

/** A Refer<ServiceUser>, or what stands in its place. */
export type ShowUser = (id: string) => unknown;

/** The `sys` that Content and Media share (`seed.md`, "Content", "Media"). */
export function resourceSys(type: "Content" | "Media", row: ContentRow | MediaRow, showUser: ShowUser) {
  return {
    id: row.id,
    type,
    space: refer("Space", row.space_id),
    ...("content_type_id" in row ? { contentType: refer("ContentType", row.content_type_id) } : {}),
    publish: {
      version: row.publish_version,
      at: row.publish_at.toISOString(),
      firstAt: row.publish_first_at.toISOString(),
      counter: row.publish_counter,
      by: showUser(row.publish_by),
    },
    createdBy: showUser(row.created_by),
    updatedBy: showUser(row.updated_by),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    status: "Published",
  };
}

export function resourceMetadata({ tags }: ContentRow | MediaRow) {
  return { tags: tags.map((id) => refer("Tag", id)) };
}
