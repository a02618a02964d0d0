import { createListeners } from "./store.ts";

interface TabLock {
  users: number;
  /** Releases it; undefined if another tab has it. */
  release: Promise<(() => void) | undefined>;
}

const taken = new Map<string, TabLock>();
/** Locks that this tab is stealing: losing an older grant of the same lock is no loss. */
const stealing = new Set<string>();
const lostListeners = createListeners<string>();

/**
 * Takes a lock for this tab, unless another tab has it; resolves with how to release it. Within a tab it is shared.
 * The browser releases it when the tab ends.
 */
export async function takeForTab(name: string): Promise<(() => void) | undefined> {
  return await take(name, { ifAvailable: true });
}

/** Waits until no other tab has the lock; `undefined` after an abort. */
export async function waitForTab(name: string, signal: AbortSignal): Promise<(() => void) | undefined> {
  return await take(name, { signal });
}

/** Takes the lock from a tab that does not answer, in which `onLost` reports it. */
export async function stealForTab(name: string): Promise<(() => void) | undefined> {
  stealing.add(name);
  const release = await take(name, { steal: true });
  // Until then the browser may report the loss of a lock that was granted in the meantime.
  setTimeout(() => stealing.delete(name));
  return release;
}

/**
 * Takes a lock that this tab does not share while `work` runs, unless it is taken, here or in another tab: then
 * `undefined`. `lost` is aborted when a tab steals the lock.
 */
export async function withOwnLock<Result>(
  name: string,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const lost = new AbortController();
  let working: Promise<Result> | undefined;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      working = lock === null ? undefined : work(lost.signal);
      return working;
    });
  } catch (error) {
    lost.abort();
    if (working === undefined) throw error;
    return await working;
  }
}

/** Calls when another tab has stolen a lock of this one; returns how to unsubscribe. */
export const onLost = lostListeners.subscribe;

async function take(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  // A wait is a request of its own: it must not share a lock that this tab is releasing.
  const isWait = options.signal !== undefined;
  const mine = (isWait ? undefined : taken.get(name)) ?? { users: 0, release: request(name, options) };
  if (!isWait) taken.set(name, mine);
  mine.users++;
  if ((await mine.release) === undefined) {
    if (taken.get(name) === mine) taken.delete(name);
    return undefined;
  }
  taken.set(name, mine);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    // The next page may take it before this one is gone.
    setTimeout(() => void release(name, mine));
  };
}

function request(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    navigator.locks
      .request(name, options, async (lock) => {
        if (lock === null) return resolve(undefined);
        isHeld = true;
        await new Promise<void>((end) => resolve(() => end()));
      })
      .catch(() => {
        resolve(undefined);
        if (!isHeld || (stealing.has(name) && options.steal !== true)) return;
        taken.delete(name);
        lostListeners.notify(name);
      });
  });
}

async function release(name: string, mine: TabLock): Promise<void> {
  if (--mine.users > 0) return;
  if (taken.get(name) === mine) taken.delete(name);
  (await mine.release)?.();
}
