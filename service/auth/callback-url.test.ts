import { expect, it } from "vitest";
import { callbackUrlSchema, withParameter } from "#service/auth/callback-url.ts";

it.each([
  "https://portal.example.com/callback",
  "https://portal.example.com/callback?from=space",
  "http://localhost:3000/callback",
  "http://127.0.0.1:3000/callback",
  "http://[::1]:3000/callback",
])("takes the web address %s", (url) => {
  expect(callbackUrlSchema.safeParse(url).success).toBe(true);
});

it.each([
  "myapp://callback",
  "javascript:alert(1)",
  "http://portal.example.com/callback",
  "http://localhost.example.com/callback",
  "https://user:secret@portal.example.com/callback",
  "https://portal.example.com/callback#part",
  "//portal.example.com/callback",
  "/callback",
  "",
  "HTTPS://portal.example.com/callback",
  "https:portal.example.com/callback",
  "https:///portal.example.com/callback",
  " https://portal.example.com/callback",
  "https://portal.example.com/callback\n",
  "https://portal.example.com/callback?exchangeToken=of-somebody",
  "https://portal.example.com/callback?error=access_denied",
])("rejects %s", (url) => {
  expect(callbackUrlSchema.safeParse(url).success).toBe(false);
});

it("adds its parameter to the query that is there", () => {
  expect(withParameter("https://a.example/c?x=1&y=a%20b", "exchangeToken", "t")).toBe(
    "https://a.example/c?x=1&y=a+b&exchangeToken=t",
  );
  expect(withParameter("https://a.example/c", "error", "access_denied")).toBe(
    "https://a.example/c?error=access_denied",
  );
});
