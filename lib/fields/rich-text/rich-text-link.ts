import { safeLink } from "./safe-address.ts";

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const place = /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#:]\S*)?$/;

/** The address that a member means by what they typed: "example.com" is https, "a@b.c" is mail; `undefined` for none. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (mail.test(address)) return safeLink(`mailto:${address}`);
  if (place.test(address)) return safeLink(`https://${address}`);
  return safeLink(address);
}
