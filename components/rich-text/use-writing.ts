import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { composed } from "./catcher.tsx";
import { loadWriting, prefetchWhenIdle, type StartWriting } from "./load-writing.ts";
import type { RichSource } from "./rich-source.ts";
import { createTypedAhead } from "./typed-ahead.ts";
import type { Place, Writing, WritingOptions } from "./writing.ts";

export type WritingPhase = "still" | "loading" | "failed" | "writing";

/** The way from a text that stands still to one that is written, on which nothing that is typed is lost. */
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
  useEffect(prefetchWhenIdle, []);
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
      // At once: a syllable that begins before the editor is there would be torn in two.
      flushSync(() => setPhase("writing"));
    } catch (error) {
      console.error(error);
      isOnTheWay.current = false;
      setPhase("failed");
    }
  }

  /** Nobody was told of what came before the scripts. */
  const onEarly = useEffectEvent(() => {
    const typed = catcher.current?.value ?? "";
    if (typed !== "") ahead.report(typed);
    if (document.activeElement === catcher.current) void start();
    else if (typed !== "") settle();
  });
  useEffect(() => onEarly(), []);

  /** The catcher is left: what was typed into it belongs to the text. */
  function settle(): void {
    ahead.report(takeFrom(catcher.current));
    ahead.settle();
  }

  /** The place of the text is there: the editor takes over. */
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
    /** What stands in the slot without what is typed ahead. */
    before: ahead.before,
    typeAhead(): void {
      ahead.report(catcher.current?.value ?? "");
      if (phase === "still") void start();
    },
    /** The member pressed a place in the still text: the caret goes there once there is one. */
    aim(to: Place): void {
      place.current = to;
      if (to !== "start") catcher.current?.style.setProperty("--catcher-y", `${to.to.y}px`);
      catcher.current?.focus({ preventScroll: true });
    },
    /** Does something with the editor, as soon as there is one. */
    whenWriting(what: (writing: Writing) => void): void {
      if (inHand.current !== undefined) what(inHand.current);
      else {
        waiting.current.push(what);
        void start();
      }
    },
  };
}

/** What was typed so far; it is there no more. */
function takeFrom(catcher: HTMLTextAreaElement | null): string {
  const typed = catcher?.value ?? "";
  if (catcher) catcher.value = "";
  return typed;
}
