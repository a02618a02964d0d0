/** The JSON of a slot that isn't typed; `undefined` if it is invalid. */
export function storedIn(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
