/** A person as a provider knows it. */
export interface Identity {
  /** The provider's own identifier of the person. */
  subject: string;
  email: string;
  name?: string | undefined;
}

/** What one journey needs to be safe: of each a fresh one. */
export interface JourneySecrets {
  state: string;
  nonce: string;
  /** PKCE. */
  codeVerifier: string;
}

export interface IdentityProvider {
  /** Where the browser goes to sign in. */
  authorizationUrl(callback: URL, secrets: JourneySecrets): Promise<URL>;
  /** Who came back. `callback` carries the query that the provider gave. Throws LoginRefused when the person or the provider said no. */
  identify(callback: URL, secrets: JourneySecrets): Promise<Identity>;
}

export interface IdentityProviders {
  /** Throws when a ServiceLogin lists a provider that this service was not given. */
  find(spaceId: string, provider: string): IdentityProvider;
}
