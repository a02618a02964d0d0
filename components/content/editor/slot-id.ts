/** The `id` of the control of a slot: where labels, problems and focus meet. */
export function slotId(name: string): string {
  return `slot-${name}`;
}
