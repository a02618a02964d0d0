import type { Answer } from "./adapter.ts";

/** What was seen instead of what the row says. */
class Seen extends Error {
  override readonly name = "Seen";
}

/** The row does not apply to this BFF, or to this number of instances. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}

export function that(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Seen(seen);
}

export function equal(actual: unknown, expected: unknown, what: string): void {
  that(
    JSON.stringify(actual) === JSON.stringify(expected),
    `${what}: ${show(actual)} instead of ${show(expected)}`,
  );
}

export function status(answer: Answer, expected: number | readonly number[], what: string): void {
  const fits = [expected].flat().includes(answer.status);
  that(fits, `${what}: ${answer.status} instead of ${[expected].flat().join(" or ")} ${show(answer.text)}`);
}

/** Every answer has this status. */
export function statuses(answers: readonly Answer[], expected: number, what: string): void {
  const counts = new Map<number, number>();
  for (const answer of answers) counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  const told = [...counts].map(([code, count]) => `${count} × ${code}`).join(", ");
  that(counts.get(expected) === answers.length, `${what}: ${told} instead of ${expected}`);
}

/** Not a defect of the BFF. */
export function no5xx(answer: Answer, what: string): void {
  that(answer.status > 0 && answer.status < 500, `${what}: ${answer.status} ${show(answer.text)}`);
}

function at(value: unknown, path: string): unknown {
  let here = value;
  for (const name of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = Object.getOwnPropertyDescriptor(here, name)?.value;
  }
  return here;
}

export function textAt(value: unknown, path: string): string | undefined {
  const found = at(value, path);
  return typeof found === "string" ? found : undefined;
}

export function numberAt(value: unknown, path: string): number | undefined {
  const found = at(value, path);
  return typeof found === "number" ? found : undefined;
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  const line = text.replace(/\s+/g, " ");
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
