import { type Mutant, mutant } from "./mutant.ts";

const session = "lib/session/";

/** A, B: the defences of signing in and of the cookie. */
export const signInMutants: readonly Mutant[] = [
  mutant(
    "the intent",
    ["A1", "A12"],
    [
      `${session}sign-in/callback.ts`,
      "const [intent] = await openIntents(request);",
      'const [intent = { cookie: "", provider: "embedded", returnTo: "/", startedAt: 0 }] = await openIntents(request);',
    ],
  ),
  mutant(
    "the intent's seal",
    ["A2", "A5"],
    [
      `${session}sign-in/sign-in-intent.ts`,
      "const opened = await openCookie(source, cookie, intentSchema);",
      'const opened = { v: 1, provider: "embedded", returnTo: "/", startedAt: systemClock() };',
    ],
  ),
  mutant(
    "an intent for each attempt",
    ["A3"],
    [`${session}sign-in/sign-in-intent.ts`, 'randomBytes(16).toString("base64url")', '"one"'],
  ),
  mutant(
    "the end of an intent",
    ["A4", "A9"],
    [
      `${session}sign-in/sign-in-intent.ts`,
      "if (cookie === done?.cookie || !living.has(cookie))",
      "if (!living.has(cookie))",
    ],
  ),
  mutant(
    "cookies that do not open are none",
    ["A5", "B5"],
    [
      `${session}cookie/sealed-cookie.ts`,
      'if (!isExactSeal(seal)) return noteUnreadable(name, "invalid");',
      'if (!isExactSeal(seal)) throw new Error("invalid");',
    ],
  ),
  mutant(
    "the exact form of a seal",
    ["A5b", "B5b"],
    [
      `${session}cookie/sealed-cookie.ts`,
      'if (!isExactSeal(seal)) return noteUnreadable(name, "invalid");',
      "",
    ],
  ),
  mutant(
    "the rules of an exchangeToken",
    ["A6"],
    [
      `${session}sign-in/callback-request.ts`,
      "return token !== undefined && usable.test(token) && others.length === 0 ? token : undefined;",
      "return token;",
    ],
  ),
  mutant(
    "the schema of the token response",
    ["A7", "E16"],
    [
      "lib/session/upstream/auth-api.ts",
      "refreshToken: z.string().min(1).max(256),\n  refreshExpiresAt",
      'refreshToken: z.string().default("none"),\n  refreshExpiresAt',
    ],
  ),
  mutant(
    "the characters of a return address",
    ["A8"],
    [`${session}forms/return-to.ts`, "/[\\\\\\p{Cc}]|%5c|%0[0-9a-f]|%2f%2f/iu.test(value) || ", ""],
  ),
  mutant(
    "the origin of a return address",
    ["A8"],
    [
      `${session}forms/return-to.ts`,
      'if (url.origin !== anyOrigin || url.pathname.startsWith("//")) return paths.home();',
      "",
    ],
  ),
  mutant(
    "a page for a spent exchangeToken",
    ["A10"],
    [
      `${session}sign-in/callback.ts`,
      'if (issue.outcome === "refused") return await giveUp(request, intent, "used_link");',
      'if (issue.outcome === "refused") throw new Error("refused");',
    ],
  ),
  mutant(
    "one reading of an address",
    ["A10b"],
    [
      "lib/gateway/http/http-server.ts",
      "if (!answerEarly(request, response, options)) handle(request, response);",
      "handle(request, response);",
    ],
  ),
  mutant(
    "the record for a pair that fits into no cookie",
    ["A9b"],
    [`${session}cookie/session-cookie.ts`, "fitCookies(session, ...beside)", "true"],
  ),
  mutant(
    "the page for a token that is too long",
    ["A9b"],
    [`${session}sign-in/new-session.ts`, "environment().sessionRecordsUrl === undefined &&", "false &&"],
  ),
  mutant(
    "no-referrer on the callback",
    ["A11"],
    [`${session}forms/answers.ts`, 'headers.set("referrer-policy", "no-referrer");', ""],
  ),
  mutant(
    "the question before another member takes over",
    ["A12"],
    [`${session}sign-in/callback.ts`, "living.memberId !== memberId", "false"],
  ),
  mutant(
    "a new cookie at sign-in",
    ["A13"],
    [
      `${session}sign-in/new-session.ts`,
      "await setSessionCookie(request, headers, session);",
      'if (!request.headers.get("cookie")?.includes("-session=")) await setSessionCookie(request, headers, session);',
    ],
  ),
  mutant(
    "same-site is not same-origin",
    ["A14", "F2", "D7"],
    [`${session}forms/form.ts`, ': site === "same-origin";', ': site !== "cross-site";'],
  ),
  mutant(
    "Origin, where Sec-Fetch-Site is not sent",
    ["A14", "F2", "D7"],
    [
      `${session}forms/form.ts`,
      'site === null ? request.headers.get("origin") === environment().portalUrl :',
      "site === null ? true :",
    ],
  ),
  mutant(
    "a prefetch takes nothing",
    ["A15"],
    [
      `${session}sign-in/callback.ts`,
      'if (request.method !== "GET" || isPrefetch(request)) return noContent();',
      "",
    ],
  ),
  mutant(
    "the __Host- prefix",
    ["B1"],
    [`${session}cookie/cookie-options.ts`, '"__Host-atrium-"', '"__Secure-atrium-"'],
  ),
  mutant("HttpOnly", ["B1"], [`${session}cookie/cookie-options.ts`, "httpOnly: true,", "httpOnly: false,"]),
  mutant(
    "https, but on loopback",
    ["B2"],
    [
      "lib/environment.ts",
      'if (url.protocol === "http:" && !loopbackHosts.has(url.hostname)) {',
      "if (false) {",
    ],
  ),
  mutant("cookies in parts", ["B3"], [`${session}cookie/cookie-options.ts`, "chunk: true,", "chunk: false,"]),
  mutant(
    "older keys",
    ["B4"],
    [`${session}cookie/cookie-options.ts`, "sessionSecrets.map(", "sessionSecrets.slice(0, 1).map("],
  ),
  mutant(
    "the member that a page was made for",
    ["B6"],
    ["lib/gateway/proxy/proxy.ts", 'if (isOfAnother(call, session)) return failure("OtherMember");', ""],
  ),
  mutant(
    "the number of intents",
    ["B7"],
    [`${session}sign-in/sign-in-intent.ts`, "const mostIntents = 4;", "const mostIntents = 40;"],
  ),
];
