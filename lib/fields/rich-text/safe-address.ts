import { canonicalText } from "../canonical-text.ts";

const linkSchemes = new Set(["http:", "https:", "mailto:"]);
const pictureSchemes = new Set(["http:", "https:"]);

/** A member's link if it is safe: absolute http(s) or mailto. */
export function safeLink(address: unknown): string | undefined {
  return safe(address, linkSchemes)?.href;
}

/** A picture's URL if it is safe: absolute http(s). */
export function safePicture(address: unknown): string | undefined {
  return safe(address, pictureSchemes)?.href;
}

/** A picture's URL if it is of the Space's media origins. */
export function mediaAddress(address: unknown, origins: readonly string[]): string | undefined {
  const url = safe(address, pictureSchemes);
  return url !== undefined && origins.includes(url.origin) ? url.href : undefined;
}

function safe(address: unknown, schemes: ReadonlySet<string>): URL | undefined {
  if (typeof address !== "string" || address.length > 2048) return undefined;
  const url = parsed(address);
  return url !== undefined && schemes.has(url.protocol) ? url : undefined;
}

/** Parsed once: `canParse` takes as long as the parsing that follows. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const hostAndPath = /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#:]\S*)?$/;

/** "example.com" becomes https, "a@b.c" mailto; `undefined` if it is neither. */
export function linkAddress(typed: string): string | undefined {
  const address = canonicalText(typed).trim();
  if (mail.test(address)) return safeLink(`mailto:${address}`);
  if (hostAndPath.test(address)) return safeLink(`https://${address}`);
  return safeLink(address);
}
