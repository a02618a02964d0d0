import { createHash } from "node:crypto";

interface Configuration {
  spaceId: string;
  services: Readonly<Record<string, string>>;
}

/** Tells whether two processes have the same Space, addresses and Space file, without saying which. */
export function configurationDigest({ spaceId, services }: Configuration, spaceFileText: string): string {
  const addresses = Object.entries(services).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([spaceId, addresses, spaceFileText]))
    .digest("hex");
}
