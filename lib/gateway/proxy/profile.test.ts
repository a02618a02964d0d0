import { beforeEach, expect, test } from "vitest";
import { call, content, own, signedIn } from "#lib/gateway/portal-for-tests.ts";
import { cachedProfiles } from "#lib/session/profile-cache.ts";
import type { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

let browser: TestBrowser;

beforeEach(async () => {
  browser = await signedIn();
});

const changeNickname = () =>
  call(
    "/me",
    { method: "PATCH", headers: { ...own, "content-type": "application/json" }, body: '{"nickname":"Bo"}' },
    browser,
  );

test("a change of the profile tells pages of every instance to read it, for longer than one is cached", async () => {
  const [cookie = ""] = (await changeNickname()).headers.getSetCookie();
  expect(cookie).toMatch(/^profileChanged=1; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/);
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  expect(seconds * 1_000).toBeGreaterThan(cachedProfiles().ttl);
});

test("other calls say nothing of the profile", async () => {
  const read = await call("/me", {}, browser);
  const write = await call(content, { method: "DELETE", headers: own }, browser);
  expect([...read.headers.getSetCookie(), ...write.headers.getSetCookie()]).toEqual([]);
});
