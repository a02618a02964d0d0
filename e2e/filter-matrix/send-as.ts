import * as z from "zod";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import { advancedSearchHeader, type Send } from "#lib/space/send.ts";
import { walkSignIn } from "../../tools/contract/sign-in.ts";

const tokenSchema = z.object({ accessToken: z.string() });

/** Calls of a member under an own accessToken, straight to a service at `url`. */
export async function sendAs(url: string, email: string): Promise<Send> {
  const left = await walkSignIn(`${url}/auth/v1/spaces/demo/login/oauth2/embedded`, email);
  const exchanged = await fetch(`${url}/auth/v1/spaces/demo/oauth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ exchangeToken: left.searchParams.get("exchangeToken") }),
  });
  const { accessToken } = tokenSchema.parse(await exchanged.json());
  return async ({ endpoint, parameters = {}, query = "", body, version, advancedSearch }) => {
    const { method, path } = endpoints[endpoint];
    return await fetch(
      `${url}/acma/v1${fillPath(path, { ...parameters, spaceId: "demo" })}${query && `?${query}`}`,
      {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(version !== undefined && { "x-service-version": String(version) }),
          ...(advancedSearch && { [advancedSearchHeader]: "true" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    );
  };
}
