import { expect, test } from "vitest";
import { uploadIdAt } from "./send-file.ts";

test.each([
  ["a%20b", "a b"],
  ["%", "%"],
  ["%E0%A4%A", "%E0%A4%A"],
])("the id of an Upload at …/%s is %s", (segment, id) => {
  expect(uploadIdAt(`/api/upload/resumable/${segment}`)).toBe(id);
});
