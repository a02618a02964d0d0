import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { routes } from "../../lib/routes.ts";
import { instruments as ofPortal } from "../../lib/telemetry/instruments.ts";
import { findProgram } from "../../scripts/prepare/find-program.mjs";
import { instruments as ofSpace } from "../../service/metrics/instruments.ts";
import { sections } from "./variables.ts";

test("nginx takes deploy/nginx.conf, sends http to https at the same address, and logs no token", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-nginx-"));
  const file = join(folder, "nginx.conf");
  const http = join(folder, "http");
  const values: Record<string, string> = {
    folder,
    name: "localhost",
    listen: `unix:${join(folder, "https")}`,
    listen_http: `unix:${http}`,
  };
  const example = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(
    file,
    example
      .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
      // No portal answers there.
      .replaceAll(/127\.0\.0\.1:300\d/g, `unix:${join(folder, "none")}`),
  );
  const nginx = (...args: string[]) =>
    spawnSync(findProgram(["nginx"]) ?? "nginx", ["-p", folder, "-c", file, ...args], { encoding: "utf8" });
  onTestFinished(() => {
    nginx("-s", "stop");
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });
  expect(nginx("-t").stderr).toContain("test is successful");
  // It leaves for the background once it listens.
  expect(nginx().status).toBe(0);
  const ask = async (socketPath: string | undefined, path: string) => {
    const [answer] = await once(get({ socketPath, path, headers: { host: "localhost" } }), "response");
    answer.resume();
    return [answer.statusCode, answer.headers.location];
  };
  expect(await ask(http, "/list?q=a%20b")).toEqual([301, "https://localhost/list?q=a%20b"]);
  const takingTokens = Object.values(routes).flatMap((route) => ("takesToken" in route ? [route.path] : []));
  expect(takingTokens).toHaveLength(3);
  for (const path of takingTokens) {
    expect(await ask(values.listen?.slice(5), `${path}?exchangeToken=secret`)).toEqual([502, undefined]);
  }
  const logs = ["access.log", "error.log"].map((name) => readFileSync(join(folder, name), "utf8"));
  expect(logs.join("")).not.toContain("secret");
});

const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.record(z.string(), z.string()).optional(),
  annotations: z.strictObject({ summary: z.string() }),
});
const rulesSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
});

const monitoring = "deploy/monitoring";
const { groups } = rulesSchema.parse(parse(readFileSync(`${monitoring}/alerts.yaml`, "utf8")));
const ofDashboards = globSync(`${monitoring}/*.json`).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, json = ""]) =>
    z.string().parse(JSON.parse(json)).replaceAll("$__rate_interval", "5m"),
  ),
);
const expressions = [...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)), ...ofDashboards];

test("alerts are rules of Prometheus, and they and the dashboards ask in PromQL", () => {
  expect(ofDashboards.length).toBeGreaterThan(20);
  expect(expressions.filter((expression) => namesIn(expression).has("⚠"))).toEqual([]);
  expect(namesIn("sum(rate(atrium_renewals_total[5m])").has("⚠")).toBe(true);
});

test("alerts and dashboards ask for metrics and labels that the programs have", () => {
  expect(expressions.flatMap(unknownNames)).toEqual([]);
  const wrong = 'sum by (pol) (space_media_job{pool="requests"}) + space_replicas{state=~"used|gone"}';
  expect(unknownNames(wrong)).toEqual(["space_media_job", "pol", "gone"]);
});

/** What an expression names, by the kind of node of its syntax tree: `⚠` is where it is broken. */
function namesIn(expression: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => {
      names.set(name, [...(names.get(name) ?? []), expression.slice(from, to)]);
    },
  });
  return names;
}

const endings = { counter: ["_total"], histogram: ["_bucket", "_count", "_sum"], gauge: [""] };
const metrics = Object.entries({ ...ofPortal, ...ofSpace });
const metricNames = new Set(
  metrics.flatMap(([name, { kind }]) => endings[kind].map((ending) => name.replaceAll(".", "_") + ending)),
);
const labels = new Set(["le", ...metrics.flatMap(([, each]) => Object.keys(each.labels))]);
const values = new Set(metrics.flatMap(([, each]) => Object.values<readonly string[]>(each.labels).flat()));

function unknownNames(expression: string): string[] {
  const names = namesIn(expression);
  const asked = names.get("StringLiteral")?.flatMap((literal) => literal.slice(1, -1).split("|")) ?? [];
  return [
    ...(names.get("Identifier") ?? []).filter((name) => !metricNames.has(name)),
    ...(names.get("LabelName") ?? []).filter((name) => !labels.has(name)),
    ...asked.filter((value) => !values.has(value)),
  ];
}

const environment = z.record(z.string(), z.unknown());
const composeSchema = z.object({
  services: z.record(z.string(), z.object({ image: z.string(), environment: environment.optional() })),
});
const deploymentSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.array(z.object({ env: z.array(z.object({ name: z.string(), value: z.unknown() })) })),
      }),
    }),
  }),
});
/** Read by Node.js and by the AWS SDK. */
const ofLibraries = /^(NODE_ENV|AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|ENDPOINT_URL|REGION))$/;

function variablesOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (file.endsWith("compose.yaml")) {
    const { services } = composeSchema.parse(parse(text, { merge: true }));
    const ours = Object.values(services).filter(({ image }) => image.startsWith("atrium-"));
    return ours.flatMap(({ environment = {} }) => Object.keys(environment));
  }
  if (file.endsWith(".yaml")) {
    return parseAllDocuments(text).flatMap((document) => {
      const { data } = deploymentSchema.safeParse(document.toJS());
      return data?.spec.template.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)) ?? [];
    });
  }
  const lines = file.endsWith(".env.example")
    ? text.split("\n")
    : [...text.matchAll(/^(?:Environment=|ENV )(.*)$/gm)].flatMap(([, pairs = ""]) => pairs.split(" "));
  return lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
}

test.each([
  "deploy/Dockerfile",
  "deploy/compose.yaml",
  ...globSync("deploy/kubernetes/{portal,space}.{yaml,env.example}"),
  ...globSync("deploy/systemd/*.{service,env.example}"),
])("%s sets variables that the programs have", (file) => {
  const known = new Set(sections().flatMap(({ variables }) => variables.map(({ name }) => name)));
  const set = variablesOf(file);
  expect(set.length).toBeGreaterThan(0);
  expect(set.filter((name) => !known.has(name) && !ofLibraries.test(name))).toEqual([]);
});

test.each(["deploy/Dockerfile", "deploy/systemd/space.env.example"])(
  "%s runs the Space service without the demo Space and its accounts",
  (file) => {
    expect(readFileSync(file, "utf8").split(/\s/)).toEqual(
      expect.arrayContaining(["DEMO_SPACE=off", "EMBEDDED_PROVIDER=off"]),
    );
  },
);

test("each unit reads settings that docs/deploy.md installs", () => {
  const page = readFileSync("docs/deploy.md", "utf8");
  for (const unit of globSync("deploy/systemd/*.service")) {
    const [, file = unit, name = ""] = /EnvironmentFile=(\S+\/(\S+))/.exec(readFileSync(unit, "utf8")) ?? [];
    expect(page).toContain(`deploy/systemd/${name}.example ${file}\n`);
  }
});
