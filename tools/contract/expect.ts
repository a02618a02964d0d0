import assert from "node:assert/strict";
import type { Answer } from "./request.ts";

/** The value at a path of a JSON body (`sys.createdBy.sys.id`); undefined if there is none. */
export function at(body: unknown, path: string): unknown {
  let here = body;
  for (const name of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = Object.getOwnPropertyDescriptor(here, name)?.value;
  }
  return here;
}

/** The text at a path; anything else is a difference. */
export function textAt(body: unknown, path: string): string {
  const value = at(body, path);
  assert.ok(typeof value === "string", `${path} is ${show(value)}, not a text`);
  return value;
}

export function listAt(body: unknown, path: string): unknown[] {
  const value = at(body, path);
  assert.ok(Array.isArray(value), `${path} is ${show(value)}, not a list`);
  return value;
}

export function expectStatus(answer: Answer, status: number): void {
  assert.equal(answer.status, status, `the status is ${answer.status}, not ${status}: ${show(answer.body)}`);
}

/** Done, by whatever status: which one the seed doesn't show. */
export function expectDone({ status, body }: Answer): void {
  assert.ok(status >= 200 && status < 300, `answered ${status}: ${show(body)}`);
}

/** A refusal in the shape of `decisions.md`, "Errors": `{ sys: { type: "Error", id }, message, requestId }`. */
export function expectError(answer: Answer, status: number, code: string): void {
  const got = `${answer.status} ${String(at(answer.body, "sys.id"))}`;
  assert.equal(got, `${status} ${code}`, `answered ${got}, not ${status} ${code}: ${show(answer.body)}`);
}

/** Refused, whatever the code is: all that the seed says. */
export function expectRefused(answer: Answer): void {
  assert.ok(answer.status >= 400 && answer.status < 500, `answered ${answer.status}: ${show(answer.body)}`);
}

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  assert.deepEqual(actual, expected, `${what} is ${show(actual)}, not ${show(expected)}`);
}

/** An RFC 3339 date-time. */
export function expectDateTime(value: unknown, what: string): void {
  const fits =
    typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
  assert.ok(fits && !Number.isNaN(Date.parse(String(value))), `${what} is ${show(value)}, not a date-time`);
}

export function expectRefer(value: unknown, targetType: string, what: string): void {
  expectEqual(at(value, "sys.type"), "Refer", `the type of ${what}`);
  expectEqual(at(value, "sys.targetType"), targetType, `the targetType of ${what}`);
  textAt(value, "sys.id");
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
