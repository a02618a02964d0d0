import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ask, signIn } from "../../tools/other-space/client-for-tests.ts";
import { listening } from "../listening.ts";
import { expect, itemPage, test } from "../portal.ts";
import { enterOther, type OtherPortal, startOtherPortal } from "./other-portal.ts";

let other: OtherPortal;

test.beforeAll(async ({ browserName: _ }, { outputDir }) => {
  other = await startOtherPortal(outputDir, { contentVersion: "inHeader" });
});

test.afterAll(async () => await other?.stop());

// They share the Space, and its start.
test.describe.configure({ mode: "default" });

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/status of (?:400|404|412)/] });

const rows = (page: Page) => page.locator("tbody tr:has([data-row-link])");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1 });

/** A walk's own address at the Space. */
function walkAt(id: string): string {
  const { addresses, spaceId, typeId } = other.space;
  return `${addresses.acma}/spaces/${spaceId}/content-types/${typeId("walk")}/contents/${id}`;
}

/** A walk as the Space has it. */
async function read(id: string): Promise<unknown> {
  const { accessToken } = await signIn(other.space, "Ada");
  return (await ask(walkAt(id), { token: accessToken })).json;
}

test("lists are filtered, sorted, searched, shown as a map and exported in a Space of other choices @once", async ({
  page,
}) => {
  test.slow();
  const walk = other.space.typeId("walk");
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await enterOther(other, page, "Ada");

  await test.step("a filter by number, and two of a set", async () => {
    await page.goto(other.at(`/contents/${walk}`));
    await listening(page, "[data-list]");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Filter", exact: true });
    await panel.getByRole("button", { name: "length-in-m" }).click();
    await panel.getByLabel("Condition").selectOption("is at least");
    await panel.getByLabel("Value", { exact: true }).fill("15000");
    await panel.getByRole("button", { name: /^Show 2 / }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText("Walk 31");
  });

  await test.step("the oldest first", async () => {
    await page.getByRole("button", { name: /^Order/ }).click();
    await page.getByRole("link", { name: "Oldest first", exact: true }).click();
    await expect(rows(page).first()).toContainText("Walk 30");
  });

  await test.step("a map", async () => {
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.getByText("Showing 2 of 2 on the map.")).toBeVisible();
  });

  await test.step("a new place is written as the Space writes it", async () => {
    await page.goto(other.at(`/contents/${walk}/new`));
    await listening(page, "[data-page=editor] textarea");
    await page
      .getByLabel(/^title/i)
      .first()
      .fill("Walk by hand");
    await page.getByRole("textbox", { name: /^where/ }).fill("47.5, 8.25");
    // Drawn by the processor, a map holds the page's thread until then, for tens of seconds on a busy machine.
    await expect(page.locator("[data-map=drawn]")).toBeAttached();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(itemPage);
    await expect(page.getByText("47.5, 8.25").first()).toBeVisible();
    const id = itemPage.exec(page.url())?.[0].split("/").at(-1) ?? "";
    expect(await read(id)).toMatchObject({ fields: { where: { en: { latitude: 47.5, longitude: 8.25 } } } });
  });

  await test.step("an export", async () => {
    await page.goto(other.at(`/contents/${walk}?q=Walk+0`));
    await listening(page, "[data-list]");
    await page.getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog", { name: /^Export/ });
    const arrives = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export" }).click();
    const text = await readFile(await (await arrives).path(), "utf8");
    expect(text.trimEnd().split("\r\n")).toHaveLength(11);
    expect(text).toContain("Walk 07");
    await dialog.getByRole("button", { name: "Close" }).last().click();
  });

  await test.step("the palette", async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
    await page.keyboard.type("Guide pe");
    await page.getByRole("option", { name: /Guide peru/ }).click();
    await expect(heading(page, "Guide peru")).toBeVisible();
    await expect(page.getByText("Knows the peru paths.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Guide slateblue" })).toBeVisible();
    await expect(page.getByText("No access")).toHaveCount(0);
  });
});

test("a version that another device published is merged with the member's own @once", async ({ page }) => {
  test.slow();
  const walk = other.space.typeId("walk");
  await enterOther(other, page, "Ada");
  await page.goto(other.at(`/contents/${walk}?q=Walk+08`));
  await page.getByRole("link", { name: "Walk 08" }).click();
  await expect(heading(page, "Walk 08")).toBeVisible();
  const id = itemPage.exec(page.url())?.[0].split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await listening(page, "[data-page=editor] textarea");
  await page
    .getByLabel(/^title/i)
    .first()
    .fill("Walk 08 of mine");

  const { accessToken } = await signIn(other.space, "Ada");
  const changed = await ask(walkAt(id), {
    method: "PATCH",
    token: accessToken,
    headers: { "x-service-version": "1" },
    body: { fields: { title: { en: "Walk 08 of theirs" } } },
  });
  expect(changed.status).toBe(204);

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(heading(page, /while you were editing/)).toBeVisible();
  await page.getByRole("radio", { name: /of mine/ }).check({ force: true });
  await page.getByRole("button", { name: "Publish version 3" }).click();
  await expect(page).toHaveURL(itemPage);
  await expect(heading(page, "Walk 08 of mine")).toBeVisible();
});

test("a platform user adds, changes and removes a member of such a Space @once", async ({ page }) => {
  await page.goto(other.at("/console"));
  await page.getByLabel("CMA token").fill(other.space.cmaTokens.grace);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/spaces");
  await page.getByRole("main").getByRole("link").first().click();
  await listening(page, "[data-list]");
  const members = page.locator("tbody tr");
  const mary = members.filter({ hasText: "mary@example.com" });
  await expect(members).toHaveCount(2);
  await expect(members.filter({ hasText: "grace@example.com" })).toContainText("caretaker");

  await page.getByLabel("Email address").fill("mary@example.com");
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await page.locator(":popover-open").getByLabel("visitor").check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("mary added.")).toBeVisible();
  await expect(mary).toContainText("visitor");

  await page.getByRole("button", { name: "Roles of mary" }).press("Enter");
  await page.locator("dialog[open]").getByLabel("gardener").check();
  await page.locator("dialog[open]").getByRole("button", { name: "Save" }).click();
  // The open dialog is in the row, and names every role.
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(mary).toContainText("gardener");

  await page.getByRole("button", { name: "Roles of mary" }).focus();
  await page.keyboard.press("Delete");
  await page.locator("dialog[open]").getByRole("button", { name: "Remove" }).click();
  await expect(mary).toHaveCount(0);
  await page.goto(other.at("/spaces"));
  await page.getByRole("main").getByRole("link").first().click();
  await expect(members).toHaveCount(2);

  const address = page.url();
  // What the page itself asks for then would fail.
  await page.goto("about:blank");
  other.space.beBusy(60);
  const answer = await page.request.get(address).finally(() => other.space.beBusy(0));
  const html = await answer.text();
  expect(html).toContain("<title>Can’t reach the service · ");
});

test("a phone reads, writes and reaches what isn't there in such a Space", { tag: "@phone" }, async ({
  page,
}) => {
  test.slow();
  const [walk, notice] = [other.space.typeId("walk"), other.space.typeId("notice")];
  await enterOther(other, page, "Cy");
  await page.goto(other.at(`/contents/${walk}`));
  await page.getByRole("link", { name: /Walk 31/ }).click();
  await expect(heading(page, "Walk 31")).toBeVisible();
  await page.goto(other.at(`/contents/${notice}/new`));
  await listening(page, "[data-page=editor] textarea");
  await page
    .getByLabel(/^Headline/i)
    .first()
    .fill("Read on a phone");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(itemPage);
  await page.goto(other.at("/read"));
  await expect(page.getByRole("link", { name: "Read on a phone" })).toBeVisible();
  await page.goto(other.at("/media"));
  await page.getByRole("link", { name: /In peru/ }).click();
  await expect(page.getByRole("heading", { name: "In peru" })).toBeVisible();
  for (const gone of [`/contents/${walk}/nothing`, `/read/${walk}/nothing`, "/media/nothing", "/nowhere"]) {
    await page.goto(other.at(gone));
    await expect(page.getByRole("heading", { name: /isn’t available|not found/ })).toBeVisible();
    // A slow page has begun with 200 before it is found missing (docs/decisions/0011-no-loading-frame-for-fast-pages.md).
    const status = async () => (await page.request.get(other.at(gone))).status();
    await expect.poll(status, gone).toBe(404);
  }
});
