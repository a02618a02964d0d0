import { expect, test } from "vitest";
import { savePreferences } from "./preferences.ts";

process.env.SESSION_SECRETS = "a secret for tests that is long enough";
process.env.LOG_LEVEL = "silent";

test("a language or theme is stored for a year, and the page reloads", async () => {
  const response = await choose({ language: "ko", returnTo: "/contents/article?order=title" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/contents/article?order=title");
  expect(response.headers.getSetCookie()).toEqual(["language=ko; Path=/; SameSite=Lax; Max-Age=31536000"]);
  const dark = await choose({ theme: "dark", returnTo: "/" });
  expect(dark.headers.getSetCookie()).toEqual(["theme=dark; Path=/; SameSite=Lax; Max-Age=31536000"]);
});

test("the id of a member who hides the first steps is stored in an HttpOnly cookie", async () => {
  const hidden = await choose({ hiddenSteps: "4bJ_x-9", returnTo: "/" });
  expect(hidden.headers.getSetCookie()).toEqual([
    "hiddenSteps=4bJ_x-9; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly",
  ]);
  const other = await choose({ hiddenSteps: "a:b; Domain=example.org", returnTo: "/" });
  expect(other.headers.getSetCookie()).toEqual([
    "hiddenSteps=a%3Ab%3B%20Domain%3Dexample.org; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly",
  ]);
});

test("other values aren't stored", async () => {
  const response = await choose({ language: "ko; Domain=example.org", theme: "sepia", returnTo: "/" });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.status).toBe(303);
});

test("it returns to the sign-in page with its message and target", async () => {
  const response = await choose({
    language: "en",
    returnTo: "/sign-in?problem=used_link&returnTo=%2Fcontents%2Fwalk&more=1",
  });
  expect(response.headers.get("location")).toBe("/sign-in?problem=used_link&returnTo=%2Fcontents%2Fwalk");
});

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/sign-in-elsewhere/../..//x",
  "",
])("it never leads to %j", async (returnTo) => {
  const location = (await choose({ theme: "light", returnTo })).headers.get("location") ?? "";
  expect(location).toMatch(/^\/(?!\/)/);
  expect(location).not.toContain("elsewhere.example");
});

test("a sign-in page with a foreign target loses it", async () => {
  const response = await choose({ theme: "light", returnTo: "/sign-in?returnTo=//elsewhere.example" });
  expect(response.headers.get("location")).toBe("/sign-in");
});

test("another site cannot choose", async () => {
  const response = await choose({ theme: "dark", returnTo: "/" }, "cross-site");
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

async function choose(fields: Record<string, string>, site = "same-origin"): Promise<Response> {
  const body = new URLSearchParams(fields);
  const headers = { "sec-fetch-site": site, "content-type": "application/x-www-form-urlencoded" };
  return await savePreferences(
    new Request("http://localhost:3000/preferences", { method: "POST", body, headers }),
  );
}
