import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./look.ts";
import { expect, signIn, test } from "./portal.ts";
import { startAnotherPortal } from "./servers/another-portal.ts";

// Chromium says aloud that a script is refused to a page that has gone.
test.use({ serviceWorkers: "allow", expectedConsole: [/Failed to load resource|ERR_/] });

/** The worker has the whole origin, from the next navigation on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") {
      await new Promise((resolve) => active?.addEventListener("statechange", resolve));
    }
  });
}

/** A portal of its own that has answered until the worker had its pages, and is away. */
async function stoppedPortal(
  page: Page,
  folder: string,
): Promise<{ url: string; port: number; before: string[] }> {
  const { url, stop } = await startAnotherPortal(folder, (morae) => morae);
  await page.goto(`${url}/sign-in`);
  await settled(page);
  await page.goto(`${url}/sign-in`);
  const { names } = await kept(page);
  await stop();
  return { url, port: Number(new URL(url).port), before: names };
}

/** Names of caches and addresses in them. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

test("the manifest and its icons are the Space's, and Chromium finds nothing that keeps it from installing @once", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = "{}" } = await devtools.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
  const { name, icons } = JSON.parse(data);
  expect(name).toBe("Morae");
  for (const { src, sizes } of icons) {
    const side = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(side).toBe(sizes);
  }
  expect((await devtools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
});

test("after a journey nothing is kept but static files and the offline page @once", async ({
  page,
  portal,
}) => {
  await signIn(page, "linus@example.com");
  await settled(page);
  for (const path of ["/contents/article", "/media", "/profile", "/contents/article"]) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker()).toBe(true);
    await expect(page.locator("h1").first()).toBeVisible();
  }
  await page.locator("[data-list] a").first().click();
  await page.waitForLoadState("networkidle");
  // Calls do not wake it.
  const ledTo = await page.evaluate(async () => {
    const source = new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { workerMatchedSourceType?: string })[];
        const call = entries.find(({ name }) => name.endsWith("/api/session"));
        if (call !== undefined) resolve(call.workerMatchedSourceType);
      }).observe({ type: "resource" });
    });
    await (await fetch("/api/session")).text();
    return await source;
  });
  expect(ledTo).toBe("network");
  const { names, paths } = await kept(page);
  expect(names).toEqual([expect.stringMatching(/^atrium-[\w-]{12}$/)]);
  expect(paths).toContain("/offline");
  expect(paths.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
  expect(
    paths.filter((path) => !/^\/(?:_next\/static\/.*|offline|app-icon\/.*|apple-icon)$/.test(path)),
  ).toEqual([]);

  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in\?problem=signed_out$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  expect((await kept(page)).paths.filter((path) => !/^\/(?:_next|offline|app)/.test(path))).toEqual([]);
  const callback = (await page.goto(`${portal.url}/callback`))?.request().redirectedFrom();
  expect((await callback?.response())?.fromServiceWorker()).toBe(false);
});

test("the offline page comes back by itself once the portal answers again, though the device was never offline @once", async ({
  page,
}, testInfo) => {
  const { url, port } = await stoppedPortal(page, testInfo.outputPath("first"));
  await page.goto(`${url}/sign-in?problem=signed_out`);
  await expect(page.getByRole("heading", { name: "Can’t reach Morae" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await expect.poll(() => asked.filter((path) => path === "/api/health").length).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { name: "Can’t reach Morae" })).toBeVisible();

  const second = await startAnotherPortal(testInfo.outputPath("second"), (morae) => morae, port);
  try {
    await expect(page.getByRole("button", { name: /^Continue with/ }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(page).toHaveURL(`${url}/sign-in?problem=signed_out`);
  } finally {
    await second.stop();
  }
});

test("the offline page at its own address leads home @once", async ({ page, portal }) => {
  await page.goto(`${portal.url}/offline`);
  await expect(page).toHaveURL(/\/sign-in/);
});

test("while the portal answers but the page doesn't, the offline page reloads after a pause @once", async ({
  page,
  portal,
}) => {
  const offline = await page.request.get(`${portal.url}/offline`);
  let loads = 0;
  await page.route("**/contents/article", async (route) => {
    loads++;
    await route.fulfill({ response: offline });
  });
  await page.goto(`${portal.url}/contents/article`);
  await expect.poll(() => loads).toBe(2);
  await page.waitForTimeout(3_000);
  expect(loads).toBe(2);
});

test("without a server there is an offline page that reloads; a new build's worker replaces the old one @once @whole", async ({
  page,
  context,
}, testInfo) => {
  const { url, port, before } = await stoppedPortal(page, testInfo.outputPath("first"));
  await page.goto(`${url}/contents/article`);
  await expect(page.getByRole("heading", { name: "Can’t reach Morae" })).toBeVisible();
  await expect(page).toHaveURL(`${url}/contents/article`);
  await expect(page).toHaveTitle("Can’t reach Morae · Morae");
  await expectNoBarrier(page, "offline, en");
  await context.addCookies([
    { name: "language", value: "ko", url },
    { name: "theme", value: "dark", url },
  ]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Morae에 연결할 수 없어요" })).toBeVisible();
  expect(
    await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
  ).toEqual(["ko", "dark"]);
  expect(await page.locator("section").count()).toBe(1);
  await expectNoBarrier(page, "offline, ko");

  const second = await startAnotherPortal(
    testInfo.outputPath("second"),
    (morae) => morae.replace('"name": "Morae"', '"name": "Anderswo"'),
    port,
  );
  try {
    await page.getByRole("link", { name: "다시 시도" }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
    await expect.poll(async () => (await kept(page)).names).not.toEqual(before);
    await expect.poll(async () => (await kept(page)).names.length).toBe(1);
    await second.stop();
    await page.goto(`${url}/sign-in`);
    await expect(page.getByRole("heading", { name: "Anderswo에 연결할 수 없어요" })).toBeVisible();
  } finally {
    await second.stop();
  }
});
