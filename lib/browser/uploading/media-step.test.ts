import { expect, test } from "vitest";
import { titleOf } from "./media-step.ts";

test.each([
  ["IMG_2231.heic", "IMG_2231"],
  ["../../etc/passwd.png", "passwd"],
  ["\u{1f30a} wave.png", "\u{1f30a} wave"],
  ["tide.table.2026.pdf", "tide.table.2026"],
  ["evil\u202egnp.exe", "evilgnp"],
  [`${"\u{1f30a}".repeat(300)}.png`, "\u{1f30a}".repeat(200)],
  [".png", ""],
])("a title is the name alone: %j", (name, title) => {
  expect(titleOf(name)).toBe(title);
});
