import type { Page } from "@playwright/test";

const api = "**/api/acma/**";

/** Brings a page to where its picture is taken, as a member would come there. */
type Way = (page: Page) => Promise<unknown>;

/** What there are pictures of, by name. Drafts that a way leaves behind are kept: `home-drafts` comes after them. */
export const places: Readonly<Record<string, Way>> = {
  home: (page) => page.goto("/"),
  list: (page) => page.goto("/contents/article"),
  "list-chips": (page) => page.goto("/contents/article?fields.length.en-US[gte]=3&mine=1"),
  "list-filter": async (page) => {
    await page.goto("/contents/article");
    await page
      .getByRole("button", { name: "Filter", exact: true })
      .or(page.getByRole("button", { name: /^Filters/ }))
      .filter({ visible: true })
      .first()
      .click();
    await page.locator(":popover-open, dialog[open]").first().waitFor();
  },
  "list-chosen": async (page) => {
    await page.goto("/contents/article?mine=1");
    await page.locator("tbody").getByRole("checkbox").first().check();
    await page.locator("tbody").getByRole("checkbox").nth(1).check();
  },
  "list-empty": (page) => page.goto("/contents/walk?mine=1"),
  "list-none-fits": (page) => page.goto("/contents/article?fields.length.en-US[gte]=79.9"),
  "list-loading": async (page) => {
    await page.goto("/contents/article");
    await page.route(api, () => {});
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.locator(".skeleton").first().waitFor({ state: "attached" });
    await page.waitForTimeout(500);
  },
  "list-address": (page) => page.goto("/contents/article?order=nonsense"),
  item: openOwnArticle,
  "item-place": async (page) => {
    await page.goto("/contents/place");
    await page.locator(".row-link").nth(1).click();
    await page.locator(".item-map svg").waitFor();
  },
  "item-data": async (page) => {
    await page.goto("/contents/note?order=sys.createdAt");
    await page.locator(".row-link").first().click();
    await page.locator("#item-title").waitFor();
  },
  "item-picture": async (page) => {
    await openOwnArticle(page);
    await page.locator("a[data-large]").first().click();
    await page.getByRole("dialog", { name: "Picture" }).waitFor();
  },
  "item-gone": (page) => page.goto("/contents/article/none"),
  "editor-new": (page) => page.goto("/contents/article/new"),
  editor: openOwnEditor,
  "editor-problems": async (page) => {
    await page.goto("/contents/place/new");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alert").first().waitFor();
  },
  conflict: async (page) => {
    await openOwnEditor(page);
    await typeInTitle(page, ", mine");
    await publishBehind(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await page
      .getByText(/while you were writing/)
      .first()
      .waitFor();
  },
  palette: async (page) => {
    await page.goto("/contents/article");
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("ControlOrMeta+k");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.type("tide");
    await page.waitForTimeout(800);
  },
  shortcuts: async (page) => {
    await page.goto("/contents/article");
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Shift+?");
    await page.locator("dialog[open]").waitFor();
  },
  "session-ending": sessionEnding,
  "home-drafts": (page) => page.goto("/"),
  "session-ended": async (page) => {
    await openOwnEditor(page);
    await typeInTitle(page, " again");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").waitFor();
  },
};

async function openOwnArticle(page: Page): Promise<void> {
  await page.goto("/contents/article?mine=1");
  await page.locator(".row-link").first().click();
  await page.locator("#item-title").waitFor();
}

async function openOwnEditor(page: Page): Promise<void> {
  await openOwnArticle(page);
  await page.goto(`${new URL(page.url()).pathname}/edit`);
}

async function typeInTitle(page: Page, words: string): Promise<void> {
  const title = page.getByLabel(/^Title/).first();
  await title.press("ControlOrMeta+End");
  await title.pressSequentially(words);
  await page
    .getByText(/^(Draft saved|Saved) on this device/)
    .filter({ visible: true })
    .waitFor();
}

/** Another version of what is open, as from another tab. */
async function publishBehind(page: Page): Promise<void> {
  const [, id = ""] = /([^/]+)\/edit$/.exec(new URL(page.url()).pathname) ?? [];
  await page.evaluate(async (address) => {
    const { sys, fields } = await (await fetch(address)).json();
    const title = { ...fields.title, "en-US": `${fields.title["en-US"].replace(/, theirs$/, "")}, theirs` };
    await fetch(address, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        "x-portal": "1",
        "x-service-version": String(sys.version),
      },
      body: JSON.stringify({ fields: { ...fields, title } }),
    });
  }, `/api/acma/spaces/demo/contents/${id}`);
}

async function sessionEnding(page: Page): Promise<void> {
  await page.route("**/api/session", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), secondsLeft: 290 } });
  });
  await openOwnEditor(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByText("You will be signed out at").waitFor();
}
