import type { ServedPage } from "#lib/collection/query.ts";
import type { Media } from "#lib/space/media.ts";
import { briefSys, listedAuthor, onceById } from "./listed-contents.ts";
import type { MediaPage } from "./media.ts";

/** A page for the first HTML, without what neither a tile nor the open file shows. */
export function listedMedia({ page, ...served }: ServedPage<MediaPage>): ServedPage<MediaPage> {
  if (page === undefined) return served;
  // Not one for both: a Space may give the name of the one and only the id of the other.
  const once = { createdBy: onceById(listedAuthor), updatedBy: onceById(listedAuthor) };
  return { ...served, page: { ...page, items: page.items.map((item) => listedFile(item, once)) } };
}

function listedFile(
  { sys, fields }: Media,
  once: Record<"createdBy" | "updatedBy", typeof listedAuthor>,
): Media {
  const { createdBy, updatedBy = createdBy } = sys;
  const isByAnother = updatedBy.sys.id !== createdBy.sys.id;
  return {
    sys: {
      ...briefSys(sys),
      createdBy: once.createdBy(createdBy),
      ...(isByAnother && { updatedBy: once.updatedBy(updatedBy) }),
    },
    fields,
  };
}
