import { expect, test } from "vitest";
import { spaceErrorIn } from "./space-error.ts";

const bodies = {
  problem: JSON.stringify({ type: "about:blank", title: "Refused", status: 400 }),
  errors: JSON.stringify({ errors: [{ message: "Refused" }] }),
  "other members": JSON.stringify({ sys: { type: "Oops" }, message: 7 }),
  text: "Refused",
  html: "<!doctype html><h1>Refused</h1>",
  empty: "",
};

const outcomes = [
  [400, "ValidationFailed"],
  [401, "InvalidToken"],
  [403, "AccessDenied"],
  [404, "NotFound"],
  [409, "Conflict"],
  [410, "NotFound"],
  [412, "Conflict"],
  [413, "TooLarge"],
  [415, "UnsupportedMediaType"],
  [422, "ValidationFailed"],
  [428, "VersionRequired"],
  [429, "RateLimited"],
  [405, "MethodNotAllowed"],
  [418, "Unexpected"],
  [500, "InternalError"],
  [502, "Unreachable"],
  [503, "Unavailable"],
  [504, "TimedOut"],
  [599, "InternalError"],
] as const;

test.each(outcomes)("status %i means %s with a body of any shape", (status, code) => {
  const read = Object.entries(bodies).map(([shape, body]) => [shape, spaceErrorIn(status, body).code]);
  expect(read).toEqual(Object.keys(bodies).map((shape) => [shape, code]));
});

test("a body of the decided shape names the outcome itself", () => {
  const body = JSON.stringify({ sys: { type: "Error", id: "BadCursor" }, message: "No." });
  expect(spaceErrorIn(400, body)).toMatchObject({ code: "BadCursor", message: "No." });
});

test.each([
  [JSON.stringify({ type: "https://space.example/problems/upload-taken" }), "UploadTaken"],
  [JSON.stringify({ errors: [{ code: "ALREADY_MEMBER" }] }), "AlreadyMember"],
  ["The last manager stays.", "LastManager"],
])("a conflict that %s names is that one", (body, code) => {
  expect(spaceErrorIn(409, body).code).toBe(code);
});

test.each([
  { errors: [{ source: { pointer: "/fields/title/en" }, detail: "too long" }] },
  { "invalid-params": [{ name: "fields.title.en", reason: "too long" }] },
  { title: "Invalid", errors: [{ pointer: "#/fields/title/en", message: "too long" }] },
])("%o says which field is refused and why", (body) => {
  expect(spaceErrorIn(400, JSON.stringify(body)).fieldProblems).toEqual([
    { path: "fields.title.en", message: "too long" },
  ]);
});
