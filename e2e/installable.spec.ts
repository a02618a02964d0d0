import type { Page } from "@playwright/test";
import { freePort } from "../scripts/run/free-port.ts";
import { AnotherDevice } from "./another-device.ts";
import { expectNoBarrier } from "./look.ts";
import { expect, signIn, signInAs, test } from "./portal.ts";
import { startAnotherPortal } from "./servers/another-portal.ts";
import { startRecordingProxy } from "./servers/recording-proxy.ts";
import { expectKept, named, newcomer, titleOf } from "./session-end/writer.ts";

// Chromium says aloud that a script is refused to a page that has gone, and Next.js that it navigates without a script.
test.use({ serviceWorkers: "allow", expectedConsole: [/Failed to load resource|ERR_|Failed to fetch RSC/] });

/** The worker has the whole origin, from the next navigation on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") {
      await new Promise((resolve) => active?.addEventListener("statechange", resolve));
    }
  });
}

/** Opens the sign-in page and waits until the worker has cached its files; returns the names of its caches. */
async function visitUntilKept(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/sign-in`);
  await settled(page);
  await page.goto(`${url}/sign-in`);
  return (await kept(page)).names;
}

/** Another URL of a portal, which can be taken down and restored. */
async function startProxy(target: string, port: number): Promise<() => Promise<void>> {
  const proxy = await startRecordingProxy({ port, target, record: () => {} });
  return async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
}

const ofFiles = expect.stringMatching(/^atrium-[\w-]{12}$/);
const ofPages = expect.stringMatching(/^atrium-pages-/);
/** The name of a build's cache begins with any letter after the prefix. */
const byLength = (one: string, other: string) => one.length - other.length;

const unreachable = (page: Page) => page.getByRole("heading", { name: "Can’t reach Morae" });

/** Pages are stored once the browser is idle; on a busy machine that takes a while. */
async function expectStored(page: Page, ...paths: string[]): Promise<void> {
  const stored = expect.poll(async () => (await kept(page)).paths, { timeout: 45_000 });
  await stored.toEqual(expect.arrayContaining(paths));
}

async function expectNothingOffline(page: Page, addresses: string[]): Promise<void> {
  await page.context().setOffline(true);
  for (const address of addresses) {
    await page.goto(address);
    await expect(unreachable(page)).toBeVisible();
  }
  // The offline page would load its address again.
  await page.goto("about:blank");
  await page.context().setOffline(false);
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

  await test.step("the offline page at its own address leads home", async () => {
    await page.goto("/offline");
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test("after a journey the worker has stored static files and the offline page, and what pages have stored is gone after a sign-out @once", async ({
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
  await expect.poll(async () => (await kept(page)).names.toSorted(byLength)).toEqual([ofFiles, ofPages]);
  const paths = await page.evaluate(async () => {
    const [files = ""] = (await caches.keys()).filter((name) => !name.startsWith("atrium-pages-"));
    return (await (await caches.open(files)).keys()).map(({ url }) => new URL(url).pathname);
  });
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

test("a draft and a viewed item open without a connection, until the member signs out or another one signs in @once", async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(120_000);
  const [email, title] = [newcomer(), named("Written on a train")];
  const device = await AnotherDevice.of(email, page, portal);
  const { sys } = await device.makeArticle({ title: { "en-US": named("Read before") } });
  const [item, draft] = [`/contents/article/${sys.id}`, "/contents/article/new?draft=train"];
  await page.goto("/");
  await settled(page);
  await page.goto(draft);
  await titleOf(page).fill(title);
  await expectKept(page);
  await page.goto(`${item}/edit`);
  await titleOf(page).fill(named("Read again"));
  await expectKept(page);
  await page.goto(item);
  await expectStored(page, item);
  await page.goto("/");
  await expectStored(page, "/", "/contents/article/new", `${item}/edit`, item);
  await page.close();

  await context.setOffline(true);
  const tab = await context.newPage();
  await test.step("the browser opens again", async () => {
    await tab.goto("/");
    await expect(tab.getByText(/^No connection. This page is from/)).toBeVisible();
    await tab.getByRole("link", { name: title }).click();
    await expect(titleOf(tab)).toHaveValue(title);
    await titleOf(tab).press("End");
    await titleOf(tab).pressSequentially(", and on");
    await expectKept(tab);
    await tab.reload();
    await expect(titleOf(tab)).toHaveValue(`${title}, and on`);
    await tab.goto("/contents/walk");
    await expect(unreachable(tab)).toBeVisible();
    const here = tab.getByRole("navigation", { name: "On this device" }).getByRole("link");
    await expect(here).toHaveText(["Home", /^Read before/]);
    await expectNoBarrier(tab, "offline, with stored pages");
    await here.first().click();
    await tab.getByRole("region", { name: "Recently viewed" }).getByRole("link").click();
    await expect(tab.getByRole("heading", { level: 1 })).toContainText("Read before");
  });
  await test.step("the connection returns", async () => {
    await context.setOffline(false);
    await expect(tab.getByText(/^No connection/)).toBeHidden();
  });
  await test.step("the member signs out", async () => {
    await tab.goto("/");
    await tab.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
    await tab.getByRole("button", { name: "Sign out" }).click();
    await tab.getByRole("button", { name: "Keep and sign out" }).click();
    await expect(tab).toHaveURL(/\/sign-in/);
    await expectNothingOffline(tab, ["/", draft, item]);
  });
  await test.step("another member signs in", async () => {
    await signInAs(context, portal, email);
    await tab.goto(item);
    await expectStored(tab, item);
    await signInAs(context, portal, newcomer());
    await tab.goto("/profile");
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingOffline(tab, [item]);
  });
});

test("the offline page reloads once the portal answers again, also if the device was never offline @once", async ({
  page,
  portal,
}) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stopProxy = await startProxy(portal.url, port);
  await visitUntilKept(page, url);
  await stopProxy();
  await page.clock.install();
  await page.goto(`${url}/sign-in?problem=signed_out`);
  await expect(page.getByRole("heading", { name: "Can’t reach Morae" })).toBeVisible();
  const asked: string[] = [];
  page.on("requestfailed", (request) => asked.push(new URL(request.url()).pathname));
  for (const pauseMs of [1_000, 2_000]) {
    const before = asked.length;
    await page.clock.fastForward(pauseMs);
    await expect.poll(() => asked.slice(before)).toContain("/api/health");
  }
  await expect(page.getByRole("heading", { name: "Can’t reach Morae" })).toBeVisible();

  const stopAgain = await startProxy(portal.url, port);
  try {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole("button", { name: /^Continue with/ }).first()).toBeVisible();
    await expect(page).toHaveURL(`${url}/sign-in?problem=signed_out`);
  } finally {
    await stopAgain();
  }
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
  // The clock hides how a document was navigated to, which the length of the pause depends on.
  await page.context().addInitScript(() => {
    const navigations = performance.getEntriesByType("navigation");
    Object.assign(window, { readNavigations: () => navigations });
  });
  await page.clock.install();
  await page.context().addInitScript(() => {
    Object.assign(performance, { getEntriesByType: Reflect.get(window, "readNavigations") });
  });
  await page.goto(`${portal.url}/contents/article`);
  const reloaded = page.waitForEvent("load");
  await page.clock.fastForward(1_000);
  await reloaded;
  expect(loads).toBe(2);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  // The clock goes on meanwhile: this leaves it 5 s.
  await page.clock.fastForward(5_000);
  // A request of the page that was sent before this one would be among them.
  await page.evaluate(async () => void (await fetch("/manifest.webmanifest")));
  expect(requests).toEqual(["/manifest.webmanifest"]);
  const answered = page.waitForResponse("**/api/health");
  await page.clock.fastForward(5_000);
  await answered;
  await expect.poll(() => loads).toBe(3);
});

test("without a server there is an offline page that reloads; a new build's worker replaces the old one @once @whole", async ({
  page,
  context,
}, testInfo) => {
  const { url, stop } = await startAnotherPortal(testInfo.outputPath("first"), (morae) => morae);
  const before = await visitUntilKept(page, url);
  await stop();
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
    Number(new URL(url).port),
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
