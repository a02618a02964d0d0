/** The `id` of the control of a slot: where labels, problems and focus meet. */
export function slotId(name: string, idPrefix = ""): string {
  return `${idPrefix}slot-${name}`;
}
