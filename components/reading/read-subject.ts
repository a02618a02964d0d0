import type { ItemSubject } from "#components/item/item-subject.ts";
import { paths } from "#lib/paths.ts";

export interface ReadSubject extends ItemSubject {
  /** The locale in the URL; links on the page keep it. */
  asked: string | undefined;
}

/** Makes links to published items that keep the locale of the URL. */
export function readingAt({ asked }: Pick<ReadSubject, "asked">) {
  return (contentTypeId: string, contentId: string) =>
    paths.reading(contentTypeId, contentId, asked === undefined ? {} : { locale: asked });
}
