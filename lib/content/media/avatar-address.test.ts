import { expect, test } from "vitest";
import { readPictureAddress } from "./avatar-address.ts";

const origins = ["https://pictures.example", "http://localhost:4000"];

test.each([
  ["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
  ["  https://pictures.example/a b.png ", "https://pictures.example/a%20b.png"],
  ["\u200bhttps://pictures.example/a.webp\u00a0", "https://pictures.example/a.webp"],
  ["http://localhost:4000/files/a.webp", "http://localhost:4000/files/a.webp"],
])("an address of a media origin is one: %s", (typed, address) => {
  expect(readPictureAddress(typed, origins)).toEqual({ address });
});

test.each([
  "",
  "pictures.example/a.webp",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "https://name:secret@pictures.example/a.webp",
  `https://pictures.example/${"a".repeat(2048)}`,
])("no whole address: %s", (typed) => {
  expect(readPictureAddress(typed, origins)).toEqual({ problem: "whole" });
});

test.each(["http://pictures.example/a.webp", "https://tracker.example/a.webp"])(
  "an address of another origin is refused: %s",
  (typed) => {
    expect(readPictureAddress(typed, origins)).toEqual({ problem: "elsewhere" });
  },
);
