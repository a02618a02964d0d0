import { Buffer } from "node:buffer";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { dropOnPage as drop, dropFromDisk } from "./drop-on-page.ts";
import { asFastAsItCan, slowUploads } from "./network.ts";
import {
  avif,
  empty,
  fileOnDisk,
  htmlAsPng,
  mp4,
  pdf,
  png,
  type RealFile,
  svgWithScript,
  turnedJpeg,
  webp,
} from "./real-files.ts";
import { expect, test } from "./signed-in.ts";

test.describe.configure({ timeout: 120_000 });

const tray = (page: Page) => page.getByRole("region", { name: "Uploads" });
const rowOf = (page: Page, name: string) => tray(page).getByRole("listitem").filter({ hasText: name });

let count = 0;
const ownName = (name: string) => `${test.info().project.name}-${Date.now()}-${count++}-${name}`;

interface FoundMedia {
  sys: { id: string };
  fields: { title: Record<string, string>; file: Record<string, Record<string, unknown>> };
}

/** The member's own Media by their titles, as the Space has them. */
async function mediaTitled(page: Page, title: string): Promise<FoundMedia[]> {
  return await page.evaluate(async (wanted) => {
    const query = new URLSearchParams({ "fields.title.en-US": wanted, limit: "10" });
    const response = await fetch(`/api/acma/spaces/demo/media?${query}`);
    return (await response.json()).items;
  }, title);
}

test("files of many kinds are dropped: each ends right, or with a sentence that says why", async ({
  page,
}) => {
  await page.goto("/");
  const right = [await turnedJpeg(), await png(), await webp(), await avif(), svgWithScript, mp4(), pdf].map(
    (file) => ({ ...file, name: ownName(file.name) }),
  );
  const large = await png(ownName("large.png"), 51_000_000);
  const damaged = { ...empty, name: ownName("damaged.png"), buffer: Buffer.from("These are only words.") };
  const wrong = [
    [empty, "This file is empty or can’t be read."],
    [htmlAsPng, "This file’s content doesn’t match its name."],
    [large, /The maximum is 50\sMB\. This file is 51\sMB\./],
    [damaged, "Save it again"],
  ] as const;
  const fileOf = async ({ name }: RealFile) =>
    (await mediaTitled(page, name.replace(/\.\w+$/, ""))).map(({ fields }) => fields.file["en-US"]);
  await drop(page, [...right, ...wrong.map(([file]) => file)]);
  for (const file of right) {
    await expect
      .poll(async () => (await fileOf(file)).map((made) => made?.state), { timeout: 60_000 })
      .toEqual(["PROCESSED"]);
  }
  await test.step("each that is wrong says why", async () => {
    for (const [{ name }, line] of wrong)
      await expect(rowOf(page, name)).toContainText(line, { timeout: 30_000 });
    await expect(tray(page).getByRole("listitem")).toHaveCount(4);
    await expect(tray(page).getByRole("heading", { level: 2 })).toHaveText("4 files failed");
    await expect(tray(page).getByRole("progressbar")).toHaveCount(0);
    expect((await new AxeBuilder({ page }).include("[data-upload-tray]").analyze()).violations).toEqual([]);
  });
  await test.step("a picture that lies on its side is upright", async () => {
    const [turned] = right;
    const [jpeg] = turned === undefined ? [] : await fileOf(turned);
    expect(jpeg?.detail).toMatchObject({ image: { width: 600, height: 800 } });
  });
  await test.step("an SVG with a script runs nowhere: it is a download from another origin", async () => {
    const drawing = right.find(({ mimeType }) => mimeType === svgWithScript.mimeType);
    const [delivered] = drawing === undefined ? [] : await fileOf(drawing);
    const url = String(delivered?.url);
    expect(new URL(url).origin).not.toBe(new URL(page.url()).origin);
    const headers = (await page.request.get(url)).headers();
    expect(headers["content-disposition"]).toMatch(/^attachment/);
    expect(headers["content-security-policy"]).toContain("sandbox");
  });
  await test.step("a row goes when it is dismissed", async () => {
    await rowOf(page, damaged.name)
      .getByRole("button", { name: /^Cancel/ })
      .click();
    await expect(rowOf(page, damaged.name)).toHaveCount(0);
    await expect(tray(page).getByRole("listitem")).toHaveCount(3);
  });
});

test("an upload continues across a reload and on another page @once", async ({ page }) => {
  await page.goto("/");
  const file = { ...mp4(30_000_000), name: ownName("long.mp4") };
  const sendAt = await slowUploads(page);
  await sendAt(8_000_000);
  await drop(page, [file]);
  await expect(rowOf(page, file.name)).toContainText(/of 30\sMB/, { timeout: 20_000 });
  await page
    .getByRole("link", { name: /^Articles/ })
    .first()
    .click();
  await page.waitForURL(/\/contents\/article/);
  await expect(rowOf(page, file.name)).toContainText(/(9|[12]\d)[\d.]*\sMB of 30\sMB/, { timeout: 20_000 });
  // From its beginning it would be there in a minute and more.
  await sendAt(100_000);
  await page.reload();
  await expect(rowOf(page, file.name)).toContainText(/([89]|[12]\d)[\d.]*\sMB of 30\sMB/, {
    timeout: 20_000,
  });
  await sendAt(asFastAsItCan);
  const title = file.name.replace(".mp4", "");
  await expect.poll(async () => (await mediaTitled(page, title)).length, { timeout: 60_000 }).toBe(1);
});

test("an upload is paused, resumed, and cancelled with what had arrived @both", async ({ page }) => {
  await page.goto("/");
  const sendAt = await slowUploads(page);
  await sendAt(3_000_000);
  const file = { ...mp4(20_000_000), name: ownName("paused.mp4") };
  await drop(page, [file]);
  const row = rowOf(page, file.name);
  await expect(row).toContainText(/[1-9][\d.]*\sMB of 20\sMB/, { timeout: 20_000 });
  await row.getByRole("button", { name: /^Pause/ }).click();
  await expect(row).toContainText("Paused at");
  await row.getByRole("button", { name: /^Resume/ }).click();
  await expect(row).toContainText(/\sMB\/s/, { timeout: 20_000 });
  await row.getByRole("button", { name: /^Cancel/ }).click();
  await expect(row).toHaveCount(0);
  expect(await mediaTitled(page, file.name.replace(".mp4", ""))).toEqual([]);
});

test.describe("a service that is busy once", () => {
  test.use({ expectedConsole: [/status of 503/] });

  test("more than three uploads are paused and resumed together, and the focus stays @once @whole", async ({
    page,
  }) => {
    await page.goto("/contents/article");
    const sendAt = await slowUploads(page);
    await sendAt(2_000_000);
    const files = Array.from({ length: 5 }, () => ({ ...mp4(5_000_000), name: ownName("several.mp4") }));
    const [first, , , , last] = files.map(({ name }) => rowOf(page, name));
    const rows = tray(page).getByRole("listitem");
    await drop(page, files);
    await expect(first ?? rows).toContainText(/\sMB of 5\sMB/, { timeout: 20_000 });
    await tray(page).getByRole("button", { name: "Pause all" }).press("Enter");
    await expect(rows.filter({ hasText: "Paused at" })).toHaveCount(5);
    await expect(tray(page).getByRole("button", { name: "Resume all" })).toBeFocused();
    const standing = await rows.allInnerTexts();
    await page.waitForTimeout(1_000);
    expect(await rows.allInnerTexts()).toEqual(standing);

    const one = (last ?? rows).getByRole("button").first();
    await one.press("Enter");
    await expect(one).toHaveAccessibleName(/^Pause/);
    await expect(one).toBeFocused();
    await one.press("Enter");
    await expect(rows.filter({ hasText: "Paused at" })).toHaveCount(5);

    await page.route("**/api/acma/spaces/*/media", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await sendAt(asFastAsItCan);
    await tray(page).getByRole("button", { name: "Resume all" }).press("Enter");
    await tray(page)
      .getByRole("button", { name: /^Retry/ })
      .press("Enter", { timeout: 30_000 });
    await expect(tray(page).locator(":focus")).toHaveCount(1);
    for (const { name } of files) {
      const made = async () => (await mediaTitled(page, name.replace(".mp4", ""))).length;
      await expect.poll(made, { timeout: 30_000 }).toBe(1);
    }
  });
});

test("a dropped folder stands for the files in it, and an empty one says so @once", async ({
  page,
}, info) => {
  await page.goto("/");
  const [wave, table, bare] = [ownName("wave.png"), ownName("table.pdf"), ownName("bare")];
  const [full, none] = [info.outputPath("shore"), info.outputPath(bare)];
  fileOnDisk(full, await png(wave));
  fileOnDisk(full, { ...pdf, name: ".DS_Store" });
  fileOnDisk(join(full, "later"), { ...pdf, name: table });
  mkdirSync(none);
  await dropFromDisk(page, full, none);
  await expect(rowOf(page, bare)).toContainText("This can’t be read, or it’s an empty folder.");
  for (const name of [wave, table])
    await expect
      .poll(async () => (await mediaTitled(page, name.replace(/\.\w+$/, ""))).length, { timeout: 30_000 })
      .toBe(1);
  await expect(tray(page).getByRole("listitem")).toHaveCount(1);
});

test("a file of 190 MB arrives whole @once @whole", async ({ page }, info) => {
  await page.goto("/");
  const name = ownName("film.mp4");
  const path = fileOnDisk(info.outputPath("files"), { ...mp4(190_000_000), name });
  const input = page.locator("input[type=file]").first();
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.type = "file";
    field.addEventListener("change", () => {
      const transfer = new DataTransfer();
      for (const file of field.files ?? []) transfer.items.add(file);
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    });
    document.body.append(field);
  });
  await input.setInputFiles(path);
  const title = name.replace(".mp4", "");
  await expect
    .poll(async () => (await mediaTitled(page, title))[0]?.fields.file["en-US"]?.state, { timeout: 110_000 })
    .toBe("PROCESSED");
  const [made] = await mediaTitled(page, title);
  expect(made?.fields.file["en-US"]?.detail).toMatchObject({ size: 190_000_000 });
});
