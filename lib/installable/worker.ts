import { paths } from "#lib/paths.ts";

export interface WorkerSettings {
  cacheName: string;
  /** Shown for a navigation without an answer. */
  offline: string;
  /** Begins the names of the caches of members' pages. */
  pages: string;
  /** Cached on installation. */
  before: readonly string[];
  /** Prefixes of cacheable URLs: content-hashed, or constant within a build. */
  kept: readonly string[];
  /** Prefixes that the worker ignores. */
  untouched: readonly string[];
  /** A navigation without an answer for so long is answered with the stored page, if there is one. */
  slowMs: number;
  mostFiles: number;
  largestBytes: number;
}

/** What we use of ServiceWorkerGlobalScope, which DOM types lack. */
interface WorkerScope {
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** If supported: routed requests don't start the worker. */
  addRoutes?(routes: readonly { condition: { urlPattern: string }; source: "network" }[]): Promise<void>;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The service worker's script: caches static files and the offline page, and shows the pages that a page has stored. */
export function workerScript(settings: WorkerSettings): string {
  return `new (${StaticFileCache})(self,${JSON.stringify(settings)});\n`;
}

/** Serialized: it may use nothing but the browser. */
class StaticFileCache {
  readonly #settings: WorkerSettings;

  constructor(scope: WorkerScope, settings: WorkerSettings) {
    this.#settings = settings;
    scope.addEventListener("install", (event) => {
      event.waitUntil(this.#prepare(event).then(() => scope.skipWaiting()));
    });
    scope.addEventListener("activate", (event) => event.waitUntil(this.#forgetOlder()));
    scope.addEventListener("fetch", (event) => this.#answer(event));
  }

  async #prepare(event: InstallEvent): Promise<void> {
    const { cacheName, before, untouched } = this.#settings;
    const routes = untouched.map((beginning) => ({
      condition: { urlPattern: `${beginning}*` },
      source: "network" as const,
    }));
    await event.addRoutes?.(routes).catch(() => undefined);
    const cache = await caches.open(cacheName);
    await cache.addAll(before.map((address) => new Request(address, { cache: "reload" })));
  }

  /** Deletes caches of other builds, and stored pages: their files are gone. */
  async #forgetOlder(): Promise<void> {
    for (const name of await caches.keys()) if (name !== this.#settings.cacheName) await caches.delete(name);
  }

  #answer(event: FetchEvent): void {
    const { method, mode, destination, url, headers } = event.request;
    const { origin, pathname, search } = new URL(url);
    const isBelow = (beginnings: readonly string[]) => beginnings.some((one) => pathname.startsWith(one));
    if (method !== "GET" || origin !== location.origin || isBelow(this.#settings.untouched)) return;
    if (mode === "navigate" && destination === "document") event.respondWith(this.#page(event.request));
    else if (isBelow(this.#settings.kept) && search === "" && !headers.has("range")) {
      event.respondWith(this.#file(event));
    }
  }

  /** From the server; if that can't be reached or is slow, the stored page of this URL, or the offline page. */
  async #page(request: Request): Promise<Response> {
    const { cacheName, offline } = this.#settings;
    const answering = fetch(request).catch(() => undefined);
    const answer = await this.#inTime(answering, async () => {
      const stored = await this.#stored(request.url).catch(() => undefined);
      return stored ?? (await answering);
    });
    // A proxy answers 502, 503 or 504 while the portal is away.
    if (answer !== undefined && ![502, 503, 504].includes(answer.status)) return answer;
    const stored = await this.#stored(request.url).catch(() => undefined);
    return stored ?? answer ?? (await caches.match(offline, { cacheName })) ?? Response.error();
  }

  async #inTime<Result>(work: Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result>((resolve) => {
      timer = setTimeout(() => resolve(otherwise()), this.#settings.slowMs);
    });
    return await Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  /** Of this URL; otherwise of the same path, whose query is a choice of view or the id of a draft. */
  async #stored(url: string): Promise<Response | undefined> {
    const names = (await caches.keys()).filter((name) => name.startsWith(this.#settings.pages));
    const [cacheName] = names;
    // With pages of two members it isn't known whose to show.
    if (cacheName === undefined || names.length > 1) return undefined;
    const options = { cacheName, ignoreVary: true };
    return (
      (await caches.match(url, options)) ?? (await caches.match(url, { ...options, ignoreSearch: true }))
    );
  }

  async #file(event: FetchEvent): Promise<Response> {
    const cache = await caches.open(this.#settings.cacheName);
    const kept = await cache.match(event.request);
    if (kept !== undefined) return kept;
    const answer = await fetch(event.request);
    const bytes = Number(answer.headers.get("content-length"));
    const isWhole = answer.status === 200 && answer.type === "basic";
    if (isWhole && bytes > 0 && bytes <= this.#settings.largestBytes) {
      event.waitUntil(this.#keep(cache, event.request, answer.clone()));
    }
    return answer;
  }

  async #keep(cache: Cache, request: Request, answer: Response): Promise<void> {
    await cache.put(request, answer);
    const { before, mostFiles } = this.#settings;
    const all = await cache.keys();
    const spare = all.filter(({ url }) => !before.includes(new URL(url).pathname));
    for (const oldest of spare.slice(0, Math.max(0, all.length - mostFiles))) await cache.delete(oldest);
  }
}

/** A worker that replaces any other and unregisters, for development at a portal's URL. */
export function unregisterScript(): string {
  return `(${unregister})(self);\n`;
}

// Serialized: it may use nothing but the browser.
function unregister(scope: WorkerScope): void {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(forget()));
}

/** An inline script that registers the worker once the page is loaded and idle, or four seconds later: a tab may never be. */
export function registrationScript(): string {
  const register = `navigator.serviceWorker.register("${paths.worker()}").catch(()=>{})`;
  return `"serviceWorker"in navigator&&addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(()=>${register},{timeout:4000}));`;
}
