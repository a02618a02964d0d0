import { usePathname } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { useNeededPart } from "#components/ui/use-needed-part.ts";
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
  const language = useLocale();
  const isNeeded = useSyncExternalStore(
    (listener) => onQueuedChange(memberId, listener),
    () => hasQueued(memberId),
    () => false,
  );
  const path = usePathname();
  const Queue = useNeededPart(isNeeded && path, () => loadQueue(language));
  useEffect(() => {
    const later = setTimeout(() => void findQueued(memberId).catch(() => undefined), findPauseMilliseconds);
    return () => clearTimeout(later);
  }, [memberId]);
  return Queue && <Queue memberId={memberId} />;
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
