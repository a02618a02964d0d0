import { createListeners } from "./store.ts";

interface Taken {
  users: number;
  /** The way to let go of it; none when another tab has it. */
  letGo: Promise<(() => void) | undefined>;
}

const taken = new Map<string, Taken>();
/** What this tab is taking by force: an older request that it was granted meanwhile is no loss. */
const stealing = new Set<string>();
const lostListeners = createListeners<string>();

/**
 * Takes a name for this tab, unless another tab has it; answers the way to let go of it. Whoever takes it again in
 * the same tab shares it. The browser lets go of it when the tab ends, however it ends.
 */
export async function takeForTab(name: string): Promise<(() => void) | undefined> {
  return await take(name, { ifAvailable: true });
}

/** Waits until no other tab has the name; `undefined` when the wait was given up. */
export async function waitForTab(name: string, signal: AbortSignal): Promise<(() => void) | undefined> {
  return await take(name, { signal });
}

/** Takes the name from a tab that does not answer; that one is told by `onLost`. */
export async function stealForTab(name: string): Promise<(() => void) | undefined> {
  stealing.add(name);
  const release = await take(name, { steal: true });
  // The browser reports about now that the tab has lost what it had been granted in the meantime.
  setTimeout(() => stealing.delete(name));
  return release;
}

/** Tells when another tab has taken a name from this one, until what it answers is called. */
export const onLost = lostListeners.subscribe;

async function take(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  // What is waited for is nobody's yet, and not what this tab is just letting go of: each asks by itself.
  const isWait = options.signal !== undefined;
  const mine = (isWait ? undefined : taken.get(name)) ?? { users: 0, letGo: request(name, options) };
  if (!isWait) taken.set(name, mine);
  mine.users++;
  if ((await mine.letGo) === undefined) {
    if (taken.get(name) === mine) taken.delete(name);
    return undefined;
  }
  taken.set(name, mine);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    // One part of a page follows the other: the next one may take it before this one is gone.
    setTimeout(() => void leave(name, mine));
  };
}

function request(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    navigator.locks
      .request(name, options, async (lock) => {
        if (lock === null) return resolve(undefined);
        isHeld = true;
        await new Promise<void>((letGo) => resolve(() => letGo()));
      })
      .catch(() => {
        resolve(undefined);
        if (!isHeld || (stealing.has(name) && options.steal !== true)) return;
        taken.delete(name);
        lostListeners.notify(name);
      });
  });
}

async function leave(name: string, mine: Taken): Promise<void> {
  if (--mine.users > 0) return;
  if (taken.get(name) === mine) taken.delete(name);
  (await mine.letGo)?.();
}
