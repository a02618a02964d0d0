import type { Page } from "@playwright/test";
import { AnotherDevice } from "./another-device.ts";
import { keptDrafts } from "./kept-drafts.ts";
import { listening } from "./listening.ts";
import { expectNoBarrier } from "./look.ts";
import { expect, test } from "./portal.ts";
import type { RunningPair } from "./servers/state.ts";
import { expectItem, expectKept, named, newcomer, once, publish, titleOf } from "./session-end/writer.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

// A machine that does much else is slow at every step.
test.describe.configure({ timeout: 120_000 });

const summaryOf = (page: Page) => page.getByLabel(/^Summary/).first();
const row = (page: Page, name: RegExp) => page.getByRole("radiogroup", { name });
const publishVersion = (page: Page, version: number) =>
  page.getByRole("button", { name: `Publish version ${version}` });

interface TwoVersions {
  portal: RunningPair;
  mine: () => Promise<void>;
  theirs: object;
}

/** An own item, open in the editor with a change, while another device publishes another version. */
async function twoVersions(page: Page, { portal, mine, theirs }: TwoVersions) {
  const device = await AnotherDevice.of(newcomer(), page, portal);
  const made = await device.makeArticle({
    title: { "en-US": named("Reading the tide") },
    summary: { "en-US": "Twice a day the lagoon opens" },
  });
  const item = `/contents/article/${made.sys.id}`;
  await page.goto(`${item}/edit`);
  await listening(page, "textarea");
  await mine();
  await expectKept(page);
  await device.change(made.sys.id, theirs);
  return { device, item, id: made.sys.id };
}

/** The window gets the focus, which is when it looks for a newer version, until that is seen. */
async function comeBackUntil(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await seen();
  }).toPass({ timeout: 20_000 });
}

test("what both changed is chosen field by field, and what one changed goes in by itself @both", async ({
  page,
  portal,
}) => {
  const mine = named("Mine");
  const { device, id } = await twoVersions(page, {
    portal,
    mine: async () => {
      await titleOf(page).fill(mine);
      await page.getByLabel(/^Length/).fill("8.4");
    },
    theirs: { title: { "en-US": "Theirs" }, summary: { "en-US": "A summary of theirs" } },
  });
  await publish(page).click();
  await expect(page.getByRole("heading", { level: 1, name: /while you were editing/ })).toBeVisible();
  await expect(page.getByText("1 left to choose.")).toBeVisible();
  await expect(page.getByText(/Only you changed this/)).toBeVisible();
  await expect(page.getByText(/^Only the other version changed this\./)).toBeVisible();
  await expect(page.getByText(/^Identical: .*Title \(Korean\)/)).toBeVisible();

  await publishVersion(page, 3).click();
  const title = row(page, /^Title/);
  await expect(title.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(title.getByRole("radio", { name: /Theirs/ })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("All fields chosen.")).toBeVisible();
  await publishVersion(page, 3).click();
  await expectItem(page, mine);
  await expect(page.getByText("A summary of theirs")).toBeVisible();
  expect((await device.read(id)).fields.length).toEqual({ "en-US": 8.4 });
});

test("a text is put together by hand; the choices are there again after a reload", { tag: "@once" }, async ({
  page,
  portal,
}) => {
  await twoVersions(page, {
    portal,
    mine: () => titleOf(page).fill("Mine"),
    theirs: { title: { "en-US": "Theirs" } },
  });
  await test.step("a newer version is found when the window gets the focus; the text stays", async () => {
    const seeBoth = page.getByRole("button", { name: "Compare" });
    await comeBackUntil(page, () => expect(seeBoth).toBeVisible({ timeout: 1_000 }));
    await expect(titleOf(page)).toHaveValue("Mine");
    await seeBoth.click();
    await expect(page).toHaveURL(/\?compare$/);
    await page.getByRole("button", { name: "Show version 1" }).click();
    await expect(page.getByRole("dialog")).toContainText("Twice a day the lagoon opens");
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(titleOf(page)).toHaveValue("Mine");
  });
  await publish(page).click();
  await row(page, /^Title/)
    .getByRole("button", { name: "Edit manually" })
    .click();
  const hand = page.getByRole("textbox", { name: "Edit manually: Title" });
  await expect(hand).toHaveValue("Mine");
  const both = named("Mine and theirs");
  await hand.fill(both);
  // A look at the other side does not cost what was written.
  await row(page, /^Title/)
    .getByRole("radio", { name: /Theirs/ })
    .check({ force: true });
  await expect(hand).toHaveCount(0);
  await row(page, /^Title/)
    .getByRole("button", { name: "Edit manually" })
    .click();
  await expect(hand).toHaveValue(both);
  await expect(page.getByText("All fields chosen.")).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toContain(both);
  await page.reload();
  await expect(hand).toHaveValue(both);
  await publishVersion(page, 3).click();
  await expectItem(page, both);
});

test(
  "another version published meanwhile asks again, only about its own changes @whole",
  once,
  async ({ page, portal }) => {
    const { device, id } = await twoVersions(page, {
      portal,
      mine: async () => {
        await titleOf(page).fill("Mine");
        await summaryOf(page).fill("My summary");
      },
      theirs: { title: { "en-US": "Theirs" }, summary: { "en-US": "Their summary" } },
    });
    await publish(page).click();
    await page.getByRole("button", { name: "Keep all of mine" }).click();
    await expect(page.getByText("All fields chosen.")).toBeVisible();
    await device.change(id, { title: { "en-US": "Theirs again" } });
    await publishVersion(page, 3).click();
    await expect(publishVersion(page, 4)).toBeVisible();
    await expect(page.getByText("1 left to choose.")).toBeVisible();
    await expect(
      row(page, /^Summary/)
        .getByRole("radio")
        .first(),
    ).toBeChecked();
    await page.getByRole("button", { name: "Use all of theirs" }).click();
    await page.getByRole("button", { name: "Keep version 3" }).click();
    await expectItem(page, "Theirs again");
  },
);

test(
  "the member's own publish elsewhere is no conflict without overlapping changes @whole",
  once,
  async ({ page, portal }) => {
    const mine = named("Mine");
    await twoVersions(page, {
      portal,
      mine: () => titleOf(page).fill(mine),
      theirs: { summary: { "en-US": "From another device" } },
    });
    await comeBackUntil(page, () =>
      expect(summaryOf(page)).toHaveValue("From another device", { timeout: 1_000 }),
    );
    await expect(page.getByRole("button", { name: "Compare" })).toHaveCount(0);
    await publish(page).click();
    await expectItem(page, mine);
    await expect(page.getByText("From another device")).toBeVisible();
  },
);

test(
  "the member's own publish elsewhere is no conflict if a publish finds it @whole",
  once,
  async ({ page, portal }) => {
    const mine = named("Mine");
    await twoVersions(page, {
      portal,
      mine: () => titleOf(page).fill(mine),
      theirs: { summary: { "en-US": "From another device" } },
    });
    await publish(page).click();
    await expectItem(page, mine);
    await expect(page.getByText("From another device")).toBeVisible();
  },
);

test(
  "a text changed back to what it was before the member's newer version is published @whole",
  once,
  async ({ page, portal }) => {
    const mine = named("Mine");
    await twoVersions(page, {
      portal,
      mine: () => titleOf(page).fill(mine),
      theirs: { summary: { "en-US": "From another device" } },
    });
    await comeBackUntil(page, () =>
      expect(summaryOf(page)).toHaveValue("From another device", { timeout: 1_000 }),
    );
    await summaryOf(page).fill("Twice a day the lagoon opens");
    await publish(page).click();
    await expectItem(page, mine);
    await expect(page.getByText("Twice a day the lagoon opens")).toBeVisible();
    await expect(page.getByText("From another device")).toHaveCount(0);
  },
);

test(
  "each language of a field is chosen by itself, against a version of another device",
  once,
  async ({ page, portal }) => {
    const device = await AnotherDevice.of(newcomer(), page, portal);
    const made = await device.makeArticle({
      title: { "en-US": "Ebb", "ko-KR": "썰물" },
      summary: { "en-US": "Low", "ko-KR": "낮음" },
    });
    await page.goto(`/contents/article/${made.sys.id}/edit`);
    await listening(page, "[data-page=editor] textarea");
    const mine = named("Mine");
    await titleOf(page).fill(mine);
    await page.getByRole("button", { name: "Side by side" }).click();
    await page.locator('[name="title.ko-KR"]').fill("내 제목");
    await expectKept(page);
    await device.change(made.sys.id, {
      title: { "en-US": "Theirs", "ko-KR": "그들의 제목" },
      summary: { "en-US": "Low", "ko-KR": "아주 낮음" },
    });

    await publish(page).click();
    await expect(page.getByText("2 left to choose.")).toBeVisible();
    // What only they changed, in one language, goes in by itself.
    await expect(page.getByText(/^Only the other version changed this\./)).toBeVisible();
    const slot = (name: string) => page.locator(`[data-slot="${name}"]`).getByRole("radio");
    await slot("title.en-US").first().check({ force: true });
    await expect(page.getByText("1 left to choose.")).toBeVisible();
    await slot("title.ko-KR").nth(1).check({ force: true });
    await publishVersion(page, 3).click();
    await expectItem(page, mine);
    const kept = await device.read(made.sys.id);
    expect(kept.sys.version).toBe(3);
    expect(kept.fields).toMatchObject({
      title: { "en-US": mine, "ko-KR": "그들의 제목" },
      summary: { "en-US": "Low", "ko-KR": "아주 낮음" },
    });
  },
);

test(
  "a tab that compares two versions yields to the one that edits @whole",
  once,
  async ({ page, context, portal }) => {
    const { item } = await twoVersions(page, {
      portal,
      mine: () => titleOf(page).fill("Mine"),
      theirs: { title: { "en-US": "Theirs" } },
    });
    await publish(page).click();
    await page.getByRole("button", { name: "Keep all of mine" }).click();
    await expect(page.getByText("All fields chosen.")).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${item}/edit`);
    await other.getByRole("button", { name: "Edit here instead" }).click();
    await expect(titleOf(other)).toBeEnabled();
    await expect(page.getByText("You’re editing this in another tab.")).toBeVisible();
    await expect(publishVersion(page, 3)).toHaveCount(0);
    const both = named("Written in the other tab");
    await titleOf(other).fill(both);
    await expect(titleOf(page)).toHaveValue(both);
    await publish(page).click();
    await expect(page.getByRole("button", { name: "Edit here instead" })).toBeFocused();
  },
);

test(
  "a draft that is discarded takes its conflict along, and brings it back when that is undone @whole",
  once,
  async ({ page, portal }) => {
    await twoVersions(page, {
      portal,
      mine: () => titleOf(page).fill("Mine"),
      theirs: { title: { "en-US": "Theirs" } },
    });
    await page.reload();
    const seeBoth = page.getByRole("button", { name: "Compare" });
    await expect(seeBoth).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(seeBoth).toHaveCount(0);
    await page.locator("[data-part=toasts]").getByRole("button", { name: "Undo" }).click();
    await expect(seeBoth).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(titleOf(page)).toHaveValue("Theirs");
    const next = named("Onto theirs");
    await titleOf(page).fill(next);
    await publish(page).click();
    await expectItem(page, next);
  },
);

test("two versions have no barrier that axe can find, by day and by night, and fit 320 px @whole", async ({
  page,
  portal,
}) => {
  await twoVersions(page, {
    portal,
    mine: () => titleOf(page).fill("Mine"),
    theirs: {
      title: { "en-US": "Theirs" },
      summary: { "en-US": "Theirs" },
    },
  });
  await publish(page).click();
  await expect(page.getByText("1 left to choose.")).toBeVisible();
  await page.getByRole("button", { name: "Edit manually" }).click();
  await expect(page.getByRole("textbox", { name: "Edit manually: Title" })).toBeVisible();
  await expectNoBarrier(page, "two versions");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
