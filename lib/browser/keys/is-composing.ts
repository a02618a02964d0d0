/** Whether a key belongs to an input method. Safari says so of the key that ends a composition by the key code alone. */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}
