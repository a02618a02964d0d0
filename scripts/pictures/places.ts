import type { Page } from "@playwright/test";
import * as z from "zod";

const api = "**/api/acma/**";
const madeSchema = z.object({ sys: z.object({ id: z.string() }) });

/** Brings a page to where its picture is taken, as a member would come there; may answer what puts all back. */
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
  item: async (page) => {
    await openOwnArticle(page);
    if (await page.locator(".item-map").isVisible()) {
      await page.locator(".item-map").scrollIntoViewIfNeeded();
      await page.locator(".map-land").first().waitFor({ state: "attached" });
      await page.locator("#item-title").scrollIntoViewIfNeeded();
    }
  },
  "item-place": async (page) => {
    await page.goto("/contents/place");
    await page.locator(".row-link").nth(1).click();
    await page.locator(".map-land").first().waitFor({ state: "attached" });
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
    const id = await makeArticle(page);
    await page.goto(`/contents/article/${id}/edit`);
    await typeInTitle(page, ", twice a day");
    await publishBehind(page, id);
    await page.getByRole("button", { name: "Publish" }).click();
    await page
      .getByText(/while you were writing/)
      .first()
      .waitFor();
    return async () => void (await send(page, "DELETE", contentAt(id)));
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
  media: (page) => page.goto("/media"),
  "media-list": (page) => page.goto("/media?view=list"),
  "media-file": async (page) => {
    await page.goto("/media?mine=1");
    await page.locator(".tile-link").first().click();
    await page.locator(".file-facts").waitFor();
  },
  "media-chosen": async (page) => {
    await page.goto("/media");
    await page.waitForLoadState("networkidle");
    await page.locator(".tile .row-link").first().focus();
    await page.keyboard.press("Space");
  },
  "media-none-fits": (page) => page.goto("/media?kind=video"),
  profile: (page) => page.goto("/profile"),
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

const contentAt = (id: string) => `/api/acma/spaces/demo/contents/${id}`;

/** Something of the member's own that a picture may change. */
async function makeArticle(page: Page): Promise<string> {
  await page.goto("/contents/walk");
  const fields = {
    title: { "en-US": "Reading the tide at Songjiho" },
    summary: { "en-US": "The lagoon opens its mouth, and for forty minutes you can walk the bar." },
  };
  const address = "/api/acma/spaces/demo/content-types/article/contents";
  return madeSchema.parse(await send(page, "POST", address, { fields })).sys.id;
}

/** Another version, as from another tab. */
async function publishBehind(page: Page, id: string): Promise<void> {
  const fields = {
    title: { "en-US": "Reading the tide at Songjiho, by ear" },
    summary: { "en-US": "The lagoon opens its mouth at low water, and you can walk the bar." },
  };
  await send(page, "PUT", contentAt(id), { fields }, 1);
}

async function send(
  page: Page,
  method: string,
  address: string,
  body?: object,
  version = 0,
): Promise<unknown> {
  return await page.evaluate(
    async ([how, where, text, of]) => {
      const response = await fetch(where, {
        method: how,
        headers: { "content-type": "application/json", "x-portal": "1", "x-service-version": of },
        ...(text !== "" && { body: text }),
      });
      return response.status === 204 ? undefined : await response.json();
    },
    [method, address, body === undefined ? "" : JSON.stringify(body), String(version)] as const,
  );
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
