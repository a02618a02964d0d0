import { setTimeout as wait } from "node:timers/promises";
import { type Browser, expect } from "@playwright/test";
import { launchBrowser } from "../bench/servers/browser.ts";
import type { Machine } from "../scenarios/adapter.ts";
import { BrowserMember } from "./browser-member.ts";
import { UpgradeSite, type Version } from "./site.ts";
import { Seen, WorkingMember } from "./working-member.ts";
import { readWritten, type Written } from "./written.ts";

interface UpgradeOptions {
  machine: Machine;
  roots: Record<Version, string>;
  /** Where it keeps its data and logs. */
  folder: string;
}

const members = 8;
/** Several lives of an accessToken. */
const sideBySideMs = 25_000;

/** Members work while today's version takes the place of the last one, and while that is undone. */
export async function tryUpgrade({
  machine,
  roots,
  folder,
}: UpgradeOptions): Promise<{ seen: Seen; written: Written }> {
  const site = await UpgradeSite.prepare(machine, roots, folder);
  const browser = await launchBrowser();
  const seen = new Seen();
  const working = Array.from({ length: members }, () => new WorkingMember(site.portalUrl, seen));
  const over = new AbortController();
  try {
    for (const part of ["space", "portal"] as const) await site.start("last", part);
    for (const [index, { http }] of working.entries()) await http.signIn(`member${index}@example.com`);
    const work = Promise.all(working.map((member) => member.work(over.signal)));
    // A failure is reported where it is awaited, below.
    work.catch(() => undefined);
    const written = await change(site, "last", "today", { browser, say: machine.say });
    await change(site, "today", "last", { browser, say: machine.say });
    over.abort();
    await work;
    for (const member of working) await member.verify();
    return { seen, written };
  } finally {
    over.abort();
    await browser.close();
    await site.end();
  }
}

interface Around {
  browser: Browser;
  say(line: string): void;
}

/** All programs are replaced while a draft and an upload of the version before are on their way. */
async function change(
  site: UpgradeSite,
  from: Version,
  to: Version,
  { browser, say }: Around,
): Promise<Written> {
  const member = await BrowserMember.signIn(browser, site.portalUrl);
  const list = await member.open("/contents/article");
  const publish = await member.beginDraft(`Draft of ${from}`);
  const finishUpload = await member.beginUpload(`Upload of ${from}`);
  const written = await readWritten(site, site.rootOf(from), member);
  say(`${from}: a session, a stored draft, an upload on its way`);
  for (const part of ["space", "portal"] as const) await site.start(to, part);
  await wait(sideBySideMs);
  say(`${from} and ${to}: side by side for ${sideBySideMs / 1000} s`);
  for (const part of ["portal", "space"] as const) await site.stop(from, part);
  await finishUpload();
  say(`${to}: the upload went on, and its Media has every byte`);
  await publish();
  say(`${to}: the draft is there, and is published`);
  await list.getByRole("main").getByRole("link").filter({ hasText: /\w/ }).first().click();
  await expect(list.getByRole("heading", { level: 1 })).not.toHaveText("Articles", { timeout: 30_000 });
  say(`${to}: a page that ${from} made leads on`);
  await member.context.close();
  return written;
}
