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
/** Below the 8 KB limit of proxies, with a long session and other cookies. */
const mostHeaderBytes = 8_000;

const intentSchema = z.object({
  v: z.literal(1),
  provider: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
});

/** A sign-in that this browser began. One cookie each, so that tabs don't overwrite each other's. */
export type SignInIntent = z.infer<typeof intentSchema> & { cookie: string };

/** Unfinished sign-ins of this browser, newest first. */
export async function openIntents(source: CookieSource): Promise<SignInIntent[]> {
  const oldest = systemClock() - intentSeconds * 1000;
  const intents: SignInIntent[] = [];
  for (const cookie of intentCookies(source)) {
    const opened = await openCookie(source, cookie, intentSchema);
    if (opened !== undefined && opened.startedAt > oldest) intents.push({ ...opened, cookie });
  }
  return intents.sort((one, other) => other.startedAt - one.startedAt);
}

/** Sets an intent and clears the oldest of too many. */
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

/** Clears an intent, and cookies that don't open as intents. */
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
