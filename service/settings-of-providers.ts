import { z } from "zod";
import {
  type IdentityProviderSettings,
  writtenProvidersSchema,
} from "#service/identity/provider-settings.ts";
import { parseJson } from "#service/parse-json.ts";
import { readTextFile } from "#service/text-file.ts";

const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

export const providerVariables = {
  PROVIDERS: text.meta({
    description: "[Sign-in providers](../service/README.md#configure-sign-in), as JSON.",
    fallback: "demo accounts",
    example: "[]",
  }),
  PROVIDERS_FILE: text.meta({
    description: "A file with the same JSON.",
    example: "./providers.json",
    needed: "members sign in from other machines and `PROVIDERS` is not set",
  }),
};

type Environment = Record<string, string | undefined>;

export interface ReadProviders {
  providers: IdentityProviderSettings[];
  /** A sentence for each invalid value, with its place. */
  problems: string[];
}

/**
 * The providers that `PROVIDERS` (JSON) or `PROVIDERS_FILE` (a file with the same JSON) names; their secrets are the
 * variables that they name in `clientSecretFrom`. An empty list when neither is set.
 */
export function providersFromEnvironment(environment: Environment): ReadProviders {
  const { PROVIDERS: json, PROVIDERS_FILE: file } = z.object(providerVariables).parse(environment);
  if (json !== undefined && file !== undefined) {
    return {
      providers: [],
      problems: ["PROVIDERS: PROVIDERS_FILE is set too, and only one of them can be."],
    };
  }
  if (file !== undefined) {
    const read = readTextFile(file);
    const place = `PROVIDERS_FILE (${file})`;
    return "problem" in read
      ? { providers: [], problems: [`${place}: this file cannot be read: ${read.problem}`] }
      : parseProviders(read.text, place, environment);
  }
  return json === undefined
    ? { providers: [], problems: [] }
    : parseProviders(json, "PROVIDERS", environment);
}

function parseProviders(text: string, place: string, environment: Environment): ReadProviders {
  const json = parseJson(text);
  if (json === undefined)
    return { providers: [], problems: [`${place}: expected JSON, a list of providers`] };
  const { data, error } = writtenProvidersSchema.safeParse(json);
  if (error !== undefined) {
    const problems = error.issues.map(
      ({ path, message }) => `${[place, ...path.map(String)].join(".")}: ${message}`,
    );
    return { providers: [], problems };
  }
  const read: ReadProviders = { providers: [], problems: [] };
  for (const [index, { clientSecretFrom, ...provider }] of data.entries()) {
    const clientSecret = setting(environment, clientSecretFrom);
    if (clientSecret !== undefined) read.providers.push({ ...provider, clientSecret });
    else
      read.problems.push(`${place}.${index}.clientSecretFrom: the variable ${clientSecretFrom} is not set`);
  }
  return read;
}

function setting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}
