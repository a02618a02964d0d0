import { expect, test } from "../portal.ts";
import type { Exchange } from "../servers/recording-proxy.ts";
import { HttpMember } from "./http-member.ts";
import { answersTo, type Pair, type TokenStory, tokenStory } from "./token-story.ts";

// The whole stack over HTTP, with accessTokens that live for two seconds. The letters are rows of the scenarios.
test.use({ pair: "expiring" });

const list = "/api/acma/spaces/demo/content-types/article/contents?limit=5";
const page = "/contents/article";

let newcomers = 0;

/** An address used by no other test, so that a test's tokens can be told from all others. */
const newcomer = () => `walker-${process.pid}-${Date.now()}-${newcomers++}@example.com`;

async function signedIn(portalUrl: string, email = newcomer()): Promise<HttpMember> {
  const member = new HttpMember(portalUrl);
  await member.signIn(email);
  return member;
}

function expectEachUsedOnce(refreshTokens: readonly string[]): void {
  expect(refreshTokens.length).toBe(new Set(refreshTokens).size);
}

/** The Content of the longest list that was asked for with this pair. */
function listedIds(space: readonly Exchange[], pair: Pair | undefined): string[] {
  const answers = pair === undefined ? [] : answersTo(space, pair, "/content-types/article/contents");
  const lists = answers.map(({ responseBody }) => {
    const { items }: { items: { sys: { id: string } }[] } = JSON.parse(responseBody);
    return items.map(({ sys }) => sys.id);
  });
  return lists.sort((one, other) => other.length - one.length)[0] ?? [];
}

/** Asked directly, with what the portal was given and no browser ever has. */
async function expectDead(spaceUrl: string, { accessToken, refreshToken }: Pair): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${spaceUrl}/acma/v1/me`, { headers })).status).toBe(401);
  const renewal = await fetch(`${spaceUrl}/auth/v1/spaces/demo/oauth/refresh`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  expect(renewal.status).toBe(401);
}

const lifetimeMs = 2_000;

/** One; on a slow machine one more for each half life of an accessToken that it took meanwhile. None of a pair twice. */
function expectOneRenewal({ renewedWith, issued }: TokenStory, sinceMs: number): void {
  expectEachUsedOnce(renewedWith);
  expect(renewedWith[0]).toBe(issued[0]?.refreshToken);
  expect(renewedWith.length).toBeLessThanOrEqual(1 + Math.floor((2 * (Date.now() - sinceMs)) / lifetimeMs));
}

const expiry = () => new Promise((resolve) => setTimeout(resolve, 2_100));

test.describe("sign-in", () => {
  test("A1, A12: an exchangeToken that this browser did not ask for is not exchanged", async ({ portal }) => {
    const attacker = new HttpMember(portal.url);
    const link = await attacker.comeBackFromProvider("linus@example.com");
    const email = newcomer();
    const victim = await signedIn(portal.url, email);
    expect(await victim.goTo(link)).toBe("/");
    expect(await new HttpMember(portal.url).goTo(link)).toBe("/sign-in");
    const token = new URL(link).searchParams.get("exchangeToken") ?? "";
    const sent = portal.recordings.space().filter(({ requestBody }) => requestBody.includes(token));
    expect(sent).toEqual([]);
  });

  test("A9: the callback address opened again keeps the session", async ({ portal }) => {
    const member = new HttpMember(portal.url);
    const email = newcomer();
    const address = await member.comeBackFromProvider(email);
    expect(await member.goTo(address)).toBe("/");
    expect(await member.goTo(address)).toBe("/");
    expect(tokenStory(portal.recordings.space(), email).exchanges).toBe(1);
    expect((await member.send("/api/session")).status).toBe(200);
  });

  test("A15: a HEAD or a prefetch of the callback uses nothing up", async ({ portal }) => {
    const member = new HttpMember(portal.url);
    const address = await member.comeBackFromProvider("ada@example.com");
    await member.send(address, { method: "HEAD" });
    await member.send(address, { headers: { "sec-purpose": "prefetch" } });
    expect(await member.goTo(address)).toBe("/");
  });

  // Made so that they are found again: the last test searches for them in all pages, answers and logs.
  for (const [what, exchangeToken] of [
    ["empty", ""],
    ["257 characters long", "a-long-one-that-was-made-up-".padEnd(257, "0123456789")],
    ["unknown", "one-that-was-made-up-Zk3vQ8"],
  ] as const) {
    test(`A6, A10: an exchangeToken that is ${what} ends at a sentence and a way to go on`, async ({
      portal,
    }) => {
      const member = new HttpMember(portal.url);
      await member.comeBackFromProvider("ada@example.com");
      const response = await member.send(`/callback?exchangeToken=${exchangeToken}`);
      expect(response.headers.get("location")).toMatch(/^\/sign-in\?problem=used_link/);
      const html = await (await member.send(response.headers.get("location") ?? "")).text();
      expect(html).toContain("was already used");
      expect(html).toContain('action="/login/embedded"');
    });
  }
});

test.describe("renewal", () => {
  test("E1, E6, E18, E19: whatever is asked for at expiry renews once, and brings the new cookie", async ({
    portal,
  }) => {
    const emails = { calls: newcomer(), page: newcomer(), all: newcomer() };
    const [calls, one, all] = await Promise.all(
      [emails.calls, emails.page, emails.all].map((email) => signedIn(portal.url, email)),
    );
    if (calls === undefined || one === undefined || all === undefined) throw new Error("No member.");
    const prefetch = { headers: { rsc: "1", "next-router-prefetch": "1" } };
    // Next.js sends a router's request on to an address that names its headers.
    const prefetched = (await all.peek(page, prefetch)).headers.get("location") ?? page;
    await expiry();

    await test.step("50 calls", async () => {
      const since = Date.now();
      const answers = await Promise.all(Array.from({ length: 50 }, () => calls.peek(list)));
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
      expectOneRenewal(tokenStory(portal.recordings.space(), emails.calls), since);
      expect(answers.every(({ headers }) => headers.getSetCookie().length > 0)).toBe(true);
    });

    await test.step("a page, which shows its rows", async () => {
      const response = await one.send(page);
      expect(response.status).toBe(200);
      const { renewedWith, issued } = tokenStory(portal.recordings.space(), emails.page);
      expect(renewedWith).toHaveLength(1);
      const html = await response.text();
      const ids = listedIds(portal.recordings.space(), issued.at(-1));
      expect(ids.length).toBeGreaterThan(3);
      expect(ids.filter((id) => !html.includes(`data-row="${id}"`))).toEqual([]);
      expect(response.headers.getSetCookie().join()).toContain("-session=");
      expect(response.headers.get("cache-control")).toContain("no-store");
    });

    await test.step("a page, ten calls and five prefetches", async () => {
      const since = Date.now();
      const answers = await Promise.all([
        all.peek(page),
        ...Array.from({ length: 10 }, () => all.peek(list)),
        ...Array.from({ length: 5 }, () => all.peek(prefetched, prefetch)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
      expectOneRenewal(tokenStory(portal.recordings.space(), emails.all), since);
    });
  });

  test("E3, E5: a browser that missed the new cookie gets it, and no refreshToken is used twice", async ({
    portal,
  }) => {
    const email = newcomer();
    const member = await signedIn(portal.url, email);
    const asleep = member.copy();
    for (let turn = 0; turn < 3; turn++) {
      await expiry();
      expect((await member.send(list)).status).toBe(200);
      expect((await asleep.peek(list)).status).toBe(200);
    }
    expectEachUsedOnce(tokenStory(portal.recordings.space(), email).renewedWith);
  });

  test("E4: a client that goes away during the renewal does not lose the pair", async ({ portal }) => {
    const members = await Promise.all(
      [1, 5, 15, 40].map(async (ms) => ({ ms, member: await signedIn(portal.url) })),
    );
    for (let turn = 0; turn < 2; turn++) {
      await expiry();
      for (const { ms, member } of members) {
        await member.peek(list, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
        expect((await member.peek(list)).status).toBe(200);
      }
    }
  });

  test("fifteen seconds of rapid requests sign no member out and use no refreshToken twice @whole", async ({
    portal,
  }) => {
    test.setTimeout(60_000);
    const emails = [newcomer(), newcomer(), newcomer()];
    const members = await Promise.all(emails.map((email) => signedIn(portal.url, email)));
    const places = [
      "/",
      page,
      "/contents/place",
      "/contents/note?mine=1",
      list,
      "/api/session",
      "/contents/article/new",
    ];
    const until = Date.now() + 15_000;
    const statuses = new Set<number>();
    await Promise.all(
      members.flatMap((member) =>
        [member, member.copy()].map(async (tab, index) => {
          for (let click = index; Date.now() < until; click++) {
            statuses.add((await tab.send(places[click % places.length] ?? "/")).status);
            await new Promise((resolve) => setTimeout(resolve, 120 * (click % 4)));
          }
        }),
      ),
    );
    expect([...statuses]).toEqual([200]);
    for (const email of emails) {
      const { renewedWith } = tokenStory(portal.recordings.space(), email);
      expect(renewedWith.length).toBeGreaterThan(3);
      expectEachUsedOnce(renewedWith);
    }
  });
});

test.describe("sign-out", () => {
  test("F1: only a POST signs out", async ({ portal }) => {
    const member = await signedIn(portal.url);
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      const { status } = await member.send("/logout", {
        method,
        headers: { "sec-fetch-site": "same-origin" },
      });
      // The address typed by hand leads home.
      expect(status).toBe(method === "GET" || method === "HEAD" ? 303 : 405);
    }
    expect((await member.send(list)).status).toBe(200);
  });

  test("F2: a foreign page's POST does not", async ({ portal }) => {
    const member = await signedIn(portal.url);
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, {}]) {
      expect((await member.send("/logout", { method: "POST", headers })).status).toBe(403);
    }
    expect((await member.send(list)).status).toBe(200);
  });

  test("F3: a second sign-out is fine, and so is one without a session", async ({ portal }) => {
    const member = await signedIn(portal.url);
    expect((await member.post("/logout")).status).toBe(303);
    expect((await member.post("/logout")).status).toBe(303);
    expect((await new HttpMember(portal.url).post("/logout")).status).toBe(303);
  });

  test("F4, F9: it revokes the newest refreshToken, and a copied cookie is refused", async ({ portal }) => {
    const email = newcomer();
    const member = await signedIn(portal.url, email);
    const copied = member.copy();
    await expiry();
    await member.peek(list);
    await member.post("/logout");
    const { revokedWith, issued } = tokenStory(portal.recordings.space(), email);
    expect(issued).toHaveLength(2);
    expect(revokedWith).toEqual([issued.at(-1)?.refreshToken]);
    expect((await copied.send(list)).status).toBe(401);
    expect((await member.send("/api/session")).status).toBe(401);
  });

  test("F5: 0 to 60 ms after a renewal began, it wins and leaves no living pair", async ({ portal }) => {
    const tries = [0, 2, 10, 30, 60].map(async (leadMs) => {
      const email = newcomer();
      return { leadMs, email, member: await signedIn(portal.url, email) };
    });
    const all = await Promise.all(tries);
    await expiry();
    for (const { leadMs, email, member } of all) {
      await test.step(`${leadMs} ms`, async () => {
        const other = member.copy();
        const late = member.peek(list);
        await new Promise((resolve) => setTimeout(resolve, leadMs));
        await other.post("/logout");
        member.keep(await late, list);
        expect((await member.send(list)).status).toBe(401);
        expect((await other.send(list)).status).toBe(401);
        const { issued } = tokenStory(portal.recordings.space(), email);
        expect(issued.length).toBeGreaterThan(0);
        for (const pair of issued.reverse()) await expectDead(portal.spaceUrl, pair);
      });
    }
  });
});
