import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { keepPagesWhenIdle } from "#lib/browser/offline/keep-pages-when-idle.ts";
import { storedAt } from "#lib/browser/offline/stored-page.ts";
import { hasOpenForm } from "#lib/browser/open-forms.ts";
import { useSignedInAgain } from "#lib/browser/session/session-news.ts";

const OfflineNotice = lazyPart(async () => (await import("./offline-notice.tsx")).OfflineNotice);

interface OfflinePagesProps {
  memberId: string;
  /** Ids of Content Types of which members create items. */
  creatable: readonly string[];
}

/** Stores pages that open without a connection; on such a page, says from when it is until the portal answers. */
export function OfflinePages({ memberId, creatable }: OfflinePagesProps) {
  const path = usePathname();
  const at = useSyncExternalStore(storedAt.subscribe, storedAt.get, () => undefined);
  const isStored = at !== undefined;
  const types = creatable.join();
  const [signIns, setSignIns] = useState(0);
  // The end of the session has removed them.
  useSignedInAgain(() => setSignIns((count) => count + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another one to store.
  useEffect(() => {
    return isStored ? undefined : keepPagesWhenIdle(memberId, types === "" ? [] : types.split(","));
  }, [memberId, types, isStored, path, signIns]);
  useRefreshWhenReached(isStored);
  return at !== undefined && <OfflineNotice at={at} />;
}

/** A form stays as it is: a new version of its page would take the focus. */
function useRefreshWhenReached(isStored: boolean): void {
  const router = useRouter();
  const wasStored = useRef(isStored);
  useEffect(() => {
    if (wasStored.current && !isStored && !hasOpenForm()) router.refresh();
    wasStored.current = isStored;
  }, [isStored, router]);
}
