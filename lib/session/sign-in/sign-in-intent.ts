import { randomBytes } from "node:crypto";
import * as z from "zod";
import { systemClock } from "../clock.ts";
import { cookieName } from "../cookie/cookie-options.ts";
import {
  type CookieSource,
  clearCookie,
  cookieNames,
  openCookie,
  sealedValue,
  setCookie,
} from "../cookie/sealed-cookie.ts";

const intentSeconds = 600;
const mostIntents = 4;
/** A long session beside it, and what other cookies there are: under the 8 KB that proxies take. */
const mostHeaderBytes = 8_000;

const intentSchema = z.object({
  v: z.literal(1),
  provider: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
});

/** A sign-in that this browser began: a cookie for each, so that two tabs do not overwrite each other's. */
export interface SignInIntent {
  cookie: string;
  provider: string;
  returnTo: string;
  startedAt: number;
}

/** The sign-ins that this browser has begun and not finished, newest first. */
export async function openIntents(source: CookieSource): Promise<SignInIntent[]> {
  const oldest = systemClock() - intentSeconds * 1000;
  const intents: SignInIntent[] = [];
  for (const cookie of intentCookies(source)) {
    const opened = await openCookie(source, cookie, intentSchema);
    if (opened !== undefined && opened.startedAt > oldest) intents.push({ ...opened, cookie });
  }
  return intents.sort((one, other) => other.startedAt - one.startedAt);
}

/** Remembers that a sign-in begins here, and forgets the oldest of too many. */
export async function rememberIntent(
  source: CookieSource,
  headers: Headers,
  { provider, returnTo }: Pick<SignInIntent, "provider" | "returnTo">,
): Promise<void> {
  const cookie = `${cookieName("intent")}-${randomBytes(16).toString("base64url")}`;
  const older = await openIntents(source);
  await setCookie(
    source,
    headers,
    cookie,
    { v: 1, provider, returnTo, startedAt: systemClock() },
    intentSeconds,
  );
  const [line = ""] = headers.getSetCookie().slice(-1);
  let bytes = (source.headers.get("cookie")?.length ?? 0) + line.indexOf(";");
  for (const [index, intent] of [...older.entries()].reverse()) {
    if (index < mostIntents - 1 && bytes <= mostHeaderBytes) break;
    bytes -= sealedValue(source, intent.cookie)?.length ?? 0;
    await clearCookie(source, headers, intent.cookie);
  }
}

/** Forgets one intent, well ended or not, and with it the cookies that do not open as intents. */
export async function forgetIntent(
  source: CookieSource,
  headers: Headers,
  done: SignInIntent | undefined,
): Promise<void> {
  const living = new Set((await openIntents(source)).map((intent) => intent.cookie));
  for (const cookie of intentCookies(source)) {
    if (cookie === done?.cookie || !living.has(cookie)) await clearCookie(source, headers, cookie);
  }
}

function intentCookies(source: CookieSource): string[] {
  const prefix = `${cookieName("intent")}-`;
  return cookieNames(source)
    .filter((name) => name.startsWith(prefix))
    .slice(0, mostIntents * 4);
}
