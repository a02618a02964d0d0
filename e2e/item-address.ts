import type { Page } from "@playwright/test";
import * as z from "zod";
import { firstIds } from "./space-calls.ts";

const sessionSchema = z.object({ memberId: z.string() });

/** The address of the first item of a type. No page needs to be open. */
export async function itemAddress(page: Page, type = "article", search = ""): Promise<string> {
  const [id] = await firstIds(page, `content-types/${type}/contents${search}`, 1);
  return `/contents/${type}/${id}`;
}

/** The address of the signed-in member's first article. */
export async function ownItemAddress(page: Page): Promise<string> {
  return await itemAddress(page, "article", `?sys.createdBy.sys.id=${await memberIdOf(page)}`);
}

/** The address of the first article that another member wrote. */
export async function othersItemAddress(page: Page): Promise<string> {
  return await itemAddress(page, "article", `?sys.createdBy.sys.id[ne]=${await memberIdOf(page)}`);
}

async function memberIdOf(page: Page): Promise<string> {
  return sessionSchema.parse(await (await page.request.get("/api/session")).json()).memberId;
}
