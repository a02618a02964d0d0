let last: Promise<unknown> = Promise.resolve();

/** Changes of one's profile, one at a time: the last one wins. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(change, change);
  last = mine;
  return mine;
}

/** Resolves when all changes are answered. */
export async function whenProfileSaved(): Promise<void> {
  await last.catch(() => undefined);
}
