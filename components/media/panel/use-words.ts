import { useEffect, useRef, useState } from "react";
import { typedBefore } from "#lib/browser/early-input.ts";
import { type SaveProblem, saveWords } from "#lib/browser/media/save-words.ts";
import { readUnsavedWords, storeUnsavedWords } from "#lib/browser/media/unsaved-words.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { useWasServed } from "#lib/browser/use-hydrating.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import {
  type MediaWords,
  type WordSlot,
  withTyped,
  withWord,
  wordsOf,
} from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";
import { isUnsaved, resumedWords, type TypedWords, wordsAfter } from "./typed-words.ts";

export type SaveState =
  | { is: "idle" | "saving" | "saved" }
  | { is: "problem"; problem: SaveProblem; message?: string };

interface WordsOptions {
  subject: LibrarySubject;
  media: Media;
  onChanged: (media: Media) => void;
}

/** Title and description while they are edited: stored on the device until they are saved, also across a conflict. */
export function useWords({ subject, media, onChanged }: WordsOptions) {
  const now = wordsOf(media, subject.localeIds);
  const { typed, isStored, newest, become } = useTyped(subject.memberId, media, now);
  const { state, say, save } = useSaving({ subject, media, onChanged }, newest, become);
  const write = (slot: WordSlot, text: string) => {
    const from = newest() ?? { version: media.sys.version, base: now, words: now, open: [] };
    become({ ...from, words: withWord(from.words, slot, text) });
  };
  return {
    shown: typed?.words ?? now,
    isDirty: typed !== undefined && isUnsaved(typed),
    isStored,
    state,
    open: typed?.open ?? [],
    theirs: typed?.theirs,
    type: (slot: WordSlot, text: string) => {
      say({ is: "idle" });
      write(slot, text);
    },
    decide: write,
    discard: () => {
      say({ is: "idle" });
      become(undefined);
    },
    save,
  };
}

type Newest = () => TypedWords | undefined;
type Become = (next: TypedWords | undefined) => void;

/** One save at a time; what is typed meanwhile is applied on top of its answer. */
function useSaving({ subject, media, onChanged }: WordsOptions, newest: Newest, become: Become) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const isSaving = useRef(false);
  const save = async () => {
    const sent = newest();
    if (sent === undefined || isSaving.current) return;
    isSaving.current = true;
    setState({ is: "saving" });
    const { localeIds } = subject;
    const version = sent.theirs?.media.sys.version ?? sent.version;
    const end = await saveWords(browserSend, { ...sent, mediaId: media.sys.id, version, localeIds });
    isSaving.current = false;
    if (end.is === "problem") {
      if (end.problem === "refused") rememberRefusal("update", mediaListId);
      return setState(end);
    }
    const later = newest();
    const next = later && wordsAfter(sent, later, end, localeIds);
    become(next);
    setState({ is: end.is === "saved" && (next === undefined || !isUnsaved(next)) ? "saved" : "idle" });
    if (end.is === "saved") onChanged(end.media);
  };
  const say = (next: SaveState) => {
    if (!isSaving.current) setState(next);
  };
  return { state, say, save };
}

/** The typed words, stored on the device as they change if it can; `newest` returns the latest ones, even after an await. */
function useTyped(memberId: string, media: Media, now: MediaWords) {
  const { id } = media.sys;
  const [typed, setTyped] = useState<TypedWords>();
  const [isStored, setStored] = useState(true);
  const latest = useRef<TypedWords>(undefined);
  const become = (next: TypedWords | undefined) => {
    latest.current = next;
    setTyped(next);
    setStored(storeUnsavedWords(memberId, id, next && isUnsaved(next) ? next : undefined));
  };
  const wasServed = useWasServed();
  // Typed earlier on this device, or on this page before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file.
  useEffect(() => {
    const kept = readUnsavedWords(memberId, id);
    const resumed = kept && resumedWords(kept, media, now);
    const early = wasServed ? typedBefore("[data-file-panel] form") : new Map<string, string>();
    if (early.size > 0) {
      const from = resumed ?? { version: media.sys.version, base: now, words: now, open: [] };
      become({ ...from, words: withTyped(from.words, early) });
    } else if (resumed) become(resumed);
  }, [memberId, id]);
  return { typed, isStored, newest: () => latest.current, become };
}
