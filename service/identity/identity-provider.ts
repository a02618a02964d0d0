/** A person as a provider knows it. */
export interface Identity {
  /** The provider's own identifier of the person. */
  subject: string;
  email: string;
  name?: string | undefined;
}

/** Fresh random values that secure one sign-in. */
export interface JourneySecrets {
  state: string;
  nonce: string;
  /** PKCE. */
  codeVerifier: string;
}

export interface IdentityProvider {
  /** The URL where the browser signs in. */
  authorizationUrl(callback: URL, secrets: JourneySecrets): Promise<URL>;
  /**
   * The person who signed in. `callback` has the provider's query. Throws LoginRefused if the person or the provider
   * declined.
   */
  identify(callback: URL, secrets: JourneySecrets): Promise<Identity>;
}

export interface IdentityProviders {
  /** Throws if a ServiceLogin lists a provider that this service isn't configured for. */
  find(spaceId: string, provider: string): IdentityProvider;
}
