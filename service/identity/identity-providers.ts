import type { IdentityProvider, IdentityProviders } from "#service/identity/identity-provider.ts";
import { openIdClient } from "#service/identity/open-id-client.ts";
import type { Settings } from "#service/settings.ts";

/** The id by which a ServiceLogin lists the embedded provider. */
export const embeddedProviderId = "embedded";

/** Where the embedded provider is mounted: the path of its issuer. */
export const embeddedProviderPath = "/provider";

/**
 * The providers of the settings, and the embedded one where it is on. The embedded provider knows each Space
 * as a client of its own, so it is kept by Space.
 */
export function createIdentityProviders(settings: Settings, embeddedSecret: string): IdentityProviders {
  const configured = new Map(
    Object.entries(settings.identityProviders).map(([id, own]) => [id, openIdClient(own)]),
  );
  const embedded = new Map<string, IdentityProvider>();

  const findEmbedded = (spaceId: string) => {
    const issuer = settings.publicUrl + embeddedProviderPath;
    const provider =
      embedded.get(spaceId) ?? openIdClient({ issuer, clientId: spaceId, clientSecret: embeddedSecret });
    embedded.set(spaceId, provider);
    return provider;
  };
  return {
    find(spaceId, id) {
      const provider = configured.get(id);
      if (provider !== undefined) return provider;
      if (id === embeddedProviderId && settings.embeddedProvider) return findEmbedded(spaceId);
      throw new Error(`The ServiceLogin lists the provider "${id}", which this service was not given.`);
    },
  };
}
