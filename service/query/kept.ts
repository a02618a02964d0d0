import { type Kysely, type RawBuilder, sql } from "kysely";
import * as z from "zod";
import type { Database } from "#service/database/schema.ts";

/** What the database keeps by itself of what a list is about (migration 0002), as one statement saw it. */
export interface Kept {
  total: number;
  /** How often anything of it was written. */
  changes: number;
  /** Which writes that statement saw; null on a standby, which doesn't know the recent ones (`recent-writes.ts`). */
  snapshot: string | null;
}

const keptSchema = z.tuple([z.number(), z.number(), z.nullable(z.string())]);

/** The text of `Kept`, from rows of `content_counter` or `media_counter`. */
export function keptOf(counters: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_array(coalesce(sum(total), 0), coalesce(sum(changes), 0),
      case when not pg_is_in_recovery() then pg_current_snapshot()::text end)::text
    from ${counters})`;
}

export function parseKept(text: string): Kept {
  const [total, changes, snapshot] = keptSchema.parse(JSON.parse(text));
  return { total, changes, snapshot };
}

export async function readKept(db: Kysely<Database>, { kept }: { kept: RawBuilder<unknown> }): Promise<Kept> {
  const { rows } = await sql<{ kept: string }>`select ${kept} as kept`.execute(db);
  return parseKept(rows[0]?.kept ?? "");
}
