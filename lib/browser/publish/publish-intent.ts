let intended: { name: string; at: number } | undefined;

const longestWayMilliseconds = 30_000;

/** Marks a draft for publishing as soon as its editor opens. */
export function intendPublish(name: string): void {
  intended = { name, at: Date.now() };
}

/** Whether the draft was just marked. Kept in memory: no URL may publish. */
export function takePublishIntent(name: string): boolean {
  const is = intended?.name === name && Date.now() - intended.at < longestWayMilliseconds;
  intended = undefined;
  return is;
}
