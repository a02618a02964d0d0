import { z } from "zod";
import { callbackUrlSchema } from "#service/auth/callback-url.ts";
import { identityProvidersSchema } from "#service/identity/provider-settings.ts";
import { isLoopback } from "#service/loopback.ts";

const webAddress = z
  .url({ protocol: /^https?$/, error: "an http or https address" })
  .transform((url) => url.replace(/\/+$/, ""));

const mediaStoreSchema = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/[\w.-]+)*\/?$/, "an address like s3://bucket/prefix");

const inputSchema = z.strictObject({
  /** The address of this machine to listen at. */
  host: z.string().min(1).default("127.0.0.1"),
  /** 0 takes any free port. */
  port: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** How browsers reach the service; `http://localhost:{port}` when left out. */
  publicUrl: webAddress.optional(),
  /** Where PGlite and the files of Media are; `memory://` for tests. */
  dataDir: z.string().min(1).default(".data"),
  databaseUrl: z
    .url({ protocol: /^postgres(ql)?$/, error: "an address like postgres://user:password@host/database" })
    .optional(),
  /** PgBouncer in transaction mode in front of the same database: requests go through it. */
  databasePoolerUrl: z
    .url({ protocol: /^postgres(ql)?$/, error: "an address like postgres://user:password@host/database" })
    .optional(),
  /** Of each process: for requests, and besides for searches in texts. */
  databaseConnections: z.coerce.number().int().min(2).max(1000).default(10),
  databaseSearchConnections: z.coerce.number().int().min(1).max(1000).default(5),
  /** How long a connection may take to open. */
  databaseConnectSeconds: z.coerce.number().min(1).max(60).default(5),
  /** PostgreSQL stops a statement that runs longer. */
  databaseStatementSeconds: z.coerce.number().min(1).max(600).default(15),
  databaseSearchSeconds: z.coerce.number().min(0.1).max(60).default(0.7),
  /** Whether connections to PostgreSQL are encrypted and its certificate is checked. */
  databaseTls: z.boolean().default(false),
  /** The authorities of its certificate, a PEM file; the usual ones where it is left out. */
  databaseCaFile: z.string().min(1).optional(),
  /** Where the files of Media are kept: `s3://bucket/prefix`, its prefix may be left out; `{dataDir}/media` without it. */
  mediaStore: mediaStoreSchema.optional(),
  /** Of an S3 that is not Amazon's. */
  awsEndpointUrl: webAddress.optional(),
  awsRegion: z.string().min(1).default("us-east-1"),
  /** Nothing is written where less of the disk of `dataDir` is free. */
  minFreeBytes: z.coerce
    .number()
    .int()
    .min(0)
    .default(128 * 1024 * 1024),
  /** The largest file that an Upload takes. */
  uploadMaxBytes: z.coerce
    .number()
    .int()
    .min(1)
    .default(200 * 1024 * 1024),
  accessTokenSeconds: z.coerce.number().int().min(1).max(86_400).default(900),
  exchangeTokenSeconds: z.coerce.number().int().min(1).max(600).default(60),
  /** The callbackUrl of the demo Space's ServiceLogin. */
  callbackUrl: callbackUrlSchema.default("http://localhost:3000/callback"),
  /** Whether the demo Space is written when it is missing. */
  demoSpace: z.boolean().default(true),
  /** The sign-in page with demo accounts and no password. On by default where only this machine can reach it. */
  embeddedProvider: z.boolean().optional(),
  /** The providers that ServiceLogins may list, beside the embedded one. */
  identityProviders: identityProvidersSchema.default([]),
  /** The key that signs cursors; made once and kept in the database when left out. */
  cursorSecret: z.string().min(32).optional(),
  signInsPerMinute: z.coerce.number().int().min(1).default(60),
  /** By one address, of any kind. A portal in front of many members is one address: give it room. */
  requestsPerMinute: z.coerce.number().int().min(1).default(120_000),
  /** By one ServiceUser or platform user. */
  readsPerMinute: z.coerce.number().int().min(1).default(6000),
  writesPerMinute: z.coerce.number().int().min(1).default(300),
  /** `web` answers requests; `worker` processes files, sweeps and makes indexes. Each of them may run in many processes. */
  role: z.enum(["web", "worker", "both"]).default("both"),
  /** Metrics for Prometheus are served here, without authentication. */
  metricsHost: z.string().min(1).default("127.0.0.1"),
  metricsPort: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Metrics are sent to an OpenTelemetry collector; its exporter reads the other variables of OpenTelemetry itself. */
  otlpEndpoint: webAddress.optional(),
  otlpProtocol: z.enum(["http/protobuf", "http/json"]).default("http/protobuf"),
  otlpMilliseconds: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  /** Whether one proxy in front of us adds its caller's address to `X-Forwarded-For`. */
  trustProxy: z.boolean().default(false),
  logLevel: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
});

export type SettingsInput = z.input<typeof inputSchema>;

const settingsSchema = inputSchema.transform((input, refinement) => {
  const publicUrl = input.publicUrl ?? `http://localhost:${input.port}`;
  const onlyHere = isLoopback(new URL(publicUrl).hostname) && isLoopback(input.host);
  if (input.databasePoolerUrl !== undefined && input.databaseUrl === undefined) {
    refinement.addIssue({
      code: "custom",
      path: ["databasePoolerUrl"],
      message: "DATABASE_URL has to be set too: migrations, indexes and locks need a direct connection",
    });
  }
  if (input.role !== "both" && input.databaseUrl === undefined) {
    refinement.addIssue({
      code: "custom",
      path: ["role"],
      message: "DATABASE_URL has to be set: one process alone can open the embedded database",
    });
  }
  if (input.embeddedProvider === true && !onlyHere) {
    refinement.addIssue({
      code: "custom",
      path: ["embeddedProvider"],
      message:
        "the embedded provider lets anybody in without a password, so it only runs where host and publicUrl are of this machine (localhost)",
    });
  }
  return { ...input, publicUrl, embeddedProvider: input.embeddedProvider ?? onlyHere };
});

export type Settings = Omit<z.output<typeof settingsSchema>, "cursorSecret"> & { cursorSecret: string };
export type SettingsBeforeSecret = z.output<typeof settingsSchema>;

/** The settings whole, or one sentence for each that does not fit. `nameOf` says what the operator calls it. */
export function parseSettings(
  input: SettingsInput,
  nameOf: (key: string) => string = (key) => key,
): SettingsBeforeSecret {
  const parsed = settingsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map(({ path, message }) => {
      const [key, ...rest] = path.map(String);
      return `${[nameOf(key ?? ""), ...rest].join(".")}: ${message}`;
    }),
  );
}

export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The service cannot start with these settings:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}
