/** The JSON that a slot holds of a kind that nobody types; `undefined` for what is no JSON. */
export function storedIn(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
