import { useEffect, useEffectEvent, useRef } from "react";
import { gathered } from "#lib/browser/time/gathered.ts";
import { useUploads } from "#lib/browser/uploading/uploads.ts";

const arrivalMs = 1_000;

/** When uploaded files have become Media, or have their addresses: once for all of a moment. */
export function useArrivals(action: () => void): void {
  const arrived = useUploads()
    .filter(({ media }) => media !== undefined)
    .map(({ id, state }) => `${id}:${state === "done"}`);
  const onArrival = useEffectEvent(action);
  const known = useRef(new Set<string>());
  const tell = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is in it, as it is another list each time.
  useEffect(() => {
    const news = arrived.filter((one) => !known.current.has(one));
    if (news.length === 0) return;
    for (const one of news) known.current.add(one);
    tell.current ??= gathered(() => onArrival(), arrivalMs);
    tell.current();
  }, [arrived.join(" ")]);
}
