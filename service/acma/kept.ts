import { type RawBuilder, type SqlBool, sql } from "kysely";
import { keptOf } from "#service/query/kept.ts";
import type { ListedTable } from "#service/query/read-page.ts";

type Kept = Required<Pick<ListedTable, "kept" | "writes">>;

/** The counters of these types (a few rows each, migration 0007), and where their recent writes are noted. */
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
