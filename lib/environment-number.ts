import * as z from "zod";

/** A whole number of the environment; the sentence about another one is that of `npm start`, too. */
export function wholeNumber(min: number, max?: number) {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  const sentence = `must be a whole number ${range}`;
  const number = z.coerce.number(sentence).int({ error: sentence, abort: true }).min(min, sentence);
  return max === undefined ? number : number.max(max, sentence);
}
