import * as z from "zod";
import { type LimitSettings, limitSettings, limitVariables } from "./environment-limits.ts";
import { mediaOrigins, mediaVariables } from "./environment-media.ts";
import { wholeNumber } from "./environment-number.ts";
import { secretProblems, sessionVariables } from "./environment-session.ts";
import { foreignSpaceProblems, serviceNames, services, spaceVariables } from "./environment-space.ts";
import { type TelemetrySettings, telemetrySettings, telemetryVariables } from "./environment-telemetry.ts";
import { type WorkerSettings, workerSettings, workerVariables } from "./environment-workers.ts";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const port = wholeNumber(1, 65_535);

export const portalVariables = {
  HOST: z.string().default("127.0.0.1").meta({
    description:
      "The address that the portal listens on. Use `0.0.0.0` in a container, or if the proxy is on another machine.",
  }),
  PORT: port.default(3000).meta({ description: "The port that the portal listens on." }),
  PORTAL_URL: z
    .url({ protocol: /^https?$/, error: "is a web address, such as https://members.example.com" })
    .optional()
    .meta({
      description:
        "The origin that members open, without a path: https, except on localhost. For the embedded Space, also where a sign-in returns to (`/callback`).",
      fallback: "`http://localhost:{PORT}`",
      example: "https://members.example.com",
      needed: "members open another address than localhost",
    }),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:https|mailto)$/, error: "is a web address (https:) or an email address (mailto:)" })
    .optional()
    .meta({
      description: "Where to report vulnerabilities, as `/.well-known/security.txt` says (RFC 9116).",
      values: "`https:` or `mailto:`",
      example: "mailto:security@example.com",
    }),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .meta({ description: "How much the portal and the Space service log." }),
};

const variablesSchema = z.object({
  NODE_ENV: z.string().optional(),
  ...portalVariables,
  ...sessionVariables,
  ...spaceVariables,
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
  services: ReturnType<typeof services>;
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
  const issues = variablesSchema.safeParse(present).error?.issues ?? [];
  const invalid = new Set(issues.map(({ path: [name] }) => name));
  const variables = variablesSchema.parse(
    Object.fromEntries(Object.entries(present).filter(([name]) => !invalid.has(name))),
  );
  const embeddedSpace = serviceNames.every((name) => present[name] === undefined);
  const portalUrl = new URL(variables.PORTAL_URL ?? `http://localhost:${variables.PORT}`);
  const secrets = (variables.SESSION_SECRETS ?? "")
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
  const [newest, ...older] = secrets;
  const isDevelopment = variables.NODE_ENV === "development";
  const hasSharedRecords = present.SESSION_RECORDS_URL !== undefined;
  const workers = workerSettings(variables, { hasSharedRecords, isDevelopment });
  const telemetry = telemetrySettings(variables, workers.settings.number);
  const limits = limitSettings(variables, portalUrl.protocol === "https:");
  const problems = [
    ...issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`),
    ...workers.problems,
    ...telemetry.problems,
    ...limits.problems,
    ...portalUrlProblems(portalUrl),
    ...secretProblems(secrets),
    ...(embeddedSpace ? [] : foreignSpaceProblems(present)),
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
