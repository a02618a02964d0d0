import { listStoreOf } from "#components/collection/list-store.tsx";
import type { Media } from "#lib/space/media.ts";

/** The store of the library. */
export const { ListStoreProvider, useListStore } = listStoreOf<Media>();
