"use client";

import { useEffect, useState } from "react";
import { hasQueued, onQueuedChange } from "#lib/browser/drafts/draft-flags.ts";

const loadQueue = async () => (await import("./draft-queue.tsx")).DraftQueue;

/** Publishes the drafts that wait for a connection, on every page; loaded when there are any. */
export function QueuedDrafts({ memberId }: { memberId: string }) {
  const [part, setPart] = useState<{ DraftQueue: Awaited<ReturnType<typeof loadQueue>> }>();
  useEffect(() => {
    const load = () => {
      // Without a connection it is loaded when there is one.
      if (hasQueued(memberId))
        loadQueue().then(
          (DraftQueue) => setPart({ DraftQueue }),
          () => undefined,
        );
    };
    load();
    window.addEventListener("online", load);
    const stop = onQueuedChange(memberId, load);
    return () => {
      stop();
      window.removeEventListener("online", load);
    };
  }, [memberId]);
  return part && <part.DraftQueue memberId={memberId} />;
}
