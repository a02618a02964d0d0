import { visit } from "../accessibility/visit.ts";
import { othersItemAddress } from "../item-address.ts";
import { listening } from "../listening.ts";
import { expect, test } from "../signed-in.ts";

test.use({ expectedConsole: [/status of 404/] });

const missing = {
  "/contents/article/none": "This isn’t available · Morae",
  "/contents/article/none/edit": "This isn’t available · Morae",
  "/contents/nothing": "Page not found · Morae",
  "/read/article/none": "This isn’t available · Morae",
  "/read/nothing": "This isn’t available · Morae",
  "/media/none": "This isn’t available · Morae",
  "/nowhere": "Page not found · Morae",
};

test("a page that can't show its content says so in its title, with and without a page load", async ({
  page,
}) => {
  const others = `${await othersItemAddress(page)}/edit`;
  for (const [path, title] of [
    ...Object.entries(missing),
    [others, "You can’t edit this · Morae"],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text);
    expect([path, ...titles]).toEqual([path, title]);
    await visit(page, "/profile");
    await expect(page).toHaveTitle(/^Profile/);
    await visit(page, path);
    await expect(page, path).toHaveTitle(title);
  }
});

test("the title is that of the open file, however it was opened, else that of the library", async ({
  page,
}) => {
  await visit(page, "/media");
  await listening(page, "[data-list]");
  await page.locator("[data-row-link]").first().click();
  const title = `${await page.locator("[data-file-panel] h2").textContent()} · Morae`;
  await expect(page).toHaveTitle(title);
  await visit(page, "/profile");
  await expect(page).toHaveTitle(/^Profile/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await listening(page, "[data-file-panel] button");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveTitle("Photos and files · Morae");
});
