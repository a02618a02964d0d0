const linkSchemes = new Set(["http:", "https:", "mailto:"]);
const pictureSchemes = new Set(["http:", "https:"]);

/** A member's link if it is safe: absolute http(s) or mailto. */
export function safeLink(address: unknown): string | undefined {
  return safe(address, linkSchemes);
}

/** A picture's URL if it is safe: absolute http(s). */
export function safePicture(address: unknown): string | undefined {
  return safe(address, pictureSchemes);
}

/** A picture's URL if it is of the Space's media origins. */
export function mediaAddress(address: unknown, origins: readonly string[]): string | undefined {
  const href = safePicture(address);
  return href !== undefined && origins.includes(new URL(href).origin) ? href : undefined;
}

function safe(address: unknown, schemes: ReadonlySet<string>): string | undefined {
  if (typeof address !== "string" || address.length > 2048) return undefined;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return schemes.has(url.protocol) ? url.href : undefined;
}

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const hostAndPath = /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#:]\S*)?$/;

/** "example.com" becomes https, "a@b.c" mailto; `undefined` if it is neither. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (mail.test(address)) return safeLink(`mailto:${address}`);
  if (hostAndPath.test(address)) return safeLink(`https://${address}`);
  return safeLink(address);
}
