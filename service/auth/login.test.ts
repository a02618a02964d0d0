import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BrowserForTests, type Page } from "#service/auth/browser-for-tests.ts";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { spaceForTests } from "#service/auth/space-for-tests.ts";

const entry = authPath("login/oauth2/embedded");
let service: ServiceForTests;

beforeAll(async () => {
  service = await startServiceForTests({ signInsPerMinute: 1000 });
  await service.listen();
}, 30_000);
afterAll(() => service.close());

const browser = () => new BrowserForTests(service.url);

async function signInAs(email: string, own = browser()): Promise<Page> {
  return own.submit(await own.go(entry), { email });
}

async function profileOf(landing: Page) {
  const exchangeToken = landing.url.searchParams.get("exchangeToken");
  const response = await service.app.inject({
    method: "POST",
    url: authPath("oauth/token"),
    payload: { exchangeToken },
  });
  expect(response.statusCode).toBe(200);
  const rows = await service.context.db
    .selectFrom("token_pair")
    .innerJoin("service_user", "service_user.id", "token_pair.service_user_id")
    .selectAll("service_user")
    .orderBy("token_pair.created_at", "desc")
    .execute();
  return rows[0];
}

describe("the way in", () => {
  it("leads a member through the provider to the callbackUrl with an exchangeToken that works", async () => {
    const landing = await signInAs("ada@example.com");
    expect(landing.url.origin + landing.url.pathname).toBe("http://localhost:3999/callback");
    expect(landing.url.searchParams.get("from")).toBe("space");
    expect(landing.url.searchParams.has("error")).toBe(false);
    expect(await profileOf(landing)).toMatchObject({ id: "user-ada" });
  });

  it("redirects the login entry with 302 and no body", async () => {
    const response = await service.app.inject({ method: "GET", url: entry });
    expect(response.statusCode).toBe(302);
    expect(response.body).toBe("");
    const to = new URL(response.headers.location as string);
    expect(to.pathname).toBe("/provider/auth");
    expect([...to.searchParams.keys()]).toEqual(
      expect.arrayContaining(["state", "nonce", "code_challenge", "code_challenge_method"]),
    );
    expect(response.headers["set-cookie"]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it("creates a ServiceUser at a person's first sign-in, and finds it at the next", async () => {
    const first = await profileOf(await signInAs("  Mina.Park@Example.com "));
    expect(first).toMatchObject({
      provider: "embedded",
      subject: "mina.park@example.com",
      email: "mina.park@example.com",
      nickname: "mina.park",
      enable_login: true,
      is_admin: false,
    });
    expect((await profileOf(await signInAs("mina.park@example.com")))?.id).toBe(first?.id);
  });

  it("takes the nickname from the name that the provider gives", async () => {
    expect(await profileOf(await signInAs("grace@example.com"))).toMatchObject({ nickname: "Grace Oh" });
  });

  it("lets one browser sign in as another member without signing out first", async () => {
    const own = browser();
    expect(await profileOf(await signInAs("ada@example.com", own))).toMatchObject({ id: "user-ada" });
    expect(await profileOf(await signInAs("linus@example.com", own))).toMatchObject({ id: "user-linus" });
  });

  it("lets two tabs sign in at once", async () => {
    const own = browser();
    const [one, other] = [await own.go(entry), await own.go(entry)];
    expect(await profileOf(await own.submit(one, { email: "ada@example.com" }))).toMatchObject({
      id: "user-ada",
    });
    expect(await profileOf(await own.submit(other, { email: "linus@example.com" }))).toMatchObject({
      id: "user-linus",
    });
  });
});

describe("a sign-in that ends without a member", () => {
  it("is login_disabled when the member's login is off", async () => {
    expect((await signInAs("blocked@example.com")).url.search).toBe("?from=space&error=login_disabled");
  });

  it("is access_denied when the person cancels", async () => {
    const own = browser();
    const landing = await own.submit(await own.go(entry), { cancel: "yes" });
    expect(landing.url.search).toBe("?from=space&error=access_denied");
  });

  it("is server_error when the ServiceLogin lists a provider that the service was not given", async () => {
    const landing = await browser().go(authPath("login/oauth2/absent"));
    expect(landing.url.search).toBe("?from=space&error=server_error");
  });

  it("is server_error when another browser brings the provider's answer", async () => {
    const own = browser();
    const page = await own.go(entry);
    const answer = await new CallbackCatcher(own).answerFor(page, "ada@example.com");
    expect((await browser().go(answer)).url.search).toBe("?from=space&error=server_error");
  });

  it("is server_error when the provider's answer comes a second time", async () => {
    const own = browser();
    const page = await own.go(entry);
    const cookies = [...own.cookies];
    const answer = await new CallbackCatcher(own).answerFor(page, "ada@example.com");
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const ask = () => fetch(answer, { redirect: "manual", headers: { cookie } });
    expect((await ask()).headers.get("location")).toMatch(/exchangeToken=/);
    expect((await ask()).headers.get("location")).toMatch(/error=server_error$/);
  });

  it("is server_error when the journey took longer than ten minutes", async () => {
    const own = browser();
    const page = await own.go(entry);
    service.passSeconds(601);
    const landing = await own.submit(page, { email: "ada@example.com" });
    expect(landing.url.search).toBe("?from=space&error=server_error");
  });

  it("is server_error when the state is made up or missing", async () => {
    for (const query of ["", "?state=made-up&code=x", "?code=x", `?state=${"s".repeat(600)}`]) {
      const landing = await browser().go(`${entry}/callback${query}`);
      expect(landing.url.search).toBe("?from=space&error=server_error");
    }
  });
});

describe("the login entry refuses", () => {
  it.each([
    [`/auth/v1/spaces/${spaceForTests}/login/oauth2/kakao`, 404, "UnknownProvider"],
    [`/auth/v1/spaces/${spaceForTests}/login/oauth2/kakao/callback`, 404, "UnknownProvider"],
    ["/auth/v1/spaces/nowhere/login/oauth2/embedded", 404, "NotFound"],
  ])("%s with %i %s", async (url, status, code) => {
    const response = await service.app.inject({ method: "GET", url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ sys: { type: "Error", id: code } });
  });

  it.each(["empty", "iframe", "image"])(
    "a browser's request for %s: it is for navigation alone",
    async (destination) => {
      const headers = { "sec-fetch-dest": destination };
      expect((await service.app.inject({ method: "GET", url: entry, headers })).json()).toMatchObject({
        sys: { id: "BadRequest" },
      });
    },
  );
});

/** Walks a sign-in up to the provider's answer, and does not deliver it. */
class CallbackCatcher {
  readonly #browser: BrowserForTests;

  constructor(browser: BrowserForTests) {
    this.#browser = browser;
  }

  async answerFor(page: Page, email: string): Promise<string> {
    const cookie = this.#browser.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const chosen = await fetch(page.url, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams({ email }),
    });
    const resumed = await fetch(chosen.headers.get("location") as string, {
      redirect: "manual",
      headers: { cookie },
    });
    return resumed.headers.get("location") as string;
  }
}
