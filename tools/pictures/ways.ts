import type { Page } from "@playwright/test";
import * as z from "zod";

const madeSchema = z.object({ sys: z.object({ id: z.string() }) });

/** For this picture alone: the member of the others is there again after it. */
export async function comeAs(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: /^(?!language)/ });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await page.locator("#email").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

export async function openOwnArticle(page: Page): Promise<void> {
  await page.goto("/contents/article?mine=1");
  await page.locator("[data-row-link]").first().click();
  await page.locator("#item-title").waitFor();
}

export async function openOwnEditor(page: Page): Promise<void> {
  await openOwnArticle(page);
  await page.goto(`${new URL(page.url()).pathname}/edit`);
}

/** What a phone has beside the search is a button with an icon alone. */
export async function pressFilter(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: "Filter", exact: true })
    .or(page.getByRole("button", { name: /^Filters/ }))
    .filter({ visible: true })
    .first()
    .click();
}

export async function typeInTitle(page: Page, words: string): Promise<void> {
  const title = page.getByLabel(/^Title/).first();
  await page.waitForLoadState("networkidle");
  await title.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  });
  await page.keyboard.type(words);
  await page
    .getByText(/^(Draft saved|Saved) on this device/)
    .filter({ visible: true })
    .waitFor();
}

export const contentAt = (id: string) => `/api/acma/spaces/demo/contents/${id}`;

/** Something of the member's own that a picture may change. */
export async function makeArticle(page: Page): Promise<string> {
  await page.goto("/contents/walk");
  const fields = {
    title: { "en-US": "Reading the tide at Songjiho" },
    summary: { "en-US": "The lagoon opens its mouth, and for forty minutes you can walk the bar." },
  };
  const address = "/api/acma/spaces/demo/content-types/article/contents";
  return madeSchema.parse(await send(page, "POST", address, { fields })).sys.id;
}

/** Another version, as from another tab. */
export async function publishBehind(page: Page, id: string): Promise<void> {
  const fields = {
    title: { "en-US": "Reading the tide at Songjiho, by ear" },
    summary: { "en-US": "The lagoon opens its mouth at low water, and you can walk the bar." },
  };
  await send(page, "PUT", contentAt(id), { fields }, 1);
}

export async function send(
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

export async function sessionEnding(page: Page): Promise<void> {
  await page.route("**/api/session", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), secondsLeft: 290 } });
  });
  await openOwnEditor(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByText("You’ll be signed out at").waitFor();
}
