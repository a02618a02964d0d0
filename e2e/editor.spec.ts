import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Route } from "@playwright/test";
import { confirmDelete } from "./confirm-delete.ts";
import { expectDraftSaved, keptDrafts } from "./kept-drafts.ts";
import { expectKeysPass, listening } from "./listening.ts";
import { itemPage } from "./portal.ts";
import { expect, test } from "./signed-in.ts";
import { firstIds, makeContent } from "./space-calls.ts";

// Chromium says aloud that an answer did not come, and what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

const api = "**/api/acma/**";
const newArticle = "/contents/article/new";

/** A deletion can be undone for less. */
const undoMs = 10_000;

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;

const titleOf = (page: Page) => page.getByLabel(/^Title/).first();
const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ }).click();
const restored = (page: Page) => page.getByText(/^Draft from .* restored/);

test("the next new article doesn't replace a discarded one @whole", { tag: "@once" }, async ({ page }) => {
  const [first, second] = [named("Lost answer"), named("Another article")];
  await publishUnanswered(page, first);

  await page.goto(newArticle);
  await expect(restored(page)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await write(page, second);
  await publish(page);
  await expectItem(page, second);
  await page.goto("/contents/article");
  await expect(page.getByRole("link", { name: first })).toBeVisible();
});

test("an undone discard still knows what was sent: nothing is published twice @whole", {
  tag: "@once",
}, async ({ page }) => {
  const title = named("Sent once");
  await publishUnanswered(page, title);

  await page.goto(newArticle);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.locator("[data-part=toasts]").getByRole("button", { name: "Undo" }).click();
  await publish(page);
  await expectItem(page, title);
  await page.goto("/contents/article");
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
});

test("a publish waits for the stored draft: what was sent before isn't created twice", {
  tag: "@once",
}, async ({ page }) => {
  const [first, second] = [named("Sent already"), named("Written since")];
  await publishUnanswered(page, first);

  await holdStorage(page);
  await page.goto(newArticle);
  await write(page, second);
  await publish(page);
  await expect(page.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  await expectItem(page, second);
  const idsOf = (title: string) =>
    firstIds(page, `content-types/article/contents?fields.title.en-US=${encodeURIComponent(title)}`, 2);
  expect([await idsOf(first), await idsOf(second)]).toEqual([[], [expect.any(String)]]);
});

test("once published, nothing can be typed that would go nowhere @whole", { tag: "@once" }, async ({
  page,
}) => {
  const title = named("Leaving");
  await page.goto(newArticle);
  await write(page, title);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(isSoftNavigation, async (route) => {
    await held;
    await route.continue();
  });
  await publish(page);
  await expect(page.locator("[data-part=editor-body]")).toHaveAttribute("inert");
  await page.keyboard.type("Lost words");
  await titleOf(page).focus();
  await page.keyboard.type("Lost words");
  await expect(titleOf(page)).toHaveValue(title);
  letGo();
  await expectItem(page, title);
});

test("text typed during a publish stays visible if the device can't store it @whole", {
  tag: "@once",
}, async ({ page }) => {
  const title = named("No room");
  await page.goto(newArticle);
  const summary = page.getByLabel(/^Summary/).first();
  await summary.fill("Emptied afterwards");
  await write(page, title);
  await expectDraftSaved(page);
  await refuseStorage(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(api, async (route) => {
    await held;
    await route.continue();
  });
  await publish(page);
  await write(page, `${title}, and more`);
  letGo();
  await expect(page.getByText("This device can’t save what you typed since then")).toBeVisible();
  await expect(titleOf(page)).toHaveValue(`${title}, and more`);
  await summary.fill("");
  await publish(page);
  await expectItem(page, `${title}, and more`);
  await expect(page.getByText("Emptied afterwards")).toHaveCount(0);
  await page.goto("/contents/article");
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
});

test("writing that the device does not keep is not left without a question", async ({ page }) => {
  await refuseStorage(page);
  await page.goto("/contents/article");
  const list = page.url();
  await page.goto(newArticle);
  await test.step("no key is held back", () => expectKeysPass(page));
  await write(page, "Only here");
  await expectUnkept(page);
  const question = page.getByRole("alertdialog");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("link", { name: /^Back to/ }).click(),
  ];
  for (const goBack of ways) {
    await goBack();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(titleOf(page)).toHaveValue("Only here");

  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(list);
});

test("the browser's Back asks too if the device stores nothing @whole", { tag: "@once" }, async ({
  page,
}) => {
  await refuseStorage(page);
  await page.goto("/contents/article");
  const list = page.url();
  await expect(async () => {
    await page.keyboard.press("n");
    await page.waitForURL(`**${newArticle}`, { timeout: 2_000 });
  }).toPass();
  await write(page, "Only here");
  await expectUnkept(page);
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(titleOf(page)).toHaveValue("Only here");
  await titleOf(page).press("End");
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(list);
});

test("an own item with its Edit link has no problem that axe finds @whole", {
  tag: "@once",
}, async ({ page }) => {
  const title = named("Own item");
  await page.goto(newArticle);
  await write(page, title);
  await publish(page);
  await expectItem(page, title);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("a change whose answer was lost is looked for, and counts as published @whole", {
  tag: "@once",
}, async ({ page }) => {
  const title = named("Second version");
  await startEditing(page, named("First version"));
  await write(page, title);
  await loseAnswers(page, "PUT");
  await publish(page);
  await expectItem(page, title);
});

test("the member's own version is recognized although its answer was lost @whole", { tag: "@once" }, async ({
  page,
}) => {
  const [title, next] = [named("Own version"), named("Own version, later")];
  await startEditing(page, named("First version"));
  const edit = page.url();
  await write(page, title);
  await loseAnswers(page, "PUT", "GET");
  await publish(page);
  await expect(page.getByText("this may already be published")).toBeVisible();
  await page.unroute(api);

  await write(page, next);
  await expect.poll(() => keptDrafts(page)).toContain(next);
  await page.goto(edit);
  await expect(restored(page)).toBeVisible();
  await expect(page.getByText("somewhere else")).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue(next);
  await publish(page);
  await expectItem(page, next);
});

test("a delete whose answer was lost is looked for, and counts as done", { tag: "@once" }, async ({
  page,
}) => {
  const title = named("Deleted");
  const { sys } = await makeContent(page, "article", { title: { "en-US": title } });
  await page.clock.install();
  await page.goto(`/contents/article/${sys.id}`);
  await loseAnswers(page, "DELETE");
  const lost = page.waitForEvent("requestfailed", (request) => request.method() === "DELETE");
  await askToDelete(page);
  await expect(page.getByText(`Deleted “${title.slice(0, 20)}`)).toBeVisible();
  await expect(page).toHaveURL(/\/contents\/article$/);
  await page.clock.fastForward(undoMs);
  await lost;
  await page.reload();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("two tabs with something new keep a draft each @whole", { tag: "@once" }, async ({ page, context }) => {
  const [one, two] = [named("First tab"), named("Second tab")];
  const other = await context.newPage();
  await page.goto(newArticle);
  await write(page, one);
  await expectDraftSaved(page);
  await other.goto(newArticle);
  await expect(titleOf(other)).toHaveValue("");
  await write(other, two);
  await expectDraftSaved(other);
  await page.reload();
  await expect(titleOf(page)).toHaveValue(one);

  await publish(other);
  await expectItem(other, two);
  await page.reload();
  await expect(titleOf(page)).toHaveValue(one);

  // A tab that is gone leaves its draft to the next one.
  await page.close();
  await other.goto(newArticle);
  await expect(titleOf(other)).toHaveValue(one);
  await other.getByRole("button", { name: "Discard" }).click();
});

/** The item itself is open: an editor shows its title too. */
async function expectItem(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(itemPage);
  await expect(page.getByRole("heading", { name: title, level: 1, exact: true })).toBeVisible();
}

async function write(page: Page, title: string): Promise<void> {
  await listening(page, "textarea");
  await titleOf(page).fill(title);
}

async function expectUnkept(page: Page): Promise<void> {
  const said = page
    .locator("[data-part=save-status]")
    .getByText(/^(This device can’t|Not saved on this device)/);
  await expect(said.filter({ visible: true })).toBeVisible();
}

async function startEditing(page: Page, title: string): Promise<void> {
  await page.goto(newArticle);
  await write(page, title);
  await publish(page);
  await expectItem(page, title);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(titleOf(page)).toHaveValue(title);
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
}

/** The service has it, and the page does not know. */
async function publishUnanswered(page: Page, title: string): Promise<void> {
  await page.goto(newArticle);
  await write(page, title);
  await loseAnswers(page, "POST");
  await publish(page);
  await expect(page.getByText("this may already be published")).toBeVisible();
  await page.unroute(api);
}

/** The service handles the request, but the browser gets no answer. Requests in `unasked` don't even arrive. */
async function loseAnswers(page: Page, method: string, unasked?: string): Promise<void> {
  await page.route(api, async (route: Route) => {
    const asked = route.request().method();
    if (asked !== method && asked !== unasked) return await route.continue();
    if (asked === method) await route.fetch();
    await route.abort("connectionreset");
  });
}

/** From now on, and on every page that follows, the device keeps nothing. */
async function refuseStorage(page: Page): Promise<void> {
  const refuse = () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room is left.", "QuotaExceededError");
    };
  };
  await page.addInitScript(refuse);
  await page.evaluate(refuse).catch(() => {});
}

/** On the next page the device does not answer until it is let go. */
async function holdStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const letGo = () => {
      isHeld = false;
      for (const answer of held.splice(0)) answer();
    };
    Object.assign(window, { letGo });
    const own = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess");
    Object.defineProperty(IDBRequest.prototype, "onsuccess", {
      configurable: true,
      set(this: IDBRequest, listener: (event: Event) => void) {
        own?.set?.call(this, (event: Event) => {
          if (isHeld) held.push(() => listener.call(this, event));
          else listener.call(this, event);
        });
      },
    });
  });
}

function isSoftNavigation(url: URL): boolean {
  return url.searchParams.has("_rsc");
}
