"use client";

import { useEffect, useState } from "react";
import { keepWords, keptWords } from "#lib/browser/media/kept-words.ts";
import { type SaveProblem, saveWords } from "#lib/browser/media/save-words.ts";
import { mediaListId, rememberRefusal } from "#lib/browser/refusals.ts";
import { browserSend } from "#lib/browser/send.ts";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import {
  changedSlots,
  type MediaWords,
  mergeWords,
  type WordSlot,
  withWord,
  wordsOf,
} from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../media-subject.ts";

/** What is typed about a file. */
interface Typed {
  /** What it was made from. */
  version: number;
  base: MediaWords;
  words: MediaWords;
  /** Where both sides have changed the same; what stands there is mine until it is decided. */
  open: WordSlot[];
  /** Who changed it meanwhile. */
  theirs?: { media: Media; words: MediaWords };
}

export type SaveState =
  | { is: "idle" | "saving" | "saved" }
  | { is: "problem"; problem: SaveProblem; message?: string };

interface WordsOptions {
  subject: LibrarySubject;
  media: Media;
  onChanged: (media: Media) => void;
}

/** Title and description as somebody types them: kept on the device until they are saved, and through a conflict. */
export function useWords({ subject, media, onChanged }: WordsOptions) {
  const { localeIds, memberId } = subject;
  const { id } = media.sys;
  const now = wordsOf(media, localeIds);
  const [typed, setTyped] = useState<Typed>();
  const [state, setState] = useState<SaveState>({ is: "idle" });
  useRestored(memberId, id, (kept) => setTyped(resumed(kept, media, now)));
  const become = (next: Typed | undefined) => {
    setTyped(next);
    keepWords(memberId, id, next);
  };

  const shown = typed?.words ?? now;
  const isDirty =
    typed !== undefined && changedSlots(typed.theirs?.words ?? typed.base, typed.words).length > 0;
  const type = (slot: WordSlot, text: string) => {
    setState({ is: "idle" });
    const from = typed ?? { version: media.sys.version, base: now, words: now, open: [] };
    become({ ...from, words: withWord(from.words, slot, text) });
  };
  const decide = (slot: WordSlot, text: string) => {
    if (typed) become({ ...typed, words: withWord(typed.words, slot, text) });
  };
  const discard = () => {
    become(undefined);
    setState({ is: "idle" });
  };
  const save = async () => {
    if (typed === undefined || state.is === "saving") return;
    setState({ is: "saving" });
    const { version, base, words } = typed;
    const end = await saveWords(browserSend, { mediaId: id, version, base, words, localeIds });
    if (end.is === "saved") {
      become(undefined);
      setState({ is: "saved" });
      onChanged(end.media);
    } else if (end.is === "conflict") {
      const theirs = { media: end.media, words: wordsOf(end.media, localeIds) };
      become({
        version: end.media.sys.version,
        base,
        words: end.merged.words,
        open: end.merged.open,
        theirs,
      });
      setState({ is: "idle" });
    } else {
      if (end.problem === "denied") rememberRefusal("update", mediaListId);
      setState(end);
    }
  };
  return {
    shown,
    isDirty,
    state,
    open: typed?.open ?? [],
    theirs: typed?.theirs,
    type,
    decide,
    discard,
    save,
  };
}

/** What was typed on this device before, once the page is the browser's. */
function useRestored(
  memberId: string,
  mediaId: string,
  onKept: (kept: NonNullable<ReturnType<typeof keptWords>>) => void,
): void {
  const hydrating = useHydrating();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file.
  useEffect(() => {
    if (hydrating) return;
    const kept = keptWords(memberId, mediaId);
    if (kept) onKept(kept);
  }, [memberId, mediaId, hydrating]);
}

/** Put together with what has been published since. */
function resumed(kept: NonNullable<ReturnType<typeof keptWords>>, media: Media, now: MediaWords): Typed {
  if (kept.version === media.sys.version) return { ...kept, open: [] };
  const { words, open } = mergeWords(kept.base, kept.words, now);
  return { version: media.sys.version, base: kept.base, words, open, theirs: { media, words: now } };
}
