import { expect, test } from "vitest";
import { Source } from "./source.ts";
import { tokenNamesOutsideSession } from "./token-names.ts";

function problems(path: string, text: string): string[] {
  return tokenNamesOutsideSession([new Source(path, text)]);
}

test.each([
  ["a variable", "const accessToken = 1;"],
  ["a member", "use(session.refreshToken);"],
  ["a member by its name in quotes", 'use(session["accessToken"]);'],
  ["a pattern", "const { exchangeToken } = query;"],
  ["a type", "interface X { accessToken: string }"],
  ["a template", "use(session[`accessToken`]);"],
])("a token outside lib/session is refused: %s", (_, text) => {
  expect(problems("lib/gateway/x.ts", text)).toHaveLength(1);
});

test("a property of a component counts", () => {
  expect(problems("components/ui/x.tsx", "const x = <Y accessToken={z} />;")).toHaveLength(1);
});

test.each([
  ["lib/session may", "lib/session/x.ts", "const accessToken = 1;"],
  ["the service may", "service/auth/x.ts", "const accessToken = 1;"],
  ["a comment is no token", "lib/gateway/x.ts", "// the accessToken stays in lib/session\n"],
  ["a sentence about one is no token", "lib/log.ts", 'const hidden = ["*.accessToken"];'],
])("%s", (_, path, text) => {
  expect(problems(path, text)).toEqual([]);
});
