import type { Locator, Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { pressWhenHydrated } from "./listening.ts";
import { expectFocus, expectNoBarrier, expectNoSidewaysScroll } from "./look.ts";
import { expect, test } from "./signed-in.ts";
import { type MadeContent, readPublished } from "./space-calls.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;

const position = (page: Page) => page.getByRole("textbox", { name: "Position" });
const map = (page: Page) => page.getByRole("application");

test("a position that is typed before the scripts are there is a point on the map, and published as one", async ({
  page,
}) => {
  test.slow();
  const name = named("Songjiho");
  const release = await holdScripts(page);
  await page.goto("/contents/place/new", { waitUntil: "commit" });
  await page.getByLabel(/^Name/).first().fill(name);
  await position(page).fill("N 38° 20' 2.76\" E 128° 31' 5.52\"");
  release();
  await expect(map(page)).toHaveAccessibleName("Position: 38.3341, 128.5182");
  await expect(page.locator("[data-map=drawn]")).toHaveCount(1);
  await expectNoBarrier(page, "a place");
  await expectNoSidewaysScroll(page, "a place");

  const made = await publishAndRead(page, name);
  expect(made.fields.position).toEqual({ "en-US": { lat: 38.3341, lon: 128.5182 } });
});

test("a map whose coasts are slow or fail says so instead of showing sea, and loads them again @whole", {
  tag: "@once",
}, async ({ page }) => {
  let way: "held" | "cut" | "open" = "held";
  const held: (() => void)[] = [];
  await page.route("**/map/*/*/*/*.pbf", async (route) => {
    if (way === "held") await new Promise<void>((resolve) => held.push(resolve));
    return way === "open" ? await route.continue() : await route.abort();
  });
  await page.goto("/contents/place/new");
  await map(page).scrollIntoViewIfNeeded();
  await expect(page.getByText("Loading map…")).toBeVisible();
  way = "cut";
  for (const go of held) go();
  await expect(page.getByText(/Couldn’t load the map/)).toBeVisible();
  await expectNoBarrier(page, "a map that cannot be had");
  way = "open";
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/Couldn’t load the map/)).toHaveCount(0);
  await expect(page.locator("[data-map=drawn]")).toHaveCount(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an article has a cover, photos in an order made by keys, tags, and a place that is made in place", async ({
  page,
}) => {
  test.slow();
  const [title, place] = [named("Every kind"), named("Made in place")];
  await page.goto("/contents/article/new");
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);

  const picker = page.getByRole("dialog", { name: "Cover" });
  await pressWhenHydrated(page.getByRole("button", { name: "Choose Cover" }));
  await expect(picker).toBeVisible();
  await picker.getByRole("searchbox").fill("suncheon");
  const files = (within: Locator) =>
    within.getByRole("listbox", { name: "Photos and files" }).getByRole("option");
  await expect(files(picker)).toHaveCount(1);
  await expectNoBarrier(page, "the picker of photos");
  await files(picker).press("Enter");
  await expect(page.getByRole("button", { name: "Change Cover" })).toBeFocused();
  await expect(page.getByText("Suncheon reeds")).toBeVisible();

  await page.getByRole("button", { name: "Add to Photos" }).click();
  const photos = page.getByRole("dialog", { name: "Photos" });
  await files(photos).first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(photos.getByText("3 of 12 selected")).toBeVisible();
  await photos.getByRole("button", { name: "Add 3" }).click();
  await expect(page.getByText("3 of 12", { exact: true })).toBeVisible();

  const grips = page.getByRole("button", { name: /^Move .*of 3$/ });
  const first = ((await grips.first().getAttribute("aria-label")) ?? "").replace(/^Move (.*), 1 of 3$/, "$1");
  await grips.first().focus();
  // Each key after the previous one is answered, as for a screen-reader user.
  for (const [key, said] of [
    ["Space", `${first} picked up, 1 of 3.`],
    ["ArrowDown", `${first} moved to 2 of 3.`],
    ["ArrowDown", `${first} moved to 3 of 3.`],
    ["Space", `${first} dropped at 3 of 3.`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached();
  }
  await expect(grips.nth(2)).toBeFocused();

  const tags = page.getByRole("combobox", { name: "Tags" });
  await tags.pressSequentially("tide,shore");
  await tags.press("Enter");
  await tags.pressSequentially("tide,");
  await expect(page.getByText("“tide” is already in the list.")).toBeVisible();
  await tags.pressSequentially("winter");

  await page.getByRole("button", { name: "Choose Place" }).click();
  await page.getByRole("dialog", { name: "Place" }).getByRole("button", { name: "New place" }).click();
  const making = page.getByRole("dialog", { name: "New place" });
  await making.getByRole("button", { name: "Publish and select" }).click();
  await expect(making.getByText("Required to publish.")).toBeVisible();
  await making.getByRole("textbox", { name: "Name" }).fill(place);
  await making.getByRole("button", { name: "Publish and select" }).click();
  await expect(page.getByRole("link", { name: `Open ${place} in a new tab` })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectFocus(page, "a place that was made");
  await expectNoBarrier(page, "an article with everything");
  await expectNoSidewaysScroll(page, "an article with everything");

  const made = await publishAndRead(page, title);
  expect(made.fields.tags).toEqual({ "en-US": ["tide", "shore", "winter"] });
  expect(made.fields.photos?.["en-US"]).toHaveLength(3);
  expect(made.fields.cover).toMatchObject({ "en-US": { sys: { type: "Refer", targetType: "Media" } } });
  expect(made.fields.place).toMatchObject({ "en-US": { sys: { type: "Refer", targetType: "Content" } } });
});

test("an item created in a picker is created once, although its answer was lost and its dialog closed @whole", {
  tag: "@once",
}, async ({ page }) => {
  const place = named("Made once");
  let creates = 0;
  await page.route("**/api/acma/**", async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    creates++;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto("/contents/article/new");
  const making = page.getByRole("dialog", { name: "New place" });
  const begin = page.getByRole("dialog", { name: "Place" }).getByRole("button", { name: "New place" });
  await pressWhenHydrated(page.getByRole("button", { name: "Choose Place" }));
  await begin.click();
  await making.getByRole("textbox", { name: "Name" }).fill(place);
  await making.getByRole("button", { name: "Publish and select" }).click();
  await expect(making.getByText("this may already be published")).toBeVisible();
  await making.getByRole("button", { name: "Cancel" }).click();
  await begin.click();
  await expect(making.getByText("this may already be published")).toBeVisible();
  await making.getByRole("button", { name: "Publish and select" }).click();
  await expect(page.getByRole("link", { name: `Open ${place} in a new tab` })).toBeVisible();
  expect(creates).toBe(1);
});

async function publishAndRead(page: Page, name: string): Promise<MadeContent> {
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { name, level: 1, exact: true })).toBeVisible();
  return await readPublished(page);
}
