import { expect, type Page } from "@playwright/test";
import { itemAddress, ownItemAddress } from "../item-address.ts";
import { listening } from "../listening.ts";
import { changeContent, makeContent } from "../space-calls.ts";
import { openArticles, visit } from "./visit.ts";

const api = "**/api/acma/**";

/** Brings a page into a state in which it is looked at; of a new page, or of one in another state. */
type Opening = (page: Page) => Promise<unknown>;

/** Every page and main state of a signed-in member, by name. */
export const states: Readonly<Record<string, Opening>> = {
  home: (page) => visit(page, "/"),
  list: (page) => visit(page, "/contents/article"),
  "list of mine, the oldest first": (page) => page.goto("/contents/article?mine=1&order=sys.updatedAt"),
  "list in compact rows": (page) => visit(page, "/contents/article?view=compact"),
  "list as cards": (page) => visit(page, "/contents/article?view=cards"),
  "list on a map": async (page) => {
    await visit(page, "/contents/place?view=map");
    await page.locator("[data-map=drawn]").first().waitFor({ state: "attached" });
  },
  "list with filters": async (page) => {
    await visit(page, "/contents/article?fields.length.en-US[gte]=3");
    // Its words load with the first filter.
    await page.getByRole("button", { name: /3 ?km/ }).first().waitFor();
  },
  "list that nothing fits": (page) => visit(page, "/contents/article?fields.length.en-US[gte]=79.9"),
  "filter being made": async (page) => {
    await visit(page, "/contents/place");
    const phone = page.getByRole("button", { name: /^Filters/ });
    await page
      .getByRole("button", { name: "Filter", exact: true })
      .or(phone)
      .filter({ visible: true })
      .click();
    await page.getByRole("button", { name: "Position" }).click();
    await page.getByLabel("Distance").waitFor();
  },
  "rows chosen": async (page) => {
    await visit(page, "/contents/article?mine=1");
    await listening(page, "[data-list]");
    await page.locator("[data-row-link]").first().press("x");
    await page.getByRole("toolbar").waitFor();
  },
  "list whose search finds": (page) => page.goto("/contents/article?q=tide"),
  palette: async (page) => {
    await openArticles(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("tide");
    await page.getByRole("option").first().waitFor();
  },
  "sheet of keys": async (page) => {
    await openArticles(page);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  },
  "empty list": (page) => page.goto("/contents/walk?mine=1"),
  "list on its way": listOnItsWay,
  "list that cannot be had": async (page) => {
    await openArticles(page);
    await page.route(api, (route) => route.abort());
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
    await page.getByText("Can’t reach the service.").waitFor();
  },
  "address that no list has": (page) => page.goto("/contents/article?order=nonsense"),
  "own item": async (page) => visit(page, await ownItemAddress(page)),
  "another member's item, within its list": async (page) => {
    await page.goto("/contents/place");
    await page.locator("[data-row-link]").nth(2).click();
    await page.locator("[data-position]").waitFor();
  },
  "item with data": async (page) => page.goto(await itemAddress(page, "note")),
  "item with its menu open": async (page) => {
    await page.goto(await ownItemAddress(page));
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).waitFor();
  },
  "picture, large": async (page) => {
    await page.goto("/contents/article?mine=1&order=sys.createdAt");
    await page.locator("[data-row-link]").first().click();
    await page.locator("a[data-large]").first().click();
    await page.getByRole("dialog", { name: "Photo" }).waitFor();
  },
  "new item with what keeps it from being published": async (page) => {
    await visit(page, "/contents/article/new");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alert").first().waitFor();
  },
  "home with a draft": async (page) => {
    await page.goto("/contents/note/new");
    await page
      .getByLabel(/^Title/)
      .first()
      .fill("A note to myself");
    await page
      .getByText(/^(Draft saved|Saved) on this device/)
      .filter({ visible: true })
      .waitFor();
    await page.goto("/");
    await page.getByText("A note to myself").first().waitFor();
  },
  "picture being chosen": async (page) => {
    await page.goto("/contents/place/new");
    await listening(page, '[aria-label="Choose Picture"]');
    await page.getByRole("button", { name: "Choose Picture" }).click();
    await page.getByRole("dialog").waitFor();
  },
  editor: async (page) => visit(page, `${await ownItemAddress(page)}/edit`),
  conflict,
  "photos and files": (page) => visit(page, "/media"),
  "photos and files as a list": (page) => page.goto("/media?view=list"),
  "photos and files that nothing fits": (page) => page.goto("/media?kind=video"),
  "photo with its words": async (page) => {
    await visit(page, "/media?mine=1");
    await page.locator("[data-list] [data-row] a").first().click();
    await page.locator("[data-file-panel] dl").waitFor();
  },
  "photo that is not there": (page) => page.goto("/media/nobody"),
  profile: (page) => visit(page, "/profile"),
  "item that is not there": (page) => page.goto("/contents/article/none"),
  "type that is not there": (page) => page.goto("/contents/nothing"),
  "page that is not there": async (page) => {
    await page.goto("/nowhere");
    await expect(page).toHaveTitle(/^(Page not found|페이지를)/);
    await page.locator('nav a[href="/media"]').filter({ visible: true }).waitFor();
  },
  "signed out while writing": async (page) => {
    if (!page.url().endsWith("/contents/article/new")) await page.goto("/contents/article/new");
    await page
      .getByLabel(/^Title/)
      .first()
      .fill("A title");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").waitFor();
  },
  reader: (page) => visit(page, "/read"),
  "list to read": (page) => visit(page, "/read/article?fields.length.en-US[gte]=3"),
  "something to read": async (page) => visit(page, (await itemAddress(page)).replace("/contents/", "/read/")),
  "nothing to read": (page) => page.goto("/read/article/none"),
};

/** States that one page goes through, one after the other, all in one language. */
export const stateSequences: readonly (readonly string[])[] = [
  ["home", "reader", "something to read", "photos and files", "page that is not there"],
  [
    "list",
    "list in compact rows",
    "list as cards",
    "list with filters",
    "photo with its words",
    "profile",
    "list to read",
  ],
  ["list that nothing fits", "list on a map", "own item", "editor", "rows chosen"],
  ["palette", "sheet of keys", "filter being made", "list that cannot be had"],
  ["conflict", "new item with what keeps it from being published", "signed out while writing"],
];

/** States that only words in English lead to. */
export const boundToEnglish: ReadonlySet<string> = new Set([
  "list that cannot be had",
  "list on its way",
  "item with its menu open",
  "picture, large",
  "filter being made",
  "palette",
  "sheet of keys",
  "home with a draft",
  "picture being chosen",
  "new item with what keeps it from being published",
  "conflict",
  "signed out while writing",
]);

async function listOnItsWay(page: Page): Promise<void> {
  await page.route(api, () => {});
  await page.goto("/contents/article");
  await listening(page, '[aria-keyshortcuts="N"]');
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await page.locator("[data-part=skeleton]").first().waitFor({ state: "attached" });
}

/** The member has published meanwhile in another tab. */
async function conflict(page: Page): Promise<void> {
  const title = `Two of us ${Date.now()}`;
  const made = await makeContent(page, "article", { title: { "en-US": title } });
  await visit(page, `/contents/article/${made.sys.id}/edit`);
  const field = page.getByLabel(/^Title/).first();
  await field.press("ControlOrMeta+End");
  await field.pressSequentially(" mine");
  await changeContent(page, made, { title: { "en-US": `${title} theirs` } });
  await page.getByRole("button", { name: "Publish" }).click();
  const said = page.getByText(/while you were editing/);
  await said.first().waitFor();
}
