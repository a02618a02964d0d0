import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { Media } from "#lib/space/media.ts";
import { listMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";

interface ProcessingParts {
  send: Send;
  /** A watched Media has its `url`, or never will. */
  onSettled: (media: Media) => void;
  /** The Media was deleted. */
  onGone: (mediaId: string) => void;
}

const firstMs = 700;
const longestMs = 15_000;
const slower = 1.6;
const mostAtOnce = 60;

export function isRefused({ fields }: Media): boolean {
  return Object.values(fields.file ?? {}).some(({ url, state }) => url === undefined && state === "FAILED");
}

/** Polls all Media that are being processed with one call, less and less often, and not while the page is hidden. */
export function watchProcessing({ send, onSettled, onGone }: ProcessingParts) {
  const watched = new Set<string>();
  let waitMs = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isPolling = false;
  const isHidden = () => typeof document !== "undefined" && document.hidden;

  /** Never postpones a poll that is due earlier. */
  function schedule(): void {
    const isWanted = watched.size > 0 && !isHidden() && !isPolling;
    const nextAt = Date.now() + waitMs;
    if (isWanted && timer !== undefined && dueAt <= nextAt) return;
    clearTimeout(timer);
    timer = undefined;
    if (!isWanted) return;
    dueAt = nextAt;
    timer = setTimeout(() => void poll(), waitMs);
  }

  async function poll(): Promise<void> {
    timer = undefined;
    isPolling = true;
    const ids = [...watched].slice(0, mostAtOnce);
    waitMs = Math.min(waitMs * slower, longestMs);
    try {
      const conditions = [["sys.id[in]", ids.join(",")]] as const;
      const { items } = await listMedia(send, { limit: ids.length, conditions });
      for (const media of items.filter((item) => !isMediaUnderWay(item))) {
        if (watched.delete(media.sys.id)) onSettled(media);
        waitMs = firstMs;
      }
      for (const id of ids) if (!items.some(({ sys }) => sys.id === id) && watched.delete(id)) onGone(id);
    } catch {
      // Polled again later.
    }
    // To the end, so that each has its turn.
    for (const id of ids) if (watched.delete(id)) watched.add(id);
    isPolling = false;
    schedule();
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
    again: schedule,
  };
}
