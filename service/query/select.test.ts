import { expect, test } from "vitest";
import { parseSelect, unselectedFields } from "#service/query/select.ts";

const names = ["title", "body"];

test.each([
  ["fields.title", ["body"]],
  ["fields.title.en-US", ["body"]],
  ["sys.id", ["title", "body"]],
  ["-fields.title", ["title"]],
  ["-fields", ["title", "body"]],
  ["-fields.title.en-US", []],
])("select=%s reads no fields but those that it shows some of: without %j", (select, unselected) => {
  const selection = parseSelect(select);
  expect(selection && unselectedFields(selection, names)).toEqual(unselected);
});
