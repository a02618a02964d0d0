import type { ErrorDetail } from "#lib/space/space-error.ts";
import type { Slot } from "./form-slot.ts";
import type { Problem, Problems } from "./problems.ts";

export interface Refused {
  problems: Problems;
  /** Messages about nothing in the form. */
  others: string[];
}

/**
 * Assigns the `details` of a 422 to slots, `fields.title.en-US`, or list entries, `fields.photos.en-US[2]`,
 * in slot order (decisions.md, "Errors").
 */
export function refusedSlots(slots: readonly Slot[], details: readonly ErrorDetail[]): Refused {
  const problems = new Map<string, Problem>();
  const others: string[] = [];
  for (const { path = "", message = "" } of details) {
    const slot = slots.find(({ name, field }) => isAt(path, name) || path === `fields.${field.apiName}`);
    if (slot === undefined) others.push(path === "" ? message : `${path}: ${message}`);
    else problems.set(slot.name, withProblem(problems.get(slot.name), slot, path, message));
  }
  const inOrder = slots.flatMap(({ name }) => {
    const problem = problems.get(name);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return { problems: new Map(inOrder), others };
}

/** The first problem wins, except that each list entry has its own. */
function withProblem(
  before: Problem | undefined,
  { name, field }: Slot,
  path: string,
  message: string,
): Problem {
  const index = field.type === "Array" ? entryIndex(path, name) : undefined;
  const problem: Problem = { code: "refused", message };
  if (index === undefined) return before ?? problem;
  const entries = before?.code === "entries" ? before.entries : [];
  if (before !== undefined && before.code !== "entries") return before;
  return entries.some((one) => one.index === index)
    ? { code: "entries", entries }
    : { code: "entries", entries: [...entries, { index, problem }] };
}

/** The index in `fields.photos.en-US[2]`. */
function entryIndex(path: string, name: string): number | undefined {
  const [, index] = /^\[(\d+)\]/.exec(path.slice(`fields.${name}`.length)) ?? [];
  return index === undefined ? undefined : Number(index);
}

function isAt(path: string, name: string): boolean {
  const prefix = `fields.${name}`;
  return path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`);
}
