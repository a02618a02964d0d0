import { typesOf } from "#service/acma/content-types.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import { refer } from "#service/acma/refer.ts";
import { gatherRelated, startReplacing } from "#service/acma/related.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import { type Target, targetOf, targetsOf } from "#service/acma/resource-text.ts";
import { type InPlace, showContent, showMedia } from "#service/acma/show.ts";
import type { ServiceContext } from "#service/context.ts";
import { WrittenJson } from "#service/written-json.ts";

/** Rows as the interface shows them, with the targets of their Refers, `depth` levels deep, in place as WrittenJson. */
export async function showContents(context: ServiceContext, visit: Visit, rows: ContentRow[], depth: number) {
  const types = await typesOf(context.db, visit, rows);
  const typeOf = (row: ContentRow) => types.get(row.content_type_id);
  const inPlaceOf = await startIncluding(context, visit, depth, () =>
    rows.flatMap((row) => targetsOf(row, typeOf(row))),
  );
  return rows.map((row) => showContent(row, typeOf(row)?.fields ?? [], inPlaceOf(row.id)));
}

/** As `showContents`. */
export async function showMediaRows(context: ServiceContext, visit: Visit, rows: MediaRow[], depth: number) {
  const inPlaceOf = await startIncluding(context, visit, depth, () => rows.flatMap((row) => targetsOf(row)));
  return rows.map((row) => showMedia(row, context.settings.publicUrl, inPlaceOf(row.id)));
}

/** Returns what replaces the Refers of a resource. */
async function startIncluding(
  context: ServiceContext,
  visit: Visit,
  depth: number,
  targets: () => Target[],
): Promise<(id: string) => InPlace | undefined> {
  if (depth === 0) return () => undefined;
  const replace = startReplacing(await gatherRelated(context, visit, targets(), depth));
  return (id) => {
    const inPlace = (kind: Target["kind"], target: string, value: unknown) => {
      const pieces = replace(targetOf(visit.spaceId, kind, target), depth, [id]);
      return pieces.length === 0 ? value : new WrittenJson(pieces);
    };
    return {
      user: (user) => inPlace("ServiceUser", user, refer("ServiceUser", user)),
      target: (value) => inPlace(value.sys.targetType, value.sys.id, value),
    };
  };
}
