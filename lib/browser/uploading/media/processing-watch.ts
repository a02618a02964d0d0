import type { Media } from "#lib/space/media.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";

interface ProcessingParts {
  send: Send;
  /** One of those that are watched has changed: it has its `url`, or never will. */
  onSettled: (media: Media) => void;
  /** The service does not know it any more. */
  onGone: (mediaId: string) => void;
}

const firstMs = 700;
const longestMs = 15_000;
const slower = 1.6;
const mostAtOnce = 60;

/** A Media whose file has been looked at by the service, or could not be. */
export function isSettled({ fields }: Media): boolean {
  const files = Object.values(fields.file ?? {});
  return files.every(({ url, state }) => url !== undefined || state === "FAILED");
}

export function isRefused({ fields }: Media): boolean {
  return Object.values(fields.file ?? {}).some(({ url, state }) => url === undefined && state === "FAILED");
}

/** Asks for all that is being processed with one call, less and less often, and not while nobody looks at the page. */
export function watchProcessing({ send, onSettled, onGone }: ProcessingParts) {
  const watched = new Set<string>();
  let waitMs = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isLooking = false;
  const isHidden = () => typeof document !== "undefined" && document.hidden;

  /** A look that is ahead and comes sooner stays: files that end one after the other do not put it off. */
  function schedule(): void {
    const isWanted = watched.size > 0 && !isHidden() && !isLooking;
    const nextAt = Date.now() + waitMs;
    if (isWanted && timer !== undefined && dueAt <= nextAt) return;
    clearTimeout(timer);
    timer = undefined;
    if (!isWanted) return;
    dueAt = nextAt;
    timer = setTimeout(() => void look(), waitMs);
  }

  async function look(): Promise<void> {
    timer = undefined;
    isLooking = true;
    const ids = [...watched].slice(0, mostAtOnce);
    waitMs = Math.min(waitMs * slower, longestMs);
    try {
      const conditions = [["sys.id[in]", ids.join(",")]] as const;
      const { items } = await listMedia(send, { limit: ids.length, conditions });
      for (const media of items.filter(isSettled)) settle(media);
      for (const id of ids) if (!items.some(({ sys }) => sys.id === id)) leave(id);
    } catch {
      // Asked again, later.
    }
    // Those that take long let the others have their turn.
    for (const id of ids) if (watched.delete(id)) watched.add(id);
    isLooking = false;
    schedule();
  }

  function settle(media: Media): void {
    if (watched.delete(media.sys.id)) onSettled(media);
    waitMs = firstMs;
  }

  function leave(mediaId: string): void {
    if (watched.delete(mediaId)) onGone(mediaId);
  }

  if (typeof document !== "undefined") {
    document.addEventListener("visibilitychange", () => {
      waitMs = firstMs;
      schedule();
    });
  }
  return {
    watch(mediaId: string): void {
      watched.add(mediaId);
      waitMs = firstMs;
      schedule();
    },
    forget(mediaId: string): void {
      watched.delete(mediaId);
    },
    /** Now, as something has become possible again. */
    again: schedule,
    stop(): void {
      watched.clear();
      clearTimeout(timer);
    },
  };
}
