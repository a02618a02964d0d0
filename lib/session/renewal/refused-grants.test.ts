import type { ServerResponse } from "node:http";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { MemoryRecords } from "../records/memory-records.ts";
import { startStubSpace, TestBrowser } from "../testing/browser-for-tests.ts";
import { sessionOf } from "../testing/simulated-auth-api-for-tests.ts";

const space = await startStubSpace();
const { httpAuthApi } = await import("../upstream/auth-api.ts");
const { Renewal } = await import("./renewal.ts");
const { revokePair } = await import("./revocation.ts");
const { beginSignIn } = await import("../sign-in/login.ts");
const { finishSignIn } = await import("../sign-in/callback.ts");

afterAll(() => space.close());
afterEach(() => {
  space.interfere = () => false;
});

const bodies: readonly (readonly [type: string, text: string])[] = [
  ["application/json", '{"sys":{"type":"Error","id":"InvalidToken"}}'],
  ["application/json", '{"message":"no"}'],
  ["application/problem+json", '{"type":"about:blank","title":"Refused"}'],
  ["text/plain; charset=euc-kr", "refused"],
  ["text/html", "<!doctype html><title>Refused</title>"],
  ["text/html", ""],
];
const refusals = [400, 401, 403, 404, 410, 422];
const hour = 3_600_000;
const maxAgeSeconds = 1_000_000;
const transient = [408, 425, 429, 500, 502, 503, 504];

const casesOf = (statuses: readonly number[]) =>
  statuses.flatMap((status) => bodies.map(([type, text]) => ({ status, type, text })));

const name = ({ status, type, text }: Refusal) => `${status} ${type} ${text}`;

interface Refusal {
  status: number;
  type: string;
  text: string;
}

function answer(response: ServerResponse, { status, type, text }: Refusal): true {
  response.writeHead(status, { "content-type": type }).end(text);
  return true;
}

/** The token in a request is the number of its answer; other calls are the stub's. */
function answerBy(cases: readonly Refusal[]): void {
  space.interfere = ({ body }, response) => {
    const { refreshToken, exchangeToken } = body === "" ? {} : JSON.parse(body);
    const refusal = cases[Number(refreshToken ?? exchangeToken)];
    return refusal !== undefined && answer(response, refusal);
  };
}

/** A session whose accessToken has expired, on an instance with a clock of its own. */
function expired(refreshToken: string) {
  let now = Date.now();
  const clock = () => now;
  const expiry = { accessExpiresAt: now - 1, lifetimeMs: hour, refreshExpiresAt: now + hour };
  const pair = { accessToken: "access", refreshToken, ...expiry };
  const authApi = httpAuthApi(clock);
  const renewal = new Renewal({ records: new MemoryRecords(clock), authApi, clock, maxAgeSeconds });
  const later = () => {
    now += 2_000;
  };
  return { renewal, authApi, pair, session: sessionOf(pair), later };
}

describe("at a renewal (C9)", () => {
  test("any refusal ends the session, at the latest the second time, and leaves nothing to revoke", async () => {
    const cases = casesOf(refusals);
    answerBy(cases);
    const ends = await Promise.all(
      cases.map(async (one, at) => {
        const { renewal, session, authApi, pair } = expired(String(at));
        const isRevoked = revokePair(authApi, pair, Date.now);
        await renewal.freshen(session);
        return [name(one), await renewal.freshen(session), await isRevoked];
      }),
    );
    expect(ends).toEqual(cases.map((one) => [name(one), { state: "ended" }, true]));
  });

  test("no other failure ends it, however often", async () => {
    const cases = casesOf(transient);
    answerBy(cases);
    const ends = await Promise.all(
      cases.map(async (one, at) => {
        const { renewal, session, later } = expired(String(at));
        const states = new Set<string>();
        for (let tried = 0; tried < 3; tried++) {
          states.add((await renewal.freshen(session)).state);
          later();
        }
        return [name(one), [...states]];
      }),
    );
    expect(ends).toEqual(cases.map((one) => [name(one), ["unavailable"]]));
  });
});

describe("at the exchange", () => {
  async function comeBack(exchangeToken: string): Promise<string | null> {
    const browser = new TestBrowser();
    browser.keep(await beginSignIn(browser.post("/login/embedded"), "embedded", ["embedded"]));
    const back = browser.request(`/callback?exchangeToken=${exchangeToken}`);
    return (await finishSignIn(back)).headers.get("location");
  }

  test.each([
    ["a refusal is told as a used link", refusals, "used_link"],
    ["any other failure as a service that can't be reached", transient, "unreachable"],
  ] as const)("%s, whatever the status and the body", async (_, statuses, problem) => {
    const cases = casesOf(statuses);
    answerBy(cases);
    const told = await Promise.all(cases.map(async (one, at) => [name(one), await comeBack(String(at))]));
    expect(told).toEqual(cases.map((one) => [name(one), `/sign-in?problem=${problem}&provider=embedded`]));
  });

  test("after a refusal by a proxy the request is repeated, and the sign-in works", async () => {
    let refused = 0;
    space.interfere = ({ path }, response) =>
      path.endsWith("/oauth/token") &&
      refused++ === 0 &&
      answer(response, { status: 403, type: "text/html", text: "<title>403</title>" });
    expect(await comeBack(space.exchangeTokenFor("ada"))).toBe("/");
  });
});
