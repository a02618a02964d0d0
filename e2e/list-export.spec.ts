import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { NoteAuthor, openList, tool } from "./list/note-author.ts";
import { expect, test } from "./portal.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

const mine = "/contents/note?mine=1";

test("a view is exported as a table and as data, and a failed page is retried", {
  tag: "@once",
}, async ({ page, context, portal, isMobile }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await (await NoteAuthor.in(context, portal.url)).write(["=1+1", 'She said "low", twice'], "Two\nlines");
  await openList(page, mine);
  let failed = 0;
  await page.route("**/contents?*limit=100*", async (route) => {
    failed += 1;
    if (failed > 1) return route.fallback();
    await route.fulfill({ status: 503, json: { sys: { type: "Error", id: "Unavailable" }, message: "" } });
  });
  await tool(page, isMobile, "Export");
  const dialog = page.getByRole("dialog", { name: "Export 2" });
  const csv = await exported(page, () => dialog.getByRole("button", { name: "Export" }).click());
  expect(failed).toBeGreaterThan(1);
  expect(csv.split("\r\n")[0]).toMatch(/^\ufeffTitle,Text,Data,Created,Author,Edited,Version,ID$/);
  expect(csv).toContain('\r\n"\'=1+1","Two\nlines",');
  expect(csv).toContain('\r\n"She said ""low"", twice",');
  await expect(dialog.getByText("2 items exported.")).toBeVisible();

  await dialog.getByLabel("Data (JSON)").check();
  const data = await exported(page, () => dialog.getByRole("button", { name: "Export" }).click());
  expect(JSON.parse(data)).toMatchObject([{ fields: { title: { "en-US": "=1+1" } } }, {}]);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toHaveCount(0);
});

async function exported(page: Page, press: () => Promise<void>): Promise<string> {
  const arrives = page.waitForEvent("download");
  await press();
  const download = await arrives;
  return await readFile(await download.path(), "utf8");
}
