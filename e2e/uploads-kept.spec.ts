import type { Page } from "@playwright/test";
import { inWhole } from "../scripts/test/whole.ts";
import { dropOnPage } from "./drop-on-page.ts";
import { expect, signInAs, test } from "./portal.ts";
import { pdf } from "./real-files.ts";
import { newcomer, once } from "./session-end/writer.ts";

test.describe.configure({ timeout: 180_000 });

// A reload while a Media is being made: the next page asks for it again, and finds the first.
test.use({ expectedConsole: [/status of 422/] });

const fileCount = 30;
const longestWaitMs = 3_000;

/** The titles of all Media of the member who is signed in, who has made none before. */
async function ownTitles(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const me = await (await fetch("/api/acma/me")).json();
    const query = new URLSearchParams({ "sys.createdBy.sys.id": me.sys.id, limit: "100" });
    const { items } = await (await fetch(`/api/acma/spaces/demo/media?${query}`)).json();
    return items.map((media: { fields: { title: Record<string, string> } }) => media.fields.title["en-US"]);
  });
}

/** Reloads as a member does who stays when the browser asks, and tries again; answers how often it asked. */
async function reload(page: Page): Promise<number> {
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const isOld = () => page.evaluate(() => "isOld" in window).catch(() => false);
  for (;;) {
    const before = asked;
    await page.evaluate(() => setTimeout(() => location.reload()));
    while (asked === before) if (!(await isOld())) return asked;
  }
}

// Evenly over the time: with 20 rounds there is one in each 150 ms.
for (const at of Array.from({ length: inWhole(20, 1) }, (_, index) => index)) {
  const rounds = inWhole(20, 1);
  test(
    `30 files dropped, and the page reloaded at a random moment, are 30 Media: ${at + 1}`,
    once,
    async ({ page, portal }) => {
      await signInAs(page.context(), portal, newcomer());
      await page.goto("/profile");
      // A browser asks only after a press on the page.
      await page.getByRole("heading", { level: 1 }).click();
      const names = Array.from({ length: fileCount }, (_, index) => `kept ${String(index).padStart(2, "0")}`);
      await dropOnPage(
        page,
        names.map((name) => ({ ...pdf, name: `${name}.pdf` })),
      );
      const waitMs = ((at + Math.random()) / rounds) * longestWaitMs;
      await page.waitForTimeout(waitMs);
      const asked = await reload(page);
      test
        .info()
        .annotations.push({ type: "reload", description: `${Math.round(waitMs)} ms, asked ${asked}` });
      await expect.poll(async () => (await ownTitles(page)).sort(), { timeout: 120_000 }).toEqual(names);
    },
  );
}
