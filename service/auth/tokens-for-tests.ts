import { issueExchangeToken } from "#service/auth/exchange-token.ts";
import { authPath, type ServiceForTests } from "#service/auth/service-for-tests.ts";
import { spaceForTests } from "#service/auth/space-for-tests.ts";
import type { TokenResponse } from "#service/auth/token-pair.ts";

/** The result of a sign-in without going through one (login.test.ts does). */
export function exchangeTokenFor(service: ServiceForTests, id: string): Promise<string> {
  return issueExchangeToken(service.context, { space_id: spaceForTests, id });
}

export function post(service: ServiceForTests, rest: string, payload: unknown) {
  return service.app.inject({
    method: "POST",
    url: authPath(rest),
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
}

export async function pairFor(service: ServiceForTests, id: string): Promise<TokenResponse> {
  const exchangeToken = await exchangeTokenFor(service, id);
  return (await post(service, "oauth/token", { exchangeToken })).json<TokenResponse>();
}

export function logOut(service: ServiceForTests, accessToken: string, body?: unknown) {
  return service.app.inject({
    method: "DELETE",
    url: authPath("oauth/token"),
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

/** The id of the member for ACMA, or the code of its refusal. */
export async function whoIs(service: ServiceForTests, accessToken: string): Promise<string> {
  const response = await service.app.inject({
    method: "GET",
    url: "/acma/v1/me",
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.json<{ sys: { id: string } }>().sys.id;
}

/** "401 InvalidToken", for an answer that is an error. */
export function codeOf(response: { statusCode: number; json(): { sys: { id: string } } }): string {
  return `${response.statusCode} ${response.json().sys.id}`;
}
