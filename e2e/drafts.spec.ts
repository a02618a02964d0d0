import type { BrowserContext, Page } from "@playwright/test";
import { AnotherDevice } from "./another-device.ts";
import { keptBases, keptDrafts } from "./kept-drafts.ts";
import { expect, signInAs, test } from "./portal.ts";
import type { RunningPair } from "./servers/state.ts";
import { expectItem, expectKept, named, newcomer, once, publish, titleOf } from "./session-end/writer.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

// Several tabs, and as many sign-ins of a page each.
test.describe.configure({ timeout: 120_000 });

const newArticle = "/contents/article/new";

const drafts = (page: Page) => page.getByRole("region", { name: "Drafts on this device" });
const draftOf = (page: Page, title: string) => drafts(page).getByRole("listitem").filter({ hasText: title });
const elsewhere = (page: Page) => page.getByText("You’re editing this in another tab.");

async function writeNew(page: Page, title: string, draft = crypto.randomUUID()): Promise<void> {
  await page.goto(`${newArticle}?draft=${draft}`);
  await titleOf(page).fill(title);
  await expectKept(page);
}

/** Signs a member in, and answers the address of an item of theirs. */
async function createItem(page: Page, portal: RunningPair): Promise<string> {
  const device = await AnotherDevice.of(newcomer(), page, portal);
  const { sys } = await device.makeArticle({ title: { "en-US": named("An item") } });
  return `/contents/article/${sys.id}`;
}

test("drafts are on home, the newest first; one is discarded and restored, one press opens another, and a sign-out asks what becomes of them", async ({
  page,
  portal,
}) => {
  const [one, two, email] = [named("First draft"), named("Second draft"), newcomer()];
  await signInAs(page.context(), portal, email);
  await writeNew(page, one);
  await writeNew(page, two);
  await page.goto("/");
  const items = drafts(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(two);
  await expect(items.first()).toContainText("new");
  await test.step("a failure of the device to remove a draft is reported", async () => {
    await page.evaluate(() => {
      const remove = IDBObjectStore.prototype.delete;
      IDBObjectStore.prototype.delete = () => {
        IDBObjectStore.prototype.delete = remove;
        throw new Error("The device refuses");
      };
    });
    await page.getByRole("button", { name: `Discard: ${two}` }).click();
    const notices = page.locator("[data-part=notices]");
    await expect(notices).toContainText(`Couldn’t discard the draft “${two.slice(0, 12)}`);
    await expect(items).toHaveCount(2);
    await notices.getByRole("button", { name: "Try again" }).click();
    await expect(notices).toBeEmpty();
  });
  await expect(draftOf(page, two)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(draftOf(page, two)).toHaveCount(1);
  await drafts(page).getByRole("link", { name: one }).click();
  await expect(titleOf(page)).toHaveValue(one);
  await page.goBack();

  await test.step("they stay on the device", async () => {
    await signOut(page);
    const question = page.getByRole("alertdialog", { name: "Keep your 2 drafts on this device?" });
    await question.getByRole("button", { name: "Keep and sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await signInAs(page.context(), portal, email);
    await page.goto("/");
    await expect(items).toHaveCount(2);
  });

  await test.step("or are removed", async () => {
    await page.getByRole("button", { name: `Discard: ${two}` }).click();
    await expect(draftOf(page, two)).toHaveCount(0);
    await signOut(page);
    const question = page.getByRole("alertdialog", { name: "Keep your draft on this device?" });
    await question.getByRole("button", { name: "Remove and sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await keptDrafts(page)).toBe("[]");
  });
});

test("undoing a change just before leaving leaves no draft", once, async ({ page, portal }) => {
  await page.goto(`${await createItem(page, portal)}/edit`);
  const title = await titleOf(page).inputValue();
  await titleOf(page).fill(named("Another title"));
  await expectKept(page);
  await expect.poll(() => keptBases(page), "what it began from is stored").not.toBe("[]");
  await titleOf(page).fill(title);
  await page.goto("/");
  expect(await keptDrafts(page)).toBe("[]");
  expect(await keptBases(page)).toBe("[]");
});

test("the place of the drafts is kept: nothing moves when the device has answered @whole", {
  tag: "@once",
}, async ({ page, portal }) => {
  await signInAs(page.context(), portal, newcomer());
  await writeNew(page, named("A draft"));
  await page.goto("/");
  await expect(drafts(page).getByRole("listitem")).toHaveCount(1);
  await page.addInitScript(() => {
    const all: number[] = [];
    Object.assign(window, { shifts: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload();
  await expect(drafts(page).getByRole("listitem")).toHaveCount(1);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
});

test(
  "another draft can be started beside a restored one, which stays @whole",
  once,
  async ({ page, portal }) => {
    const [one, two] = [named("Yesterday"), named("Today")];
    await signInAs(page.context(), portal, newcomer());
    await writeNew(page, one);
    await page.goto("/");
    await page.goto(newArticle);
    await expect(titleOf(page)).toHaveValue(one);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("button", { name: "Create another" }).click();
    await expect(titleOf(page)).toHaveValue("");
    await titleOf(page).fill(two);
    await expectKept(page);
    await page.goto("/");
    await expect(draftOf(page, one)).toHaveCount(1);
    await expect(draftOf(page, two)).toHaveCount(1);
  },
);

test("a discard in the editor is undone also after that was left @whole", once, async ({ page, portal }) => {
  const title = named("Discarded and left");
  await signInAs(page.context(), portal, newcomer());
  await writeNew(page, title);
  await page.reload();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(titleOf(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/contents\/article$/);
  await page.locator("[data-part=toasts]").getByRole("button", { name: "Undo" }).click();
  await page.goto("/");
  await expect(draftOf(page, title)).toHaveCount(1);
});

test("one press publishes a draft from home; missing fields open the editor @both", async ({
  page,
  portal,
}) => {
  const title = named("From home");
  await signInAs(page.context(), portal, newcomer());
  await page.goto(`${newArticle}?draft=untitled`);
  await page
    .getByLabel(/^Summary/)
    .first()
    .fill("A summary and no title, which is needed");
  await expectKept(page);
  await writeNew(page, title);
  await page.goto("/");
  await page.getByRole("button", { name: `Publish: ${title}` }).click();
  await expectItem(page, title);

  await page.goto("/");
  await expect(draftOf(page, "A summary and no title")).toHaveCount(1);
  await expect(draftOf(page, title)).toHaveCount(0);
  await page.getByRole("button", { name: /^Publish: Untitled/ }).click();
  await expect(titleOf(page)).toBeFocused();
  await expect(titleOf(page)).toHaveAttribute("aria-invalid", "true");
});

test("home follows drafts of other tabs @whole", once, async ({ page, context, portal }) => {
  const title = named("Live");
  await signInAs(page.context(), portal, newcomer());
  const other = await context.newPage();
  await page.goto("/");
  await expect(drafts(page).getByRole("listitem")).toHaveCount(0);
  await writeNew(other, title);
  await expect(draftOf(page, title)).toHaveCount(1);
  await publish(other).click();
  await expect(draftOf(page, title)).toHaveCount(0);
});

test("one tab writes an item; the other shows it, can take over, and goes on when that one is closed", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const item = await createItem(page, portal);
  const other = await openTwice(page, context, item);
  await titleOf(page).fill("Written in the first tab");
  await expect(titleOf(other)).toHaveValue("Written in the first tab");
  await expect(titleOf(other)).toBeDisabled();

  await titleOf(page).pressSequentially(", and more");
  await other.getByRole("button", { name: "Edit here instead" }).click();
  await expect(titleOf(other)).toBeEnabled();
  await expect(titleOf(other)).toHaveValue("Written in the first tab, and more");
  await expect(elsewhere(page)).toBeVisible();
  await titleOf(other).press("End");
  await titleOf(other).pressSequentially(", here");
  await expect(titleOf(page)).toHaveValue("Written in the first tab, and more, here");

  await test.step("the tab that writes is closed, and the other one has all of its words", async () => {
    await withholdWriteEnds(other);
    await titleOf(other).fill("The last words");
    await titleOf(other).press("End");
    await titleOf(other).pressSequentially(" of this tab");
    await other.close({ runBeforeUnload: true });
    await expect(titleOf(page)).toBeEnabled();
    await expect(titleOf(page)).toHaveValue("The last words of this tab");
    await titleOf(page).fill("And on");
    await expectKept(page);
  });
});

test("tabs that give it to and fro lose no keystroke @whole", once, async ({ page, context, portal }) => {
  const item = await createItem(page, portal);
  const other = await openTwice(page, context, item);
  let text = "";
  await titleOf(page).fill("");
  for (const [index, tab] of [page, other, page, other].entries()) {
    if (index > 0) await tab.getByRole("button", { name: "Edit here instead" }).click();
    await expect(titleOf(tab)).toBeEnabled();
    await titleOf(tab).press("End");
    await titleOf(tab).pressSequentially(`${index}abc `);
    text += `${index}abc `;
  }
  await expect(titleOf(page)).toHaveValue(text);
  await expect(titleOf(other)).toHaveValue(text);
});

test(
  "text typed before a tab knows of another stays here, and the other tab's text is kept @whole",
  once,
  async ({ page, context, portal }) => {
    const item = await createItem(page, portal);
    await page.goto(`${item}/edit`);
    await titleOf(page).fill("Of the first tab");
    await expectKept(page);
    const other = await context.newPage();
    await other.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const title = document.querySelector("textarea");
        if (title !== null) title.value = "Typed at once";
      });
    });
    await other.goto(`${item}/edit`);
    await expect(titleOf(other)).toHaveValue("Typed at once");
    await expect(elsewhere(page)).toBeVisible();
    await expect(other.getByText("The form no longer has a field for 1 text.")).toBeVisible();
    await other.getByText("no longer has a field for 1 text").click();
    await expect(other.getByText("Of the first tab")).toBeVisible();
  },
);

test(
  "a full device says that nothing is saved, and saves everything once there is space @whole",
  once,
  async ({ page, portal }) => {
    await signInAs(page.context(), portal, newcomer());
    await page.goto(newArticle);
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      Object.assign(window, {
        giveRoom: () => {
          IDBObjectStore.prototype.put = put;
        },
      });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("No room is left.", "QuotaExceededError");
      };
    });
    await titleOf(page).fill("More than fits");
    const line = page.locator("[data-part=save-status]").filter({ visible: true });
    await expect(line).toContainText("This device can’t save a draft");
    await expect(page.getByRole("status").filter({ hasText: /^This device can’t save a draft/ })).toHaveCount(
      1,
    );

    // The ways that lead out of any page ask first.
    const question = page.getByRole("alertdialog", { name: "Leave without publishing?" });
    const stay = question.getByRole("button", { name: "Stay" });
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Places", exact: true }).click();
    await stay.click();
    await titleOf(page).blur();
    await page.keyboard.press("g");
    await page.keyboard.press("h");
    await stay.click();
    await expect(titleOf(page)).toHaveValue("More than fits");

    await page.evaluate(() => (window as unknown as { giveRoom: () => void }).giveRoom());
    await expect(line).toContainText("Draft saved on this device");
    await expect(page.getByRole("status").filter({ hasText: /^Draft saved on this device/ })).toHaveCount(1);
    await page.keyboard.press("g");
    await page.keyboard.press("h");
    await expect(draftOf(page, "More than fits")).toHaveCount(1);
  },
);

test(
  "a draft in the shape of another build is offered all the same @whole",
  once,
  async ({ page, portal }) => {
    await signInAs(page.context(), portal, newcomer());
    await writeNew(page, "Kept", "older");
    await page.goto("/");
    await page.evaluate(async () => {
      const open = indexedDB.open("atrium-drafts");
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const store = database.transaction("drafts", "readwrite").objectStore("drafts");
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const all = store.getAllKeys();
        all.onsuccess = () => resolve(all.result);
      });
      const [key] = keys;
      store.put(
        {
          type: "article",
          savedAt: 1,
          title: "Older",
          texts: { "title.en-US": "Older", "gone.en-US": "Of a field that is gone" },
        },
        key,
      );
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
      database.close();
    });
    await page.reload();
    await drafts(page).getByRole("link", { name: "Older" }).click();
    await expect(titleOf(page)).toHaveValue("Older");
    await titleOf(page).fill("Older, and newer");
    await expectKept(page);
    await page.reload();
    await expect(titleOf(page)).toHaveValue("Older, and newer");
    await page.getByText("no longer has a field for 1 text").click();
    await expect(page.getByText("Of a field that is gone")).toBeVisible();
    // As on plain HTTP.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Your browser blocked copying.")).toBeVisible();
  },
);

/** A slow device: the page does not get to know that a draft is written. */
async function withholdWriteEnds(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set() {} }));
}

async function signOut(page: Page): Promise<void> {
  await page.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
}

async function openTwice(page: Page, context: BrowserContext, item: string): Promise<Page> {
  const other = await context.newPage();
  await page.goto(`${item}/edit`);
  await expect(titleOf(page)).toBeVisible();
  await page.waitForFunction(async (): Promise<boolean> => {
    const { held } = await navigator.locks.query();
    return (held ?? []).some(({ name }) => name?.includes('"item"'));
  });
  await other.goto(`${item}/edit`);
  await expect(elsewhere(other)).toBeVisible();
  return other;
}
