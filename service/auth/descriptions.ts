import { exchangeBodySchema } from "#service/auth/exchange.ts";
import { logoutBodySchema } from "#service/auth/logout.ts";
import { renewalBodySchema } from "#service/auth/renewal.ts";
import { tokenResponseSchema } from "#service/openapi/answers.ts";
import type { RouteDescription } from "#service/openapi/describe.ts";

export const loginEntryDescription: RouteDescription = {
  summary: "Login entry, by navigation: leads to the provider",
  from: "shown",
  credential: "none",
  answer: { status: 302 },
  refusals: ["NotFound", "UnknownProvider"],
};

export const providerCallbackDescription: RouteDescription = {
  summary: "Where the provider sends the browser back to: leads to the callbackUrl",
  from: "decided",
  credential: "none",
  answer: { status: 302 },
  refusals: ["NotFound", "UnknownProvider"],
};

const tokens = {
  from: "shown",
  credential: "none",
  answer: { status: 200, body: tokenResponseSchema },
  refusals: ["InvalidToken", "ValidationFailed", "TooLarge", "UnsupportedMediaType"],
} as const satisfies Partial<RouteDescription>;

export const exchangeDescription: RouteDescription = {
  ...tokens,
  summary: "Token exchange",
  body: exchangeBodySchema,
};

export const renewalDescription: RouteDescription = {
  ...tokens,
  summary: "Token renewal",
  body: renewalBodySchema,
};

export const logoutDescription: RouteDescription = {
  ...tokens,
  summary: "Logout",
  credential: "accessToken",
  body: logoutBodySchema,
  answer: { status: 204 },
};
