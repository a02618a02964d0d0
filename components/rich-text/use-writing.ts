import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "#lib/browser/when-idle.ts";
import { composed } from "./catcher.tsx";
import { loadWriting, prefetchWriting, type StartWriting } from "./load-writing.ts";
import type { RichSource } from "./rich-document.ts";
import { createTypedAhead } from "./typed-ahead.ts";
import type { Place, Writing, WritingOptions } from "./writing.ts";

export type WritingPhase = "still" | "loading" | "failed" | "writing";

/** Turns static text into an editor without losing input on the way. */
export function useWriting(source: RichSource, options: WritingOptions) {
  const [phase, setPhase] = useState<WritingPhase>("still");
  const [writing, setWriting] = useState<Writing>();
  const inHand = useRef<Writing>(undefined);
  const library = useRef<StartWriting>(undefined);
  const catcher = useRef<HTMLTextAreaElement>(null);
  const place = useRef<Place>("start");
  const waiting = useRef<((writing: Writing) => void)[]>([]);
  const isOnTheWay = useRef(false);
  const ahead = useMemo(() => createTypedAhead(source), [source]);
  useEffect(() => whenIdle(prefetchWriting), []);
  useEffect(
    () =>
      source.subscribe(() => {
        if (!ahead.isReplaced()) return;
        takeFrom(catcher.current);
        ahead.takeBack();
      }),
    [source, ahead],
  );

  async function start(): Promise<void> {
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    setPhase("loading");
    try {
      library.current = await loadWriting();
      await composed(catcher.current);
      // Synchronously: a composition that starts in between would be split.
      flushSync(() => setPhase("writing"));
    } catch (error) {
      console.error(error);
      isOnTheWay.current = false;
      setPhase("failed");
    }
  }

  /** Takes over input from before hydration. */
  const onEarly = useEffectEvent(() => {
    const typed = catcher.current?.value ?? "";
    if (typed !== "") ahead.report(typed);
    if (document.activeElement === catcher.current) void start();
    else if (typed !== "") settle();
  });
  useEffect(() => onEarly(), []);

  /** On blur of the catcher: its text becomes part of the document. */
  function settle(): void {
    ahead.report(takeFrom(catcher.current));
    ahead.settle();
  }

  /** Mounts the editor. */
  function takeOver(element: HTMLElement): () => void {
    if (library.current === undefined) return () => {};
    const typed = takeFrom(catcher.current);
    ahead.takeBack();
    const mine = library.current(source, options);
    const end = mine.mount(element);
    mine.begin(place.current, typed, document.activeElement === catcher.current);
    for (const what of waiting.current.splice(0)) what(mine);
    inHand.current = mine;
    setWriting(mine);
    return () => {
      inHand.current = undefined;
      end();
    };
  }

  return {
    ...{ phase, writing, catcher, start, takeOver, settle },
    /** The text of the slot without text typed ahead. */
    before: ahead.before,
    typeAhead(): void {
      ahead.report(catcher.current?.value ?? "");
      if (phase === "still") void start();
    },
    /** The member pressed the static text: the caret goes there once the editor is loaded. */
    aim(to: Place): void {
      place.current = to;
      if (to !== "start") catcher.current?.style.setProperty("--catcher-y", `${to.to.y}px`);
      catcher.current?.focus({ preventScroll: true });
    },
    /** Calls `what` with the editor as soon as it is loaded. */
    whenWriting(what: (writing: Writing) => void): void {
      if (inHand.current !== undefined) what(inHand.current);
      else {
        waiting.current.push(what);
        void start();
      }
    },
  };
}

/** Empties the catcher and returns its text. */
function takeFrom(catcher: HTMLTextAreaElement | null): string {
  const typed = catcher?.value ?? "";
  if (catcher) catcher.value = "";
  return typed;
}
