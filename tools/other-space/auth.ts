import { z } from "zod";
import { type Answer, bearerOf, bodyOf, type Call, type Routes } from "./call.ts";
import { refuse } from "./refused.ts";
import type { SignIns } from "./sign-ins.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";

const token = z.string().min(1).max(256);

/** The Auth API: four operations that the interface shows, and the address to which the provider returns. */
export function authRoutes(space: Space, tokens: Tokens, signIns: SignIns): Routes {
  const ofSpace = (call: Call) => call.parameters.spaceId === space.id || refuse("missing");
  const answer = (pair: ReturnType<Tokens["renew"]>): Answer => ({
    status: 200,
    headers: { "cache-control": "no-store" },
    body: {
      accessToken: pair.accessToken,
      tokenType: "Bearer",
      scope: ["APP"],
      createdAt: space.dateTime(pair.createdAt),
      expiresAt: space.dateTime(pair.expiresAt),
      refreshToken: pair.refreshToken,
      refreshExpiresAt: space.dateTime(pair.refreshExpiresAt),
      ...(space.choices.extraMembers ? { issuer: "village", grant: { kind: "session" } } : {}),
    },
  });
  return {
    "GET /spaces/{spaceId}/login/oauth2/{provider}": (call) => ofSpace(call) && signIns.begin(call),
    "GET /spaces/{spaceId}/login/oauth2/{provider}/return": (call) => ofSpace(call) && signIns.end(call),
    "POST /spaces/{spaceId}/oauth/token": (call) => {
      ofSpace(call);
      return answer(tokens.exchange(bodyOf(call, z.object({ exchangeToken: token })).exchangeToken));
    },
    "POST /spaces/{spaceId}/oauth/refresh": (call) => {
      ofSpace(call);
      return answer(tokens.renew(bodyOf(call, z.object({ refreshToken: token })).refreshToken));
    },
    "DELETE /spaces/{spaceId}/oauth/token": (call) => {
      ofSpace(call);
      tokens.logOut(bearerOf(call), bodyOf(call, z.object({ refreshToken: token.optional() })).refreshToken);
      return { status: 204 };
    },
  };
}
