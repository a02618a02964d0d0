import type { Settings } from "#service/settings.ts";

/** The redirect URI of a provider's client, to which the provider sends the browser back. */
export function providerCallback(
  settings: Pick<Settings, "publicUrl">,
  spaceId: string,
  provider: string,
): URL {
  const [space, id] = [spaceId, provider].map(encodeURIComponent);
  return new URL(`${settings.publicUrl}/auth/v1/spaces/${space}/login/oauth2/${id}/callback`);
}
