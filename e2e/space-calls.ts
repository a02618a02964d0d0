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

/** A Content of the signed-in member, made behind the page's back. The page has to be one of the portal's. */
export async function makeContent(page: Page, contentTypeId: string, fields: object): Promise<MadeContent> {
  return await call(page, "POST", `${base}/content-types/${contentTypeId}/contents`, { fields });
}

/** Publishes over what is there, as the same member would in another tab. */
export async function changeContent(page: Page, made: MadeContent, fields: object): Promise<MadeContent> {
  const body = { fields: { ...made.fields, ...fields } };
  return await call(page, "PUT", `${base}/contents/${made.sys.id}`, body, made.sys.version);
}

/** A Content as it is kept, without what it refers to. */
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
  const status = await page.evaluate(
    async (address) => (await fetch(address, { method: "DELETE", headers: { "x-portal": "1" } })).status,
    `${base}/contents/${contentId}`,
  );
  if (status !== 204) throw new Error(`DELETE ${contentId}: ${status}`);
}

/** The ids of the first few of a list of the Space. */
export async function firstIds(page: Page, list: string, count: number): Promise<string[]> {
  const path = `${base}/${list}${list.includes("?") ? "&" : "?"}limit=${count}&order=sys.createdAt`;
  const json = await page.evaluate(async (address) => (await fetch(address)).json(), path);
  return idsSchema.parse(json).items.map(({ sys }) => sys.id);
}

async function call(
  page: Page,
  method: string,
  address: string,
  body?: object,
  version?: number,
): Promise<MadeContent> {
  const answer = await page.evaluate(
    async ([asked, path, text, of]) => {
      const response = await fetch(path, {
        method: asked,
        headers: {
          "content-type": "application/json",
          "x-portal": "1",
          ...(of !== undefined && { "x-service-version": String(of) }),
        },
        ...(text !== undefined && { body: text }),
      });
      return { status: response.status, json: await response.json() };
    },
    [method, address, body && JSON.stringify(body), version] as const,
  );
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${JSON.stringify(answer)}`);
  return contentSchema.parse(answer.json);
}
