import { sql } from "kysely";
import type { FieldValues } from "#service/database/schema.ts";

interface Change {
  fields: FieldValues;
  /** Unchanged if undefined. */
  tags: string[] | undefined;
  /** The member's id. */
  by: string;
  at: Date;
}

/** The columns that a create writes, for Content and Media alike: each is published at once (`seed.md`, "States"). */
export function createdColumns({ fields, tags = [], by, at }: Change) {
  return {
    fields: JSON.stringify(fields),
    tags: JSON.stringify(tags),
    version: 1,
    publish_version: 1,
    publish_counter: 1,
    publish_at: at,
    publish_first_at: at,
    publish_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  };
}

/** The columns that an update writes. */
export function updatedColumns({ fields, tags, by, at }: Change) {
  return {
    fields: JSON.stringify(fields),
    ...(tags && { tags: JSON.stringify(tags) }),
    version: sql<number>`version + 1`,
    publish_version: sql<number>`version + 1`,
    publish_counter: sql<number>`publish_counter + 1`,
    publish_at: at,
    publish_by: by,
    updated_by: by,
    updated_at: at,
  };
}
