import type { Visit } from "#service/acma/enter-space.ts";
import { gatherRelated } from "#service/acma/related.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import { showContent, showMedia, startShowing } from "#service/acma/show.ts";
import type { ServiceContext } from "#service/context.ts";

/** Rows as the interface shows them, with `depth` levels of what they refer to in place of the Refers. */
export async function showContents(
  { db, settings }: ServiceContext,
  visit: Visit,
  rows: ContentRow[],
  depth: number,
) {
  const related = await gatherRelated(db, visit, { contents: rows, media: [] }, depth);
  const showing = startShowing(related, settings.publicUrl);
  return rows.map((row) => showContent(row, showing, { depth, above: [] }));
}

export async function showMediaRows(
  { db, settings }: ServiceContext,
  visit: Visit,
  rows: MediaRow[],
  depth: number,
) {
  const related = await gatherRelated(db, visit, { contents: [], media: rows }, depth);
  const showing = startShowing(related, settings.publicUrl);
  return rows.map((row) => showMedia(row, showing, { depth, above: [] }));
}
