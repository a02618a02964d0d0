import { listening } from "./listening.ts";
import { press } from "./press.ts";
import { expect, test } from "./signed-in.ts";
import { firstIds, readPublished } from "./space-calls.ts";

test("a yes-or-no field publishes what it shows: not set is nothing, and “is No” finds a no @once", async ({
  page,
}) => {
  const title = `Yes or no ${Date.now()}`;
  const choice = page.getByRole("radiogroup", { name: "Needs low water" });
  const chosen = (name: string) => expect(choice.getByRole("radio", { name, exact: true })).toBeChecked();
  const publish = async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    return (await readPublished(page)).fields.needsLowWater?.["en-US"];
  };
  await page.goto("/contents/article/new");
  await listening(page, '[name="title.en-US"]');
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  await chosen("Not set");
  expect(await publish()).toBeUndefined();
  const item = page.url();

  await page.goto(`${item}/edit`);
  await listening(page, '[name="title.en-US"]');
  await chosen("Not set");
  await press(page, choice.getByText("No", { exact: true }));
  await chosen("No");
  expect(await publish()).toBe(false);
  const no = `fields.title.en-US=${encodeURIComponent(title)}&fields.needsLowWater.en-US=false`;
  expect(await firstIds(page, `content-types/article/contents?${no}`, 2)).toHaveLength(1);

  await page.goto(`${item}/edit`);
  await listening(page, '[name="title.en-US"]');
  await chosen("No");
  await choice.getByRole("radio", { name: "No", exact: true }).press("ArrowRight");
  await chosen("Not set");
  expect(await publish()).toBeUndefined();
});
