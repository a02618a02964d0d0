import { parseSettings, type SettingsBeforeSecret } from "#service/settings.ts";
import { providersFromEnvironment } from "#service/settings-of-providers.ts";

/** The operator's variable for each setting (docs/configure.md). */
const names = {
  host: "SPACE_HOST",
  port: "SPACE_PORT",
  publicUrl: "SPACE_PUBLIC_URL",
  dataDir: "DATA_DIR",
  databaseUrl: "DATABASE_URL",
  databasePoolerUrl: "DATABASE_POOLER_URL",
  databaseReplicaUrls: "DATABASE_REPLICA_URLS",
  databaseConnections: "DATABASE_CONNECTIONS",
  databaseSearchConnections: "DATABASE_SEARCH_CONNECTIONS",
  databaseConnectSeconds: "DATABASE_CONNECT_SECONDS",
  databaseStatementSeconds: "DATABASE_STATEMENT_SECONDS",
  databaseSearchSeconds: "DATABASE_SEARCH_SECONDS",
  databaseTls: "DATABASE_TLS",
  databaseCaFile: "DATABASE_CA_FILE",
  mediaStore: "MEDIA_STORE",
  awsEndpointUrl: "AWS_ENDPOINT_URL",
  awsRegion: "AWS_REGION",
  minFreeBytes: "MIN_FREE_BYTES",
  uploadMaxBytes: "UPLOAD_MAX_BYTES",
  accessTokenSeconds: "ACCESS_TOKEN_SECONDS",
  callbackUrl: "PORTAL_URL",
  demoSpace: "DEMO_SPACE",
  embeddedProvider: "EMBEDDED_PROVIDER",
  cursorSecret: "SPACE_CURSOR_SECRET",
  signInsPerMinute: "SIGN_INS_PER_MINUTE",
  requestsPerMinute: "REQUESTS_PER_MINUTE",
  readsPerMinute: "READS_PER_MINUTE",
  writesPerMinute: "WRITES_PER_MINUTE",
  role: "SPACE_ROLE",
  metricsHost: "SPACE_METRICS_HOST",
  metricsPort: "SPACE_METRICS_PORT",
  otlpEndpoint: "OTEL_EXPORTER_OTLP_ENDPOINT",
  otlpHeaders: "OTEL_EXPORTER_OTLP_HEADERS",
  otlpProtocol: "OTEL_EXPORTER_OTLP_PROTOCOL",
  otlpMilliseconds: "OTEL_METRIC_EXPORT_INTERVAL",
  trustProxy: "SPACE_TRUST_PROXY",
  logLevel: "LOG_LEVEL",
} as const;

type SettingName = keyof typeof names;

export const nameByKey = new Map<string, string>(Object.entries(names));

/** The settings of an environment; an empty variable counts as unset. Throws SettingsError with the operator's names. */
export function settingsFromEnvironment(
  environment: Record<string, string | undefined>,
): SettingsBeforeSecret {
  const problems = Object.keys(environment)
    .filter((name) => name.startsWith("\uFEFF"))
    .map(
      (name) => `${name.slice(1)}: is hidden by a byte order mark before it: save .env as UTF-8 without one`,
    );
  const input: Record<string, unknown> = {};
  for (const [key, name] of nameByKey) {
    const text = environment[name]?.trim();
    if (text === undefined || text === "") continue;
    // OpenTelemetry's variables only count with an endpoint, as in the portal.
    if (name.startsWith("OTEL_") && !environment[names.otlpEndpoint]?.trim()) continue;
    const read = readers.get(key);
    const value = read === undefined ? text : read(text);
    if (value instanceof Unreadable) problems.push(`${name}: ${value.message}`);
    else input[key] = value;
  }
  const { providers, problems: ofProviders } = providersFromEnvironment(environment);
  input.identityProviders = providers;
  problems.push(...ofProviders);
  return parseSettings(input, (key) => nameByKey.get(key) ?? key, problems);
}

class Unreadable extends Error {}

const readers = new Map<string, (text: string) => unknown>(
  Object.entries({
    callbackUrl: (portalUrl) => `${portalUrl.replace(/\/+$/, "")}/callback`,
    databaseReplicaUrls: (urls) => urls.split(",").map((url) => url.trim()),
    databaseTls: readSwitch,
    demoSpace: readSwitch,
    embeddedProvider: readSwitch,
    trustProxy: readSwitch,
  } satisfies Partial<Record<SettingName, (text: string) => unknown>>),
);

function readSwitch(text: string): boolean | Unreadable {
  if (text === "on") return true;
  return text === "off" ? false : new Unreadable('expected "on" or "off"');
}
