import { type RefObject, useEffect } from "react";
import { useEarlyChecks } from "#components/list/use-early-checks.ts";
import { useHold } from "#components/list/use-hold.ts";
import { useListKeys } from "#components/list/use-list-keys.ts";
import { keysArrived } from "#lib/browser/keys/key-queue.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { useDeleteFiles } from "./use-delete-files.ts";

interface LibraryHandsProps {
  list: RefObject<HTMLElement | null>;
  view: MediaView;
}

/** The library at the keys and under a thumb that rests. It shows nothing. */
export function LibraryHands({ list, view }: LibraryHandsProps) {
  const desk = useLibraryDesk();
  useEarlyChecks(list, desk);
  useListKeys(list, { choosing: desk, remove: useDeleteFiles(), isGrid: view.look === "grid" });
  useHold(list, desk);
  // After the effects that listen.
  useEffect(keysArrived, []);
  return null;
}
