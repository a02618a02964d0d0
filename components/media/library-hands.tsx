import { type RefObject, useEffect } from "react";
import { useEarlyChecks } from "#components/list/use-early-checks.ts";
import { useHold } from "#components/list/use-hold.ts";
import { useListKeys } from "#components/list/use-list-keys.ts";
import { keysArrived } from "#lib/browser/keys/key-queue.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import type { LibrarySubject } from "./media-subject.ts";
import { useMediaRemoval } from "./use-media-removal.ts";

interface LibraryHandsProps {
  list: RefObject<HTMLElement | null>;
  subject: LibrarySubject;
  view: MediaView;
}

/** The library at the keys and under a thumb that rests. It shows nothing. */
export function LibraryHands({ list, subject, view }: LibraryHandsProps) {
  const desk = useLibraryDesk();
  useEarlyChecks(list, desk);
  useListKeys(list, { choosing: desk, remove: useMediaRemoval(subject), isGrid: view.look === "grid" });
  useHold(list, desk);
  // After the effects that listen.
  useEffect(keysArrived, []);
  return null;
}
