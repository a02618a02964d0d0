import { listStoreOf } from "#components/collection/list-store.tsx";
import type { Content } from "#lib/space/content.ts";

/** The store of a list of Contents. */
export const { ListStoreProvider, useListStore } = listStoreOf<Content>();
