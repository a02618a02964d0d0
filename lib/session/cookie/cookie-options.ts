import { createHash, hkdfSync } from "node:crypto";
import type { SessionOptions } from "iron-session";
import { environment } from "#lib/environment.ts";

const purposes = ["session", "intent", "pending", "console"] as const;
type CookiePurpose = (typeof purposes)[number];

/** Holds the id of the member who hid the first steps, until that member signs out. */
export const hiddenStepsCookie = "hiddenSteps";

let prefix: string | undefined;

/** All ports of `http://localhost` share cookies, so the name contains the port. */
export function cookieName(purpose: CookiePurpose): string {
  prefix ??= cookiePrefix();
  return prefix + purpose;
}

function cookiePrefix(): string {
  const { secure, portalUrl, port } = environment();
  return secure ? "__Host-atrium-" : `atrium-${new URL(portalUrl).port || port}-`;
}

export function purposeOf(name: string): CookiePurpose {
  return purposes.find((purpose) => name.startsWith(cookieName(purpose))) ?? "session";
}

export const cookieAttributes = () => ({
  httpOnly: true,
  secure: environment().secure,
  sameSite: "lax" as const,
  path: "/",
});

/** Options that open cookies sealed with any of `SESSION_SECRETS`. */
export function openingOptions(name: string): Pick<SessionOptions, "password"> {
  const { sessionSecrets } = environment();
  const password = Object.fromEntries(
    sessionSecrets.map((secret) => [secretId(secret), passwordFor(name, secret)]),
  );
  return { password };
}

/** Options that seal with the newest of `SESSION_SECRETS`. */
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

// Console cookies have their own key, so that neither identity's cookie opens as the other's under any name.
function passwordFor(name: string, secret: string): string {
  if (purposeOf(name) !== "console") return secret;
  return Buffer.from(hkdfSync("sha256", secret, "", "atrium-console", 32)).toString("base64url");
}

// Derived from the secret, it doesn't change when other secrets are added or removed.
function secretId(secret: string): number {
  return createHash("sha256").update(`atrium-secret-id:${secret}`).digest().readUInt32BE(0);
}
