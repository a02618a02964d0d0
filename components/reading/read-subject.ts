import type { ItemSubject } from "#components/item/item-subject.ts";
import { paths } from "#lib/paths.ts";

/** What every part of a page of the reading room needs to know. */
export interface ReadSubject extends ItemSubject {
  /** The locale that the address asks for: whatever leads on asks for it too. */
  asked: string | undefined;
}

/** Leads on within the reading room, in the language that was asked for. */
export function readingAt({ asked }: Pick<ReadSubject, "asked">) {
  return (contentTypeId: string, contentId: string) =>
    paths.reading(contentTypeId, contentId, asked === undefined ? {} : { locale: asked });
}
