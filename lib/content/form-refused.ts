import type { ErrorDetail } from "#lib/space/space-error.ts";
import type { Slot } from "./form-slot.ts";
import type { Problem, Problems } from "./problems.ts";

export interface Refused {
  problems: Problems;
  /** What the service said about nothing that the form shows. */
  others: string[];
}

/** Puts the `details` of a 422 on the slots that they name: `fields.title.en-US` (decisions.md, "Errors"). */
export function refusedSlots(slots: readonly Slot[], details: readonly ErrorDetail[]): Refused {
  const problems = new Map<string, Problem>();
  const others: string[] = [];
  for (const { path = "", message = "" } of details) {
    const slot = slots.find(({ name, field }) => isAt(path, name) || path === `fields.${field.apiName}`);
    if (slot === undefined) others.push(path === "" ? message : `${path}: ${message}`);
    else if (!problems.has(slot.name)) problems.set(slot.name, { code: "refused", message });
  }
  return { problems, others };
}

/** At a slot or inside of its value. */
function isAt(path: string, name: string): boolean {
  const place = `fields.${name}`;
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}
