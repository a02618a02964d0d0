import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

test("a Space file that is there and can't be read isn't called missing", () => {
  const missing = join(tmpdir(), "none.json");
  expect(readText(missing)).toEqual({ problem: `${missing}: there is no file to read` });
  const folder = tmpdir();
  expect(readText(folder)).toEqual({ problem: `${folder}: this user can't read it (EISDIR)` });
});
