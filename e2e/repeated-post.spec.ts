import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { listening } from "./listening.ts";
import { itemPage } from "./portal.ts";
import { HttpMember } from "./session/http-member.ts";
import { expect, test } from "./signed-in.ts";

/**
 * A proxy that closes a kept connection once the request has arrived and been passed on. A browser takes that for a
 * connection that had been closed before, and sends the request once more.
 */
class ClosingProxy {
  /** How often a POST to a path with this ending arrived, and its answers. */
  readonly posts: { path: string; status: number; replayed: boolean }[] = [];
  #left = 0;
  readonly #server: Server;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.#server = createServer((incoming, response) => {
      const { method = "GET", url = "/", headers } = incoming;
      const isKept = wasUsed(incoming);
      const isWrite = method === "POST" && /\/(?:contents|media|uploads(?:\/resumable)?)$/.test(url);
      const isCut = isWrite && this.#left > 0 && isKept;
      if (isCut) this.#left -= 1;
      const outgoing = request({ hostname, port, method, path: url, headers }, (answer) => {
        const replayed = answer.headers["idempotent-replayed"] === "true";
        if (isWrite) this.posts.push({ path: url, status: answer.statusCode ?? 0, replayed });
        if (isCut) return void answer.resume();
        response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
        answer.pipe(response);
      });
      outgoing.on("error", () => response.destroy());
      incoming.pipe(outgoing);
      if (isCut) incoming.once("end", () => incoming.socket.destroy());
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return `http://localhost:${address.port}`;
  }

  /** The next writes that come over a connection which has been used before lose it. */
  cut(times: number): void {
    this.#left = times;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const used = new WeakSet<object>();

function wasUsed({ socket }: IncomingMessage): boolean {
  const was = used.has(socket);
  used.add(socket);
  return was;
}

let proxy: ClosingProxy;
let origin: string;

test.beforeEach(async ({ portal }) => {
  proxy = new ClosingProxy(portal.url);
  origin = await proxy.open();
});

test.afterEach(() => proxy.close());

async function publish(page: Page, title: string): Promise<void> {
  await page.goto(`${origin}/contents/article/new`);
  await listening(page, "textarea");
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  proxy.cut(1);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(itemPage);
  await expect(page.getByRole("heading", { name: title, level: 1, exact: true })).toBeVisible();
}

test("a POST that Chromium repeats by itself makes one Content", { tag: "@once" }, async ({
  page,
  portal,
}) => {
  const title = `Sent twice ${Date.now()}`;
  await publish(page, title);
  expect(proxy.posts.map(({ status, replayed }) => ({ status, replayed }))).toEqual([
    { status: 201, replayed: false },
    { status: 201, replayed: true },
  ]);
  const member = new HttpMember(portal.url);
  await member.signIn("ada@example.com");
  const query = `?fields.title.en-US=${encodeURIComponent(title)}`;
  const list = await member.peek(`/api/acma/spaces/demo/content-types/article/contents${query}`);
  expect((await list.json()).items).toHaveLength(1);
});
