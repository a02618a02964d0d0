import { createHash } from "node:crypto";
import Fastify from "fastify";
import { newSecret } from "#service/auth/secret.ts";

interface GitHubPerson {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

export interface GitHubForTests {
  /** `authorizationEndpoint`, `tokenEndpoint` and `userEndpoint` of its settings. */
  endpoints: { authorizationEndpoint: string; tokenEndpoint: string; userEndpoint: string };
  /** Who has signed in to GitHub in this browser; undefined: the person says no. */
  person: GitHubPerson | undefined;
  /** The query of every request that began a journey here. */
  journeys: Record<string, string>[];
  stop(): Promise<void>;
}

const client = { id: "atrium", secret: "github-secret" };

/**
 * A server like GitHub: OAuth 2.0 with PKCE, token errors with status 200, comma-separated scopes, no ID
 * token, and a separate endpoint for e-mail addresses. Requires a User-Agent.
 */
export async function startGitHubForTests(): Promise<GitHubForTests> {
  const app = Fastify();
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();
  const github: GitHubForTests = {
    endpoints: { authorizationEndpoint: "", tokenEndpoint: "", userEndpoint: "" },
    person: undefined,
    journeys: [],
    stop: () => app.close(),
  };
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.get<{ Querystring: Record<string, string> }>("/login/oauth/authorize", async ({ query }, reply) => {
    github.journeys.push(query);
    const back = new URL(query.redirect_uri ?? "");
    back.searchParams.set("state", query.state ?? "");
    if (github.person === undefined) back.searchParams.set("error", "access_denied");
    else {
      const code = newSecret();
      codes.set(code, { challenge: query.code_challenge ?? "", redirectUri: query.redirect_uri ?? "" });
      back.searchParams.set("code", code);
    }
    return reply.redirect(back.href);
  });
  app.post<{ Body: Record<string, string> }>("/login/oauth/access_token", async ({ body, headers }) => {
    const { code = "", code_verifier = "", redirect_uri, client_id, client_secret } = body;
    const known = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256").update(code_verifier).digest("base64url");
    const fits = known?.challenge === challenge && known.redirectUri === redirect_uri;
    if (client_id !== client.id || client_secret !== client.secret)
      return { error: "incorrect_client_credentials" };
    if (!fits || !headers.accept?.includes("application/json")) return { error: "bad_verification_code" };
    const token = `gho_${newSecret()}`;
    tokens.add(token);
    return { access_token: token, token_type: "bearer", scope: "read:user,user:email" };
  });
  app.addHook("onRequest", async ({ headers, url }, reply) => {
    if (!url.startsWith("/user")) return;
    if (!headers["user-agent"])
      await reply.code(403).send({ message: "Request forbidden by administrative rules." });
    const token = headers.authorization?.replace(/^Bearer /i, "") ?? "";
    if (!tokens.has(token)) await reply.code(401).send({ message: "Bad credentials" });
  });
  app.get("/user", async () => {
    const { emails: _, ...person } = github.person ?? { emails: [] };
    return { ...person, email: null };
  });
  app.get("/user/emails", async () => github.person?.emails);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  github.endpoints = {
    authorizationEndpoint: `${origin}/login/oauth/authorize`,
    tokenEndpoint: `${origin}/login/oauth/access_token`,
    userEndpoint: `${origin}/user`,
  };
  return github;
}
