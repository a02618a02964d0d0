import * as z from "zod";
import { type LimitSettings, limitSettings, limitVariables } from "./environment-limits.ts";
import { mediaOrigins, mediaVariables } from "./environment-media.ts";
import { type TelemetrySettings, telemetrySettings, telemetryVariables } from "./environment-telemetry.ts";
import { type WorkerSettings, workerSettings, workerVariables } from "./environment-workers.ts";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const serviceNames = ["AUTH_URL", "ACMA_URL", "ACDA_URL", "CMA_URL", "UPLOAD_URL"] as const;

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const variablesSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PORTAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRETS: z.string().optional(),
  SESSION_MAX_AGE: z.coerce
    .number()
    .int()
    .min(60)
    .default(30 * 24 * 60 * 60),
  SESSION_RECORDS_URL: z
    .url({
      protocol: /^(?:rediss?|valkey)$/,
      error: "is the address of a Valkey or Redis: redis://, rediss:// or valkey://",
    })
    .optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:https|mailto)$/, error: "is a web address (https:) or an email address (mailto:)" })
    .optional(),
  SPACE_FILE: z.string().optional(),
  SPACE_ID: z.string().min(1).optional(),
  SPACE_PORT: port.default(4000),
  AUTH_URL: address.optional(),
  ACMA_URL: address.optional(),
  ACDA_URL: address.optional(),
  CMA_URL: address.optional(),
  UPLOAD_URL: address.optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  ...mediaVariables,
  ...telemetryVariables,
  ...limitVariables,
  ...workerVariables,
});

type Variables = z.infer<typeof variablesSchema>;

export interface Environment {
  /** `npm run dev`: Next.js compiles pages on request. */
  isDevelopment: boolean;
  /** Loopback by default. */
  host: string;
  port: number;
  /** Without a path or trailing slash. */
  portalUrl: string;
  /** Cookies are `Secure` with the `__Host-` prefix. */
  secure: boolean;
  /** Newest first; each at least 32 characters. */
  sessionSecrets: [string, ...string[]];
  sessionMaxAgeSeconds: number;
  /** Undefined: records are in memory, for one instance. */
  sessionRecordsUrl: string | undefined;
  /** Whom `/.well-known/security.txt` names. */
  securityContact: string | undefined;
  spaceFile: string;
  spaceId: string;
  embeddedSpace: boolean;
  services: { auth: string; acma: string; acda: string; cma: string; upload: string };
  /** The only origins that media is loaded from. */
  mediaOrigins: readonly string[];
  logLevel: Variables["LOG_LEVEL"];
  telemetry: TelemetrySettings;
  limits: LimitSettings;
  workers: WorkerSettings;
}

/** All problems of the environment, one per line. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";

  constructor(problems: readonly string[]) {
    super(
      `The environment has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n${problems.join("\n")}`,
    );
  }
}

let parsed: Environment | undefined;

/** The process' environment, parsed once. Throws `EnvironmentError`. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** Parses variables such as `process.env`. Throws `EnvironmentError` with all problems. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = variablesSchema.safeParse(present);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`),
    );
  }
  const variables = result.data;
  const embeddedSpace = serviceNames.every((name) => variables[name] === undefined);
  const portalUrl = new URL(variables.PORTAL_URL ?? `http://localhost:${variables.PORT}`);
  const secrets = (variables.SESSION_SECRETS ?? "")
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
  const [newest, ...older] = secrets;
  const isDevelopment = variables.NODE_ENV === "development";
  const hasSharedRecords = variables.SESSION_RECORDS_URL !== undefined;
  const workers = workerSettings(variables, { hasSharedRecords, isDevelopment });
  const telemetry = telemetrySettings(variables, workers.settings.number);
  const limits = limitSettings(variables, portalUrl.protocol === "https:");
  const problems = [
    ...workers.problems,
    ...telemetry.problems,
    ...limits.problems,
    ...portalUrlProblems(portalUrl),
    ...secretProblems(secrets),
    ...(embeddedSpace ? [] : foreignSpaceProblems(variables)),
  ];
  if (newest === undefined || problems.length > 0) throw new EnvironmentError(problems);
  return {
    isDevelopment,
    host: variables.HOST,
    port: variables.PORT,
    portalUrl: portalUrl.origin,
    secure: portalUrl.protocol === "https:",
    sessionSecrets: [newest, ...older],
    sessionMaxAgeSeconds: variables.SESSION_MAX_AGE,
    sessionRecordsUrl: variables.SESSION_RECORDS_URL,
    securityContact: variables.SECURITY_CONTACT,
    spaceFile: variables.SPACE_FILE ?? "lib/space-file/morae.json",
    spaceId: variables.SPACE_ID ?? "demo",
    embeddedSpace,
    services: services(variables),
    mediaOrigins: mediaOrigins(services(variables), embeddedSpace, variables),
    logLevel: variables.LOG_LEVEL,
    telemetry: telemetry.settings,
    limits: limits.settings,
    workers: workers.settings,
  };
}

function portalUrlProblems(url: URL): string[] {
  const problems: string[] = [];
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    problems.push(
      "  PORTAL_URL: is an origin alone, without a path (cookies with the __Host- prefix need Path=/)",
    );
  }
  if (url.protocol === "http:" && !loopbackHosts.has(url.hostname)) {
    problems.push("  PORTAL_URL: needs https, except on localhost (session cookies are Secure)");
  }
  return problems;
}

function secretProblems(secrets: readonly string[]): string[] {
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

function foreignSpaceProblems(variables: Variables): string[] {
  const missing = [...serviceNames, "SPACE_ID" as const, "SPACE_FILE" as const].filter(
    (name) => variables[name] === undefined,
  );
  return missing.map(
    (name) =>
      `  ${name}: missing; a Space of your own needs all of ${serviceNames.join(", ")}, SPACE_ID and SPACE_FILE`,
  );
}

function services(variables: Variables): Environment["services"] {
  const embedded = `http://localhost:${variables.SPACE_PORT}`;
  return {
    auth: variables.AUTH_URL ?? `${embedded}/auth/v1`,
    acma: variables.ACMA_URL ?? `${embedded}/acma/v1`,
    acda: variables.ACDA_URL ?? `${embedded}/acda/v1`,
    cma: variables.CMA_URL ?? `${embedded}/cma/v1`,
    upload: variables.UPLOAD_URL ?? `${embedded}/upload/v1`,
  };
}
