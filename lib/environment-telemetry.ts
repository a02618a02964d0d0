import * as z from "zod";
import { wholeNumber } from "./environment-number.ts";

const port = wholeNumber(1, 65_535);
const isShare = "must be a number from 0 to 1";
const samplers = ["always_on", "always_off", "traceidratio"] as const;

/** The variables of OpenTelemetry follow its specification. */
export const telemetryVariables = {
  METRICS_PORT: port.optional().meta({
    description:
      "The port of the portal's metrics for Prometheus, at `http://{METRICS_HOST}:{METRICS_PORT}/metrics`.",
    fallback: "off",
    example: "9464",
  }),
  METRICS_HOST: z.string().default("127.0.0.1").meta({
    description:
      "The address of these metrics. They have no authentication: open them only to a network that you trust.",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional().meta({
    description:
      "An OpenTelemetry collector, which gets metrics and the portal's traces over HTTP. This and the following variables are OpenTelemetry's own.",
    fallback: "off",
    example: "http://localhost:4318",
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .string()
    .default("http/protobuf")
    .meta({ description: "The protocol of the collector.", values: "`http/protobuf`, `http/json`" }),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().meta({
    description: "Headers for the collector, `name=value`, separated by commas, values percent-encoded.",
    example: "x-api-key=…",
  }),
  OTEL_METRIC_EXPORT_INTERVAL: z
    .string()
    .default("60000")
    .meta({ description: "How often metrics are sent, in milliseconds.", values: "at least 100" }),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional().meta({
    description: "Attributes of all metrics and traces, in the form of the headers.",
    example: "deployment.environment.name=production",
  }),
  OTEL_SERVICE_NAME: z
    .string()
    .default("atrium")
    .meta({ description: "The name of the portal in metrics and traces." }),
  OTEL_TRACES_SAMPLER: z.string().default("always_on").meta({
    description: "Which traces are recorded; `parentbased_` may be in front.",
    values: "`always_on`, `always_off`, `traceidratio`",
  }),
  OTEL_TRACES_SAMPLER_ARG: z.string().default("1").meta({
    description: "The share of traces that `traceidratio` keeps.",
    values: "0 to 1",
    example: "0.1",
  }),
};

type Variables = z.infer<z.ZodObject<typeof telemetryVariables>>;

export interface TelemetrySettings {
  prometheus: { host: string; port: number } | undefined;
  otlp: OtlpSettings | undefined;
  /** Resource attributes. */
  resource: Record<string, string>;
}

const otlpSchema = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "is a web address, such as http://localhost:4318" })
    .transform((url) => url.replace(/\/+$/, "")),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(["http/protobuf", "http/json"]),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(toHeaders).default({}),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(100),
  OTEL_TRACES_SAMPLER: z
    .string()
    .transform((name) => name.replace(/^parentbased_/, ""))
    .pipe(z.enum(samplers)),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(isShare).min(0, isShare).max(1, isShare),
});

export interface OtlpSettings {
  endpoint: string;
  protocol: "http/protobuf" | "http/json";
  headers: Record<string, string>;
  metricsEveryMs: number;
  traceRatio: number;
}

/**
 * The settings and their problems. OpenTelemetry's variables only count with an endpoint.
 * @param worker which worker this process is: each has a metrics port of its own, in their order
 */
export function telemetrySettings(
  variables: Variables,
  worker = 1,
): { settings: TelemetrySettings; problems: string[] } {
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT } = variables;
  const parsed = OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : otlpSchema.safeParse(variables);
  return {
    settings: {
      prometheus:
        METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT + worker - 1 },
      otlp: parsed?.success ? otlp(parsed.data) : undefined,
      resource: {
        ...pairs(variables.OTEL_RESOURCE_ATTRIBUTES),
        "service.name": variables.OTEL_SERVICE_NAME,
      },
    },
    problems: (parsed?.error?.issues ?? []).map(({ path, message }) => `  ${path.join(".")}: ${message}`),
  };
}

function otlp(parsed: z.infer<typeof otlpSchema>): OtlpSettings {
  const ratios = { always_on: 1, always_off: 0, traceidratio: parsed.OTEL_TRACES_SAMPLER_ARG };
  return {
    endpoint: parsed.OTEL_EXPORTER_OTLP_ENDPOINT,
    protocol: parsed.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: parsed.OTEL_EXPORTER_OTLP_HEADERS,
    metricsEveryMs: parsed.OTEL_METRIC_EXPORT_INTERVAL,
    traceRatio: ratios[parsed.OTEL_TRACES_SAMPLER],
  };
}

/** Headers of `name=value,name=value`, values percent-encoded. `Headers` throws for a name or value that HTTP can't send. */
function toHeaders(text: string, { addIssue }: z.RefinementCtx): Record<string, string> {
  const headers = new Headers();
  try {
    for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
      const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      headers.set(name.trim(), decodeURIComponent(value.trim()));
    }
  } catch {
    addIssue("must be name=value, separated by commas, with percent-encoded values");
  }
  return Object.fromEntries(headers);
}

/** Attributes in the form of the headers. What is not one is left out. */
function pairs(text = ""): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const at = pair.indexOf("=");
    if (at > 0) found[pair.slice(0, at).trim()] = decoded(pair.slice(at + 1).trim());
  }
  return found;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
