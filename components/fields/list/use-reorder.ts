import { useTranslations } from "next-intl";
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface ReorderOptions {
  /** The id of the list, which the ids of its buttons begin with. */
  id: string;
  list: RefObject<HTMLElement | null>;
  entries: readonly unknown[];
  onMove: (from: number, to: number) => void;
}

export type Reorder = ReturnType<typeof useReorder>;

interface Grabbed {
  from: number;
  now: number;
  /** As JSON, to notice when another entry takes its place, such as from another tab. */
  entry: string;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Reorders a list without dragging: a press picks up and drops, arrows and buttons move, Escape cancels; each step is
 * announced.
 */
export function useReorder({ id, list, entries, onMove }: ReorderOptions) {
  const t = useTranslations("pickers");
  const [grabbed, setGrabbed] = useState<Grabbed>();
  const [status, setStatus] = useState("");
  const isAnyGrabbed = grabbed !== undefined;
  const putDown = () => setGrabbed(undefined);
  const count = entries.length;
  const entryAt = (place: number) => JSON.stringify(entries[place]);
  if (isAnyGrabbed && entryAt(grabbed.now) !== grabbed.entry) putDown();
  useEffect(() => {
    if (!isAnyGrabbed) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Inside the list, a press may be the second one on a button that has moved away.
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target)) setGrabbed(undefined);
    };
    // Scrolling by scrollbar or by touch fires neither. Safari fires no click for a tap beside all controls.
    document.addEventListener("click", onPointer, { signal });
    document.addEventListener("pointerup", (event) => event.pointerType === "touch" && onPointer(event), {
      signal,
    });
    return () => stop.abort();
  }, [list, isAnyGrabbed]);
  const say = (key: "grabbed" | "moved" | "dropped" | "putBack", title: string, place: number) =>
    setStatus(t(key, { title, place: place + 1, count }));

  function move(from: number, to: number): void {
    flushSync(() => onMove(from, to));
    document.getElementById(`${id}-grip-${to}`)?.focus();
  }

  function onPress(place: number, title: string): void {
    const isGrabbed = grabbed?.now === place;
    say(isGrabbed ? "dropped" : "grabbed", title, place);
    setGrabbed(isGrabbed ? undefined : { from: place, now: place, entry: entryAt(place) });
  }

  function onStep(step: number, place: number, title: string): void {
    const to = Math.min(Math.max(place + step, 0), count - 1);
    setGrabbed({ from: grabbed?.from ?? place, now: to, entry: entryAt(place) });
    if (to !== place) move(place, to);
    say("moved", title, to);
  }

  function onKey(event: KeyboardEvent, place: number, title: string): void {
    if (grabbed?.now !== place) return;
    const step = steps[event.key];
    if (event.key === "Escape") {
      setGrabbed(undefined);
      move(place, grabbed.from);
      say("putBack", title, grabbed.from);
    } else if (step !== undefined) onStep(step, place, title);
    else return;
    event.preventDefault();
  }

  return {
    grabbed: grabbed?.now,
    status,
    onPress,
    onStep,
    putDown,
    /** Handles the keys of a row. Drops the entry when the focus moves elsewhere. */
    rowEvents: (place: number, title: string) => ({
      onKeyDown: (event: KeyboardEvent) => onKey(event, place, title),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A press beside the buttons focuses nothing or an ancestor; so does one on a button in some browsers.
        const isElsewhere =
          relatedTarget !== null &&
          !currentTarget.contains(relatedTarget) &&
          !relatedTarget.contains(currentTarget);
        if (isElsewhere) setGrabbed((before) => (before?.now === place ? undefined : before));
      },
    }),
  };
}

/** Moves an entry. */
export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
}
