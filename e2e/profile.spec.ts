import type { Page } from "@playwright/test";
import sharp from "sharp";
import { holdScripts } from "./held-scripts.ts";
import { expectKeysPass, listening } from "./listening.ts";
import { expectFocus } from "./look.ts";
import { Librarian } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED/] });

async function openProfile(page: Page): Promise<void> {
  await page.goto("/profile");
  await listening(page, "#nickname");
}

test("a nickname is saved as one types, and the room follows @both", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  await Librarian.in(context, portal.url);
  await openProfile(page);
  const name = `Heron ${Date.now()}`;
  const field = page.getByRole("textbox", { name: "Nickname" });
  await field.fill(name);
  await expect(page.getByText("Saved.")).toBeVisible();
  if (!isMobile) await expect(page.locator("[popovertarget=member-menu] bdi").first()).toHaveText(name);
  await field.fill("");
  await field.blur();
  await expect(page.getByText("Enter a nickname.")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(name);
});

test("a nickname is saved if the member leaves at once, and if it was typed before hydration @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await Librarian.in(context, portal.url);
  await openProfile(page);
  const field = page.getByRole("textbox", { name: "Nickname" });
  const main = page.getByRole("navigation", { name: "Main" });
  await field.fill("Turnstone");
  await main.getByRole("link", { name: "Home" }).click();
  await expect(page.locator("[popovertarget=member-menu] bdi").first()).toHaveText("Turnstone");

  await openProfile(page);
  await field.fill("Dunlin");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await expect(async () => {
    await page.reload();
    await expect(field).toHaveValue("Dunlin", { timeout: 500 });
  }).toPass();

  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await field.fill("Sanderling");
  release();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(field).toHaveValue("Sanderling");
});

test("a profile says what the provider gave and changes the light; a picture is one's own photo, cut to a square, at an address, or taken away", async ({
  page,
  context,
  portal,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  await librarian.bring([{ title: "Myself" }]);
  await openProfile(page);
  await test.step("no key is held back", () => expectKeysPass(page));
  await test.step("what the provider gave, how long one stays signed in, and the light", async () => {
    const facts = page.locator("main dl");
    await expect(facts.first()).toContainText("Signed in witha demo account");
    await expect(facts.first()).toContainText(/Emailmedia-.+@example\.com/);
    // Of the device's zone, not a day of UTC.
    await expect(facts.first()).toContainText(/Member since(today|yesterday), \d\d:\d\d/);
    await expect(facts.last()).toContainText("Signed in until");
    await expect(facts.last()).toContainText("Each visit extends this.");
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  });
  const avatar = page.locator("[data-part=avatar] > span img");
  await page.getByRole("button", { name: "Choose" }).click();
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  await dialog.getByRole("option").first().click();
  await dialog.getByRole("button", { name: "Choose" }).click();
  await expect(avatar).toHaveAttribute("src", /thumbnails\/320\.webp$/);
  await page.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(avatar).toHaveCount(0);
  await expectFocus(page, "the picture was taken away");

  const background = { r: 20, g: 90, b: 160 };
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const upload = page.getByRole("button", { name: "Upload", exact: true });
  const crop = page.getByRole("dialog", { name: "Crop" });
  const chooseWide = async () => {
    const chooser = page.waitForEvent("filechooser");
    await upload.press("Enter");
    await (await chooser).setFiles({ name: "wide.jpg", mimeType: "image/jpeg", buffer: wide });
  };
  await chooseWide();
  await crop.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(upload).toBeFocused();
  await chooseWide();
  await crop.getByRole("img", { name: "Crop area" }).focus();
  await page.keyboard.press("ArrowRight");
  await crop.getByRole("slider", { name: "Zoom" }).fill("2");
  await crop.getByRole("button", { name: "Use crop" }).click();
  await expect(avatar).toHaveAttribute("src", /thumbnails\/320\.webp$/, { timeout: 20_000 });
  const size = await avatar.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size[0]).toBe(size[1]);

  await test.step("an address is one of a media origin, of a picture that is there", async () => {
    await page.route("https://pictures.example/**", (route) =>
      route.request().url().endsWith("a.png")
        ? route.fulfill({
            contentType: "image/svg+xml",
            body: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
          })
        : route.abort(),
    );
    await page.getByRole("button", { name: "Or paste a URL" }).click();
    const field = page.getByRole("textbox", { name: "Photo URL" });
    const use = page.getByRole("button", { name: "Use photo" });
    await field.fill("http://pictures.example/a.png");
    await use.click();
    await expect(page.getByText("Only photos from this Space can be used.")).toBeVisible();
    await field.fill("pictures.example/a.png");
    await use.click();
    await expect(page.getByText("starting with https://")).toBeVisible();
    await field.fill("https://pictures.example/none.png");
    await use.click();
    await expect(page.getByText("There’s no photo at this URL.")).toBeVisible();
    await field.fill("https://pictures.example/a.png");
    await use.click();
    await expect(avatar).toHaveAttribute("src", "https://pictures.example/a.png");
  });
});

test("a picture that could not be uploaded is not waited for @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await Librarian.in(context, portal.url);
  await openProfile(page);
  const refusal = { status: 403, json: { id: "AccessDenied", message: "No" } };
  await page.route("**/api/acma/spaces/*/media", (route) =>
    route.request().method() === "POST" ? route.fulfill(refusal) : route.continue(),
  );
  const background = { r: 20, g: 90, b: 160 };
  const square = { create: { width: 300, height: 300, channels: 3, background } } as const;
  const buffer = await sharp(square).jpeg().toBuffer();
  await page
    .locator("[data-part=avatar] input[type=file]")
    .setInputFiles({ name: "square.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Use crop" }).click();
  const row = page.getByRole("region", { name: "Uploads" }).getByRole("listitem");
  await expect(row).toContainText("Your role doesn’t let you upload files.", { timeout: 20_000 });
  await expect(page.locator("[data-part=avatar] [role=status]")).not.toContainText("Uploading");
});

test("an address that is looked at is used once, and not when its form has been left @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await Librarian.in(context, portal.url);
  const held: (() => Promise<void>)[] = [];
  const contentType = "image/svg+xml";
  const body = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  await page.route("https://pictures.example/**", (route) => {
    held.push(() => route.fulfill({ contentType, body }));
  });
  const changes: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") changes.push(request.postDataJSON());
  });
  await openProfile(page);
  const paste = page.getByRole("button", { name: "Or paste a URL" });
  const field = page.getByRole("textbox", { name: "Photo URL" });
  const come = async (address: string) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const came = page.waitForEvent("requestfinished", (request) => request.url() === address);
    for (const answer of held.splice(0)) await answer();
    await came;
  };
  await paste.press("Enter");
  await field.fill("https://pictures.example/left.svg");
  await field.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(paste).toBeFocused();
  await come("https://pictures.example/left.svg");

  await paste.press("Enter");
  await field.fill("https://pictures.example/used.svg");
  await field.press("Enter");
  await field.press("Enter");
  await come("https://pictures.example/used.svg");
  await expect(field).toHaveCount(0);
  await expect(paste).toBeFocused();
  // What was to be saved before it is sent before it.
  await page.getByRole("textbox", { name: "Nickname" }).fill("Redshank");
  await expect(page.locator("#nickname-hint")).toHaveText("Saved.");
  expect(changes).toEqual([{ avatarUrl: "https://pictures.example/used.svg" }, { nickname: "Redshank" }]);
});
