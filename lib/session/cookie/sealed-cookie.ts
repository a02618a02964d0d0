import { getIronSession, type UnsealErrorReason, unsealData, webCookies } from "iron-session";
import type * as z from "zod";
import { log } from "#lib/log.ts";
import { meter } from "#lib/telemetry/sink.ts";
import { openingOptions, purposeOf, sealingOptions } from "./cookie-options.ts";

export interface CookieSource {
  headers: { get(name: string): string | null };
}

export function cookieNames(source: CookieSource): string[] {
  const pairs = (source.headers.get("cookie") ?? "").split(";");
  return pairs.map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))).trim()).filter(Boolean);
}

/** A sealed cookie with its chunks, unopened. */
export function sealedValue(source: CookieSource, name: string): string | undefined {
  const cookie = source.headers.get("cookie");
  if (cookie === null || !cookie.includes(name)) return undefined;
  if (!cookie.includes(";")) return cookie;
  return cookie
    .split(";")
    .filter((pair) => pair.trimStart().startsWith(name))
    .join(";");
}

/**
 * Opens a sealed cookie. One that doesn't open or match `schema` counts as missing, and the reason is logged.
 */
export async function openCookie<Schema extends z.ZodType>(
  source: CookieSource,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const seal = readSeal(source, name);
  if (seal === undefined) return undefined;
  if (!isExactSeal(seal)) return noteUnreadable(name, "invalid");
  let unreadable: UnsealErrorReason | undefined;
  const opened = await unsealData(seal, {
    ...openingOptions(name),
    onUnsealError: (reason) => {
      unreadable = reason;
    },
  });
  const parsed = schema.safeParse(opened);
  return parsed.success ? parsed.data : noteUnreadable(name, unreadable ?? "shape");
}

/** Without decoding: a cookie, or its chunks in order. */
function readSeal(source: CookieSource, name: string): string | undefined {
  const cookie = source.headers.get("cookie");
  if (cookie === null || !cookie.includes(name)) return undefined;
  const values = new Map<string, string>();
  for (const pair of cookie.split(";")) {
    const key = pair.slice(0, Math.max(0, pair.indexOf("="))).trim();
    if (key.startsWith(name) && !values.has(key)) values.set(key, pair.slice(pair.indexOf("=") + 1).trim());
  }
  const whole = values.get(name);
  if (whole) return whole;
  const parts = [0, 1, 2, 3].map((part) => values.get(`${name}.${part}`));
  const gap = parts.indexOf(undefined);
  return parts.slice(0, gap === -1 ? parts.length : gap).join("") || whole;
}

const sealShape = /^Fe26\.2\*\d+\*[0-9a-f]{64}\*[\w-]{22}\*[\w-]+\*\d*\*[0-9a-f]{64}\*([\w-]{43})~2$/;

/**
 * Whether a seal is byte for byte as made: iron-session ignores text after the first `~`, and the last
 * character of the HMAC has two unused bits.
 */
function isExactSeal(seal: string): boolean {
  const hmac = sealShape.exec(seal)?.[1];
  return hmac !== undefined && Buffer.from(hmac, "base64url").toString("base64url") === hmac;
}

// Many "unknown-password" mean that a secret was dropped from SESSION_SECRETS too early.
function noteUnreadable(name: string, reason: UnsealErrorReason | "shape"): undefined {
  const cookie = purposeOf(name);
  meter().count("atrium.cookies.unreadable", { cookie, reason });
  log().info({ event: "cookie-unreadable", purpose: cookie, reason });
}

/** Appends the `Set-Cookie` lines of a sealed cookie. */
export async function setCookie(
  source: CookieSource,
  headers: Headers,
  name: string,
  value: object,
  ttlSeconds: number,
): Promise<void> {
  const sealed = await getIronSession<Record<string, unknown>>(jar(source, headers), {
    ...sealingOptions(name, ttlSeconds),
    onUnsealError: () => {},
  });
  await Object.assign(sealed, value).save();
}

/** Appends the `Set-Cookie` lines that remove a sealed cookie and its chunks. */
export async function clearCookie(source: CookieSource, headers: Headers, name: string): Promise<void> {
  const sealed = await getIronSession(jar(source, headers), {
    ...sealingOptions(name, 1),
    onUnsealError: () => {},
  });
  sealed.destroy();
}

// Writing needs only the names, to remove surplus chunks: opening the old value would cost as much as
// sealing.
function jar(source: CookieSource, headers: Headers) {
  const cookie = cookieNames(source)
    .map((name) => `${name}=-`)
    .join("; ");
  return webCookies(new Request("http://cookie.invalid/", { headers: { cookie } }), headers);
}
