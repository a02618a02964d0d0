import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { listening } from "../listening.ts";
import { expect } from "../portal.ts";
import { HttpMember } from "../session/http-member.ts";

const acma = "/api/acma/spaces/demo";
const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };
const json = { ...own, "content-type": "application/json" };
const madeSchema = z.looseObject({ sys: z.object({ id: z.string(), version: z.number() }) });

/** A file that is to be there. */
export interface Wanted {
  title: string;
  description?: string;
  kind?: "photo" | "pdf";
}

/** A new member whose photos and files no other test touches: `/media?mine=1` lists only theirs. */
export class Librarian {
  readonly #member: HttpMember;

  private constructor(member: HttpMember) {
    this.#member = member;
  }

  static async in(context: BrowserContext, portalUrl: string): Promise<Librarian> {
    const member = new HttpMember(portalUrl);
    await member.signIn(`media-${randomUUID()}@example.com`);
    await context.addCookies(member.cookies());
    return new Librarian(member);
  }

  /** Brings files in, the last one first in the library, and waits until each is processed; answers their ids. */
  async bring(wanted: readonly Wanted[]): Promise<string[]> {
    const ids: string[] = [];
    for (const each of wanted.toReversed()) ids.unshift(await this.#bringOne(each, ids.length));
    await expect
      .poll(async () => (await Promise.all(ids.map((id) => this.#isReady(id)))).every(Boolean))
      .toBe(true);
    return ids;
  }

  async #bringOne({ title, description, kind = "photo" }: Wanted, turn: number): Promise<string> {
    const isPdf = kind === "pdf";
    const contentType = isPdf ? "application/pdf" : "image/png";
    const body = isPdf ? pdf : await picture(turn);
    const upload = await this.#made("/api/upload/spaces/demo/uploads", {
      method: "POST",
      headers: { ...own, "content-type": contentType },
      body: new Uint8Array(body),
    });
    const file = {
      fileName: `${title}.${isPdf ? "pdf" : "png"}`,
      ...{ contentType, mimeGroups: [isPdf ? "Document" : "Image"], state: "PENDING", upload: upload.sys.id },
    };
    const fields = {
      title: { "en-US": title },
      ...(description !== undefined && { description: { "en-US": description } }),
      file: { "en-US": file },
    };
    return (await this.#post(`${acma}/media`, { fields })).sys.id;
  }

  /** An article that shows a picture. */
  async write(title: string, mediaId: string): Promise<void> {
    const cover = { sys: { id: mediaId, type: "Refer", targetType: "Media" } };
    await this.#post(`${acma}/content-types/article/contents`, {
      fields: { title: { "en-US": title }, cover: { "en-US": cover } },
    });
  }

  /** Another version, as from another tab. */
  async retitle(mediaId: string, title: string, version: number): Promise<void> {
    await this.#made(`${acma}/media/${mediaId}`, {
      method: "PUT",
      headers: { ...json, "x-service-version": String(version) },
      body: JSON.stringify({ fields: { title: { "en-US": title } } }),
    });
  }

  /** Whether the service still has it. */
  async has(mediaId: string): Promise<boolean> {
    return (await this.#member.send(`${acma}/media/${mediaId}`, { headers: json })).status === 200;
  }

  async read(mediaId: string): Promise<unknown> {
    return await (await this.#member.send(`${acma}/media/${mediaId}`, { headers: json })).json();
  }

  /** The first HTML of a page. */
  async html(path: string): Promise<string> {
    return await (await this.#member.send(path, { headers: { accept: "text/html" } })).text();
  }

  async #isReady(mediaId: string): Promise<boolean> {
    return JSON.stringify(await this.read(mediaId)).includes('"url"');
  }

  async #post(path: string, body: object) {
    return await this.#made(path, { method: "POST", headers: json, body: JSON.stringify(body) });
  }

  async #made(path: string, init: RequestInit) {
    const response = await this.#member.send(path, init);
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    return madeSchema.parse(await response.json());
  }
}

async function picture(turn: number): Promise<Buffer> {
  const background = { r: (turn * 53) % 256, g: (turn * 97) % 256, b: (turn * 31) % 256 };
  return await sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .png()
    .toBuffer();
}

const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Opens the library, and waits until its controls do something. */
export async function openLibrary(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await listening(page, "[data-list]");
}

/** The names of the shown files in order. */
export const names = (page: Page) => page.locator("[data-list] [data-row-link] bdi").allTextContents();
export const tile = (page: Page, name: string) =>
  page.locator("[data-list] [data-row-link]", { hasText: name });
export const panel = (page: Page) => page.getByRole("region", { name: "Photo or file" });
