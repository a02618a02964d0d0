import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readText } from "./read-text.ts";

test("a byte order mark, with which some editors begin a file, is left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-mark-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "space.json");
  writeFileSync(file, "\uFEFF{}");
  expect(readText(file)).toEqual({ text: "{}" });
});

test("a Space file that is there and can't be read isn't called missing", () => {
  const missing = join(tmpdir(), "none.json");
  expect(readText(missing)).toEqual({ problem: `${missing}: there is no file to read` });
  const folder = tmpdir();
  expect(readText(folder)).toEqual({ problem: `${folder}: this user can't read it (EISDIR)` });
});
