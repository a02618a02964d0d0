import { listening } from "./listening.ts";
import { press } from "./press.ts";
import { expect, test } from "./signed-in.ts";

test("what a field says when it is left does not move what is being pressed @once", async ({ page }) => {
  await page.goto("/contents/place/new");
  await listening(page, '[name="name.en-US"]');
  const choose = page.getByRole("button", { name: "Choose Picture" });
  await page.getByLabel("Elevation").fill("high");
  await press(page, choose, { y: 0.1 });
  await expect(page.getByRole("dialog", { name: "Picture" })).toBeVisible();
  await expect(page.getByText("This is not a number.").first()).toBeAttached();
});

test("a tag that is being typed is there when the next control is pressed @once", async ({ page }) => {
  await page.goto("/contents/article/new");
  await listening(page, '[name="title.en-US"]');
  await page.getByLabel("Length").fill("long");
  const tags = page.getByLabel("Tags", { exact: true });
  await tags.pressSequentially(
    "a word that is so long that the next one finds its place in a line below, dunlin",
  );
  await press(page, page.getByLabel("Walked on"), { y: 0.1 });
  await expect(page.getByLabel("Walked on")).toBeFocused();
  await expect(page.getByRole("button", { name: /^Take out / })).toHaveCount(2);
});
