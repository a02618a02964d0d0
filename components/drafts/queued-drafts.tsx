import { usePathname } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { hasQueued, onQueuedChange, storeHasQueued } from "#lib/browser/drafts/draft-flags.ts";
import type { Language } from "#lib/messages/language.ts";

const loadQueue = (language: Language) =>
  withAllMessages(
    language,
    import("./draft-queue.tsx").then(({ DraftQueue }) => DraftQueue),
  );

/** Publishes the drafts that wait for a connection, on every page; loaded when there are any. */
export function QueuedDrafts({ memberId }: { memberId: string }) {
  const [part, setPart] = useState<{ DraftQueue: Awaited<ReturnType<typeof loadQueue>> }>();
  const isLoaded = part !== undefined;
  const language = useLocale();
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page tries again.
  useEffect(() => {
    if (isLoaded) return;
    const listening = new AbortController();
    const { signal } = listening;
    const load = () => {
      if (!hasQueued(memberId)) return;
      // Without a connection, or while the portal restarts, it is loaded later.
      loadQueue(language).then(
        (DraftQueue) => setPart({ DraftQueue }),
        () => undefined,
      );
    };
    load();
    window.addEventListener("online", load, { signal });
    document.addEventListener("visibilitychange", () => document.hidden || load(), { signal });
    const stop = onQueuedChange(memberId, load);
    const later = setTimeout(() => void findQueued(memberId).catch(() => undefined), findPauseMilliseconds);
    return () => {
      stop();
      listening.abort();
      clearTimeout(later);
    };
  }, [memberId, isLoaded, path, language]);
  return part && <part.DraftQueue memberId={memberId} />;
}

/** After what the page itself loads. */
const findPauseMilliseconds = 2_000;

/** A browser that was killed has the drafts, but not always what was stored beside them within the last seconds. */
async function findQueued(memberId: string): Promise<void> {
  if (hasQueued(memberId)) return;
  const { draftsOf } = await import("#lib/browser/drafts/drafts.ts");
  const drafts = await draftsOf(memberId);
  if (drafts.some(({ queued }) => queued !== undefined)) storeHasQueued(memberId, true);
}
