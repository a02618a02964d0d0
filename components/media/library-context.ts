import { listStoreOf } from "#components/collection/list-store.tsx";
import type { MediaField } from "#lib/content/media/media-uses.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { Media } from "#lib/space/media.ts";
import type { SpaceLocale } from "#lib/space-file/schema.ts";

/** The store of the library. */
export const { ListStoreProvider, useListStore } = listStoreOf<Media>();

/** What the parts of the library need to know; serialized from server to browser. */
export interface LibrarySubject extends Reading {
  memberId: string;
  /** The name of the Space, at the end of the window title. */
  brandName: string;
  /** Administrators may delete others' files ("isAdmin"). */
  isAdmin: boolean;
  locales: readonly SpaceLocale[];
  /** The fields of the Space file that can hold Media. */
  usePlaces: readonly MediaField[];
}
