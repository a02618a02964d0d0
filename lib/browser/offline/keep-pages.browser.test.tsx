import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pagesCachePrefix } from "#lib/paths.ts";
import { removeDraftsOf, writeDraft } from "../drafts/drafts.ts";
import { deviceStorage } from "../text-storage.ts";
import { forgetPages } from "./forget-pages.ts";
import { keepPages } from "./keep-pages.ts";
import { storedAtAttribute } from "./stored-page.ts";
import { rememberViewed, viewedOf } from "./viewed.ts";

const home = document.location.pathname + document.location.search;
const cacheName = `${pagesCachePrefix}ada`;
const asked: string[] = [];
let answers: Record<string, Response> = {};
let onAsk = async (_: string) => {};

beforeEach(() => {
  asked.length = 0;
  answers = {};
  onAsk = async () => {};
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    await onAsk(address);
    return answers[address] ?? pageOf("ada");
  });
  workerOfAnotherBuild();
  signedIn("ada");
});

function workerOfAnotherBuild(): void {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller: {} } });
}

afterEach(async () => {
  history.replaceState(null, "", home);
  Reflect.deleteProperty(navigator, "serviceWorker");
  await removeDraftsOf("ada");
  await forgetPages();
});

function signedIn(memberId: string): void {
  deviceStorage.write("atrium-session", JSON.stringify({ kind: "signed-in", memberId }));
}

function pageOf(memberId: string, more = ""): Response {
  const html = `<!doctype html><html lang="en"><template data-member-id="${memberId}"></template>${more}</html>`;
  const headers = {
    "content-type": "text/html",
    "content-length": "9",
    "content-security-policy": "default-src 'none'",
  };
  return new Response(html, { headers });
}

const keep = (signal = new AbortController().signal) =>
  keepPages({ memberId: "ada", creatable: ["article"], signal });

async function stored(): Promise<string[]> {
  const all = await (await caches.open(cacheName)).keys();
  return all.map(({ url }) => url.slice(location.origin.length));
}

function view(contentId: string): string {
  const address = `/read/article/${contentId}?locale=ko`;
  rememberViewed("ada", { contentId, contentTypeId: "article", address });
  history.replaceState(null, "", address);
  return address;
}

const draft = {
  memberId: "ada",
  contentTypeId: "article",
  title: "A",
  texts: {},
  savedAt: "2026-11-24T02:00:00Z",
};

test("home, the forms of new items and of drafts, and the item that is shown are stored, the last first", async () => {
  await writeDraft({ ...draft, contentId: "one" });
  await writeDraft({ ...draft, draftId: "two" });
  view("earlier");
  const shown = view("shown");
  await keep();
  const expected = [shown, "/", "/contents/article/new", "/contents/article/one/edit"];
  expect(await stored()).toEqual(expected);
  expect(asked).toEqual(expected);
  await keep();
  expect(asked).toEqual(expected);
});

test("a stored page says when it was stored, and has the policy of its answer", async () => {
  await keep();
  const page = await caches.match("/", { cacheName });
  const at = page?.headers.get(storedAtAttribute);
  expect(Date.parse(at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(await page?.text()).toContain(`<html ${storedAtAttribute}="${at}" lang="en">`);
  expect(page?.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(page?.headers.has("content-length")).toBe(false);
});

test("the scripts of a page are fetched, and those that these load, but no large one", async () => {
  const chunk = "/_next/static/chunks/";
  const file = (text: string, bytes = 9) =>
    new Response(text, { headers: { "content-length": String(bytes) } });
  answers = {
    "/": pageOf("ada", `<script src="${chunk}first-1.js"></script>`),
    [`${chunk}first-1.js`]: file('load("static/chunks/later-2.js"),load("static/chunks/large-3.js")'),
    [`${chunk}later-2.js`]: file('load("static/chunks/first-1.js"),load("static/chunks/style-5.css")'),
    [`${chunk}large-3.js`]: file('load("static/chunks/never-4.js")', 200_001),
    [`${chunk}style-5.css`]: file(""),
  };
  await keep();
  const files = () =>
    asked.filter((address) => address.startsWith(chunk)).map((one) => one.slice(chunk.length));
  const all = ["first-1.js", "later-2.js", "large-3.js", "style-5.css"];
  expect(files()).toEqual(all);

  answers[view("shown")] = pageOf("ada", `<script src="${chunk}first-1.js"></script>`);
  await keep();
  expect(files()).toEqual(all);
  // It has a cache of its own.
  workerOfAnotherBuild();
  answers[view("again")] = pageOf("ada", `<script src="${chunk}style-5.css"></script>`);
  answers[`${chunk}style-5.css`] = file("");
  await keep();
  expect(files()).toEqual([...all, "style-5.css"]);
});

test("no other member's page is stored, no error, and no redirect", async () => {
  answers = {
    "/": pageOf("grace"),
    "/contents/article/new": pageOf("ada", '<template data-dgst="1"></template>'),
  };
  view("shown");
  answers[location.pathname + location.search] = Response.error();
  await keep();
  expect(await stored()).toEqual([]);
  answers = { "/": new Response(await pageOf("ada").text(), { status: 500 }) };
  view("fine");
  await keep();
  expect(await stored()).toEqual(["/read/article/fine?locale=ko", "/contents/article/new"]);
});

test("a viewed page stays until twenty others were viewed; the form of a published draft is removed", async () => {
  await writeDraft({ ...draft, contentId: "one" });
  const first = view("first");
  await keep();
  await removeDraftsOf("ada");
  view("another");
  await keep();
  expect(await stored()).toContain(first);
  expect(await stored()).not.toContain("/contents/article/one/edit");
  for (let count = 0; count < 20; count++) view(`later-${count}`);
  await keep();
  expect(await stored()).not.toContain(first);
  expect(viewedOf("ada")).toHaveLength(20);
});

test("two pages of an item are both stored", async () => {
  const shown = view("shown");
  await keep();
  rememberViewed("ada", { contentId: "shown", contentTypeId: "article", address: "/contents/article/shown" });
  await keep();
  expect(await stored()).toContain(shown);
});

test("the page that is shown is stored again after ten minutes", async () => {
  const shown = view("shown");
  await keep();
  asked.length = 0;
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 9 * 60_000);
  await keep();
  expect(asked).toEqual([]);
  vi.mocked(Date.now).mockReturnValue(now + 11 * 60_000);
  await keep();
  expect(asked).toEqual([shown]);
});

test("nothing is stored after a sign-out, also if that happens meanwhile", async () => {
  signedIn("grace");
  await keep();
  expect(asked).toEqual([]);
  expect(await caches.has(cacheName)).toBe(false);

  signedIn("ada");
  onAsk = async () => {
    deviceStorage.write("atrium-session", JSON.stringify({ kind: "signed-out" }));
    await forgetPages();
  };
  await keep();
  expect(asked).toContain("/");
  expect(await caches.has(cacheName)).toBe(false);
});

test("another page stops it", async () => {
  const ending = new AbortController();
  onAsk = async () => ending.abort();
  await keep(ending.signal);
  expect(asked).toEqual(["/"]);
});

test("nothing is stored without a service worker, nor where the device saves data", async () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  await keep();
  Reflect.deleteProperty(navigator, "connection");
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller: null } });
  await keep();
  expect(asked).toEqual([]);
});
