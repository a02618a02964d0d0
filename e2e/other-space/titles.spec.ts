import { visit } from "../accessibility/visit.ts";
import { confirmDelete } from "../confirm-delete.ts";
import { listening } from "../listening.ts";
import { expect, itemPage, test } from "../portal.ts";
import { enterOther, type OtherPortal, startOtherPortal } from "./other-portal.ts";

let other: OtherPortal;

test.beforeAll(async ({ browserName: _ }, { outputDir }) => {
  other = await startOtherPortal(outputDir, { otherTitles: true, statuses: { busy: 500 } });
});

test.afterAll(async () => await other?.stop());

// The Space refuses a search in all texts, and fails at the end.
test.use({ expectedConsole: [/status of (?:400|404|500)/] });

const titles = [
  ["room", "12", "1,204"],
  ["tide", "15 Sep 2026", "15 Nov 2026"],
  ["poll", "Yes", "No"],
  ["saying", "Low water", "Untitled"],
  ["stop", "47.1, 8", "Untitled"],
  // A kind that the portal doesn't know.
  ["mood", "Untitled", "Untitled"],
  ["tour", "Guide seagreen", "Untitled"],
  ["gauge", "Untitled", "Untitled"],
] as const;

test("items are named by a field of any kind, found where they can be, and otherwise it is said @once", async ({
  page,
}) => {
  test.slow();
  const { at, space } = other;
  const links = page.locator("[data-row-link]");
  const heading = (name: string) => page.getByRole("heading", { name, level: 1, exact: true });
  const list = (name: string, search = "") => `/contents/${space.typeId(name)}${search}`;
  await enterOther(other, page, "Ada");
  await page.goto(at("/"));

  await test.step("in lists, on the item's page and where it is read", async () => {
    for (const [name, first, second] of titles) {
      // The first HTML has such titles, too: a number, a date and none.
      const isLoaded = ["room", "tide", "mood"].includes(name);
      const open = (path: string) => (isLoaded ? page.goto(at(path)) : visit(page, path));
      await open(list(name));
      await expect(links).toHaveText([second, first]);
      await links.last().click();
      await expect(heading(first)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${first}`));
      await open(new URL(page.url()).pathname.replace("/contents/", "/read/"));
      await expect(heading(first)).toBeVisible();
      await visit(page, `/read/${space.typeId(name)}`);
      await expect(page.getByRole("main").getByRole("link", { name: first }).last()).toBeVisible();
    }
  });

  await test.step("a text of which the title is the first line stands whole below it", async () => {
    await visit(page, list("saying"));
    await links.last().click();
    await expect(page.getByText("High land.")).toBeVisible();
  });

  await test.step("a search for a number, and for what no number is", async () => {
    await visit(page, list("room"));
    await listening(page, "[data-list]");
    await page.getByRole("searchbox").fill("1,204");
    await expect(links).toHaveText(["1,204"]);
    await expect(page.getByText("Titles here are numbers")).toBeVisible();
    await page.getByRole("searchbox").fill("7");
    await expect(page.getByText("No number is “7”.")).toBeVisible();
    await page.getByRole("searchbox").fill("attic");
    await expect(page.getByText("Titles here can’t be searched for this text.")).toBeVisible();
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(links).toHaveCount(2);
    await visit(page, list("tide", "?q=2026"));
    await expect(page.getByText("Titles here can’t be searched for this text.")).toBeVisible();
    const asked = space.calls.filter((call) => call.includes(space.typeId("tide")));
    expect(asked.filter((call) => /regex|prefix/.test(call))).toEqual([]);
  });

  await test.step("in order, and from the palette", async () => {
    await visit(page, list("room"));
    await listening(page, "[data-list]");
    await page.getByRole("button", { name: "number" }).click();
    await expect(links).toHaveText(["1,204", "12"]);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("12");
    await page.getByRole("option", { name: /^12\b/ }).click();
    await expect(heading("12")).toBeVisible();
  });

  await test.step("when it is chosen", async () => {
    await visit(page, `/contents/${space.typeId("tour")}/new`);
    await page.getByRole("button", { name: /^Choose/ }).click();
    const picker = page.getByRole("dialog");
    await picker.getByLabel("Type").selectOption("Tide");
    await expect(picker.getByRole("option", { name: "15 Sep 2026" })).toBeVisible();
    await picker.getByRole("searchbox").fill("2026");
    await expect(picker.getByText(/^Titles here can’t be searched/)).toBeVisible();
    await picker.getByRole("searchbox").fill("");
    await picker.getByRole("option", { name: "15 Sep 2026" }).click();
    await picker.getByRole("button", { name: "Choose" }).click();
    await expect(page.getByRole("link", { name: /15 Sep 2026/ })).toBeVisible();
  });

  await test.step("while it is written, and when it is deleted", async () => {
    await visit(page, `/contents/${space.typeId("tide")}/new`);
    await page.getByLabel(/^day/i).first().fill("2026-12-24");
    await expect(heading("24 Dec 2026")).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(itemPage);
    await expect(heading("24 Dec 2026")).toBeVisible();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("24 Dec 2026");
    await confirmDelete(page);
    await expect(page.getByText(/^Deleted “24 Dec 2026”/)).toBeVisible();
  });

  await test.step("of an editor whose item can't be read: the window's is that of the error page", async () => {
    space.beBusy(60);
    const html = await (await page.request.get(at(list("room", "/any/edit")))).text();
    expect(html).toContain("<title>Can’t reach the service · Walkers</title>");
  });
});
