let last: Promise<unknown> = Promise.resolve();

/** Changes of one's profile one after the other: what was asked for last is what stays. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(change, change);
  last = mine;
  return mine;
}

/** Resolves when all that was asked for by now is answered. */
export async function whenProfileSaved(): Promise<void> {
  await last.catch(() => undefined);
}
