/** How long a delete of so many items can be undone: reading what many are takes longer. */
export function undoSeconds(count: number): number {
  return count > 1 ? 15 : 5;
}
