import { createHash, hkdfSync } from "node:crypto";
import type { SessionOptions } from "iron-session";
import { environment } from "#lib/environment.ts";

const purposes = ["session", "intent", "pending", "console"] as const;
type CookiePurpose = (typeof purposes)[number];

let prefix: string | undefined;

/** Cookies of `http://localhost` are shared by all its ports, so there the port is part of the name. */
export function cookieName(purpose: CookiePurpose): string {
  prefix ??= cookiePrefix();
  return prefix + purpose;
}

function cookiePrefix(): string {
  const { secure, portalUrl, port } = environment();
  return secure ? "__Host-atrium-" : `atrium-${new URL(portalUrl).port || port}-`;
}

/** What a cookie of ours is for, by its name. */
export function purposeOf(name: string): CookiePurpose {
  return purposes.find((purpose) => name.startsWith(cookieName(purpose))) ?? "session";
}

export const cookieAttributes = () => ({
  httpOnly: true,
  secure: environment().secure,
  sameSite: "lax" as const,
  path: "/",
});

/** Options that open what any of `SESSION_SECRETS` sealed. */
export function openingOptions(name: string): Pick<SessionOptions, "password"> {
  const { sessionSecrets } = environment();
  const password = Object.fromEntries(
    sessionSecrets.map((secret) => [secretId(secret), passwordFor(name, secret)]),
  );
  return { password };
}

/** Options that seal with the newest of `SESSION_SECRETS` for `ttlSeconds`. */
export function sealingOptions(name: string, ttlSeconds: number): SessionOptions {
  const [newest] = environment().sessionSecrets;
  return {
    cookieName: name,
    password: { [secretId(newest)]: passwordFor(name, newest) },
    ttl: ttlSeconds,
    chunk: true,
    cookieOptions: { ...cookieAttributes(), maxAge: ttlSeconds },
  };
}

// The console is another identity: what is sealed for it opens as nothing else, whatever name it is sent by, and what
// is sealed for a member does not open there.
function passwordFor(name: string, secret: string): string {
  if (purposeOf(name) !== "console") return secret;
  return Buffer.from(hkdfSync("sha256", secret, "", "atrium-console", 32)).toString("base64url");
}

// A number made from the secret itself stays the same when other secrets come and go.
function secretId(secret: string): number {
  return createHash("sha256").update(`atrium-secret-id:${secret}`).digest().readUInt32BE(0);
}
