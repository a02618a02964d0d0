import { execFile } from "node:child_process";
import { networkInterfaces } from "node:os";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseEnvironment } from "#lib/environment.ts";
import { createLog } from "#lib/log.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { instruments } from "./instruments.ts";
import { OtlpReceiver, protobufTexts } from "./otlp-receiver-for-tests.ts";
import { meter, setTelemetry, tracer } from "./sink.ts";
import { startTelemetry } from "./start.ts";

const prometheusNames = Object.entries(instruments).map(([name, { kind }]) => ({
  kind,
  name: name.replaceAll(".", "_") + (kind === "counter" ? "_total" : ""),
}));

let receiver: OtlpReceiver;
let metricsPort: number;
let stop = async () => {};

beforeEach(async () => {
  receiver = new OtlpReceiver();
  metricsPort = await freePort();
});

afterEach(async () => {
  await stop();
  stop = async () => {};
  setTelemetry();
  await receiver.close();
});

/** Telemetry as a process with these variables has it. */
async function start(variables: Record<string, string>): Promise<void> {
  stop = await startTelemetry(
    parseEnvironment({ SESSION_SECRETS: "s".repeat(32), LOG_LEVEL: "silent", ...variables }).telemetry,
  );
}

const otlp = async (protocol: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.listen(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=a%20key,x-other=1",
  OTEL_SERVICE_NAME: "members-portal",
  OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=tests",
});

function measureAll(): void {
  meter().count("atrium.answers", { kind: "page", status: "2xx" });
  meter().measure("atrium.upstream.ms", 12, { service: "acma", status: "2xx" });
  meter().measure("atrium.request.ms", 14, { route: "listContents", status: "2xx" });
  meter().measure("atrium.renewal.ms", 30, {});
  meter().measure("atrium.renewal.wait.ms", 3, {});
  meter().count("atrium.renewals", { outcome: "renewed" });
  meter().count("atrium.cookies.unreadable", { cookie: "session", reason: "expired" });
  meter().set("atrium.store.degraded", 1);
}

async function traceACall(): Promise<void> {
  await tracer().within("proxy", { "http.request.method": "GET" }, async (call) => {
    await tracer().within("renewal", {}, () =>
      tracer().within("upstream", { "atrium.service": "auth" }, async () => {}),
    );
    await tracer().within("upstream", { "atrium.service": "acma" }, async (span) => span.fail("timeout"));
    call.set({ "http.response.status_code": 504 });
  });
}

describe("without a setting", () => {
  test("measuring and tracing go nowhere, and work all the same", async () => {
    await start({});
    measureAll();
    expect(await tracer().within("upstream", {}, async () => 7)).toBe(7);
    expect(tracer().traceId()).toBeUndefined();
  });

  test("nothing of OpenTelemetry is loaded", async () => {
    const program = `
      import { registerHooks } from "node:module";
      const seen = [];
      registerHooks({ resolve: (name, context, next) => { seen.push(name); return next(name, context); } });
      const { startTelemetry } = await import("#lib/telemetry/start.ts");
      const { meter } = await import("#lib/telemetry/sink.ts");
      await startTelemetry({ prometheus: undefined, otlp: undefined, resource: {} });
      meter().count("atrium.pairs.handedon", {});
      console.log(JSON.stringify(seen.filter((name) => name.includes("telemetry"))));`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    expect(JSON.parse(stdout).filter((name: string) => name.startsWith("@"))).toEqual([]);
    expect(JSON.parse(stdout)).toContain("#lib/telemetry/start.ts");
  });
});

describe("OTLP", () => {
  test("metrics and traces arrive with the configured headers and name", async () => {
    await start(await otlp("http/json"));
    measureAll();
    await traceACall();
    await stop();
    expect(receiver.metricNames).toEqual(Object.keys(instruments).sort());
    expect(receiver.spans.map(({ name }) => name).sort()).toEqual([
      "proxy",
      "renewal",
      "upstream",
      "upstream",
    ]);
    for (const { headers } of receiver.deliveries) expect(headers["x-api-key"]).toBe("a key");
    expect(receiver.text).toContain('"members-portal"');
    expect(receiver.text).toContain('"tests"');
  });

  test("an upstream call is a child span; a renewal has its own trace with a link", async () => {
    await start(await otlp("http/json"));
    await traceACall();
    await stop();
    const { spans } = receiver;
    const call = spans.find(({ name }) => name === "proxy");
    const renewal = spans.find(({ name }) => name === "renewal");
    const [toAuth, toAcma] = ["auth", "acma"].map((service) =>
      spans.find(({ attributes }) => attributes.some(({ value }) => value.stringValue === service)),
    );
    expect(toAcma).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId, status: { code: 2 } });
    expect(toAuth).toMatchObject({ traceId: renewal?.traceId, parentSpanId: renewal?.spanId });
    expect(renewal?.traceId).not.toBe(call?.traceId);
    expect(renewal?.links).toMatchObject([{ spanId: call?.spanId }]);
  });

  test("protobuf, the usual one, says the same", async () => {
    const { OTEL_EXPORTER_OTLP_PROTOCOL: _, ...usual } = await otlp("");
    await start(usual);
    measureAll();
    await traceACall();
    await stop();
    const bodies = (path: string) =>
      receiver.deliveries.filter((one) => one.path === path).map(({ body }) => body);
    expect(receiver.deliveries[0]?.headers["content-type"]).toBe("application/x-protobuf");
    const metrics = bodies("/v1/metrics").flatMap((body) => protobufTexts(body, [1, 2, 2, 1]));
    expect([...new Set(metrics)].sort()).toEqual(Object.keys(instruments).sort());
    const spans = bodies("/v1/traces").flatMap((body) => protobufTexts(body, [1, 2, 2, 5]));
    expect(spans.sort()).toEqual(["proxy", "renewal", "upstream", "upstream"]);
  });

  test("a span has only the class of its error", async () => {
    await start(await otlp("http/json"));
    const secret = "a-secret-that-was-thrown-1";
    const broken = tracer().within("upstream", {}, async () => {
      throw new TypeError(secret, { cause: secret });
    });
    await expect(broken).rejects.toThrow(secret);
    await stop();
    expect(receiver.spans[0]?.attributes).toContainEqual({
      key: "error.type",
      value: { stringValue: "TypeError" },
    });
    expect(receiver.text).not.toContain(secret);
  });

  test("lines of the log that are written in a span name its trace", async () => {
    await start(await otlp("http/json"));
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    await tracer().within("proxy", {}, async () => log.warn({ event: "inside" }));
    log.warn({ event: "outside" });
    await stop();
    const [inside, outside] = lines.map((line) => JSON.parse(line));
    expect(inside.traceId).toBe(receiver.spans[0]?.traceId);
    expect(outside.traceId).toBeUndefined();
  });

  test("with an “always off” sampler nothing is traced, and metrics continue", async () => {
    await start({ ...(await otlp("http/json")), OTEL_TRACES_SAMPLER: "parentbased_always_off" });
    measureAll();
    await traceACall();
    await stop();
    expect(receiver.spans).toEqual([]);
    expect(receiver.metricNames).toContain("atrium.renewals");
  });

  test("a lost collector does no harm, and stopping does not hang", async () => {
    const settings = await otlp("http/json");
    await receiver.close();
    await start(settings);
    measureAll();
    await traceACall();
    const before = performance.now();
    await stop();
    expect(performance.now() - before).toBeLessThan(8_000);
    receiver = new OtlpReceiver();
  });
});

describe("Prometheus", () => {
  const scrape = (path = "/metrics", host = "127.0.0.1") =>
    fetch(`http://${host}:${metricsPort}${path}`, { headers: { connection: "close" } });

  test("every instrument has its HELP, its TYPE and its values", async () => {
    await start({ METRICS_PORT: String(metricsPort) });
    measureAll();
    const answer = await scrape();
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    for (const { name, kind } of prometheusNames) {
      expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, "m"));
      expect(text).toContain(`# TYPE ${name} ${kind}`);
    }
    expect(text).toMatch(/^atrium_store_degraded\S* 1$/m);
    expect(text).toMatch(/^atrium_upstream_ms_bucket\{.*service="acma",status="2xx".*le="20"\} 1$/m);
    expect(text).toMatch(/^atrium_renewals_total\{.*outcome="renewed".*\} 1$/m);
  });

  test("counters start at 0, so that the first count shows", async () => {
    await start({ METRICS_PORT: String(metricsPort) });
    const text = await (await scrape()).text();
    expect(text).toMatch(/^atrium_renewals_total\{.*outcome="refused".*\} 0$/m);
    expect(text).toMatch(/^atrium_renewals_unknown_total\S* 0$/m);
    expect(text).toMatch(/^atrium_store_degraded\S* 0$/m);
  });

  test("it is there on loopback alone, and serves nothing else", async () => {
    await start({ METRICS_PORT: String(metricsPort) });
    expect((await scrape("/")).status).toBe(404);
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address, internal, family } of others) {
      if (internal || family !== "IPv4") continue;
      await expect(scrape("/metrics", address)).rejects.toThrow();
    }
  });

  test("with both, both tell the same", async () => {
    await start({ ...(await otlp("http/json")), METRICS_PORT: String(metricsPort) });
    measureAll();
    expect(await (await scrape()).text()).toContain("atrium_request_ms_count");
    await stop();
    expect(receiver.metricNames).toContain("atrium.request.ms");
  });

  test("a port that is taken keeps the portal from starting", async () => {
    await start({ METRICS_PORT: String(metricsPort) });
    const settings = { prometheus: { host: "127.0.0.1", port: metricsPort }, otlp: undefined, resource: {} };
    await expect(startTelemetry(settings)).rejects.toThrow(
      `METRICS_PORT: ${metricsPort} is taken by another program`,
    );
  });
});
