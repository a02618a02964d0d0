import type { ServedPage } from "#lib/collection/query.ts";
import type { Media } from "#lib/space/media.ts";
import { briefSys, listedAuthor } from "./listed-contents.ts";
import type { MediaPage } from "./media.ts";

/** A page for the first HTML, without what neither a tile nor the open file shows. */
export function listedMedia({ page, ...served }: ServedPage<MediaPage>): ServedPage<MediaPage> {
  return page === undefined ? served : { ...served, page: { ...page, items: page.items.map(listedFile) } };
}

function listedFile({ sys, fields }: Media): Media {
  const { createdBy, updatedBy = createdBy } = sys;
  const isByAnother = updatedBy.sys.id !== createdBy.sys.id;
  return {
    sys: {
      ...briefSys(sys),
      createdBy: listedAuthor(createdBy),
      ...(isByAnother && { updatedBy: listedAuthor(updatedBy) }),
    },
    fields,
  };
}
