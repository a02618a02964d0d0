import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { tooMany, tooManyPages } from "./answers.ts";

test("who tries too often reads in both languages when to try again", async () => {
  const response = tooMany(42, "/a?b=1&c=<2>");
  const page = await response.text();
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "42"]);
  expect(page).toContain("<title>Too many attempts · 시도 횟수가 너무 많아요</title>");
  expect(page).toContain("Try again in 42 s.");
  expect(page).toContain("42초 뒤에");
  const style = /<style>(.*)<\/style>/.exec(page)?.[1] ?? "";
  expect(response.headers.get("content-security-policy")).toContain(
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
  expect(page).toContain('<a href="/a?b=1&#38;c=&#60;2&#62;">Sign in · <span lang="ko">로그인</span></a>');
});

test("who opens too many pages comes back to the same one", async () => {
  const response = tooManyPages(7, "/media");
  expect(response.headers.get("refresh")).toBe("7; url=/media");
  expect(await response.text()).toContain(
    '<a href="/media">Try again · <span lang="ko">다시 시도</span></a>',
  );
});
