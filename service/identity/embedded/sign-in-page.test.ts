import { afterAll, beforeAll, expect, it } from "vitest";
import { BrowserForTests } from "#service/auth/browser-for-tests.ts";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { signInPage } from "#service/identity/embedded/sign-in-page.ts";
import { preferredLanguage } from "#service/identity/embedded/words.ts";

let service: ServiceForTests;
beforeAll(async () => {
  service = await startServiceForTests();
  await service.listen();
}, 30_000);
afterAll(() => service.close());

const open = (headers: Record<string, string> = {}) =>
  new BrowserForTests(service.url).go(authPath("login/oauth2/embedded"), headers);

it("offers each demo account as a button that holds its address", async () => {
  const { text } = await open();
  for (const email of ["ada@example.com", "linus@example.com", "grace@example.com", "blocked@example.com"]) {
    expect(text).toMatch(new RegExp(`<button name="email" value="${email}">[^]*?${email}[^]*?</button>`));
  }
  expect(text).toContain("Sign in to Harbour");
});

it("runs no script, can't be framed, and allows the redirect to the portal", async () => {
  const { headers, text } = await open();
  const policy = headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("form-action");
  expect(text).not.toMatch(/<script|style="|\son\w+=/);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("has the addresses of SPACE_PUBLIC_URL behind a proxy that ends TLS", async () => {
  const publicUrl = "https://localhost:4443";
  const behind = await startServiceForTests({ publicUrl });
  const answer = await behind.app.inject({
    url: "/provider/.well-known/openid-configuration",
    headers: { host: "localhost:4000", "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "http" },
  });
  await behind.close();
  expect(answer.json()).toMatchObject({
    issuer: `${publicUrl}/provider`,
    authorization_endpoint: `${publicUrl}/provider/auth`,
    token_endpoint: `${publicUrl}/provider/token`,
  });
});

it("brings its font along", async () => {
  const response = await fetch(`${service.url}/provider/instrument-sans.woff2`);
  expect(response.headers.get("content-type")).toBe("font/woff2");
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

it("is Korean where the browser prefers it", async () => {
  const { text } = await open({ "accept-language": "ko-KR,ko;q=0.9,en;q=0.5" });
  expect(text).toContain('<html lang="ko">');
  expect(text).toContain("Harbour 로그인");
});

it.each([
  [undefined, "en"],
  ["", "en"],
  ["ko", "ko"],
  ["en-GB,en;q=0.9,ko;q=0.8", "en"],
  ["fr,ko;q=0.3,en;q=0.2", "ko"],
  ["ko;q=0", "en"],
  ["*", "en"],
])("reads Accept-Language %j as %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it("keeps what was typed when it is no address, and says what one looks like", async () => {
  const browser = new BrowserForTests(service.url);
  const page = await browser.go(authPath("login/oauth2/embedded"));
  for (const email of ["nope", "", "a@", '"><b>@x', "x".repeat(300)]) {
    const again = await browser.submit(page, { email });
    expect(again.status).toBe(422);
    expect(again.text).toContain("Enter a full email address");
    expect(again.text).not.toContain("<b>");
  }
  expect((await browser.submit(page, { email: "ada@example.com" })).url.search).toContain("exchangeToken=");
});

it("escapes the name of the Space and what was typed", () => {
  const text = signInPage({ language: "en", space: "<i>&", badAddress: '"><script>' });
  expect(text).toContain("Sign in to &#60;i&#62;&#38;");
  expect(text).not.toContain("<script>");
});

it("says that a sign-in is over when the journey is unknown or another browser's", async () => {
  const page = await open();
  const stranger = new BrowserForTests(service.url);
  for (const answer of [
    await stranger.go(page.url),
    await stranger.submit(page, { email: "ada@example.com" }),
  ]) {
    expect(answer.status).toBe(410);
    expect(answer.text).toContain("This sign-in has expired");
  }
  const made = await stranger.go("/provider/sign-in/made-up");
  expect(made.status).toBe(410);
});

it("answers a request that no client made with a page of its own", async () => {
  const { status, text } = await new BrowserForTests(service.url).go("/provider/auth?client_id=nobody", {
    accept: "text/html",
  });
  expect(status).toBe(400);
  expect(text).toContain("This sign-in has expired");
});
