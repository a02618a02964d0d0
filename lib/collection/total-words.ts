/** Up to here a Space counts what fits conditions; one more means "more than that" (docs/decisions/0014). */
export const countedMax = 10_000;

/** How many there are, as it is read: "9,999"; "10,000+" where the Space has stopped counting. */
export function totalWords(total: number, format: (number: number) => string): string {
  return total === countedMax + 1 ? `${format(countedMax)}+` : format(total);
}
