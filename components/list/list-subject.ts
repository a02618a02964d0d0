import type { ReactNode } from "react";
import type { ListPlace } from "#lib/content/list/list-place.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType, SpaceLocale } from "#lib/space-file/schema.ts";

/** What every part of a list needs to know of what it lists. It crosses from server to browser. */
export interface ListSubject {
  type: ContentType;
  place: ListPlace;
  locales: readonly SpaceLocale[];
  reading: Reading;
  memberId: string;
  /** Administrators may delete others' items too ("isAdmin"). */
  isAdmin: boolean;
  /** Of the type, drawn by the server: it stands where an item has no picture. */
  icon: ReactNode;
}
