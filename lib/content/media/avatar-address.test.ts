import { expect, test } from "vitest";
import { readPictureAddress } from "./avatar-address.ts";

test.each([
  ["https://pictures.example/a.webp", "https://pictures.example/a.webp"],
  ["  https://pictures.example/a b.png ", "https://pictures.example/a%20b.png"],
])("an address by https is one: %s", (typed, address) => {
  expect(readPictureAddress(typed)).toBe(address);
});

test.each([
  "",
  "pictures.example/a.webp",
  "http://pictures.example/a.webp",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "https://name:secret@pictures.example/a.webp",
  `https://pictures.example/${"a".repeat(2048)}`,
])("nothing else is: %s", (typed) => {
  expect(readPictureAddress(typed)).toBeUndefined();
});
