import { type RawBuilder, type SqlBool, sql } from "kysely";
import { keptOf } from "#service/query/kept.ts";
import type { ListedTable } from "#service/query/read-page.ts";

type Kept = Required<Pick<ListedTable, "kept" | "writes">>;

/** How many Contents there are of these types, from the few rows for each that the database keeps (migration 0007). */
export function keptContents(spaceId: string, contentTypeIds: "all" | string[]): Kept {
  const ofTypes =
    contentTypeIds === "all" ? sql`` : sql` and content_type_id = any(${contentTypeIds}::text[])`;
  return keptIn("content", sql<SqlBool>`space_id = ${spaceId}${ofTypes}`);
}

export function keptMedia(spaceId: string): Kept {
  return keptIn("media", sql<SqlBool>`space_id = ${spaceId}`);
}

function keptIn(of: "content" | "media", within: RawBuilder<SqlBool>): Kept {
  return { kept: keptOf(sql`${sql.table(`${of}_counter`)} where ${within}`), writes: { of, within } };
}
