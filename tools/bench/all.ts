import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import * as z from "zod";
import { fingerprint } from "../../scripts/build/fingerprint.ts";
import { summaryOf } from "./summary.ts";
import { readReadmePart, writeIntoReadme } from "./write-into-readme.ts";

/** Each writes what it measured into its parts of tools/bench/README.md. */
const benchmarks = [
  { name: "pages", args: ["pages.ts", "--write"], parts: ["pages"] },
  { name: "bff", args: ["bff.ts", "--compare"], parts: ["compare"] },
  { name: "half load", args: ["bff.ts", "--half-load"], parts: ["half load"] },
  { name: "workers", args: ["bff.ts", "--workers"], parts: ["workers"] },
  { name: "storm", args: ["bff.ts", "--storm"], parts: ["storm"] },
  { name: "soak", args: ["bff.ts", "--soak"], parts: ["soak"] },
  { name: "typing", args: ["typing.ts", "--write"], parts: ["typing"] },
  { name: "lighthouse", args: ["lighthouse.ts", "--write"], parts: ["lighthouse"] },
  { name: "uploads", args: ["uploads.ts"], parts: [] },
  { name: "lists", args: ["lists.ts", "--write"], parts: ["lists"] },
  { name: "searches", args: ["searches.ts", "--write"], parts: ["searches"] },
  { name: "types", args: ["types.ts", "--write"], parts: ["types"] },
  { name: "replicas", args: ["replicas.ts", "--write"], parts: ["replicas"] },
  { name: "sizes", args: ["sizes.ts", "--write"], parts: ["sizes"] },
] as const;

/** What has run with these very sources, so that an interrupted run continues. */
const stateFile = ".cache/bench/finished.json";
const stateSchema = z.object({ sources: z.string(), finished: z.array(z.string()) });

const sources = await fingerprint(".");
const finished = new Set(process.argv.includes("--again") ? [] : await readFinished());
const failed: string[] = [];
for (const { name, args } of benchmarks) {
  if (finished.has(name)) {
    console.log(`${name}: measured before with these sources (--again measures all anew)`);
    continue;
  }
  console.log(`\n${name} …`);
  if (await runs(args)) await noteFinished(name);
  else failed.push(name);
}

const parts = await Promise.all(
  benchmarks.map(async ({ name, parts }) => ({
    name,
    isFailed: failed.includes(name),
    text: (await Promise.all(parts.map(readReadmePart))).join("\n"),
  })),
);
const summary = summaryOf(parts);
console.log(`\n${summary}`);
await writeIntoReadme("summary", summary);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runs([file, ...args]: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [`tools/bench/${file}`, ...args], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code === 0;
}

async function readFinished(): Promise<string[]> {
  const text = await readFile(stateFile, "utf8").catch(() => "null");
  const state = stateSchema.safeParse(JSON.parse(text));
  return state.success && state.data.sources === sources ? state.data.finished : [];
}

async function noteFinished(name: string): Promise<void> {
  finished.add(name);
  await mkdir(".cache/bench", { recursive: true });
  await writeFile(stateFile, JSON.stringify({ sources, finished: [...finished] }));
}
