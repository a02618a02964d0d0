import { noticeableMs } from "#lib/content/noticeable.ts";

/** Where the writing of a form stands on this device. */
export type KeptState =
  | { state: "nothing" }
  | { state: "saving" }
  | { state: "saved"; at: Date }
  /** The device refused; what is typed is in this tab alone. */
  | { state: "refused" };

interface KeeperOptions {
  /** Writes what there is now, or removes the draft when nothing differs; answers when it was kept. */
  keep: () => Promise<Date | undefined>;
  onState: (state: KeptState) => void;
}

export interface DraftKeeper {
  /** Something was typed. */
  touch(): void;
  /** Keeps what is not kept yet, at once. */
  flush(): Promise<void>;
  /** What is not kept by now is somebody else's to keep. */
  drop(): void;
  /** Keeps nothing any more, and waits for what is under way. */
  stop(): Promise<void>;
}

const waitMilliseconds = 600;
const againMilliseconds = 3_000;

/**
 * Keeps a form on the device: the first change at once, the next ones within a second of the last keystroke
 * (reliability.md, "the tab crashes"), never two writes at a time.
 */
export function createDraftKeeper({ keep, onState }: KeeperOptions): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let isDue = false;
  let isStopped = false;
  let hasKept = false;
  /** What the timer is for: a keystroke does not wait for another try. */
  let isRetry = false;

  async function write(): Promise<void> {
    const slow = setTimeout(() => onState({ state: "saving" }), noticeableMs);
    try {
      const at = await keep();
      clearTimeout(slow);
      onState(at === undefined ? { state: "nothing" } : { state: "saved", at });
    } catch {
      clearTimeout(slow);
      onState({ state: "refused" });
      // There may be room again without another keystroke.
      isDue = true;
      if (isStopped || timer !== undefined) return;
      isRetry = true;
      timer = setTimeout(() => void flush(), againMilliseconds);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (underWay !== undefined) await underWay;
    if (!isDue || isStopped) return;
    isDue = false;
    underWay = write();
    await underWay;
    underWay = undefined;
  }

  return {
    touch() {
      if (isStopped) return;
      isDue = true;
      if (timer !== undefined && !isRetry) return;
      clearTimeout(timer);
      isRetry = false;
      timer = setTimeout(() => void flush(), hasKept ? waitMilliseconds : 0);
      hasKept = true;
    },
    flush,
    drop() {
      isDue = false;
      clearTimeout(timer);
      timer = undefined;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      while (underWay !== undefined) await underWay;
    },
  };
}
