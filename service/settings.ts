import { z } from "zod";
import { callbackUrlSchema } from "#service/auth/callback-url.ts";
import { identityProvidersSchema } from "#service/identity/provider-settings.ts";
import { isLoopback } from "#service/loopback.ts";
import { databaseSettings, problemOfTls } from "#service/settings-of-database.ts";
import { fileSettings } from "#service/settings-of-files.ts";
import { wholeNumber } from "#service/settings-of-numbers.ts";
import { webAddress } from "#service/web-address.ts";

export const inputSchema = z.strictObject({
  host: z.string().min(1).default("127.0.0.1").meta({
    description: "The address that the service listens on. Demo accounts are off unless it is loopback.",
  }),
  /** Tests use 0, for any free port. Operators set a port that the portal knows. */
  port: wholeNumber(0, 65_535)
    .default(4000)
    .meta({ description: "The port that the service listens on.", values: "1 to 65535" }),
  publicUrl: webAddress.optional().meta({
    description: "The URL of the service for browsers; sign-in providers redirect to it.",
    fallback: "`http://localhost:{SPACE_PORT}`",
    example: "https://space.example.com",
    needed: "members are on other machines",
  }),
  dataDir: z.string().min(1).default(".data").meta({
    description:
      "The folder of the embedded database and of files, and of the logs of `npm start`. A second copy needs its own.",
  }),
  ...databaseSettings,
  ...fileSettings,
  accessTokenSeconds: wholeNumber(1, 86_400)
    .default(900)
    .meta({ description: "The lifetime of an accessToken." }),
  /** The callbackUrl of the demo Space's ServiceLogin. */
  callbackUrl: callbackUrlSchema.default("http://localhost:3000/callback"),
  demoSpace: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether to create the demo Space "Morae" if it is missing.' }),
  embeddedProvider: z.boolean().optional().meta({
    description:
      "Sign-in with demo accounts and no password. Refused if other machines can reach the service.",
    fallback: "`on` if only this machine can reach the service",
  }),
  /** The providers that ServiceLogins may list, beside the embedded one. */
  identityProviders: identityProvidersSchema.default([]),
  cursorSecret: z.string().min(32).optional().meta({
    description: "The secret that signs list cursors.",
    values: "at least 32 characters",
    fallback: "generated once, stored in the database",
  }),
  signInsPerMinute: wholeNumber(1)
    .default(60)
    .meta({ description: "Sign-ins per IPv4 address or IPv6 network (/64), of each process." }),
  requestsPerMinute: wholeNumber(1).default(120_000).meta({
    description:
      "All requests per IPv4 address or IPv6 network (/64), except `/health`. All members of a portal share its address.",
  }),
  readsPerMinute: wholeNumber(1).default(6000).meta({ description: "Reads per member or platform user." }),
  writesPerMinute: wholeNumber(1).default(300).meta({ description: "Writes per member or platform user." }),
  role: z.enum(["web", "worker", "both"]).default("both").meta({
    description:
      "`web` answers requests; `worker` processes files, sweeps and makes indexes, and answers only `/health`. Either may run in many processes, with `DATABASE_URL` and a `MEDIA_STORE` or `DATA_DIR` that all share.",
  }),
  metricsPort: wholeNumber(1, 65_535).optional().meta({
    description:
      "The port of the service's metrics for Prometheus, at `http://{SPACE_METRICS_HOST}:{SPACE_METRICS_PORT}/metrics`. A collector gets them by `OTEL_EXPORTER_OTLP_ENDPOINT`.",
    fallback: "off",
    example: "9465",
  }),
  metricsHost: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .meta({ description: "The address of these metrics. They have no authentication." }),
  /** Metrics are sent to an OpenTelemetry collector; its exporter reads the other variables of OpenTelemetry itself. */
  otlpEndpoint: webAddress.optional(),
  otlpHeaders: z
    .string()
    .refine(areHeaders, "must be name=value, separated by commas, with percent-encoded values")
    .optional(),
  otlpProtocol: z.enum(["http/protobuf", "http/json"]).default("http/protobuf"),
  otlpMilliseconds: wholeNumber(100, 3_600_000).default(60_000),
  trustProxy: z.boolean().default(false).meta({
    description:
      "`on` behind one proxy that adds its client's address to `X-Forwarded-For`. (`TRUST_PROXY` is the portal's.)",
  }),
  logLevel: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
});

/**
 * Whether HTTP can send each header of `name=value,name=value`, with percent-encoded values. `Headers` throws
 * otherwise, but leaves out a line break at the end.
 */
function areHeaders(text: string): boolean {
  try {
    for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
      const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      const sent = decodeURIComponent(value.trim());
      new Headers().set(name.trim(), sent);
      if (/[\r\n]/.test(sent)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

export type SettingsInput = z.input<typeof inputSchema>;

const settingsSchema = inputSchema.transform((input, refinement) => {
  type Key = keyof typeof input;
  /** @param needs settings that may be the only cause of this problem while they are invalid */
  const refuse = (key: Key, message: string, needs: Key[] = []) =>
    refinement.addIssue({ code: "custom", path: [key], message, params: { needs } });
  const publicUrl = input.publicUrl ?? `http://localhost:${input.port}`;
  const onlyHere = isLoopback(new URL(publicUrl).hostname) && isLoopback(input.host);
  for (const [key, isSet, reason] of [
    ["databasePoolerUrl", input.databasePoolerUrl, "migrations, indexes and locks need a direct connection"],
    ["databaseReplicaUrls", input.databaseReplicaUrls, "replicas are copies of that database"],
    ["role", input.role !== "both", "one process alone can open the embedded database"],
  ] as const) {
    if (isSet && input.databaseUrl === undefined)
      refuse(key, `DATABASE_URL has to be set too: ${reason}`, ["databaseUrl"]);
  }
  for (const key of ["databaseUrl", "databasePoolerUrl", "databaseReplicaUrls"] as const) {
    for (const url of [input[key] ?? []].flat()) {
      const message = problemOfTls(url, input);
      if (message !== undefined) refuse(key, message);
    }
  }
  if (input.embeddedProvider === true && !onlyHere) {
    refuse(
      "embeddedProvider",
      "the embedded provider lets anybody in without a password, so it only runs where host and publicUrl are of this machine (localhost)",
    );
  }
  return { ...input, publicUrl, embeddedProvider: input.embeddedProvider ?? onlyHere };
});

export type Settings = Omit<z.output<typeof settingsSchema>, "cursorSecret"> & { cursorSecret: string };
export type SettingsBeforeSecret = z.output<typeof settingsSchema>;

/**
 * The settings whole. Throws SettingsError with a sentence for each that does not fit.
 * @param nameOf what the operator calls a setting
 * @param unreadable sentences about settings that `input` lacks because they can't be read
 */
export function parseSettings(
  input: SettingsInput,
  nameOf: (key: string) => string = (key) => key,
  unreadable: readonly string[] = [],
): SettingsBeforeSecret {
  const issues = inputSchema.safeParse(input).error?.issues ?? [];
  const invalid = new Set(issues.map(({ path: [key] }) => key));
  const { data, error } = settingsSchema.safeParse(
    Object.fromEntries(Object.entries(input).filter(([key]) => !invalid.has(key))),
  );
  const others = (error?.issues ?? []).filter(
    (issue) => issue.code !== "custom" || !issue.params?.needs.some((key: string) => invalid.has(key)),
  );
  const sentences = [...issues, ...others].map(({ path, message }) => {
    const [key, ...rest] = path.map(String);
    return `${[nameOf(key ?? ""), ...rest].join(".")}: ${message}`;
  });
  const problems = [...new Set([...unreadable, ...sentences])];
  if (data === undefined || problems.length > 0) throw new SettingsError(problems);
  return data;
}

export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The service cannot start with these settings:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}
