import { gitHubClient } from "#service/identity/github-client.ts";
import type { IdentityProvider, IdentityProviders } from "#service/identity/identity-provider.ts";
import { openIdClient } from "#service/identity/open-id-client.ts";
import { embeddedProviderId, type IdentityProviderSettings } from "#service/identity/provider-settings.ts";
import type { Settings } from "#service/settings.ts";

/** The mount path of the embedded provider: the path of its issuer. */
export const embeddedProviderPath = "/provider";

const embeddedScopes = ["openid", "email", "profile"];

/** A provider as people see it. */
export interface ProviderFace {
  id: string;
  label: string;
  icon?: string;
}

/** The providers that a ServiceLogin of this service may list. */
export function providerFaces({
  identityProviders,
  embeddedProvider,
}: Pick<Settings, "identityProviders" | "embeddedProvider">): ProviderFace[] {
  const configured = identityProviders.map(({ id, label, icon }) => ({
    id,
    label,
    ...(icon === undefined ? {} : { icon }),
  }));
  return embeddedProvider ? [{ id: embeddedProviderId, label: "Demo accounts" }, ...configured] : configured;
}

/**
 * The providers of the settings, and the embedded one if it is enabled. The embedded provider has a client for each
 * Space, so it is cached by Space.
 */
export function createIdentityProviders(settings: Settings, embeddedSecret: string): IdentityProviders {
  const configured = new Map(settings.identityProviders.map((own) => [own.id, clientOf(own)]));
  const embedded = new Map<string, IdentityProvider>();

  const findEmbedded = (spaceId: string) => {
    const issuer = settings.publicUrl + embeddedProviderPath;
    const provider =
      embedded.get(spaceId) ??
      openIdClient({ issuer, clientId: spaceId, clientSecret: embeddedSecret, scopes: embeddedScopes });
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

function clientOf(settings: IdentityProviderSettings): IdentityProvider {
  return settings.type === "github" ? gitHubClient(settings) : openIdClient(settings);
}
