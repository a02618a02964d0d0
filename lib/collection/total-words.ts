/** A Space may count only so far; one more than either means "more than that" (docs/decisions/0014). */
const bounds: readonly number[] = [1_000, 10_000];

/** Is it the number itself, not "more than" one less? */
export function isExact(total: number): boolean {
  return !bounds.includes(total - 1);
}

/** "9,999", or "10,000+" beyond what was counted. */
export function totalWords(total: number, format: (number: number) => string): string {
  return isExact(total) ? format(total) : `${format(total - 1)}+`;
}

/** The total after so many items are gone; unchanged as long as it is unknown, or there are more than that. */
export function totalWithout(total: number | undefined, gone: number): number | undefined {
  return total === undefined || !isExact(total) ? total : Math.max(total - gone, 0);
}
