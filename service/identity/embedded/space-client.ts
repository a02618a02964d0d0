import type { AdapterPayload } from "oidc-provider";
import { providerCallback } from "#service/auth/callback-address.ts";
import type { ServiceContext } from "#service/context.ts";
import { embeddedProviderId } from "#service/identity/provider-settings.ts";

/** A Space as a client of the embedded provider: the client id is the Space's, with one redirect URI. */
export async function findSpaceClient(
  { db, settings }: ServiceContext,
  spaceId: string,
  secret: string,
): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom("service_login")
    .innerJoin("space", "space.id", "service_login.space_id")
    .select(["space.name", "service_login.providers"])
    .where("space.id", "=", spaceId)
    .executeTakeFirst();
  if (row === undefined || !row.providers.includes(embeddedProviderId)) return undefined;
  return {
    client_id: spaceId,
    client_name: row.name,
    client_secret: secret,
    redirect_uris: [providerCallback(settings, spaceId, embeddedProviderId).href],
    response_types: ["code"],
    grant_types: ["authorization_code"],
    token_endpoint_auth_method: "client_secret_post",
    id_token_signed_response_alg: "ES256",
  };
}
