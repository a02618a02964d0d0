import { expect, test } from "vitest";
import { linkAddress, mediaAddress, safeLink, safePicture } from "./safe-address.ts";

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://a.example/1",
  "file:///etc/passwd",
  "//evil.example/x",
  "/contents/article",
  "https:",
  "",
  `https://a.example/${"x".repeat(3000)}`,
  { toString: () => "https://a.example" },
])("a link to %j is not followed", (address) => {
  expect(safeLink(address)).toBeUndefined();
});

test("links to http, https and mailto are followed", () => {
  expect(safeLink("https://www.khoa.go.kr")).toBe("https://www.khoa.go.kr/");
  expect(safeLink("http://a.example/b?c#d")).toBe("http://a.example/b?c#d");
  expect(safeLink("mailto:sora@hanmail.example")).toBe("mailto:sora@hanmail.example");
});

test("a picture comes from http or https only", () => {
  expect(safePicture("https://a.example/a.webp")).toBe("https://a.example/a.webp");
  expect(safePicture("mailto:a@b.example")).toBeUndefined();
  expect(safePicture("data:image/svg+xml,<svg/>")).toBeUndefined();
});

test("a picture is loaded from a media origin alone", () => {
  const origins = ["https://media.example", "http://localhost:4000"];
  expect(mediaAddress("https://media.example/a.webp", origins)).toBe("https://media.example/a.webp");
  expect(mediaAddress("http://localhost:4000/files/a", origins)).toBe("http://localhost:4000/files/a");
  for (const address of [
    "https://tracker.example/a.webp",
    "http://media.example/a.webp",
    "https://media.example:8443/a.webp",
    "https://media.example@tracker.example/a.webp",
    "//media.example/a.webp",
    undefined,
  ]) {
    expect(mediaAddress(address, origins)).toBeUndefined();
  }
});

test("a typed address becomes a URL: complete, without a scheme, or of mail", () => {
  expect(linkAddress(" https://a.example/x?y#z ")).toBe("https://a.example/x?y#z");
  expect(linkAddress("\ufeffhttps://a.example/x\u200b\u00a0")).toBe("https://a.example/x");
  expect(linkAddress("java\u200bscript:alert(1)")).toBeUndefined();
  expect(linkAddress("www.khoa.go.kr")).toBe("https://www.khoa.go.kr/");
  expect(linkAddress("a.example/tides?day=1")).toBe("https://a.example/tides?day=1");
  expect(linkAddress("ada@example.com")).toBe("mailto:ada@example.com");
  expect(linkAddress("mailto:ada@example.com")).toBe("mailto:ada@example.com");
});

test("what may not be followed is no address", () => {
  for (const typed of [
    "",
    "tide",
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc",
    "/contents",
    "tel:1",
  ])
    expect(linkAddress(typed)).toBeUndefined();
});
