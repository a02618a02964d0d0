import type { Page } from "@playwright/test";
import * as z from "zod";

const listSchema = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) });

/** The address of the first item of a list. */
export async function itemAddress(page: Page, query: string, type = "article"): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/contents/walk");
  const mine = query.includes("mine") ? await memberCondition(page) : "";
  const address = `/api/acma/spaces/demo/content-types/${type}/contents?limit=1&order=sys.createdAt${mine}`;
  const json = await page.evaluate(async (path) => (await fetch(path)).json(), address);
  return `/contents/${type}/${listSchema.parse(json).items[0]?.sys.id}`;
}

async function memberCondition(page: Page): Promise<string> {
  const { memberId } = z
    .object({ memberId: z.string() })
    .parse(await page.evaluate(async () => (await fetch("/api/session")).json()));
  return `&sys.createdBy.sys.id=${memberId}`;
}
