import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Photos of a member, until the library has `count` files, each with its smaller pictures. The page is signed in. */
export async function fillLibrary(page: Page, count: number): Promise<void> {
  const has = await totalOf(page, "");
  for (let turn = has; turn < count; turn += 1) await bringOne(page, turn);
  while ((await totalOf(page, "&fields.file.en-US.state=PROCESSED")) < count) await page.waitForTimeout(500);
}

async function totalOf(page: Page, condition: string): Promise<number> {
  const path = `/api/acma/spaces/demo/media?limit=1${condition}`;
  const { totalCount } = await page.evaluate(async (at) => (await fetch(at)).json(), path);
  return totalCount;
}

/** A photo of 1600 × 1067 with enough in it to weigh what photos weigh. */
async function bringOne(page: Page, turn: number): Promise<void> {
  const noise = await sharp({
    create: {
      ...{ width: 400, height: 267, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 40 + ((turn * 37) % 170), sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const bytes = await sharp(noise).resize(1600, 1067).jpeg({ quality: 86 }).toBuffer();
  await page.evaluate(
    async ([base64, name]) => {
      const own = { "x-portal": "1" };
      const body = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const made = await fetch("/api/upload/spaces/demo/uploads", {
        ...{ method: "POST", headers: { ...own, "content-type": "image/jpeg" }, body },
      });
      const upload = (await made.json()).sys.id;
      const kind = { contentType: "image/jpeg", mimeGroups: ["Image"], state: "PENDING" };
      const file = { "en-US": { fileName: `${name}.jpg`, ...kind, upload } };
      const answer = await fetch("/api/acma/spaces/demo/media", {
        method: "POST",
        headers: { ...own, "content-type": "application/json" },
        body: JSON.stringify({ fields: { title: { "en-US": name }, file } }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [bytes.toString("base64"), `Photo ${turn}`] as const,
  );
}
