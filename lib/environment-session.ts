import * as z from "zod";
import { wholeNumber } from "./environment-number.ts";

export const sessionVariables = {
  SESSION_SECRETS: z.string().optional().meta({
    description:
      "Secrets that encrypt the session cookies, separated by commas, the newest first; the same for all instances. `openssl rand -base64 48` makes one.",
    values: "at least 32 characters each",
    fallback:
      "with the embedded Space, `npm start` and `npm run dev` generate one in `{DATA_DIR}/session-secret`",
    needed: "you use a Space of your own",
  }),
  SESSION_MAX_AGE: wholeNumber(60)
    .default(30 * 24 * 60 * 60)
    .meta({
      description:
        "The maximum age of a session in seconds, independent of renewals. The default is 30 days.",
    }),
  SESSION_RECORDS_URL: z
    .url({
      protocol: /^(?:rediss?|valkey)$/,
      error: "is the address of a Valkey or Redis: redis://, rediss:// or valkey://",
    })
    .optional()
    .meta({
      description:
        "Valkey, or Redis 6 or later, in which several instances share the newest token pair of each session, encrypted. One instance keeps the pairs in memory.",
      values: "`redis://`, `rediss://` (TLS), `valkey://`",
      example: "redis://localhost:6379",
      needed:
        "there are several instances or workers, or accessTokens of more than about 4,500 characters, which don't fit into cookies",
    }),
};

export function secretProblems(secrets: readonly string[]): string[] {
  if (secrets.length === 0) {
    return [
      "  SESSION_SECRETS: missing; `npm start` makes one for the embedded Space, else run `openssl rand -base64 48`",
    ];
  }
  if (secrets.some((secret) => secret.length < 32))
    return ["  SESSION_SECRETS: each secret has at least 32 characters"];
  return new Set(secrets).size < secrets.length
    ? ["  SESSION_SECRETS: the same secret twice; a new one is put in front of the old"]
    : [];
}
