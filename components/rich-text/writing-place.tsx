import { useEffectEvent, useLayoutEffect, useRef } from "react";

/** Where the editor's library puts its element. `onMount` answers the way to let go. */
export function WritingPlace({ onMount }: { onMount: (element: HTMLElement) => () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const mount = useEffectEvent(onMount);
  // Before anything is painted: the still text is gone, and the caret is not anywhere.
  useLayoutEffect(() => (place.current === null ? undefined : mount(place.current)), []);
  return <div ref={place} className="rich-page" />;
}
