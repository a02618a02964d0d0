import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { expect, test } from "vitest";

Object.assign(process.env, {
  SPACE_FILE: "lib/space-file/morae.json",
  SESSION_SECRETS: "a secret for tests that is long enough",
});
const { environment } = await import("#lib/environment.ts");
const { registrationScript, unregisterScript } = await import("./worker.ts");
const { answerManifest, answerOffline, answerWorker, manifestOf, workerOf } = await import(
  "./answer-installable.ts"
);
const { themeColors } = await import("./theme-color.ts");

const brand = {
  name: { en: "Morae", ko: "모래" },
  tagline: { en: "Field notes", ko: "기록" },
  color: { l: 0.45, c: 0.078, h: 195 },
  mark: "waves" as const,
  legal: [],
};

test("the worker of another build, and of another brand, is another one; of the same it is the same", async () => {
  const cacheOf = async (...of: Parameters<typeof workerOf>) =>
    /"cacheName":"(atrium-[\w-]{12})"/.exec(await workerOf(...of))?.[1];
  const first = await cacheOf(brand, "one");
  expect(first).toMatch(/^atrium-/);
  expect(await cacheOf(brand, "one")).toBe(first);
  expect(await cacheOf(brand, "two")).not.toBe(first);
  expect(await cacheOf({ ...brand, name: "Another" }, "one")).not.toBe(first);
});

test.each(["worker", "unregister", "registration"])("the %s is a script by itself", async (which) => {
  const scripts = {
    worker: await workerOf(brand, "one"),
    unregister: unregisterScript(),
    registration: registrationScript(),
  };
  const text = Object.entries(scripts).find(([name]) => name === which)?.[1] ?? "";
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/\bimport\b|__/);
});

test("where nothing was built, the worker only takes its leave", async () => {
  Object.assign(environment(), { isDevelopment: true });
  expect(await workerOf(brand)).toBe(unregisterScript());
  Object.assign(environment(), { isDevelopment: false });
});

test("the worker may fetch from this portal and do nothing else", async () => {
  const { headers } = await answerWorker();
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test("the manifest is the Space's, in the reader's language", async () => {
  const headers = { "accept-language": "ko" };
  const response = answerManifest(new Request("http://localhost:3000/manifest.webmanifest", { headers }));
  expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  expect((await response.json()).lang).toBe("ko");
  expect(JSON.parse(manifestOf(brand, "ko"))).toEqual({
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "ko",
    name: "모래",
    short_name: "모래",
    description: "기록",
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    icons: [
      { src: "/app-icon/192", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/app-icon/512", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/app-icon/maskable-512", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
});

test("the offline page has both languages", async () => {
  const html = await answerOffline().text();
  expect(html).toContain('<section lang="en" data-title="Can’t reach Morae · Morae">');
  expect(html).toContain('<section lang="ko" data-title="Morae에 연결할 수 없어요 · Morae">');
});

test("the browser's surroundings have the page's background colour", () => {
  const tokens = readFileSync("app/styles/theme.css", "utf8");
  expect(tokens).toContain("--color-sheet: light-dark(oklch(0.995 0.001 100), oklch(0.205 0.005 95));");
  expect(tokens).toContain("--color-background: light-dark(oklch(0.955 0.004 100)");
  expect(themeColors("dark")).toEqual([{ color: expect.stringMatching(/^#1[0-9a-f]1[0-9a-f]1[0-9a-f]$/) }]);
  expect(themeColors("light")).toEqual([{ color: expect.stringMatching(/^#f[d-f]f[d-f]f[c-f]$/) }]);
  expect(themeColors("system").map(({ media }) => media)).toEqual([
    "(prefers-color-scheme: light)",
    "(prefers-color-scheme: dark)",
  ]);
});
