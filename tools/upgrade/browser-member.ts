import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { dropOnPage } from "../../e2e/drop-on-page.ts";
import { expectDraftSaved } from "../../e2e/kept-drafts.ts";
import { listening } from "../../e2e/listening.ts";
import { asFastAsItCan, slowUploads } from "../../e2e/network.ts";
import { mp4 } from "../../e2e/real-files.ts";
import { signIn } from "../bench/servers/browser.ts";

const uploadBytes = 30_000_000;
const slowBytesPerSecond = 1_000_000;
const patiently = { timeout: 60_000 };

/** A member in a real browser, whose pages stay open while versions change. */
export class BrowserMember {
  readonly context: BrowserContext;
  readonly #portalUrl: string;

  private constructor(context: BrowserContext, portalUrl: string) {
    this.context = context;
    this.#portalUrl = portalUrl;
  }

  static async signIn(browser: Browser, portalUrl: string): Promise<BrowserMember> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const member = new BrowserMember(context, portalUrl);
    const page = await context.newPage();
    await signIn(page, portalUrl);
    await page.close();
    return member;
  }

  /** Opens a page, which stays. */
  async open(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.#portalUrl + path);
    return page;
  }

  /** Resolves to what publishes the draft, from the page that is made anew by whichever version answers. */
  async beginDraft(title: string): Promise<() => Promise<void>> {
    const page = await this.open(`/contents/note/new?draft=${randomUUID()}`);
    const field = page.getByLabel(/^Title/).first();
    await listening(page, "textarea, input");
    await field.fill(title);
    await expectDraftSaved(page);
    return async () => {
      await page.reload();
      await expect(field).toHaveValue(title, patiently);
      await page.getByRole("button", { name: /^Publish/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible(patiently);
      await page.close();
    };
  }

  /** Resolves when some of its bytes have arrived, to what waits for all of them and for the Media. */
  async beginUpload(name: string): Promise<() => Promise<void>> {
    const page = await this.open("/");
    const sendAt = await slowUploads(page);
    await sendAt(slowBytesPerSecond);
    await dropOnPage(page, [mp4(uploadBytes, `${name}.mp4`)]);
    const row = page.getByRole("region", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText(/[1-9][\d.]*\sMB of 30\sMB/, patiently);
    return async () => {
      await sendAt(asFastAsItCan);
      await expect.poll(async () => (await mediaNamed(page, name)).length, patiently).toBe(1);
      const [url = ""] = await mediaNamed(page, name);
      expect((await (await page.request.get(url)).body()).length).toBe(uploadBytes);
      await page.close();
    };
  }

  /** What the device has stored, by the name of its database. */
  async stored(): Promise<Record<string, [IDBValidKey, unknown][]>> {
    const page = await this.open("/sign-in");
    const stored = await page.evaluate(async () => {
      const done = (request: IDBRequest) =>
        new Promise((resolve) => request.addEventListener("success", resolve, { once: true }));
      const all: Record<string, [IDBValidKey, unknown][]> = {};
      for (const [database, table] of [
        ["atrium-drafts", "drafts"],
        ["atrium-uploads", "uploads"],
      ] as const) {
        const open = indexedDB.open(database);
        await done(open);
        if (open.result.objectStoreNames.contains(table)) {
          const store = open.result.transaction(table).objectStore(table);
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          await Promise.all([done(keys), done(values)]);
          all[database] = keys.result.map((key, index) => [key, values.result[index]]);
        }
        open.result.close();
      }
      return all;
    });
    await page.close();
    return stored;
  }
}

/** The addresses of the member's processed Media of that title. */
async function mediaNamed(page: Page, title: string): Promise<string[]> {
  return await page.evaluate(async (wanted) => {
    const query = new URLSearchParams({ "fields.title.en-US": wanted, limit: "10" });
    const response = await fetch(`/api/acma/spaces/demo/media?${query}`);
    if (!response.ok) return [];
    const { items } = await response.json();
    return items
      .map((media: { fields: { file: Record<string, { url?: string }> } }) => media.fields.file["en-US"]?.url)
      .filter((url?: string) => url !== undefined);
  }, title);
}
