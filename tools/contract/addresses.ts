/** Base addresses, without a slash at the end (`decisions.md`, "Addresses"). */
export interface Addresses {
  auth: string;
  cma: string;
  acma: string;
  acda: string;
  upload: string;
}

export type ServiceName = keyof Addresses;

/** Where the embedded Space has its services. */
export function embeddedAddresses(origin: string): Addresses {
  const below = (service: ServiceName) => `${origin.replace(/\/+$/, "")}/${service}/v1`;
  return {
    auth: below("auth"),
    cma: below("cma"),
    acma: below("acma"),
    acda: below("acda"),
    upload: below("upload"),
  };
}

/**
 * A link of a list is a path from `/v1/` on (`seed.md`, "List response wrapper"): the base without its own `/v1`, and
 * the link.
 */
export function resolveLink(base: string, link: string): string {
  return `${base.replace(/\/v1$/, "")}${link}`;
}
