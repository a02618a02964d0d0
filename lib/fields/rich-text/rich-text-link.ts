import { safeLink } from "./safe-address.ts";

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const place = /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#:]\S*)?$/;

/** "example.com" becomes https, "a@b.c" mailto; `undefined` if it is neither. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (mail.test(address)) return safeLink(`mailto:${address}`);
  if (place.test(address)) return safeLink(`https://${address}`);
  return safeLink(address);
}
