import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  call as callFrom,
  content,
  own,
  pause,
  renewals,
  signedIn,
  space,
} from "#lib/gateway/portal-for-tests.ts";
import type { TestBrowser } from "#lib/session/testing/browser-for-tests.ts";

const { signOut } = await import("#lib/session/sign-in/sign-out.ts");

const contents = "/spaces/demo/content-types/article/contents";
let browser: TestBrowser;
let keys = 0;

beforeEach(async () => {
  browser = await signedIn();
  keys += 1;
});

afterEach(() => {
  space.interfere = () => false;
});

const create = (init: RequestInit = {}, from = browser, key = `key-${keys}`) =>
  callFrom(
    contents,
    {
      method: "POST",
      body: '{"fields":{}}',
      ...init,
      headers: { ...own, "content-type": "application/json", "idempotency-key": key, ...init.headers },
    },
    from,
  );
const arrived = () => space.callsTo(contents).length;

/** The Space numbers its answers. */
function numbered(status = 201, body = "", afterMs = 0): void {
  let number = 0;
  space.interfere = ({ path }, response) => {
    if (!path.endsWith(contents)) return false;
    const answer = JSON.stringify({ number: ++number, body });
    setTimeout(() => json(response, status, answer), afterMs);
    return true;
  };
}

function json(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

const idOf = async (response: Response) => [response.status, (await response.json()).sys.id];

describe("a write with a key", () => {
  test("is passed on once, and its answer is repeated", async () => {
    numbered();
    const first = await create();
    expect([first.status, await first.json(), first.headers.get("idempotent-replayed")]).toEqual([
      201,
      { number: 1, body: "" },
      null,
    ]);
    for (let repeat = 0; repeat < 3; repeat++) {
      const again = await create();
      expect([again.status, await again.json()]).toEqual([201, { number: 1, body: "" }]);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(again.headers.get("content-type")).toBe("application/json");
    }
    expect(arrived()).toBe(1);
  });

  test("that is repeated while the first is under way waits for its answer", async () => {
    numbered(201, "", 200);
    const all = await Promise.all([create(), create(), create()]);
    expect(await Promise.all(all.map((one) => one.json()))).toEqual(Array(3).fill({ number: 1, body: "" }));
    expect(arrived()).toBe(1);
  });

  test("goes on although its client goes away, for the one who comes again", async () => {
    numbered(201, "", 300);
    const leaving = new AbortController();
    const cut = create({ signal: leaving.signal }).catch(() => undefined);
    await pause(100);
    leaving.abort();
    await cut;
    expect((await (await create()).json()).number).toBe(1);
    expect(arrived()).toBe(1);
  });

  test.each([403, 404, 409, 422, 500, 503])("gets the service's own %i once more", async (status) => {
    numbered(status);
    expect((await create()).status).toBe(status);
    const again = await create();
    expect([again.status, (await again.json()).number, arrived()]).toEqual([status, 1, 1]);
  });

  test("that was limited may be sent again", async () => {
    numbered(429);
    await create();
    numbered(201);
    expect((await create()).status).toBe(201);
    expect(arrived()).toBe(2);
  });

  test("that met a revoked accessToken is sent once more, and that answer is repeated", async () => {
    let refusals = 1;
    space.interfere = ({ path }, response) => {
      if (!path.endsWith(contents) || refusals-- <= 0) return false;
      json(response, 401, JSON.stringify({ sys: { type: "Error", id: "InvalidToken" } }));
      return true;
    };
    expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(200);
    expect([arrived(), renewals().length]).toEqual([2, 1]);
  });

  test("that went out without an answer is not sent again: one has to look", async () => {
    space.interfere = ({ path }, response) => {
      if (path.endsWith(contents)) response.destroy();
      return path.endsWith(contents);
    };
    expect(await idOf(await create())).toEqual([502, "Unreachable"]);
    space.interfere = () => false;
    expect(await idOf(await create())).toEqual([502, "Unreachable"]);
    expect(arrived()).toBe(1);
  });

  test("that never went out is sent when it comes again", async () => {
    await space.close();
    expect(await idOf(await create())).toEqual([502, "Unreachable"]);
    await space.listen();
    expect((await create()).status).toBe(200);
    expect(arrived()).toBe(1);
  });

  test("whose answer is too long to be kept passes whole, and one has to look afterwards", async () => {
    const long = "a".repeat(300 * 1024);
    numbered(201, long);
    expect((await (await create()).json()).body).toBe(long);
    expect(await idOf(await create())).toEqual([502, "Unreachable"]);
    expect(arrived()).toBe(1);
  });

  test("whose answer breaks off is not sent again", async () => {
    space.interfere = ({ path }, response) => {
      if (!path.endsWith(contents)) return false;
      response.writeHead(201, { "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 50);
      return true;
    };
    expect(await idOf(await create())).toEqual([502, "Unreachable"]);
    expect(await idOf(await create())).toEqual([502, "Unreachable"]);
    expect(arrived()).toBe(1);
  });
});

test("another key, another session and another address are other writes", async () => {
  numbered();
  await create();
  await create({}, browser, "another");
  await create({}, await signedIn());
  const headers = { ...own, "idempotency-key": `key-${keys}` };
  await callFrom(content, { method: "PUT", headers, body: "{}" }, browser);
  // Signing in forgot the first calls.
  expect([arrived(), space.callsTo(content).length]).toEqual([1, 1]);
  expect((await create()).headers.get("idempotent-replayed")).toBe("true");
});

test("a session that has ended gets the first answer no more", async () => {
  numbered();
  const copied = browser.copy();
  expect((await create()).status).toBe(201);
  browser.keep(await signOut(browser.post("/logout")));
  expect(await idOf(await create({}, copied))).toEqual([401, "SessionEnded"]);
  expect(arrived()).toBe(1);
});

test("without a key, and of a read, every request is passed on", async () => {
  numbered();
  for (let time = 0; time < 2; time++) {
    await callFrom(contents, { method: "POST", headers: own, body: "{}" }, browser);
    await callFrom(contents, { headers: { "idempotency-key": "of-a-read" } }, browser);
  }
  expect(arrived()).toBe(4);
});

test("a repeated delete gets the first answer, which has no body", async () => {
  space.interfere = ({ method }, response) => {
    if (method !== "DELETE") return false;
    response.writeHead(204).end();
    return true;
  };
  const remove = () =>
    callFrom(
      "/spaces/demo/contents/x",
      { method: "DELETE", headers: { ...own, "idempotency-key": `delete-${keys}` } },
      browser,
    );
  expect((await remove()).status).toBe(204);
  const again = await remove();
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([204, "true"]);
});
