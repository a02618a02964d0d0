import type { BrowserContext, Page } from "@playwright/test";
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts";
import { expect, test } from "./portal.ts";
import { startAnotherPortal } from "./servers/another-portal.ts";

const link = "https://app.morae.example/signed-in";
const token = "pass-me-on_0123456789-abcdefghijklmnopqrstu";
let portal: Awaited<ReturnType<typeof startAnotherPortal>>;

// One portal for all of them.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const bridge = `"bridge": { "link": "${link}", "ios": ["ABCDE12345.com.example.morae"] },\n  "locales"`;
  portal = await startAnotherPortal(testInfo.outputPath("bridge"), (morae) =>
    morae.replace('"locales"', bridge),
  );
});

test.afterAll(async () => {
  await portal.stop();
  // Neither the page nor the portal's log has kept what went through.
  expect(portal.log()).not.toContain(token);
});

/** The URL with which the device would open the app. `204` is a browser that doesn't navigate by itself. */
async function app(context: BrowserContext, status: 200 | 204): Promise<string[]> {
  const opened: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).hostname !== new URL(link).hostname) return;
    opened.push(request.url());
    expect(request.headers().referer).toBeUndefined();
  });
  await context.route("https://app.morae.example/**", (route) => {
    const contentType = "text/html";
    return route.fulfill(status === 204 ? { status } : { status, contentType, body: "<h1>The app</h1>" });
  });
  return opened;
}

/** The page goes on before it has come to rest. */
const open = (page: Page, path: string) => page.goto(portal.url + path, { waitUntil: "commit" });

const addresses = (page: Page) =>
  page.evaluate(() => [
    location.href,
    // A document without a referrer hides its own address from others.
    ...(window as unknown as { navigation: { entries(): { url: string | null }[] } }).navigation
      .entries()
      .map(({ url }) => url ?? ""),
    document.referrer,
  ]);

test("the app is opened with the token alone, none stays behind, and back leads to none", async ({
  page,
  context,
}) => {
  const opened = await app(context, 204);
  await page.goto(`${portal.url}/sign-in`);
  for (const path of ["/callback", "/bridge"]) {
    await test.step(path, async () => {
      opened.length = 0;
      await open(page, `${path}?exchangeToken=${token}&state=s&accessToken=a#refreshToken=r`);
      await expect.poll(() => opened).toEqual([`${link}?exchangeToken=${token}`]);
      expect((await addresses(page)).join()).not.toMatch(/token/i);
      expect(page.url()).toBe(portal.url + path);
      expect(await page.content()).not.toContain(token);

      // The browser went nowhere: the button does.
      const button = page.getByRole("link", { name: "Open the app" });
      await expect(button).toHaveAttribute("href", link);
      await button.press("Enter");
      await expect.poll(() => opened).toEqual(Array(2).fill(`${link}?exchangeToken=${token}`));
      await expect(button).toHaveAttribute("href", link);
      expect((await addresses(page)).join()).not.toMatch(/token/i);

      await page.reload();
      await expect(page.getByRole("heading", { name: "Sign in again in the app" })).toBeVisible();
      expect(opened).toHaveLength(2);
    });
  }
  await test.step("the page links to the web portal", async () => {
    await page.goto(`${portal.url}/callback?exchangeToken=a&exchangeToken=b`);
    await expect(page).toHaveURL(`${portal.url}/callback`);
    await page.getByRole("link", { name: "Sign in on this website" }).click();
    await expect(page.getByRole("button", { name: /^Continue with/ })).toBeVisible();
  });
  await test.step("after the bridge page, Back shows no URL with a token", async () => {
    const openedNow = await app(context, 200);
    const before = page.url();
    await open(page, `/callback?exchangeToken=${token}`);
    await expect(page.getByRole("heading", { name: "The app" })).toBeVisible();
    expect(openedNow).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(before);
    expect((await addresses(page)).filter((url) => url.startsWith(portal.url)).join()).not.toMatch(/token/i);
  });
});

test("without scripts the button opens the app, with only the token", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const opened = await app(context, 204);
  for (const path of ["/callback", "/bridge"]) {
    const page = await context.newPage();
    await page.goto(`${portal.url}${path}?exchangeToken=${token}&state=s&refreshToken=r`);
    expect(await page.content()).not.toContain(token);
    await expect(page.getByRole("link", { name: "Open the app" })).toBeHidden();
    await page.getByRole("button", { name: "Open the app" }).click();
    // A redirect is answered by no route of a test: it goes out, and finds no such host.
    await expect.poll(() => opened.splice(0)).toEqual([`${link}?exchangeToken=${token}`]);
  }
  await context.close();
});

test("is accessible in every theme and language, at every size @whole", async ({
  page,
  context,
  isMobile,
}) => {
  await app(context, 204);
  for (const [language, name] of [
    ["en", "Open the app"],
    ["ko", "앱 열기"],
  ] as const) {
    await context.addCookies([{ name: "language", value: language, url: portal.url }]);
    for (const search of [`?exchangeToken=${token}`, "", "?error=login_disabled"]) {
      await open(page, `/bridge${search}`);
      await expect(page.getByRole("link", { name })).toBeVisible();
      await expectNoBarrier(page, `${search}, ${language}`);
      if (isMobile) continue;
      const size = page.viewportSize() ?? { width: 1440, height: 900 };
      await page.setViewportSize({ width: 320, height: 480 });
      await expectNoSidewaysScroll(page, `${search}, ${language}, 320 px`);
      await page.setViewportSize(size);
    }
  }
});
