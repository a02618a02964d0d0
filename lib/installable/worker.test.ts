import { createContext, runInContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import { workerScript } from "./worker.ts";

const origin = "https://portal.example";

interface Asked {
  url: string;
  method: string;
  mode: string;
  destination: string;
  headers: Headers;
}

/** The worker with these caches: their names, and what is stored at each URL. */
function workerWith(
  stored: Record<string, Record<string, string>>,
  fetch: (request: Asked) => Promise<Response>,
) {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const caches = {
    keys: async () => Object.keys(stored),
    match: async (
      asked: string,
      { cacheName, ignoreSearch = false }: { cacheName: string; ignoreSearch?: boolean },
    ) => {
      const { pathname, search } = new URL(asked, origin);
      const pathOf = (one: string) => new URL(one, origin).pathname;
      const addresses = Object.keys(stored[cacheName] ?? {});
      const found = addresses.find((one) =>
        ignoreSearch ? pathOf(one) === pathname : one === pathname + search,
      );
      const text = found && stored[cacheName]?.[found];
      return text === undefined ? undefined : new Response(text);
    },
  };
  const settings = {
    ...{ cacheName: "atrium-build", offline: "/offline", pages: "atrium-pages-", before: [], kept: [] },
    ...{ untouched: ["/api/"], mostFiles: 1, largestBytes: 1, slowMs: 5_000 },
  };
  const self = { addEventListener };
  runInContext(
    workerScript(settings),
    createContext({ self, caches, fetch, location: { origin }, URL, Response, setTimeout, clearTimeout }),
  );
  return async (path: string) => {
    let answer: Promise<Response> | undefined;
    const request: Asked = {
      ...{
        url: origin + path,
        method: "GET",
        mode: "navigate",
        destination: "document",
        headers: new Headers(),
      },
    };
    listeners.get("fetch")?.({
      request,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return await (await answer)?.text();
  };
}

const away = () => Promise.reject(new TypeError("Failed to fetch"));
const files = { "atrium-build": { "/offline": "offline page" } };
const ofAda = {
  ...{ "/": "home of ada", "/contents/article/new": "new article", "/contents/article/one/edit": "edit one" },
  ...{ "/read/article/one": "one", "/read/article/two?locale=en": "two in English" },
  ...{ "/read/article/two?locale=ko": "two in Korean" },
};

test("a page comes from the portal while that answers, also with an error", async () => {
  for (const status of [200, 404, 500]) {
    const open = workerWith(
      { ...files, "atrium-pages-ada": ofAda },
      async () => new Response("from the portal", { status }),
    );
    expect(await open("/")).toBe("from the portal");
  }
});

test.each([
  ["/", "home of ada"],
  ["/read/article/one", "one"],
  ["/read/article/one?locale=ko", "one"],
  ["/read/article/two?locale=ko", "two in Korean"],
  ["/read/article/two", "two in English"],
  ["/contents/article/one/edit?compare", "edit one"],
  ["/contents/article/new?draft=two", "new article"],
  ["/contents/article", "offline page"],
])("without a connection %s is the %s", async (path, shown) => {
  expect(await workerWith({ ...files, "atrium-pages-ada": ofAda }, away)(path)).toBe(shown);
});

test("with pages of two members it shows none, and calls are not its own", async () => {
  const open = workerWith({ ...files, "atrium-pages-ada": ofAda, "atrium-pages-grace": {} }, away);
  expect(await open("/")).toBe("offline page");
  expect(await open("/api/session")).toBeUndefined();
});

test.each([502, 503, 504])(
  "a proxy's %d is answered with the stored page, if there is one",
  async (status) => {
    const open = workerWith(
      { ...files, "atrium-pages-ada": ofAda },
      async () => new Response("proxy", { status }),
    );
    expect(await open("/")).toBe("home of ada");
    expect(await open("/contents/article")).toBe("proxy");
  },
);

test("a portal that doesn't answer within five seconds is no reason to wait for a page that is stored", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.withResolvers<Response>();
  const open = workerWith({ ...files, "atrium-pages-ada": ofAda }, () => answer.promise);
  const shown: string[] = [];
  const show = async (path: string) => void shown.push(`${path}: ${await open(path)}`);
  const pages = [show("/"), show("/contents/article")];
  await vi.advanceTimersByTimeAsync(4_999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(["/: home of ada"]);
  answer.resolve(new Response("from the portal"));
  await Promise.all(pages);
  expect(shown).toEqual(["/: home of ada", "/contents/article: from the portal"]);
});
