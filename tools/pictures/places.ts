import { losePartsOf } from "../../e2e/held-scripts.ts";
import { consolePlaces } from "./console-places.ts";
import { draftPlaces } from "./draft-places.ts";
import { editorPlaces } from "./editor-places.ts";
import { NotHere, type Way } from "./way.ts";
import { comeAs, openOwnArticle, openOwnEditor, pressFilter, sessionEnding, typeInTitle } from "./ways.ts";

const api = "**/api/acma/**";

/** What there are pictures of, by name. Drafts that a way leaves behind are kept: `home-drafts` comes after them. */
export const places: Readonly<Record<string, Way>> = {
  home: (page) => page.goto("/"),
  "home-empty": async (page) => {
    await comeAs(page, "newcomer@example.com");
    await page.goto("/");
  },
  list: (page) => page.goto("/contents/article"),
  "list-chips": (page) => page.goto("/contents/article?fields.length.en-US[gte]=3&mine=1"),
  "list-filter": async (page) => {
    await page.goto("/contents/article");
    await pressFilter(page);
    await page.locator(":popover-open, dialog[open]").first().waitFor();
  },
  "list-chosen": async (page) => {
    await page.goto("/contents/article?mine=1");
    const check = page.locator("tbody").getByRole("checkbox").first();
    if (!(await check.isVisible())) throw new NotHere("on a phone rows are held to be chosen");
    await check.check();
    await page.locator("tbody").getByRole("checkbox").nth(1).check();
  },
  "list-edit": async (page) => {
    await page.goto("/contents/article?mine=1");
    const checks = page.locator("tbody").getByRole("checkbox");
    if (!(await checks.first().isVisible())) throw new NotHere("on a phone rows are held to be chosen");
    for (const at of [0, 1, 2]) await checks.nth(at).check();
    await page.getByRole("button", { name: "Edit", exact: true }).filter({ visible: true }).click();
    await page.getByRole("dialog", { name: /^Edit/ }).waitFor();
  },
  "list-search": (page) => page.goto("/contents/article?q=tide"),
  "list-compact": (page) => page.goto("/contents/article?view=compact"),
  "list-cards": (page) => page.goto("/contents/article?view=cards"),
  "list-map": async (page) => {
    await page.goto("/contents/place?view=map");
    await page.locator("[data-map=drawn]").first().waitFor({ state: "attached" });
    await page.waitForTimeout(1_000);
  },
  "list-empty": async (page) => {
    await comeAs(page, "newcomer@example.com");
    await page.goto("/contents/walk?mine=1");
  },
  "list-none-fits": (page) => page.goto("/contents/article?fields.length.en-US[gt]=80"),
  "list-loading": async (page) => {
    await page.goto("/contents/article");
    await page.route(api, () => {});
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.locator("[data-part=skeleton]").first().waitFor({ state: "attached" });
    await page.waitForTimeout(500);
  },
  "list-lost": async (page) => {
    // Scripts that the service worker keeps would not get lost.
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.setBypassServiceWorker", { bypass: true });
    await losePartsOf(page, "/contents/article");
    await page.goto("/contents/article");
    await page.waitForLoadState("networkidle");
    await pressFilter(page);
    await page.getByRole("alert").filter({ hasText: "Couldn’t load this." }).waitFor();
  },
  "list-address": (page) => page.goto("/contents/article?order=nonsense"),
  item: async (page) => {
    await openOwnArticle(page);
    if (await page.locator("[data-item-map]").isVisible()) {
      await page.locator("[data-item-map]").scrollIntoViewIfNeeded();
      await page.locator("[data-map=drawn]").first().waitFor({ state: "attached" });
      await page.locator("#item-title").scrollIntoViewIfNeeded();
    }
  },
  "item-place": async (page) => {
    await page.goto("/contents/place");
    await page.locator("[data-row-link]").nth(1).click();
    await page.locator("[data-map=drawn]").first().waitFor({ state: "attached" });
  },
  "item-data": async (page) => {
    await page.goto("/contents/note?order=sys.createdAt");
    await page.locator("[data-row-link]").first().click();
    await page.locator("#item-title").waitFor();
  },
  "item-picture": async (page) => {
    await openOwnArticle(page);
    await page.locator("a[data-large]").first().click();
    await page.getByRole("dialog", { name: "Photo" }).waitFor();
  },
  "item-gone": (page) => page.goto("/contents/article/none"),
  "item-others": async (page) => {
    await comeAs(page, "grace@example.com");
    await page.goto("/contents/article");
    await page.locator("[data-row-link]").first().click();
    await page.locator("#item-title").waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "More" }).filter({ visible: true }).click();
    await page.getByRole("button", { name: /^Delete \(by / }).click();
    await page.getByRole("alertdialog").waitFor();
  },
  "editor-new": (page) => page.goto("/contents/article/new"),
  editor: openOwnEditor,
  ...editorPlaces,
  "editor-problems": async (page) => {
    await page.goto("/contents/place/new");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alert").first().waitFor();
  },
  ...draftPlaces,
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
  media: (page) => page.goto("/media"),
  "media-list": (page) => page.goto("/media?view=list"),
  "media-file": async (page) => {
    await page.goto("/media?mine=1");
    await page.locator("[data-list] [data-row] a").first().click();
    await page.locator("[data-file-panel] dl").waitFor();
  },
  "media-chosen": async (page) => {
    await page.goto("/media");
    await page.waitForLoadState("networkidle");
    await page.locator("[data-list] [data-row-link]").first().focus();
    await page.keyboard.press("Space");
  },
  "media-none-fits": (page) => page.goto("/media?kind=video"),
  profile: (page) => page.goto("/profile"),
  "profile-admin": async (page) => {
    await comeAs(page, "grace@example.com");
    await page.goto("/profile");
  },
  "profile-photos": async (page) => {
    await page.goto("/profile");
    await page.waitForLoadState("networkidle");
    await page.locator("[data-part=avatar] button").first().click();
    await page.locator("dialog[open] [role=option]").first().waitFor();
  },
  "profile-name": async (page) => {
    await page.goto("/profile");
    await page.waitForLoadState("networkidle");
    await page.locator("#nickname").first().fill("");
    await page.locator("h1").click();
    await page.locator("[id$=-problem]").first().waitFor();
  },
  read: (page) => page.goto("/read"),
  "read-list": (page) => page.goto("/read/article"),
  reading: async (page) => {
    await page.goto("/read/article");
    await page.locator("[data-row-link]").first().click();
    await page.getByRole("article").waitFor();
  },
  "read-none-fits": (page) => page.goto("/read/article?fields.length.en-US[gt]=80"),
  "read-gone": (page) => page.goto("/read/article/none"),
  console: (page) => page.goto("/console"),
  ...consolePlaces,
  bridge: async (page) => {
    const response = await page.goto("/bridge");
    if (response?.status() === 404) throw new NotHere("the Space file has no bridge");
  },
  offline: async (page) => {
    await page.route("**/api/health", (route) => route.abort());
    await page.goto("/offline");
  },
  "session-ending": sessionEnding,
  "session-ended": async (page) => {
    await openOwnEditor(page);
    await typeInTitle(page, " again");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").waitFor();
  },
  "home-drafts": (page) => page.goto("/"),
};
