import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { findProgram } from "../../scripts/prepare/find-program.mjs";

test("nginx takes deploy/nginx.conf", () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-nginx-"));
  const file = join(folder, "nginx.conf");
  const values: Record<string, string> = { folder, listen: "127.0.0.1:8080", name: "localhost" };
  const example = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(
    file,
    example.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole),
  );
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    "/usr/sbin",
    "/usr/local/bin",
    "/opt/homebrew/bin",
  ];
  const nginx = findProgram(["nginx"], folders) ?? "nginx";
  const { stderr } = spawnSync(nginx, ["-t", "-p", folder, "-c", file], { encoding: "utf8" });
  expect(stderr).toContain("test is successful");
  rmSync(folder, { recursive: true });
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

test("alerts are rules of Prometheus, and they and the dashboards ask in PromQL", () => {
  const folder = "deploy/monitoring";
  const { groups } = rulesSchema.parse(parse(readFileSync(`${folder}/alerts.yaml`, "utf8")));
  const ofDashboards = globSync(`${folder}/*.json`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, json = ""]) =>
      z.string().parse(JSON.parse(json)).replaceAll("$__rate_interval", "5m"),
    ),
  );
  const expressions = [...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)), ...ofDashboards];
  expect(ofDashboards.length).toBeGreaterThan(20);
  expect(expressions.filter(isBroken)).toEqual([]);
  expect(isBroken("sum(rate(atrium_renewals_total[5m])")).toBe(true);
});

function isBroken(expression: string): boolean {
  let found = false;
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      found ||= type.isError;
    },
  });
  return found;
}
