import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { keptContents } from "#service/acma/kept.ts";
import type { KeyedRow, ReadList } from "#service/acma/list-answer.ts";
import { type ReadGrant, readGrants, wholeTypes } from "#service/acma/permission.ts";
import type { ContentRow } from "#service/acma/resource-rows.ts";
import type { ServiceContext } from "#service/context.ts";
import type { ContentTypeField } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";
import { indexOrder, newOrder } from "#service/query/asked-order.ts";
import { partitionName } from "#service/query/list-partition.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { readList } from "#service/query/read-list.ts";
import type { ListedTable } from "#service/query/read-page.ts";
import { searchedContent } from "#service/query/searched-fields.ts";
import { type Selection, unselectedFields } from "#service/query/select.ts";
import { vocabularyOf } from "#service/query/vocabulary.ts";

interface ContentListOf {
  /** All types if absent. */
  contentTypeId?: string | undefined;
  grants: ReadGrant[];
}

/** @throws ServiceError `AccessDenied` if no rule lets the member read any of it. */
export function requireGrants({ actor }: Visit, contentTypeId?: string): ReadGrant[] {
  const grants = readGrants(actor, "Content", contentTypeId);
  if (grants.length === 0) throw new ServiceError("AccessDenied", "Your role does not let you read these.");
  return grants;
}

/** One page of Content of one type or of all types, and the total of what the member may read. */
export async function readContentList(
  context: ServiceContext,
  { spaceId, frame, locales }: Visit,
  list: OpenList,
  { contentTypeId, grants }: ContentListOf,
): Promise<ReadList<ContentRow & KeyedRow>> {
  const whole = wholeTypes(grants);
  const type = contentTypeId === undefined ? undefined : frame.types.get(contentTypeId);
  const types = contentTypeId === undefined ? (whole ?? "all") : [contentTypeId];
  const table = tableOf(spaceId, contentTypeId, type?.partition);
  const place = {
    ...table,
    columns: selectedColumns(table.table, list.selection, type?.fields),
    ...keptContents(spaceId, types),
    keptIsTotal: whole !== undefined,
    vocabulary: type && vocabularyOf(spaceId, type.id, searchedContent(type, locales)),
  };
  const read = await readList<ContentRow>(context, place, list);
  if (type?.partition) {
    const order = newOrder(list, type.orders, read.totalCount);
    if (order !== undefined) void indexOrder(context, { spaceId, contentTypeId: type.id }, order);
  }
  return read;
}

/** Typed so that a new column of `content` can't be forgotten. */
const columnsButFields: Record<Exclude<keyof ContentRow, "fields">, true> = {
  space_id: true,
  id: true,
  content_type_id: true,
  tags: true,
  version: true,
  publish_version: true,
  publish_counter: true,
  publish_at: true,
  publish_first_at: true,
  publish_by: true,
  created_by: true,
  updated_by: true,
  created_at: true,
  updated_at: true,
};

/** The columns without unselected fields, which are most of a row with long texts. Undefined for all columns. */
function selectedColumns(
  table: string,
  selection: Selection | undefined,
  fields: ContentTypeField[] = [],
): RawBuilder<unknown> | undefined {
  const names = fields.map(({ apiName }) => apiName);
  const unselected = selection ? unselectedFields(selection, names) : [];
  if (unselected.length === 0) return undefined;
  const columns = Object.keys(columnsButFields).map((column) => sql.ref(`${table}.${column}`));
  return sql.join([...columns, sql`${sql.ref(`${table}.fields`)} - ${unselected}::text[] as fields`]);
}

/** The partition of a Content Type contains only that type's Contents. */
function tableOf(
  spaceId: string,
  contentTypeId: string | undefined,
  partition: number | null | undefined,
): Pick<ListedTable, "table" | "within"> {
  if (partition) return { table: partitionName(partition), within: sql`true` };
  return { table: "content", within: contentsWithin(spaceId, contentTypeId) };
}

/**
 * The ids are our own, so they are literals in the statement: PostgreSQL only uses the previous version's partial index
 * of a Content Type if it sees the id.
 */
function contentsWithin(spaceId: string, contentTypeId: string | undefined): RawBuilder<SqlBool> {
  const inSpace = sql<SqlBool>`space_id = ${sql.lit(spaceId)}`;
  if (contentTypeId === undefined) return inSpace;
  return sql`(${inSpace} and content_type_id = ${sql.lit(contentTypeId)})`;
}
