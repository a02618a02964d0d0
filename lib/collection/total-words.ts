/** Spaces count up to here; one more means "more" (docs/decisions/0014). */
export const countedMax = 10_000;

/** "9,999", or "10,000+" beyond what Spaces count. */
export function totalWords(total: number, format: (number: number) => string): string {
  return total === countedMax + 1 ? `${format(countedMax)}+` : format(total);
}
