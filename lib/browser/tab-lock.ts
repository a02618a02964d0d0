interface Taken {
  users: number;
  /** The way to let go of it; none when another tab has it. */
  letGo: Promise<(() => void) | undefined>;
}

const taken = new Map<string, Taken>();

/**
 * Takes a name for this tab, unless another tab has it; answers the way to let go of it. Whoever takes it again in
 * the same tab shares it. The browser lets go of it when the tab ends, however it ends.
 */
export async function takeForTab(name: string): Promise<(() => void) | undefined> {
  const mine = taken.get(name) ?? { users: 0, letGo: request(name) };
  taken.set(name, mine);
  mine.users++;
  if ((await mine.letGo) === undefined) {
    if (taken.get(name) === mine) taken.delete(name);
    return undefined;
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    // One part of a page follows the other: the next one may take it before this one is gone.
    setTimeout(() => void leave(name, mine));
  };
}

function request(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return resolve(undefined);
        await new Promise<void>((letGo) => resolve(() => letGo()));
      })
      .catch(reject);
  });
}

async function leave(name: string, mine: Taken): Promise<void> {
  if (--mine.users > 0) return;
  taken.delete(name);
  (await mine.letGo)?.();
}
