import type { FastifyRequest } from "fastify";
import { keysSchema } from "#service/query/cursor.ts";
import { buildLinks } from "#service/query/links.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { cutPage } from "#service/query/page.ts";
import { type Sections, searchAnswer } from "#service/query/sections.ts";
import { applySelect } from "#service/query/select.ts";

/** A row with its order keys as text, as `CompiledList.keys` selects them. */
export interface KeyedRow {
  order_keys: string;
}

/** The rows of a list, up to one more than a page, and the total. */
export interface ReadList<Row extends KeyedRow> {
  list: OpenList;
  rows: Row[];
  totalCount: number;
  sections?: Sections | undefined;
}

/** Parses the query string like an HTML form: `+` and `%20` are spaces, and a name may occur more than once. */
export function queryOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}

/** `seed.md`, "List response wrapper". */
export async function answerList<Row extends KeyedRow>(
  request: FastifyRequest,
  { list, rows, totalCount, sections }: ReadList<Row>,
  show: (rows: Row[]) => Promise<Record<string, unknown>[]>,
) {
  const { parameters, cursor, selection, seal } = list;
  const { limit, skip } = parameters;
  const page = cutPage(rows, { limit, skip, cursor }, ({ order_keys }) =>
    keysSchema.parse(JSON.parse(order_keys)),
  );
  const items = await show(page.rows);
  const cursors = { next: page.next && seal(page.next), prev: page.prev && seal(page.prev) };
  return {
    sys: { type: "TotalPageResponse" },
    limit,
    totalCount,
    items: selection ? items.map((item) => applySelect(item, selection)) : items,
    ...searchAnswer(list, page.rows, sections),
    links: buildLinks({ path: linkPath(request), query: queryOf(request), limit, skip }, cursors),
  };
}

/** The path as in `links`: from `/v1/` on. */
function linkPath({ url }: FastifyRequest): string {
  const [path = ""] = url.split("?");
  return path.slice(path.indexOf("/v1/"));
}
