import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "./environment.ts";

const secret = "s".repeat(32);
const embedded = { SESSION_SECRETS: secret };
const foreign = {
  ...embedded,
  PORTAL_URL: "https://members.example.com",
  AUTH_URL: "https://auth.example.com/v1",
  ACMA_URL: "https://acma.example.com/v1/",
  ACDA_URL: "https://acda.example.com/v1",
  CMA_URL: "https://cma.example.com/v1",
  UPLOAD_URL: "https://upload.example.com/v1",
  SPACE_ID: "coast",
  SPACE_FILE: "space.json",
};

function problemsOf(source: Record<string, string>): string {
  try {
    parseEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return "";
}

test("with nothing but a secret it is the embedded Space on localhost", () => {
  expect(parseEnvironment(embedded)).toMatchObject({
    port: 3000,
    portalUrl: "http://localhost:3000",
    secure: false,
    embeddedSpace: true,
    spaceId: "demo",
    services: { auth: "http://localhost:4000/auth/v1", acma: "http://localhost:4000/acma/v1" },
  });
});

test("both ports can be changed, and the addresses follow", () => {
  expect(parseEnvironment({ ...embedded, PORT: "3100", SPACE_PORT: "4100" })).toMatchObject({
    portalUrl: "http://localhost:3100",
    services: { upload: "http://localhost:4100/upload/v1" },
  });
});

test("a Space is configured by its five addresses", () => {
  expect(parseEnvironment(foreign)).toMatchObject({
    secure: true,
    embeddedSpace: false,
    services: { acma: "https://acma.example.com/v1" },
  });
});

test("secrets are newest first", () => {
  const older = "o".repeat(32);
  expect(parseEnvironment({ SESSION_SECRETS: `${secret}, ${older}` }).sessionSecrets).toEqual([
    secret,
    older,
  ]);
});

test.each(["redis://localhost", "rediss://user:word@store.example:6380/2", "valkey://127.0.0.1:6379"])(
  "session records can be kept at %s",
  (url) => {
    expect(parseEnvironment({ ...embedded, SESSION_RECORDS_URL: url }).sessionRecordsUrl).toBe(url);
  },
);

test("session records are in memory by default", () => {
  expect(parseEnvironment(embedded).sessionRecordsUrl).toBeUndefined();
});

describe("it does not start", () => {
  test.each([
    ["without a secret", {}, "SESSION_SECRETS: missing"],
    ["with a short secret", { SESSION_SECRETS: `${secret},short` }, "at least 32"],
    ["with the same secret twice", { SESSION_SECRETS: `${secret},${secret}` }, "the same secret twice"],
    ["with a port for metrics that is none", { ...embedded, METRICS_PORT: "0" }, "METRICS_PORT"],
    ["with a limit that is none", { ...embedded, PORTAL_WRITES_PER_MINUTE: "many" }, "PORTAL_WRITES"],
    [
      "with a protocol for telemetry that it does not speak",
      {
        ...embedded,
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4317",
        OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
      },
      "OTEL_EXPORTER_OTLP_PROTOCOL",
    ],
    [
      "with a port that is none",
      { ...embedded, PORT: "70000" },
      "\n  PORT: must be a whole number from 1 to 65535",
    ],
    [
      "with a session of an hour and a half a second",
      { ...embedded, SESSION_MAX_AGE: "3600.5" },
      "\n  SESSION_MAX_AGE: must be a whole number of at least 60",
    ],
    ["with an address that is none", { ...foreign, CMA_URL: "cma" }, "CMA_URL"],
    ["with http beyond localhost", { ...embedded, PORTAL_URL: "http://members.example.com" }, "needs https"],
    [
      "with a path in its address",
      { ...embedded, PORTAL_URL: "https://example.com/members" },
      "without a path",
    ],
    [
      "with records in a store that it does not know",
      { ...embedded, SESSION_RECORDS_URL: "https://localhost:6379" },
      "redis://, rediss:// or valkey://",
    ],
    ["with records at no address", { ...embedded, SESSION_RECORDS_URL: "localhost" }, "SESSION_RECORDS_URL"],
  ])("%s", (_, source, sentence) => {
    expect(problemsOf(source)).toContain(sentence);
  });

  test.each(["x-api-key: abc", "x-api-key=50%", "x-api-key=a%0Ab", "=abc", "abc"])(
    "with a header for the collector that HTTP can't send: %s",
    (OTEL_EXPORTER_OTLP_HEADERS) => {
      const collector = { ...embedded, OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" };
      expect(problemsOf({ ...collector, OTEL_EXPORTER_OTLP_HEADERS })).toContain(
        "\n  OTEL_EXPORTER_OTLP_HEADERS: must be name=value",
      );
    },
  );

  test("with several problems of different kinds, and names each, none twice", () => {
    const { UPLOAD_URL: _, SESSION_SECRETS: __, ...some } = foreign;
    const problems = problemsOf({ ...some, CMA_URL: "cma", PORT: "70000", TRUST_PROXY: "yes" });
    expect(problems).toContain("5 problems");
    for (const name of ["PORT", "CMA_URL", "TRUST_PROXY", "SESSION_SECRETS", "UPLOAD_URL"]) {
      expect(problems).toContain(`\n  ${name}: `);
    }
  });

  test("with an invalid address of records, and doesn't say that workers lack one", () => {
    expect(problemsOf({ ...embedded, WORKERS: "2", SESSION_RECORDS_URL: "localhost" })).not.toContain(
      "WORKERS",
    );
  });

  test("with some of the five addresses, and names all that are missing", () => {
    const { ACDA_URL: _, UPLOAD_URL: __, ...some } = foreign;
    expect(problemsOf(some)).toMatch(/ACDA_URL: missing[\s\S]*UPLOAD_URL: missing/);
  });
});

describe("metrics and traces", () => {
  test("are off by default, and OpenTelemetry's variables without an endpoint are no error", () => {
    const { telemetry } = parseEnvironment({ ...embedded, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" });
    expect(telemetry).toMatchObject({ prometheus: undefined, otlp: undefined });
  });

  test("metrics are on loopback by default", () => {
    expect(parseEnvironment({ ...embedded, METRICS_PORT: "9464" }).telemetry.prometheus).toEqual({
      host: "127.0.0.1",
      port: 9464,
    });
  });

  test("OpenTelemetry's own variables mean what they mean everywhere", () => {
    const { otlp, resource } = parseEnvironment({
      ...embedded,
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example.com/otlp/",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=no, Authorization=Basic%20abc, x-tenant=a=b,",
      OTEL_SERVICE_NAME: "members",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=production,broken,service.name=other",
      OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
    }).telemetry;
    expect(otlp).toEqual({
      endpoint: "https://collector.example.com/otlp",
      protocol: "http/protobuf",
      headers: { authorization: "Basic abc", "x-tenant": "a=b" },
      metricsEveryMs: 60_000,
      traceRatio: 0.25,
    });
    expect(resource).toEqual({ "deployment.environment.name": "production", "service.name": "members" });
  });
});

test("media come from the services, the embedded Space's public address, and MEDIA_ORIGINS", () => {
  const origins = (more: Record<string, string>) =>
    parseEnvironment({ SESSION_SECRETS: "s".repeat(32), ...more }).mediaOrigins;
  expect(origins({})).toEqual(["http://localhost:4000"]);
  expect(
    origins({
      SPACE_PUBLIC_URL: "https://space.example.com/",
      MEDIA_ORIGINS: "https://a.example, https://b.example/",
    }),
  ).toEqual(["http://localhost:4000", "https://space.example.com", "https://a.example", "https://b.example"]);
  for (const MEDIA_ORIGINS of [
    "https:",
    "https://*.example",
    "https://a.example/files",
    "a.example",
    "data:",
  ]) {
    expect(() => origins({ MEDIA_ORIGINS })).toThrow("MEDIA_ORIGINS");
  }
});

describe("workers", () => {
  const records = { ...embedded, SESSION_RECORDS_URL: "redis://localhost:6379" };

  test("a portal is one process unless WORKERS says more", () => {
    expect(parseEnvironment(embedded).workers).toEqual({ count: 1, number: undefined });
    expect(parseEnvironment({ ...records, WORKERS: "3" }).workers.count).toBe(3);
    expect(parseEnvironment({ ...records, WORKERS: "auto" }).workers.count).toBe(availableParallelism());
  });

  test("several workers without shared records are refused, and so are odd numbers", () => {
    expect(problemsOf({ ...embedded, WORKERS: "2" })).toContain("2 workers need SESSION_RECORDS_URL");
    expect(parseEnvironment({ ...embedded, WORKERS: "1" }).workers.count).toBe(1);
    for (const odd of ["0", "-1", "1.5", "many"]) {
      expect(problemsOf({ ...records, WORKERS: odd })).toContain(
        "WORKERS: is a number from 1 to 99, or auto",
      );
    }
  });

  test("development has one process", () => {
    expect(parseEnvironment({ ...embedded, WORKERS: "4", NODE_ENV: "development" }).workers.count).toBe(1);
  });

  test("each worker has a metrics port of its own", () => {
    const { telemetry } = parseEnvironment({ ...records, WORKERS: "2", WORKER: "2", METRICS_PORT: "9464" });
    expect(telemetry.prometheus?.port).toBe(9465);
  });
});

test.each(["PORTAL_URL", "AUTH_URL", "UPLOAD_URL", "SPACE_PUBLIC_URL", "OTEL_EXPORTER_OTLP_ENDPOINT"])(
  "%s without a scheme is refused with an example",
  (name) => {
    expect(() => parseEnvironment({ ...embedded, [name]: "members.example.com" })).toThrow(
      new RegExp(`${name}: is a web address, such as http`),
    );
  },
);
