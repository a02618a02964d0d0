import { z } from "zod";
import { isLoopback } from "#service/loopback.ts";

/** The id by which a ServiceLogin lists the embedded provider. */
export const embeddedProviderId = "embedded";

/** Tokens and secrets travel there: https, or http on this machine alone. */
const providerAddress = z
  .url({ protocol: /^https?$/, error: "Must be an https address." })
  .refine((text) => isSafe(new URL(text)), { error: "Must be an https address, or http on this machine." });

const shared = {
  /** The id in a ServiceLogin and in the URL of the login entry. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, "Must have 1 to 64 small letters, digits or -.")
    .refine((id) => id !== embeddedProviderId, { error: "The embedded provider has this id." }),
  /** The label of the button. */
  label: z.string().min(1).max(60),
  icon: z.string().min(1).max(60).optional(),
  clientId: z.string().min(1),
};

/** Any OpenID Connect issuer; its discovery document has the rest. */
const openIdSchema = z.strictObject({
  ...shared,
  type: z.literal("openid"),
  issuer: providerAddress.transform((url) => url.replace(/\/+$/, "")),
  scopes: z
    .array(z.string().regex(/^\S+$/))
    .refine((scopes) => scopes.includes("openid"), { error: 'Must have "openid".' })
    .default(["openid", "email", "profile"]),
});

/** GitHub: OAuth 2.0 with GitHub's own API for users. The URLs are for GitHub Enterprise, and for tests. */
const gitHubSchema = z.strictObject({
  ...shared,
  type: z.literal("github"),
  authorizationEndpoint: providerAddress.default("https://github.com/login/oauth/authorize"),
  tokenEndpoint: providerAddress.default("https://github.com/login/oauth/access_token"),
  userEndpoint: providerAddress.default("https://api.github.com/user"),
  scopes: z.array(z.string().regex(/^\S+$/)).default(["read:user", "user:email"]),
});

const typeError = { error: 'Must be "openid" or "github".' };
const secret = { clientSecret: z.string().min(1) };
const secretName = {
  /** The environment variable with the secret, which doesn't belong in a settings file. */
  clientSecretFrom: z.string().regex(/^[A-Z][A-Z0-9_]*$/, "Must be the name of an environment variable."),
};

export const identityProviderSchema = z.discriminatedUnion(
  "type",
  [openIdSchema.extend(secret), gitHubSchema.extend(secret)],
  typeError,
);

export type IdentityProviderSettings = z.output<typeof identityProviderSchema>;
export type OpenIdSettings = Extract<IdentityProviderSettings, { type: "openid" }>;
export type GitHubSettings = Extract<IdentityProviderSettings, { type: "github" }>;

/** The providers with which members sign in; ids are unique. */
export const identityProvidersSchema = z.array(identityProviderSchema).superRefine(eachOnce);

/** The same as the operator writes it, with the name of each secret instead of its value. */
export const writtenProvidersSchema = z
  .array(
    z.discriminatedUnion(
      "type",
      [openIdSchema.extend(secretName), gitHubSchema.extend(secretName)],
      typeError,
    ),
  )
  .superRefine(eachOnce);

function eachOnce(providers: readonly { id: string }[], { addIssue }: z.RefinementCtx): void {
  const ids = providers.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    addIssue({ code: "custom", path: [index, "id"], message: `Another provider has the id "${id}".` });
  }
}

function isSafe(url: URL): boolean {
  return url.protocol === "https:" || isLoopback(url.hostname);
}
