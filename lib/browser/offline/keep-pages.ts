import * as z from "zod/mini";
import { pagesCachePrefix } from "#lib/paths.ts";
import { lastSessionMessage } from "../session/session-messages.ts";
import { storeFiles } from "./page-files.ts";
import { storedAtAttribute } from "./stored-page.ts";
import { wantedPages } from "./wanted-pages.ts";

export interface KeepPagesOptions {
  memberId: string;
  /** Ids of Content Types of which members create items. */
  creatable: readonly string[];
  signal: AbortSignal;
}

/** The page that is shown is stored again after this time. */
const freshMs = 10 * 60_000;

/**
 * Stores the pages of a member that open without a connection, one at a time, and removes all others of the member.
 * Does nothing without a service worker, and where the device saves data. Never rejects.
 */
export async function keepPages(options: KeepPagesOptions): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || savesData()) return;
  // One tab at a time.
  await navigator.locks
    .request(pagesCachePrefix, { signal: options.signal }, () => keep(options, worker))
    .catch(() => {});
}

async function keep({ memberId, creatable, signal }: KeepPagesOptions, worker: ServiceWorker): Promise<void> {
  const cache = await openPages(memberId);
  if (cache === undefined) return;
  const { fetched, left, shown } = await wantedPages({ memberId, creatable }, window.location);
  const own = shown === undefined ? [] : [shown];
  const wanted = new Set([...own, ...fetched, ...left]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
  for (const address of wanted) {
    signal.throwIfAborted();
    const stored = await cache.match(address);
    const isDue =
      stored === undefined ? [...own, ...fetched].includes(address) : isOld(stored) && address === shown;
    const page = isDue && (await pageOf(memberId, address, signal));
    if (!page) continue;
    await storeFiles(page.html, worker, signal);
    await cache.put(address, page.response);
  }
}

/**
 * Undefined if the member has signed out meanwhile. That is asked after the cache is opened: a sign-out notes itself
 * first and then deletes the cache, and what is put into a deleted cache can't be found.
 */
async function openPages(memberId: string): Promise<Cache | undefined> {
  const cache = await caches.open(pagesCachePrefix + memberId);
  const message = lastSessionMessage();
  if (message?.kind === "signed-in" && message.memberId === memberId) return cache;
  await caches.delete(pagesCachePrefix + memberId);
  return undefined;
}

/** A document with a note of when it was fetched; undefined if it isn't a whole page of this member. */
async function pageOf(memberId: string, address: string, signal: AbortSignal) {
  const answer = await fetch(address, { headers: { accept: "text/html" }, redirect: "manual", signal });
  const html = await answer.text();
  const isWhole = html.includes(`data-member-id="${memberId}"`) && !html.includes("data-dgst=");
  if (answer.status !== 200 || !isWhole) return undefined;
  const headers = new Headers(answer.headers);
  // Of the body as it was sent.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const now = new Date().toISOString();
  headers.set(storedAtAttribute, now);
  const marked = html.replace("<html", `<html ${storedAtAttribute}="${now}"`);
  return { html, response: new Response(marked, { headers }) };
}

function isOld({ headers }: Response): boolean {
  return Date.now() - Date.parse(headers.get(storedAtAttribute) ?? "") > freshMs;
}

const savingSchema = z.object({ connection: z.object({ saveData: z.literal(true) }) });

function savesData(): boolean {
  return z.safeParse(savingSchema, { connection: Reflect.get(navigator, "connection") }).success;
}
