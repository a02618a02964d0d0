import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import * as z from "zod";
import { listening } from "../listening.ts";
import { expect } from "../portal.ts";
import { HttpMember } from "../session/http-member.ts";

const space = "/api/acma/spaces/demo";
const own = { "sec-fetch-site": "same-origin", "x-portal": "1", "content-type": "application/json" };
const createdSchema = z.object({ sys: z.object({ id: z.string() }) });

export interface Note {
  id: string;
  title: string;
}

/** A new member whose notes no other test touches: `/contents/note?mine=1` lists only theirs. */
export class NoteAuthor {
  readonly #member: HttpMember;

  private constructor(member: HttpMember) {
    this.#member = member;
  }

  static async in(context: BrowserContext, portalUrl: string, email = newcomer()): Promise<NoteAuthor> {
    const member = new HttpMember(portalUrl);
    await member.signIn(email);
    await context.addCookies(member.cookies());
    return new NoteAuthor(member);
  }

  /** Writes notes, the last one first in the list; answers them in the list's order. */
  async write(titles: readonly string[], text = ""): Promise<Note[]> {
    const notes: Note[] = [];
    for (const title of titles.toReversed()) {
      const fields = { title: { "en-US": title }, ...(text !== "" && { text: { "en-US": text } }) };
      const response = await this.#member.send(`${space}/content-types/note/contents`, {
        method: "POST",
        headers: own,
        body: JSON.stringify({ fields }),
      });
      expect(response.status, await response.clone().text()).toBe(201);
      notes.unshift({ id: createdSchema.parse(await response.json()).sys.id, title });
    }
    return notes;
  }

  /** For a browser in which another member has signed in meanwhile. */
  cookies() {
    return this.#member.cookies();
  }

  /** Whether the service still has it. */
  async has({ id }: Note): Promise<boolean> {
    const { status } = await this.#member.send(`${space}/contents/${id}`, { headers: own });
    return status === 200;
  }
}

/** An unused address. */
function newcomer(): string {
  return `list-${randomUUID()}@example.com`;
}

/** Opens a list, and waits until its controls do something. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await listening(page, "[data-list]");
}

export const rows = (page: Page) => page.locator("tbody tr[data-row]");
export const titles = (page: Page) => page.locator("tbody [data-row-link]").allInnerTexts();

/** The tools of a wide screen are behind "More" on a phone. */
export async function tool(page: Page, isMobile: boolean, name: string, onPhone = name): Promise<void> {
  if (!isMobile) return await page.getByRole("button", { name }).click();
  await page.locator("[data-list] header").getByRole("button", { name: "More" }).click();
  await page
    .getByRole("dialog", { name: "More" })
    .getByRole("button", { name: onPhone, exact: true })
    .click();
}
