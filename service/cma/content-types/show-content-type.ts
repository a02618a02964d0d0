import { refer } from "#service/acma/refer.ts";
import type { ManagedContentTypeRow } from "#service/cma/content-types/managed-content-type.ts";
import { datesAndVersion } from "#service/cma/show.ts";

/** `decisions.md`, "Content Type"; its `sys` as docs/decisions/0009 has it. */
export function showContentType(row: ManagedContentTypeRow) {
  return {
    sys: {
      id: row.id,
      type: "ContentType",
      space: refer("Space", row.space_id),
      status: row.status,
      ...published(row),
      ...(row.created_by === null ? {} : { createdBy: refer("User", row.created_by) }),
      ...(row.updated_by === null ? {} : { updatedBy: refer("User", row.updated_by) }),
      ...datesAndVersion(row),
    },
    name: row.name,
    displayField: row.display_field,
    fields: row.fields,
  };
}

/** Nothing before it was published for the first time. */
function published(row: ManagedContentTypeRow) {
  if (row.publish_version === null || row.publish_at === null || row.publish_first_at === null) return {};
  return {
    publish: {
      version: row.publish_version,
      at: row.publish_at.toISOString(),
      firstAt: row.publish_first_at.toISOString(),
      counter: row.publish_counter,
      ...(row.publish_by === null ? {} : { by: refer("User", row.publish_by) }),
    },
  };
}
