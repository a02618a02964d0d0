import { type BrowserContext, type Browser as Chromium, chromium } from "@playwright/test";
import type { Adapter, Answer, Machine } from "./adapter.ts";
import type { Sending, TestBrowser } from "./client/test-browser.ts";
import { NotApplicable, status, that } from "./expect.ts";
import type { RunningInstance } from "./site/running-instance.ts";
import { Site, type SiteOptions } from "./site/site.ts";
import type { StubMember } from "./stub-space/member.ts";

/** A content that every member of the stub may read. */
export const readPath = "/spaces/demo/contents/c1";
/** Where it may be made. */
export const writePath = "/spaces/demo/content-types/note/contents";
/** Where files go. */
export const uploadPath = "/spaces/demo/uploads";

export interface SignedIn {
  browser: TestBrowser;
  member: StubMember;
}

type MemberSettings = Parameters<Site["member"]>[0];

/** What rows play on. Sites start when the first row needs them. */
export class Stage {
  readonly adapter: Adapter;
  readonly instances: number;
  readonly #machine: Machine;
  readonly #folder: string;
  readonly #sites: Site[] = [];
  #shared: Promise<Site> | undefined;
  #clocked: Promise<Site> | undefined;
  #restartable: Promise<Site> | undefined;
  #chromium: Promise<Chromium> | undefined;
  #stranger: Promise<RunningInstance> | undefined;

  constructor(adapter: Adapter, instances: number, machine: Machine, folder: string) {
    this.adapter = adapter;
    this.instances = instances;
    this.#machine = machine;
    this.#folder = folder;
  }

  /** The site that most rows share. */
  get site(): Promise<Site> {
    this.#shared ??= this.startSite({});
    return this.#shared;
  }

  /** A site whose clock can be moved, and whose sessions live no longer than an hour. */
  get clocked(): Promise<Site> {
    this.#clocked ??= this.startSite({ movableClock: true, maxAgeSeconds: 3600 });
    return this.#clocked;
  }

  /** A site whose instances and store may be stopped, as long as all of them are there again afterwards. */
  get restartable(): Promise<Site> {
    this.#restartable ??= this.startSite({});
    return this.#restartable;
  }

  /** The next row starts another: this one may lack an instance or its store. It is stopped with all sites. */
  forgetRestartable(): void {
    this.#restartable = undefined;
  }

  /** An instance that knows the secrets of the shared site and nothing else: it shows what a cookie holds by itself. */
  get stranger(): Promise<RunningInstance> {
    this.#stranger ??= this.site.then((site) => site.startStranger());
    return this.#stranger;
  }

  /** A separate site, with as many instances as the run has by default. */
  async startSite(options: Partial<SiteOptions>): Promise<Site> {
    const site = await Site.start(this.adapter, this.#machine, {
      instances: this.instances,
      folder: this.#folder,
      ...options,
    });
    this.#sites.push(site);
    return site;
  }

  /** Every site that was started so far. */
  get sites(): readonly Site[] {
    return this.#sites;
  }

  /** A new browser profile on the first instance of the shared site. */
  async chromium(): Promise<BrowserContext> {
    const { chromium: options } = this.#machine;
    if (options === undefined) throw new NotApplicable("there is no Chromium here");
    this.#chromium ??= chromium.launch(options);
    const { publicOrigin } = await this.site;
    const settings = { baseURL: publicOrigin, locale: "en-GB", viewport: { width: 1280, height: 900 } };
    return await (await this.#chromium).newContext(settings);
  }

  async stop(): Promise<void> {
    await (await this.#chromium)?.close();
    await Promise.all(this.#sites.map((site) => site.stop()));
  }

  /** A new member, signed in with a new browser on the shared site. */
  async signedIn(settings: MemberSettings = {}): Promise<SignedIn> {
    return await signedInAt(await this.site, settings);
  }

  /** The same, whose accessToken has expired; the next one will live for fifteen minutes. */
  async expired(): Promise<SignedIn> {
    return await expiredAt(await this.site);
  }
}

export async function signedInAt(site: Site, settings: MemberSettings = {}): Promise<SignedIn> {
  const member = site.member(settings);
  const browser = site.browser();
  await signIn(site, browser, member);
  return { browser, member };
}

export async function expiredAt(site: Site): Promise<SignedIn> {
  const seconds = site.adapter.shortestAccessSeconds ?? 0.5;
  const signedIn = await signedInAt(site, { accessSeconds: seconds });
  signedIn.member.accessSeconds = 900;
  await pause(seconds * 1000 + 50);
  return signedIn;
}

/** Walks a whole sign-in; answers where it ended. */
export async function signIn(
  site: Site,
  browser: TestBrowser,
  member: StubMember,
  returnTo = "/",
): Promise<{ answer: Answer; path: string }> {
  const address = await callbackAddress(site, browser, member, returnTo);
  member.isSigningIn = true;
  const first = await browser.open(address);
  member.isSigningIn = false;
  that(first.status < 400, `signing in ended with ${first.status}: ${first.text.slice(0, 200)}`);
  const ended = await browser.session();
  status(ended, 200, `the session after signing in, which led to ${first.headers.get("location")}`);
  return { answer: first, path: first.headers.get("location") ?? address };
}

/** Begins a sign-in and walks it up to the callback address, which is answered and not opened. */
export async function callbackAddress(
  site: Site,
  browser: TestBrowser,
  member: StubMember,
  returnTo = "/",
): Promise<string> {
  const entry = await site.adapter.signIn.begin(browser, { returnTo });
  that(entry !== undefined, "the sign-in did not begin");
  const url = new URL(entry);
  url.searchParams.set("member", member.id);
  const leaving = await fetch(url, { redirect: "manual" });
  const target = new URL(leaving.headers.get("location") ?? "", url);
  return target.pathname + target.search;
}

/** As many calls at once as asked for. */
export function callsAtOnce(
  browser: TestBrowser,
  count: number,
  sending: Omit<Sending, "path"> = {},
): Promise<Answer[]> {
  const answers = Promise.all(Array.from({ length: count }, () => browser.call(readPath, sending)));
  answers.catch(() => undefined);
  return answers;
}

/** A sealed value with something after its end. */
export function withAppended(value: string): string[] {
  const tails = ["~9", "~", "0", "x", "*", "%00", "=", `~${value}`, value, `~${"x".repeat(10_000)}`];
  return tails.map((tail) => value + tail);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
