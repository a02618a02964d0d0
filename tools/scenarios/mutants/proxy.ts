import { type Mutant, mutant } from "./mutant.ts";

const gateway = "lib/gateway/";

/** D, H: the defences of the proxy, and of pages. */
export const proxyMutants: readonly Mutant[] = [
  mutant(
    "401 without a session",
    ["D1"],
    [`${gateway}http/failure.ts`, "SessionEnded: [401,", "SessionEnded: [403,"],
  ),
  mutant(
    "the methods of a row",
    ["D2"],
    [
      `${gateway}proxy/match.ts`,
      "candidates.find(({ endpoint }) => endpoint.method === method);",
      "candidates.find(({ endpoint }) => endpoint.method === method) ?? candidates[0];",
    ],
  ),
  mutant(
    "the query, byte for byte",
    ["D3"],
    [`${gateway}proxy/proxy.ts`, "path + spaceQuery(query),", "path + decodeURI(query),"],
  ),
  mutant(
    "the session's own Space",
    ["D4"],
    [`${gateway}proxy/proxy.ts`, "match.parameters.spaceId !== environment().spaceId", "false"],
  ),
  mutant(
    "the list of request headers",
    ["D5"],
    [
      `${gateway}proxy/forwarded-headers.ts`,
      'const requestHeaders = [\n  "accept",',
      'const requestHeaders = [\n  "cookie",\n  "x-made-up",\n  "accept",',
    ],
  ),
  mutant(
    "the service's own status",
    ["D6"],
    [
      `${gateway}proxy/proxy-answer.ts`,
      "    status,\n    headers: {",
      "    status: status === 403 ? 401 : status,\n    headers: {",
    ],
  ),
  mutant(
    "X-Portal on writes",
    ["D7"],
    [`${gateway}http/call.ts`, 'call.headers.get("x-portal") === "1"', "true"],
  ),
  mutant("the type of a body", ["D8"], [`${gateway}proxy/forwarded-headers.ts`, '  "content-type",\n', ""]),
  mutant(
    "plain segments",
    ["D9"],
    [
      `${gateway}proxy/match.ts`,
      'return segment !== "" && segment !== "." && segment !== ".." && !/[/\\\\@%#?\\p{Cc}]/u.test(segment);',
      'return segment !== "";',
    ],
  ),
  mutant(
    "redirects of the service are not passed",
    ["D10"],
    [
      `${gateway}proxy/proxy-answer.ts`,
      "const isRedirect = status >= 300 && status < 400 && status !== 304;",
      "const isRedirect = false;",
    ],
  ),
  mutant(
    "the list of response headers",
    ["D11"],
    [
      `${gateway}proxy/forwarded-headers.ts`,
      'const responseHeaders = [\n  "content-type",',
      'const responseHeaders = [\n  "server",\n  "x-hop",\n  "content-type",',
    ],
  ),
  mutant(
    "Content-Encoding",
    ["D11"],
    [`${gateway}proxy/forwarded-headers.ts`, '  "content-encoding",\n', ""],
  ),
  mutant("the beginning of a long body", ["D12"], [`${gateway}proxy/request-body.ts`, "yield* read;", ""]),
  mutant(
    "the list of request headers, for forged ones",
    ["D14"],
    [
      `${gateway}proxy/forwarded-headers.ts`,
      'const requestHeaders = [\n  "accept",',
      'const requestHeaders = [\n  "x-forwarded-host",\n  "x-internal-user",\n  "accept",',
    ],
  ),
  mutant(
    "one write for each key",
    ["D18b"],
    [`${gateway}proxy/idempotent-call.ts`, "if (key === null || isRead(call))", "if (true)"],
  ),
  mutant(
    "what instances know of each other's writes",
    ["D18b"],
    [
      "lib/session/container.ts",
      "connection && new SharedWrites({ ...connection, seal })",
      "connection && undefined",
    ],
    { instances: 3 },
  ),
  mutant(
    "tokens stay here",
    ["H1"],
    [
      "lib/session/renewal/session-status.ts",
      "return Response.json({ memberId, provider,",
      "return Response.json({ ...session.pair, memberId, provider,",
    ],
  ),
  mutant(
    "no-store with a cookie",
    ["H2"],
    ["lib/session/forms/answers.ts", 'headers.set("cache-control", "private, no-store");', ""],
  ),
  mutant(
    "the end of a call whose client has left",
    ["D13"],
    [`${gateway}http/node-call.ts`, "if (this.aborted) listener();", ""],
  ),
  mutant(
    "a new nonce for each page",
    ["H3"],
    [
      "middleware.ts",
      'randomBytes(16).toString("base64")',
      'randomBytes(0).toString("base64").padEnd(22, "A")',
    ],
    { build: true },
  ),
  {
    without: "the guard of pages",
    rows: ["H4"],
    build: true,
    edits: [
      {
        file: "middleware.ts",
        search: "redirectTo === undefined ?",
        replace: "true ?",
      },
      {
        file: "lib/session/member.ts",
        search: "const session = opened && (await renewal().newest(opened));",
        replace:
          'const known = opened && (await renewal().newest(opened)); if (known) Reflect.set(globalThis, "lastMember", known); const session = known ?? Reflect.get(globalThis, "lastMember");',
      },
    ],
  },
  mutant(
    "a page's new cookie",
    ["E18"],
    ["lib/session/guard-page.ts", "await setSessionCookie(source, headers, fresh.session);", ""],
    { build: true },
  ),
];
