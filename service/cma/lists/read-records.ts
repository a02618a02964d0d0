import { type SelectQueryBuilder, sql } from "kysely";
import type { KeyedRow, ReadList } from "#service/acma/list-answer.ts";
import type { Database } from "#service/database/schema.ts";
import type { OpenList } from "#service/query/open-list.ts";

/** One page of a table with an exact total, because a Space has few settings. `all` selects what the caller may see. */
export async function readRecords<Table extends keyof Database, Row>(
  all: SelectQueryBuilder<Database, Table, Row>,
  list: OpenList,
): Promise<ReadList<Row & KeyedRow>> {
  const { compiled } = list;
  const [rows, counted] = await Promise.all([
    all
      .select(compiled.keys.as("order_keys"))
      .where(compiled.onPage)
      .orderBy(compiled.orderBy)
      .limit(compiled.limit)
      .offset(compiled.offset)
      .execute(),
    all
      .clearSelect()
      .select(sql<number>`count(*)::integer`.as("total"))
      .where(compiled.matches)
      .executeTakeFirstOrThrow(),
  ]);
  return { list, rows, totalCount: counted.total };
}
