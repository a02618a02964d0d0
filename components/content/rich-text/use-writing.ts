"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { composed } from "./catcher.tsx";
import { flushEarly } from "./flush-early.ts";
import { loadWriting, prefetchWhenIdle, type StartWriting } from "./load-writing.ts";
import { withTyped } from "./rich-document.ts";
import type { RichSource } from "./rich-source.ts";
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
  const keepTyped = () => write(source, takeFrom(catcher.current));
  useKept(keepTyped);

  async function start(): Promise<void> {
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    setPhase("loading");
    try {
      library.current = await loadWriting();
      await composed(catcher.current);
      setPhase("writing");
    } catch (error) {
      console.error(error);
      isOnTheWay.current = false;
      setPhase("failed");
    }
  }

  /** The place of the text is there: the editor takes over. */
  function takeOver(element: HTMLElement): () => void {
    if (library.current === undefined) return () => {};
    const mine = library.current(source, options);
    const end = mine.mount(element);
    mine.begin(place.current, takeFrom(catcher.current), document.activeElement === catcher.current);
    for (const what of waiting.current.splice(0)) what(mine);
    inHand.current = mine;
    setWriting(mine);
    return () => {
      inHand.current = undefined;
      end();
    };
  }

  return {
    ...{ phase, writing, catcher, start, takeOver, keepTyped },
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

/** Fetches the library ahead; what was typed without it is kept when the page goes away. */
function useKept(keepTyped: () => void): void {
  const keep = useEffectEvent(keepTyped);
  useEffect(() => {
    const stopPrefetch = prefetchWhenIdle();
    const stopFlushing = flushEarly(() => keep());
    return () => {
      stopFlushing();
      stopPrefetch();
      keep();
    };
  }, []);
}

/** What was typed so far; it is there no more. */
function takeFrom(catcher: HTMLTextAreaElement | null): string {
  const typed = catcher?.value ?? "";
  if (catcher) catcher.value = "";
  return typed;
}

function write(source: RichSource, typed: string): void {
  const text = withTyped(source.text(), typed);
  if (text !== source.text()) source.write(text);
}
