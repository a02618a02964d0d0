import { expect, test } from "vitest";

Object.assign(process.env, {
  SPACE_FILE: "lib/space-file/morae.json",
  SESSION_SECRETS: "a secret for tests that is long enough",
});
const { matchEndpoint } = await import("./match.ts");

test("a match is remembered, but for a path that is so long that many of them would fill the memory", () => {
  const match = (id: string) => matchEndpoint("acma", "GET", `/spaces/demo/contents/${id}`);
  expect(match("a")).toBe(match("a"));
  const long = "a".repeat(1_000);
  expect(match(long)).toMatchObject({ state: "row", parameters: { contentId: long } });
  expect(match(long)).not.toBe(match(long));
});
