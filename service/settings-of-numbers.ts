import { z } from "zod";

/** A whole number of the environment, with the same message as the portal's. */
export function wholeNumber(min: number, max?: number) {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  const sentence = `must be a whole number ${range}`;
  const number = z.coerce.number(sentence).int({ error: sentence, abort: true }).min(min, sentence);
  return max === undefined ? number : number.max(max, sentence);
}

/** A number with decimals, such as of seconds. */
export function decimal(min: number, max: number) {
  const sentence = `must be a number from ${min} to ${max}`;
  return z.coerce.number(sentence).min(min, sentence).max(max, sentence);
}
