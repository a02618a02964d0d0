import { expect, test } from "vitest";
import { goLetters } from "./go-letters.ts";

const kinds = (...ids: string[]) => ids.map((id) => ({ id }));

test("each type has a letter of its own; home keeps h, Reader r, and files f", () => {
  expect([...goLetters(kinds("article", "album", "hut", "room"))]).toEqual([
    ["h", "/"],
    ["r", "/read"],
    ["f", "/media"],
    ["a", "/contents/article"],
    ["l", "/contents/album"],
    ["u", "/contents/hut"],
    ["o", "/contents/room"],
  ]);
});

test("a type without a free letter has no shortcut", () => {
  expect([...goLetters(kinds("a", "A", "7-글")).keys()]).toEqual(["h", "r", "f", "a"]);
});
