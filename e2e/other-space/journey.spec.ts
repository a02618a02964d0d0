import sharp from "sharp";
import { confirmDelete } from "../confirm-delete.ts";
import { expect, itemPage, test } from "../portal.ts";
import { type OtherPortal, startOtherPortal } from "./other-portal.ts";

let other: OtherPortal;

test.beforeAll(async ({ browserName: _ }, { outputDir }) => {
  other = await startOtherPortal(outputDir, { moreTypes: 37 });
});

test.afterAll(async () => await other?.stop());

// A search that the Space refuses, the list of a deleted item, and a call while signing out.
test.use({ expectedConsole: [/status of (?:400|403|404|410)/] });

test("a member signs in, reads, writes, uploads and signs out in a Space of other choices @once", async ({
  page,
}) => {
  test.slow();
  const { at, space } = other;
  const [walk, notice] = [space.typeId("walk"), space.typeId("notice")];
  const rows = page.locator("tbody tr");

  await test.step("sign in", async () => {
    await page.goto(at("/sign-in"));
    await page.getByRole("button", { name: /^Continue with/ }).click();
    await page.getByRole("button", { name: "Ada" }).click();
    await page.waitForURL(at("/"));
    await expect(page.getByRole("heading", { name: "Where you left off", level: 1 })).toBeVisible();
  });

  await test.step("a list, its next page and a search", async () => {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Walk\b/ })
      .click();
    await expect(page).toHaveURL(at(`/contents/${walk}`));
    await expect(rows).toHaveCount(15);
    await expect(rows.first()).toContainText("Walk 31");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(rows.first()).toContainText("Walk 16");
    await page.goto(at(`/contents/${walk}?q=Walk+05`));
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("Walk 05");
  });

  await test.step("an item, and its page for readers", async () => {
    await page.getByRole("link", { name: "Walk 05" }).click();
    await expect(page.getByRole("heading", { name: "Walk 05", level: 1 })).toBeVisible();
    await expect(page.getByText("Along the river, and back by way 5.")).toBeVisible();
    await page.goto(page.url().replace("/contents/", "/read/"));
    await expect(page.getByRole("heading", { name: "Walk 05", level: 1 })).toBeVisible();
    await page.goto(at(`/read/${walk}`));
    await expect(page.getByRole("link", { name: "Walk 31" })).toBeVisible();
  });

  await test.step("create, change and delete", async () => {
    await page.goto(at(`/contents/${notice}/new`));
    const title = page.getByLabel(/^Headline/i).first();
    await title.fill("A bridge is closed");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(itemPage);
    await expect(page.getByRole("heading", { name: "A bridge is closed", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await title.fill("A bridge is open");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(itemPage);
    await expect(page.getByRole("heading", { name: "A bridge is open", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
    await confirmDelete(page);
    await expect(page.getByText(/^Deleted/)).toBeVisible();
    await expect(rows).toHaveCount(4);
  });

  await test.step("upload a picture", async () => {
    await page.goto(at("/media"));
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "teal.png", mimeType: "image/png", buffer });
    const picture = page.locator("[data-list] [data-row]", { hasText: "teal" }).locator("img");
    await expect(picture).toHaveJSProperty("naturalWidth", 40);
  });

  await test.step("the member's profile", async () => {
    await page.goto(at("/profile"));
    const nickname = page.getByRole("textbox", { name: "Nickname" });
    await nickname.fill("Ada of the hills");
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(nickname).toHaveValue("Ada of the hills");
  });

  await test.step("each page costs at most six calls, with 40 Content Types", async () => {
    await page.goto(at(`/contents/${walk}?q=Walk+07`));
    await rows.first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Walk 07", level: 1 })).toBeVisible();
    const item = new URL(page.url()).pathname;
    let counted = 0;
    const lists = [`/contents/${walk}`, `/read/${walk}`, "/media"];
    const forms = [`/contents/${walk}/new`, `${item}/edit`, "/profile"];
    for (const path of ["/", ...lists, item, item.replace("/contents/", "/read/"), "/read", ...forms]) {
      const before = space.calls.length;
      await page.goto(at(path));
      await page.waitForLoadState("networkidle");
      // A map is loaded when it is seen, and asks for the names of its places then.
      for (const map of await page.locator("[data-item-map], [data-map]").all()) {
        await map.scrollIntoViewIfNeeded();
        await expect(page.locator("[data-map]")).toHaveAttribute("data-map", "drawn");
        await page.waitForLoadState("networkidle");
      }
      // Neither the files nor the look at what was uploaded above are of the page.
      const calls = space.calls
        .slice(before)
        .filter((call) => !/^media |assets\?.*sys\.id%5Bin%5D/.test(call));
      expect(calls.length, `${path}\n${calls.join("\n")}`).toBeLessThanOrEqual(6);
      counted += calls.length;
    }
    expect(counted).toBeGreaterThan(0);
  });

  await test.step("the navigation of 40 Content Types scrolls, and nothing in it shrinks", async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    const search = page.getByRole("banner").getByRole("button", { name: "Search or jump to" });
    const last = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Photos and files" });
    for (const [width, height] of [
      [1280, 34],
      [768, 44],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await last.hover();
      await expect(last.locator("bdi")).toBeVisible();
      for (const control of [search, last])
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(height);
    }
    await page.setViewportSize(size);
  });

  await test.step("sign out", async () => {
    await page.getByRole("button", { name: "Ada of the hills" }).click();
    await page.getByRole("dialog", { name: "Profile" }).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/sign-in*");
  });
});
