import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Candidate } from "./candidates.ts";

/** What one answer costs apart from time. */
export interface PageCost {
  /** The routes of the Space that the portal called, for this page. */
  calls: string[];
  bytes: { raw: number; gzip: number; brotli: number };
}

/** The log of a Space has a line for each answer, written within this time. */
const logMs = 300;

/** @param spaceLog the file of the Space's log */
export async function pageCost({ name, target }: Candidate, spaceLog: string): Promise<PageCost> {
  await htmlOf(name, target);
  await wait(logMs);
  const before = await answeredRoutes(spaceLog);
  const html = await htmlOf(name, target);
  await wait(logMs);
  const calls = (await answeredRoutes(spaceLog)).slice(before.length);
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return { calls, bytes: { raw: html.length, gzip: gzipSync(html).length, brotli: brotli.length } };
}

async function htmlOf(name: string, { url, headers }: Candidate["target"]): Promise<Buffer> {
  const response = await fetch(url, { headers, redirect: "manual" });
  const html = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${name} (${url}) was answered with ${response.status}`);
  return html;
}

async function answeredRoutes(spaceLog: string): Promise<string[]> {
  const lines = (await readFile(spaceLog, "utf8")).split("\n");
  return lines.flatMap((line) => {
    if (!line.includes('"answered"')) return [];
    const { method, route } = JSON.parse(line);
    return [`${method} ${route}`];
  });
}
