import { NoteAuthor } from "./list/note-author.ts";
import { expectKeysPass, listening } from "./listening.ts";
import { expectNoBarrier } from "./look.ts";
import { expect, test } from "./portal.ts";

const heading = { level: 1 } as const;

test("a new member sees first steps and something to read, and later their recent edits @both", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const author = await NoteAuthor.in(context, portal.url);
  await page.goto("/");
  await expect(page.getByRole("heading", heading)).toHaveText(/^Welcome, /);
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps).toContainText("0 of 3");
  await expectNoBarrier(page, "home of a newcomer");
  await listening(page, "main a[href^='/read/']");
  const answer = Promise.withResolvers<void>();
  await page.route(/\/read\/.*[?&]_rsc=/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("region", { name: "Newest in Reader" }).getByRole("link").click();
  const progress = page.locator("[data-page-progress]");
  await expect(progress).toBeVisible();
  answer.resolve();
  await expect(progress).toHaveCount(0);
  await expect(page).toHaveURL(/\/read\/[\w-]+\/[\w-]+$/);
  await expect(page.getByRole("heading", heading)).toBeVisible();
  // Before that the page may still be on its way.
  const hasViewed = () => Object.keys(localStorage).some((name) => name.startsWith("atrium:viewed:"));
  await expect.poll(() => page.evaluate(hasViewed)).toBe(true);

  await author.write(["First landing"]);
  await page.goto("/");
  await expect(page.getByRole("heading", heading)).toHaveText("Where you left off");
  await expect(page.getByRole("region", { name: "Recently viewed" }).getByRole("link")).toHaveCount(1);
  const own = page.getByRole("navigation", { name: "All of yours" });
  await expect(own.getByRole("link", { name: "Notes" })).toHaveAttribute("href", "/contents/note?mine=1");
  await expect(steps.getByRole("listitem").first()).toHaveText("Publish your first articleDone");
  await steps.getByRole("button", { name: "Hide first steps" }).click();
  await expect(steps).toHaveCount(0);
  await context.addCookies([{ name: "language", value: "ko", url: portal.url }]);
  await page.goto("/");
  await expect(page.getByRole("listitem").filter({ hasText: "First landing" })).toContainText("버전 1 발행");
  if (isMobile) return;
  await listening(page, "[data-part=start]");
  await test.step("no key is held back", () => expectKeysPass(page));
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/contents/article/new");
});

test("running uploads have a slot on a wide home page, and float elsewhere", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  await NoteAuthor.in(context, portal.url);
  await page.route("**/api/upload/**", async (route) => {
    if (route.request().method() === "OPTIONS") return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await route.abort().catch(() => undefined);
  });
  await page.goto("/media");
  await listening(page, "input[type=file]");
  await test.step("no key is held back", () => expectKeysPass(page));
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "wave.txt", mimeType: "text/plain", buffer: Buffer.from("a wave") });
  const tray = page.getByRole("region", { name: "Uploads" });
  await expect(tray).toContainText("wave.txt");
  expect(await tray.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  await home.click();
  await expect(page.getByRole("heading", heading)).toHaveText(/^Welcome, /);
  await expect(tray).toContainText("wave.txt");
  await expect(page.getByRole("main").getByText("wave.txt")).toHaveCount(isMobile ? 0 : 1);
});

test.describe("a type that one may not begin", () => {
  test.use({ expectedConsole: [/status of 403/] });

  test("is not offered again in this visit once the service has said so @whole", { tag: "@once" }, async ({
    page,
    context,
    portal,
  }) => {
    await NoteAuthor.in(context, portal.url);
    await page.route("**/api/acma/spaces/demo/content-types/note/contents", async (route, request) => {
      if (request.method() !== "POST") return route.fallback();
      await route.fulfill({ status: 403, json: { sys: { type: "Error", id: "AccessDenied" }, message: "" } });
    });
    await page.goto("/");
    await page.getByRole("link", { name: "New note" }).click();
    await page
      .getByLabel(/^Title/)
      .first()
      .fill("Not for me");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(
      page.getByText("You don’t have permission to publish here. Your draft is safe."),
    ).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "New walk" })).toBeVisible();
    await expect(page.getByRole("link", { name: "New note" })).toHaveCount(0);
    await page.goto("/contents/note");
    await expect(page.locator('[aria-keyshortcuts="N"]')).toHaveCount(0);
  });
});
