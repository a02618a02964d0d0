import { expect, test } from "vitest";
import { recordName, spaceName, userName } from "./space-members.ts";

test.each([
  [{ name: "Grace" }],
  [{ displayName: "Grace" }],
  [{ title: " Grace ", label: "G" }],
  [{ name: "", label: "Grace" }],
])("a record has its name by any usual word: %j", (record) => {
  expect(recordName(record)).toBe("Grace");
});

test("without a name, a user is shown by e-mail address, in `sys` or beside it, and a Space by id", () => {
  expect(userName({ sys: { id: "1", email: "grace@example.com" } })).toBe("grace@example.com");
  expect(userName({ sys: { id: "1" }, email: "grace@example.com" })).toBe("grace@example.com");
  expect(userName({ sys: { id: "1" } })).toBeUndefined();
  expect(spaceName({ sys: { id: "walkers" } })).toBe("walkers");
});
