import { expect, test } from "vitest";
import en from "#lib/messages/parts/signIn.en.json" with { type: "json" };
import ko from "#lib/messages/parts/signIn.ko.json" with { type: "json" };
import { parseSignInProblem } from "./sign-in-problem.ts";

test("every problem has a sentence in both languages, and every sentence a problem", () => {
  for (const code of Object.keys(en.problems)) expect(parseSignInProblem(code)).toBe(code);
  expect(Object.keys(ko.problems)).toEqual(Object.keys(en.problems));
});

test("no code is no problem, and a code of no sentence gets the general one", () => {
  expect(parseSignInProblem(undefined)).toBeUndefined();
  expect(parseSignInProblem("<script>")).toBe("unknown");
});
