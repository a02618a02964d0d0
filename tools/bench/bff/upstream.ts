import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/**
 * A Space that costs next to nothing: an Auth API that exchanges any exchangeToken and rotates strictly, and an ACMA
 * that answers every list with the same 5 kB. A process of its own: `node tools/bench/bff/upstream.ts <port>`.
 *
 * `PUT /bench/expiry` with `{ "at": <ms since 1970> }` makes all accessTokens from then on expire at that moment;
 * `{}` gives each of them fifteen minutes again. `GET /bench/counts` tells of renewals.
 */
const accessLifetimeMs = 15 * 60_000;
const refreshLifetimeMs = 3 * 24 * 60 * 60_000;

interface Access {
  memberId: string;
  expiresAt: number;
}

const list = listOf(5_000);
const listHeaders = ["content-type", "application/json", "content-length", String(list.length)];
/** By the header that carries the accessToken; by refreshToken, the header of its pair. */
const accesses = new Map<string, Access>();
const pairs = new Map<string, string>();
let nextExpiry: number | undefined;
const counts = { renewals: 0, refused: 0 };

createServer((request, response) => {
  const { url = "", method = "" } = request;
  if (method === "GET" && url.startsWith("/acma/v1/")) answerMember(request, response, url);
  else void answerPosted(request, response, `${method} ${url}`);
}).listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("ready"));

function answerMember(request: IncomingMessage, response: ServerResponse, url: string): void {
  const access = accesses.get(request.headers.authorization ?? "");
  if (access === undefined || access.expiresAt < Date.now()) refuse(response);
  else if (url === "/acma/v1/me") json(response, 200, profileOf(access.memberId));
  else response.writeHead(200, listHeaders).end(list);
}

async function answerPosted(
  request: IncomingMessage,
  response: ServerResponse,
  asked: string,
): Promise<void> {
  const body = JSON.parse((await text(request)) || "{}");
  if (asked === "POST /auth/v1/spaces/demo/oauth/token") issue(response, body.exchangeToken);
  else if (asked === "POST /auth/v1/spaces/demo/oauth/refresh") renew(response, body.refreshToken);
  else if (asked === "GET /bench/counts") json(response, 200, counts);
  else if (asked === "PUT /bench/expiry") {
    nextExpiry = body.at;
    response.writeHead(204).end();
  } else json(response, 404, {});
}

function renew(response: ServerResponse, refreshToken: string): void {
  counts.renewals += 1;
  const authorization = pairs.get(refreshToken) ?? "";
  const access = accesses.get(authorization);
  if (access === undefined) {
    counts.refused += 1;
    refuse(response);
    return;
  }
  pairs.delete(refreshToken);
  accesses.delete(authorization);
  issue(response, access.memberId);
}

function issue(response: ServerResponse, memberId: string): void {
  const now = Date.now();
  const accessToken = randomBytes(32).toString("base64url");
  const refreshToken = randomBytes(32).toString("base64url");
  const expiresAt = nextExpiry ?? now + accessLifetimeMs;
  accesses.set(`Bearer ${accessToken}`, { memberId, expiresAt });
  pairs.set(refreshToken, `Bearer ${accessToken}`);
  json(response, 200, {
    accessToken,
    tokenType: "Bearer",
    scope: ["APP"],
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    refreshToken,
    refreshExpiresAt: new Date(now + refreshLifetimeMs).toISOString(),
  });
}

const profileOf = (id: string) => ({ sys: { id, type: "ServiceUser" }, nickname: "Ada" });

function refuse(response: ServerResponse): void {
  json(response, 401, { sys: { type: "Error", id: "InvalidToken" }, message: "unusable" });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A list answer of the seed's shape, as near to `bytes` as whole items come. */
function listOf(bytes: number): Buffer {
  const item = (number: number) => ({
    sys: { id: `c${number}`, type: "Content", version: 1, status: "Published" },
    fields: { title: { "en-US": `Content number ${number}` }, body: { "en-US": "A sentence. ".repeat(18) } },
    metadata: { tags: [] },
  });
  const wrapper = { sys: { type: "TotalPageResponse" }, limit: 15, totalCount: 15, links: {} };
  const items: ReturnType<typeof item>[] = [];
  const whole = () => Buffer.from(JSON.stringify({ ...wrapper, items }));
  while (whole().length < bytes) items.push(item(items.length));
  return whole();
}
