import type { Settings } from "#service/settings.ts";

/** Where a provider sends the browser back to: the redirect URI that its client is registered with. */
export function providerCallback(
  settings: Pick<Settings, "publicUrl">,
  spaceId: string,
  provider: string,
): URL {
  const [space, id] = [spaceId, provider].map(encodeURIComponent);
  return new URL(`${settings.publicUrl}/auth/v1/spaces/${space}/login/oauth2/${id}/callback`);
}
