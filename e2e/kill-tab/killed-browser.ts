import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";

type PersistentOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** A browser with a profile that outlives it. */
export interface KilledBrowser {
  newPage(): Promise<Page>;
  /**
   * As a phone kills a tab, or a whole browser: at once, without a word to the page. Answers the shot, which takes no
   * time that the page could use. After a browser the next page is one of a new browser with the same profile.
   */
  aimAt(what: "renderer" | "browser"): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const triesForPage = 5;

/** @param prepare is told of each new browser before anything is opened: cookies of a session die with one */
export async function startKilledBrowser(
  options: PersistentOptions,
  prepare: (page: Page) => Promise<void>,
): Promise<KilledBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "atrium-profile-"));
  let context = await open();

  async function open(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(profile, options);
    const [page] = opened.pages();
    if (page !== undefined) await prepare(page);
    return opened;
  }

  return {
    async newPage() {
      // A renderer that the browser holds ready has died with the others; the next one has not.
      for (let tries = 1; ; tries++) {
        try {
          return await whileOpen(context, context.newPage());
        } catch (error) {
          if (tries === triesForPage) throw error;
        }
      }
    },
    async aimAt(what) {
      const ids = await whileOpen(context, processesOf(context, what));
      return async () => {
        const closed = new Promise((resolve) => context.once("close", resolve));
        for (const id of ids) kill(id);
        if (what === "renderer") return;
        await closed;
        context = await open();
      };
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A call to a browser that is killed meanwhile may never be answered. */
async function whileOpen<Result>(context: BrowserContext, call: Promise<Result>): Promise<Result> {
  const { promise: killed, reject } = Promise.withResolvers<never>();
  const onClose = () => reject(new Error("The browser was killed meanwhile."));
  context.once("close", onClose);
  return await Promise.race([call, killed]).finally(() => context.off("close", onClose));
}

async function processesOf(context: BrowserContext, type: "renderer" | "browser"): Promise<number[]> {
  const browser = context.browser();
  if (browser === null) throw new Error("There is no browser.");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter((each) => each.type === type).map(({ id }) => id);
}

function kill(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch {
    // It was gone already.
  }
}
