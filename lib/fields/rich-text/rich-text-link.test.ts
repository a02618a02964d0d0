import { expect, test } from "vitest";
import { linkAddress } from "./rich-text-link.ts";

test("an address is what was meant: whole, without its beginning, or of mail", () => {
  expect(linkAddress(" https://a.example/x?y#z ")).toBe("https://a.example/x?y#z");
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
