import { AnotherDevice } from "./another-device.ts";
import { expect, test } from "./portal.ts";
import { expectItem, expectKept, newcomer, publish, titleOf } from "./session-end/writer.ts";

// Chromium says aloud what a refusal's status is, and that there is no connection.
test.use({ expectedConsole: [/Failed to load resource/] });

// Several tabs.
test.describe.configure({ timeout: 120_000 });

test("a publish without a connection goes out from another page, once; a conflict leads to both versions", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const [title, mine] = ["On the train", "Mine"];
  const device = await AnotherDevice.of(newcomer(), page, portal);
  const { sys } = await device.makeArticle({ title: { "en-US": "An item" } });
  let created = 0;
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/contents")) created++;
  });
  await page.goto("/");
  const drafts = page.getByRole("region", { name: "Drafts on this device" }).getByRole("listitem");
  const draft = (text: string) => drafts.filter({ hasText: text });
  for (const [address, text] of [
    ["/contents/article/new", title],
    [`/contents/article/${sys.id}/edit`, mine],
  ] as const) {
    const editor = await context.newPage();
    await editor.goto(address);
    await titleOf(editor).fill(text);
    await expectKept(editor);
    await context.setOffline(true);
    await publish(editor).click();
    await expect(editor.getByText("Waiting for a connection.")).toBeVisible();
    await expect(draft(text)).toContainText("Waiting to be published");
    // A page that is closed is online for a moment before it ends, and published then.
    await editor.goto("about:blank");
    await editor.close();
    if (text === mine) await device.change(sys.id, { title: { "en-US": "Theirs" } });
    await context.setOffline(false);
    if (text === title) await expect(page.getByText(`Published “${title}”`)).toBeVisible();
  }

  await expect(draft(mine)).toContainText("Couldn’t be published");
  await page
    .getByRole("alert")
    .filter({ hasText: `Couldn’t publish “${mine}”` })
    .getByRole("button", { name: "Open" })
    .click();
  await expect(titleOf(page)).toHaveValue(mine);
  await publish(page).click();
  await expect(page.getByRole("heading", { level: 1, name: /while you were editing/ })).toBeVisible();
  const versions = page.getByRole("radiogroup", { name: /^Title/ });
  await expect(versions).toContainText("Theirs");
  await expect(versions).toContainText(mine);
  await versions.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Publish version 3" }).click();
  await expectItem(page, mine);
  expect(created).toBe(1);
  expect((await device.read(sys.id)).sys.version).toBe(3);
});
