import { expect, test } from "vitest";
import { safeFileName } from "#service/media/safe-file-name.ts";

test.each([
  ["sea.png", "sea.png"],
  ["갯벌 지도.pdf", "갯벌 지도.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\ada\\sea.png", "sea.png"],
  ["sea\r\n.png", "sea.png"],
  ["\u202egnp.exe", "gnp.exe"],
  ["a\u200b\ufeffb.png", "ab.png"],
  ["👩‍🔬.png", "👩‍🔬.png"],
  ["  .hidden ", "hidden"],
  ['a<b>:"c"|?*.png', "a_b___c____.png"],
  ["e\u0301.png", "\u00e9.png"],
])("%j is kept as %j", (given, name) => {
  expect(safeFileName(given)).toEqual({ name });
});

test.each(["", " ", "..", "../", "a/", "\u202e", "a\0b", "\ud83c", "🌊".repeat(201)])(
  "of %j no name can be made",
  (given) => {
    expect(safeFileName(given)).toEqual({ problem: expect.any(String) });
  },
);

test.each([
  ["dots", `a${".".repeat(300_000)}a`],
  ["marks in the wrong order", `a${"\u0301".repeat(100_000)}${"\u0323".repeat(100_000)}`],
])("a name of %s is refused in time", (_, given) => {
  expect(safeFileName(given)).toEqual({ problem: expect.stringContaining("200 characters or fewer") });
});
