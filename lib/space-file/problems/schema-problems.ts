import type * as z from "zod";
import { spaceFileSchema } from "../schema.ts";
import { type FileProblem, mistake, suggestion } from "./file-problem.ts";
import { kindsOf, knownMembers, memberOf, schemaAt } from "./known-members.ts";

/** The schema's problems, with suggestions. */
export function schemaProblems(value: unknown): FileProblem[] {
  const parsed = spaceFileSchema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => problemsOf(issue, value));
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown): FileProblem[] {
  const path = issue.path.filter((step) => typeof step !== "symbol");
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = knownMembers(spaceFileSchema, path, value);
      return issue.keys.map((key) => mistake([...path, key], `unknown member${suggestion(key, known)}`));
    }
    case "invalid_value":
      return [
        mistake(
          path,
          `is none of what it can be${suggestion(written(value, path), issue.values.map(String))}`,
        ),
      ];
    case "invalid_type":
      return [mistake(path, isThere(value, path) ? `must be ${aKind(issue.expected)}` : "is missing")];
    case "invalid_union":
      return unionProblems(issue, path, value);
    default:
      return [mistake(path, issue.message)];
  }
}

function unionProblems(
  issue: z.core.$ZodIssueInvalidUnion,
  path: (string | number)[],
  value: unknown,
): FileProblem[] {
  const kinds = kindsOf(schemaAt(spaceFileSchema, path.slice(0, -1), value) ?? spaceFileSchema);
  if (kinds.length > 0) {
    if (!isThere(value, path)) return [mistake(path, `is missing; there are: ${kinds.join(", ")}`)];
    return [mistake(path, `there is no such kind${suggestion(written(value, path), kinds)}`)];
  }
  if (!isThere(value, path)) return [mistake(path, "is missing")];
  const meant = issue.errors.find((branch) => branch.some((each) => isOfKind(each, path, value)));
  if (meant !== undefined) {
    return meant.flatMap((each) => problemsOf({ ...each, path: [...path, ...each.path] }, value));
  }
  const named = issue.errors.flat().find((each) => each.code === "invalid_value");
  if (named !== undefined) {
    return [mistake(path, `is neither ${named.values.join(", ")} nor an object with what it is made of`)];
  }
  return [mistake(path, 'must be a text, or a text for each language such as {"en": "…", "ko": "…"}')];
}

/** Whether a union's option was meant, although it fails. */
function isOfKind(issue: z.core.$ZodIssue, path: readonly (string | number)[], value: unknown): boolean {
  if (issue.path.length > 0) return true;
  if (issue.code === "invalid_value") return typeof at(value, path) === "string";
  return issue.code !== "invalid_type";
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(memberOf, value);
}

function isThere(value: unknown, path: readonly (string | number)[]): boolean {
  return at(value, path) !== undefined;
}

function written(value: unknown, path: readonly (string | number)[]): string {
  return String(at(value, path));
}

function aKind(expected: string): string {
  const kinds: Readonly<Record<string, string>> = {
    string: "a text in double quotes",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list in [ ]",
    object: "an object in { }",
    record: "an object in { }",
  };
  return kinds[expected] ?? expected;
}
