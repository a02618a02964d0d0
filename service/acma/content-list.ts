import { type Kysely, sql } from "kysely";
import { contentTotal } from "#service/acma/content-counter.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import type { KeyedRow, ReadList } from "#service/acma/list-answer.ts";
import { type ReadGrant, readGrants, wholeTypes } from "#service/acma/permission.ts";
import type { ContentRow } from "#service/acma/resource-rows.ts";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";
import type { OpenList } from "#service/query/open-list.ts";

interface ContentListOf {
  /** Every type when left out. */
  contentTypeId?: string | undefined;
  grants: ReadGrant[];
}

/** @throws ServiceError `AccessDenied` where no rule lets the member read any of it. */
export function requireGrants({ actor }: Visit, contentTypeId?: string): ReadGrant[] {
  const grants = readGrants(actor, "Content", contentTypeId);
  if (grants.length === 0) throw new ServiceError("AccessDenied", "Your role does not let you read these.");
  return grants;
}

/** One page, and the total: kept where there are no conditions and no owner matters, counted otherwise. */
export async function readContentList(
  db: Kysely<Database>,
  { spaceId }: Visit,
  { parameters, compiled }: OpenList,
  { contentTypeId, grants }: ContentListOf,
): Promise<ReadList<ContentRow & KeyedRow>> {
  const all = db
    .selectFrom("content")
    .where("space_id", "=", spaceId)
    .$if(contentTypeId !== undefined, (query) => query.where("content_type_id", "=", contentTypeId ?? ""));
  const whole = parameters.conditions.length === 0 ? wholeTypes(grants) : undefined;
  const [rows, totalCount] = await Promise.all([
    all
      .selectAll()
      .select(compiled.keys.as("order_keys"))
      .where(compiled.onPage)
      .orderBy(compiled.orderBy)
      .limit(compiled.limit)
      .offset(compiled.offset)
      .execute(),
    whole === undefined
      ? all
          .select(sql<number>`count(*)::integer`.as("total"))
          .where(compiled.matches)
          .executeTakeFirstOrThrow()
          .then(({ total }) => total)
      : contentTotal(db, spaceId, contentTypeId === undefined ? whole : [contentTypeId]),
  ]);
  return { rows, totalCount };
}
