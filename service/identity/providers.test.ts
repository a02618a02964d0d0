import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authPath, type ServiceForTests, startServiceForTests } from "#service/auth/service-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";
import { startAgentForTests } from "#service/identity/agent-for-tests.ts";
import { type GitHubForTests, startGitHubForTests } from "#service/identity/github-for-tests.ts";
import {
  type OpenIdIssuerForTests,
  startOpenIdIssuerForTests,
} from "#service/identity/open-id-issuer-for-tests.ts";

let issuer: OpenIdIssuerForTests;
let github: GitHubForTests;
let service: ServiceForTests;

beforeAll(async () => {
  const port = await findFreePort();
  const redirectUris = ["harbour-id", "wrong-secret", "other-name"].map(
    (id) => `http://localhost:${port}${authPath(`login/oauth2/${id}/callback`)}`,
  );
  [issuer, github] = await Promise.all([
    startOpenIdIssuerForTests({ id: "atrium", secret: "issuer-secret-of-many-letters", redirectUris }),
    startGitHubForTests(),
  ]);
  const openId = { type: "openid", label: "Harbour", issuer: issuer.issuer, clientId: "atrium" } as const;
  const gitHub = { type: "github", label: "GitHub", clientId: "atrium", ...github.endpoints } as const;
  service = await startServiceForTests({
    port,
    signInsPerMinute: 1000,
    identityProviders: [
      { ...openId, id: "harbour-id", clientSecret: "issuer-secret-of-many-letters" },
      { ...openId, id: "wrong-secret", clientSecret: "another-secret-of-many-letters" },
      {
        ...openId,
        id: "other-name",
        // The same server, whose metadata name it by its number.
        issuer: issuer.issuer.replace("127.0.0.1", "localhost"),
        clientSecret: "issuer-secret-of-many-letters",
      },
      { ...openId, id: "out-of-reach", issuer: "http://127.0.0.1:9", clientSecret: "x" },
      { ...gitHub, id: "github", clientSecret: "github-secret" },
      { ...gitHub, id: "github-wrong", clientSecret: "another" },
    ],
  });
  const listed = [
    "embedded",
    "harbour-id",
    "wrong-secret",
    "other-name",
    "out-of-reach",
    "github",
    "github-wrong",
  ];
  await service.context.db
    .updateTable("service_login")
    .set({ providers: JSON.stringify(listed) })
    .execute();
  await service.listen();
}, 60_000);
afterAll(async () => {
  await service?.close();
  await issuer?.stop();
  await github?.stop();
});

const member = (provider: string) =>
  service.context.db.selectFrom("service_user").selectAll().where("provider", "=", provider).execute();

describe("an external OpenID Connect issuer", () => {
  const signIn = async (email: string, provider = "harbour-id") => {
    const agent = startAgentForTests();
    const page = await agent.go(service.url + authPath(`login/oauth2/${provider}`));
    return page.text === "Who is it?" ? agent.submit(page, { email }) : page;
  };

  it("signs its user in, with e-mail and name of the userinfo endpoint", async () => {
    const landing = await signIn("noor@harbour.example");
    expect(landing.url.searchParams.get("exchangeToken")).toMatch(/^[\w-]{43}$/);
    const exchanged = await service.app.inject({
      method: "POST",
      url: authPath("oauth/token"),
      payload: { exchangeToken: landing.url.searchParams.get("exchangeToken") },
    });
    expect(exchanged.statusCode).toBe(200);
    expect(await member("harbour-id")).toMatchObject([
      { subject: "person noor@harbour.example", email: "noor@harbour.example", nickname: "Noor Haddad" },
    ]);
    await signIn("noor@harbour.example");
    expect(await member("harbour-id")).toHaveLength(1);
  });

  it("is asked with PKCE, a state and a nonce, each time others", async () => {
    await signIn("noor@harbour.example");
    const [one, other] = issuer.journeys.slice(-2);
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one?.get(name)).not.toBe(other?.get(name));
    }
    expect(one?.get("code_challenge_method")).toBe("S256");
    expect(one?.get("scope")).toBe("openid email profile");
  });

  it("and its person may say no", async () => {
    expect((await signIn("")).url.searchParams.get("error")).toBe("access_denied");
  });

  it("that does not know us by our secret, cannot be reached, or whose metadata name another issuer, is a server_error", async () => {
    for (const provider of ["wrong-secret", "out-of-reach", "other-name"]) {
      const landing = await signIn("noor@harbour.example", provider);
      expect(landing.url.search).toBe("?from=space&error=server_error");
      expect(await member(provider)).toEqual([]);
    }
  });
});

describe("GitHub, which is not OpenID Connect", () => {
  const hopper = {
    id: 583231,
    login: "hopper",
    name: "Robin Hopper",
    emails: [
      { email: "old@example.com", primary: false, verified: true },
      { email: "robin@example.com", primary: true, verified: true },
    ],
  };
  const signIn = (provider = "github") =>
    startAgentForTests().go(service.url + authPath(`login/oauth2/${provider}`));

  it("lets its person in, by the primary address that it has verified", async () => {
    github.person = hopper;
    const landing = await signIn();
    expect(landing.url.searchParams.get("exchangeToken")).toMatch(/^[\w-]{43}$/);
    expect(await member("github")).toMatchObject([
      { subject: "583231", email: "robin@example.com", nickname: "Robin Hopper" },
    ]);
  });

  it("knows who has another name and address now by the number", async () => {
    github.person = {
      ...hopper,
      login: "r-hopper",
      name: null,
      emails: [{ email: "r@example.com", primary: true, verified: true }],
    };
    await signIn();
    expect(await member("github")).toMatchObject([{ email: "r@example.com", nickname: "Robin Hopper" }]);
  });

  it("is asked with PKCE and a state, each time others", () => {
    const [one, other] = github.journeys.slice(-2);
    for (const name of ["state", "code_challenge"]) {
      expect(one?.[name]).toMatch(/^[\w-]{43}$/);
      expect(one?.[name]).not.toBe(other?.[name]);
    }
    expect(one).toMatchObject({ scope: "read:user user:email", code_challenge_method: "S256" });
  });

  it("is access_denied where the person says no, or has no primary address that is verified", async () => {
    github.person = undefined;
    expect((await signIn()).url.searchParams.get("error")).toBe("access_denied");
    for (const emails of [
      [],
      [{ email: "robin@example.com", primary: true, verified: false }],
      [{ email: "old@example.com", primary: false, verified: true }],
    ]) {
      github.person = { ...hopper, emails };
      expect((await signIn()).url.searchParams.get("error")).toBe("access_denied");
    }
  });

  it("is server_error where GitHub does not know us by our secret", async () => {
    github.person = hopper;
    const landing = await signIn("github-wrong");
    expect(landing.url.searchParams.get("error")).toBe("server_error");
    expect(await member("github-wrong")).toEqual([]);
  });
});
