import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { peersFolder } from "../bff/peers.ts";

const program = join(peersFolder, "node_modules/lighthouse/cli/index.js");
const numberSchema = z.looseObject({ numericValue: z.optional(z.number()) });
const reportSchema = z.looseObject({
  categories: z.record(z.string(), z.looseObject({ score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.looseObject({ ...numberSchema.shape, score: z.nullish(z.number()), title: z.string() }),
  ),
});

/** What Lighthouse says of one visit, cold, on the phone that it plays by default. */
export interface Visit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  lcpMs: number;
  cls: number;
  blockingMs: number;
  /** What cost points, by name. */
  lost: string[];
}

/** Measures an address in the browser behind `port`, which keeps its cookies: the member stays signed in. */
export async function runLighthouse(url: string, port: number): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-lighthouse-"));
  const file = join(folder, "report.json");
  const categories = "--only-categories=performance,accessibility,best-practices";
  const options = [`--port=${port}`, "--output=json", `--output-path=${file}`, "--quiet"];
  const child = spawn(process.execPath, [program, url, ...options, "--disable-storage-reset", categories], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  const report = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  return visitOf(reportSchema.parse(JSON.parse(report)));
}

function visitOf({ categories, audits }: z.infer<typeof reportSchema>): Visit {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    bestPractices: points("best-practices"),
    lcpMs: Math.round(value("largest-contentful-paint")),
    cls: Math.round(value("cumulative-layout-shift") * 10_000) / 10_000,
    blockingMs: Math.round(value("total-blocking-time")),
    lost: Object.values(audits).flatMap(({ score, title }) =>
      typeof score === "number" && score < 0.9 ? [title] : [],
    ),
  };
}
