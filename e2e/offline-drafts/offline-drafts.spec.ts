import type { Page } from "@playwright/test";
import * as z from "zod";
import { expectDraftSaved, keptDrafts } from "../kept-drafts.ts";
import { startKilledBrowser } from "../kill-tab/killed-browser.ts";
import { expect, signInAs, test } from "../portal.ts";
import { HttpMember } from "../session/http-member.ts";
import { named, newcomer, once, publish, titleOf } from "../session-end/writer.ts";
import { type Cut, cutWrites, randomOf, someCuts } from "./cut-writes.ts";

const times = Number(process.env.REPEAT_TIMES ?? 2);
/** The same seed has the same cuts. */
const seed = Number(process.env.OFFLINE_DRAFTS_SEED ?? Date.now() % 1_000_000);

test.use({ serviceWorkers: "allow" });

test(
  "what is written without a connection is published once, with its last text, whatever is cut @whole",
  once,
  async ({ portal, launchOptions }) => {
    test.setTimeout(120_000 + times * 90_000);
    process.stdout.write(`OFFLINE_DRAFTS_SEED=${seed}\n`);
    const random = randomOf(seed);
    const email = newcomer();
    const member = new HttpMember(portal.url);
    await member.signIn(email);
    const cuts: Cut[] = [];
    const seen: Cut[] = [];
    let shoot = async () => {};
    const options = { ...launchOptions, locale: "en-GB", baseURL: portal.url };
    const browser = await startKilledBrowser(options, async (page) => {
      await signInAs(page.context(), portal, email);
      await cutWrites(page.context(), cuts, () => shoot());
    });
    await untilStored(await browser.newPage());
    for (let round = 0; round < times; round++) {
      const title = named(`Round ${round}`);
      await test.step("written without a connection, and the browser is killed", async () => {
        const page = await browser.newPage();
        await page.context().setOffline(true);
        await page.goto(`/contents/article/new?draft=round-${round}`);
        await titleOf(page).fill(title);
        await expectDraftSaved(page);
        await (await browser.aimAt("browser"))();
      });
      const page = await browser.newPage();
      await test.step("continued without a connection, and published", async () => {
        await page.context().setOffline(true);
        await page.goto("/");
        await page.getByRole("link", { name: title }).click();
        await expect(titleOf(page)).toHaveValue(title);
        await titleOf(page).press("End");
        await titleOf(page).pressSequentially(", and on");
        await expect.poll(() => keptDrafts(page)).toContain("and on");
        await publish(page).first().click();
        const waiting = page.getByRole("status").filter({ hasText: "Waiting for a connection" });
        await expect(waiting).toBeVisible();
        await expect.poll(() => keptDrafts(page)).toContain('"queued":');
      });
      const planned = someCuts(random);
      cuts.push(...planned);
      shoot = await browser.aimAt("browser");
      await page.context().setOffline(false);
      // Of a browser that is killed meanwhile, it may never be answered.
      await Promise.race([page.close(), page.waitForEvent("close")]).catch(() => {});
      await expect(async () => {
        const open = await browser.newPage();
        shoot = await browser.aimAt("browser");
        // A tab that stays open would edit the draft.
        await publishFromHome(open, `${title}, and on`).finally(() => open.close().catch(() => {}));
      }).toPass();
      expect(await titlesOf(member, title)).toEqual([`${title}, and on`]);
      seen.push(...planned.slice(0, planned.length - cuts.length));
      cuts.length = 0;
    }
    await browser.close();
    say(seen);
  },
);

/** The form of a new article is on the device, with its scripts. */
async function untilStored(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/contents/article/new")) !== undefined))
    .toBe(true);
  await page.close();
}

/** Until this device has no draft. Only a draft whose publish failed is published from its card. */
async function publishFromHome(page: Page, title: string): Promise<void> {
  await page.goto("/", { timeout: 30_000 });
  const failed = page.getByRole("listitem").filter({ hasText: "Couldn’t be published" });
  const press = failed.getByRole("button", { name: `Publish: ${title}`, exact: true });
  const pressAndLook = async () => {
    if (await press.isVisible()) await press.click();
    return await keptDrafts(page);
  };
  await expect.poll(pressAndLook, { timeout: 11_000 }).toBe("[]");
}

const listSchema = z.object({
  items: z.array(z.object({ fields: z.record(z.string(), z.record(z.string(), z.unknown())) })),
});

/** The titles of the articles in the Space that begin with this one. */
async function titlesOf(member: HttpMember, title: string): Promise<unknown[]> {
  const address = "/api/acma/spaces/demo/content-types/article/contents?order=-sys.createdAt&limit=100";
  const { items } = listSchema.parse(await (await member.send(address)).json());
  return items.map(({ fields }) => fields.title?.["en-US"]).filter((one) => String(one).startsWith(title));
}

function say(cuts: readonly Cut[]): void {
  const counts = ["request", "answer", "kill"].map(
    (kind) => `${cuts.filter((cut) => cut === kind).length} of ${kind}`,
  );
  process.stdout.write(
    `${times} items, each published once with its last text; cuts: ${counts.join(", ")}\n`,
  );
}
