import type { Page } from "@playwright/test";
import * as z from "zod";
import { itemPage } from "./portal.ts";

const contentSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.number() }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const idsSchema = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) });

export type MadeContent = z.infer<typeof contentSchema>;

const base = "/api/acma/spaces/demo";
const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };

/** A Content of the signed-in member, made behind the page's back: no page needs to be open. */
export async function makeContent(page: Page, contentTypeId: string, fields: object): Promise<MadeContent> {
  return await call(page, "POST", `${base}/content-types/${contentTypeId}/contents`, { fields });
}

/** Publishes over the current version, like the same member in another tab. */
export async function changeContent(page: Page, made: MadeContent, fields: object): Promise<MadeContent> {
  const body = { fields: { ...made.fields, ...fields } };
  return await call(page, "PUT", `${base}/contents/${made.sys.id}`, body, made.sys.version);
}

/** A Content as stored, without expanded Refers. */
async function readMade(page: Page, contentId: string): Promise<MadeContent> {
  return await call(page, "GET", `${base}/contents/${contentId}`);
}

/** The Content whose page the editor leads to after a publish. */
export async function readPublished(page: Page): Promise<MadeContent> {
  await page.waitForURL(itemPage);
  return await readMade(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
}

/** The id of the Media with a title of its own. */
export async function mediaIdOf(page: Page, title: string): Promise<string | undefined> {
  return (await firstIds(page, `media?fields.title.en-US=${encodeURIComponent(title)}`, 1))[0];
}

/** Takes a Content back: what leads to it stays a Refer. */
export async function takeBack(page: Page, contentId: string): Promise<void> {
  const answer = await page.request.delete(`${base}/contents/${contentId}`, { headers: own });
  if (answer.status() !== 204) throw new Error(`DELETE ${contentId}: ${answer.status()}`);
}

/** The ids of the first few of a list of the Space. */
export async function firstIds(page: Page, list: string, count: number): Promise<string[]> {
  const path = `${base}/${list}${list.includes("?") ? "&" : "?"}limit=${count}&order=sys.createdAt`;
  return idsSchema.parse(await (await page.request.get(path)).json()).items.map(({ sys }) => sys.id);
}

async function call(
  page: Page,
  method: string,
  address: string,
  data?: object,
  version?: number,
): Promise<MadeContent> {
  const headers = { ...own, ...(version !== undefined && { "x-service-version": String(version) }) };
  const answer = await page.request.fetch(address, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`);
  return contentSchema.parse(await answer.json());
}
