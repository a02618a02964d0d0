import type { ErrorDetail } from "#lib/space/space-error.ts";
import type { Slot } from "./form-slot.ts";
import type { Problem, Problems } from "./problems.ts";

export interface Refused {
  problems: Problems;
  /** What the service said about nothing that the form shows. */
  others: string[];
}

/** Puts the `details` of a 422 on the slots that they name, `fields.title.en-US`, and on the entries of a list,
 * `fields.photos.en-US[2]`, in the order of the slots (decisions.md, "Errors"). */
export function refusedSlots(slots: readonly Slot[], details: readonly ErrorDetail[]): Refused {
  const problems = new Map<string, Problem>();
  const others: string[] = [];
  for (const { path = "", message = "" } of details) {
    const slot = slots.find(({ name, field }) => isAt(path, name) || path === `fields.${field.apiName}`);
    if (slot === undefined) others.push(path === "" ? message : `${path}: ${message}`);
    else problems.set(slot.name, withMore(problems.get(slot.name), slot, path, message));
  }
  const inOrder = slots.flatMap(({ name }) => {
    const problem = problems.get(name);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return { problems: new Map(inOrder), others };
}

/** The first of two stays, but for entries of a list: each has its own. */
function withMore(
  before: Problem | undefined,
  { name, field }: Slot,
  path: string,
  message: string,
): Problem {
  const index = field.type === "Array" ? placeIn(path, name) : undefined;
  const problem: Problem = { code: "refused", message };
  if (index === undefined) return before ?? problem;
  const entries = before?.code === "entries" ? before.entries : [];
  if (before !== undefined && before.code !== "entries") return before;
  return entries.some((one) => one.index === index)
    ? { code: "entries", entries }
    : { code: "entries", entries: [...entries, { index, problem }] };
}

/** `fields.photos.en-US[2]` and what is inside of it. */
function placeIn(path: string, name: string): number | undefined {
  const [, index] = /^\[(\d+)\]/.exec(path.slice(`fields.${name}`.length)) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** At a slot or inside of its value. */
function isAt(path: string, name: string): boolean {
  const place = `fields.${name}`;
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}
