import { refer } from "#service/acma/refer.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";

/** A Refer<ServiceUser>, or the ServiceUser in its place. */
export type ShowUser = (id: string) => unknown;

/** The `sys` that Content and Media share (`seed.md`, "Content", "Media"). */
export function resourceSys(type: "Content" | "Media", row: ContentRow | MediaRow, showUser: ShowUser) {
  const createdAt = row.created_at.toISOString();
  // Often the same Date object (`database/parse-instant.ts`), and formatting it is the most expensive part here.
  const written = (at: Date) => (at === row.created_at ? createdAt : at.toISOString());
  return {
    id: row.id,
    type,
    space: refer("Space", row.space_id),
    ...("content_type_id" in row ? { contentType: refer("ContentType", row.content_type_id) } : {}),
    publish: {
      version: row.publish_version,
      at: written(row.publish_at),
      firstAt: written(row.publish_first_at),
      counter: row.publish_counter,
      by: showUser(row.publish_by),
    },
    createdBy: showUser(row.created_by),
    updatedBy: showUser(row.updated_by),
    createdAt,
    updatedAt: written(row.updated_at),
    version: row.version,
    status: "Published",
  };
}

export function resourceMetadata({ tags }: ContentRow | MediaRow) {
  return { tags: tags.map((id) => refer("Tag", id)) };
}
