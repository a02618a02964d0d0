import { listStoreOf } from "#components/collection/list-store.tsx";
import type { MediaField } from "#lib/content/media/media-uses.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { Media } from "#lib/space/media.ts";
import type { SpaceLocale } from "#lib/space-file/schema.ts";

/** The store of the library. */
export const { ListStoreProvider, useListStore } = listStoreOf<Media>();

/** What every part of the library needs to know. It crosses from server to browser. */
export interface LibrarySubject extends Reading {
  memberId: string;
  /** Of the Space: ends the title of the window. */
  brandName: string;
  /** Administrators may delete others' files too ("isAdmin"). */
  isAdmin: boolean;
  locales: readonly SpaceLocale[];
  /** Where the types of the Space file can hold Media. */
  usePlaces: readonly MediaField[];
}
