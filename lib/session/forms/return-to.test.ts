import { expect, test } from "vitest";
import { parseReturnTo } from "./return-to.ts";

test.each([
  "/",
  "/contents/article?order=-sys.updatedAt",
  "/contents/article/a%20b/edit",
  "/contents/글?q=%EB%AC%BC",
])("a path of ours is kept: %s", (path) => {
  expect(new URL(parseReturnTo(path), "http://x").href).toBe(new URL(path, "http://x").href);
});

test.each([
  ["a full address", "https://evil.example/"],
  ["a protocol-relative one", "//evil.example"],
  ["a backslash", "/\\evil.example"],
  ["an encoded backslash", "/%5Cevil.example"],
  ["an encoded line break", "/a%0d%0aset-cookie:x=1"],
  ["a line break", "/a\r\nb"],
  ["a script", "javascript:alert(1)"],
  ["dots that leave a slash pair", "/..//evil.example"],
  ["a look-alike host", "//еvil.example"],
  ["nothing", ""],
  ["not a text", 7],
  ["the callback itself", "/callback?exchangeToken=x"],
  ["sign-out", "/logout"],
  ["a very long one", `/${"a".repeat(3000)}`],
])("%s leads home", (_, value) => {
  expect(parseReturnTo(value)).toBe("/");
});
