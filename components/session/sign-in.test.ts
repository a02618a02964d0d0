import { expect, test } from "vitest";
import english from "#lib/messages/en.json" with { type: "json" };
import korean from "#lib/messages/ko.json" with { type: "json" };
import { parseSignInProblem } from "./sign-in.tsx";

test("every problem has a sentence in both languages, and every sentence a problem", () => {
  for (const code of Object.keys(english.signIn.problems)) expect(parseSignInProblem(code)).toBe(code);
  expect(Object.keys(korean.signIn.problems)).toEqual(Object.keys(english.signIn.problems));
});

test("no code is no problem, and a code of no sentence gets the general one", () => {
  expect(parseSignInProblem(undefined)).toBeUndefined();
  expect(parseSignInProblem("<script>")).toBe("unknown");
});
