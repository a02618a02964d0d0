import { AnotherDevice } from "./another-device.ts";
import { select } from "./confirm-delete.ts";
import { openList } from "./list/note-author.ts";
import { expect, test } from "./portal.ts";
import { named, newcomer } from "./session-end/writer.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/status of 409/] });

test("tags of several items: over a newer version, not of others, and back with Undo @once", async ({
  page,
  portal,
}) => {
  const word = named("Godwit").split(" ").at(-2) ?? "";
  const make = async (device: AnotherDevice, name: string, tags: string[]) =>
    await device.makeArticle({ title: { "en-US": `${name} ${word}` }, tags: { "en-US": tags } });
  await make(await AnotherDevice.of(newcomer(), page, portal), "Foreign", []);
  const device = await AnotherDevice.of(newcomer(), page, portal);
  const [one, other] = [await make(device, "One", ["reed"]), await make(device, "Other", [])];
  const tagsOf = async ({ sys: { id } }: typeof one) => (await device.read(id)).fields.tags;

  await openList(page, `/contents/article?q=${word}`);
  await select(page, `One ${word}`, `Other ${word}`, `Foreign ${word}`);
  await page.getByRole("toolbar").getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit 2 items" });
  await expect(dialog.getByText("1 selected item isn’t yours and won’t change:")).toBeVisible();
  await dialog.getByLabel("Field").selectOption({ label: "Tags" });
  await dialog.getByRole("combobox", { name: "Tags" }).fill("night");
  await device.change(other.sys.id, { summary: { "en-US": "Theirs" }, tags: { "en-US": ["tide"] } });
  await dialog.getByRole("button", { name: "Publish changes to 2 items" }).click();
  await expect(page.getByText("2 items changed.")).toBeVisible();
  expect(await tagsOf(one)).toEqual({ "en-US": ["reed", "night"] });
  expect((await device.read(other.sys.id)).fields).toMatchObject({
    summary: { "en-US": "Theirs" },
    tags: { "en-US": ["tide", "night"] },
  });

  await device.change(one.sys.id, { tags: { "en-US": ["later"] } });
  await page.getByRole("button", { name: "Undo" }).click();
  const report = page.getByRole("dialog", { name: "Undo" });
  await expect(report).toContainText(
    `One ${word}: This has been edited since then, so the change wasn’t undone.`,
  );
  expect(await tagsOf(one)).toEqual({ "en-US": ["later"] });
  expect(await tagsOf(other)).toEqual({ "en-US": ["tide"] });
});
