import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { createTwoFilesPatch } from "diff";
import { lookAtSpaceFile } from "../lib/space-file/parse.ts";
import { PullError } from "../lib/space-file/pull/ask-cma.ts";
import { type Pulled, pullSpaceFile } from "../lib/space-file/pull/pull.ts";
import { placedNotes } from "../lib/space-file/pull/pull-notes.ts";
import { readText } from "../lib/space-file/read-text.ts";
import { readOptions } from "./run/options.ts";
import { PlainError } from "./run/plain-error.ts";
import { loadEnvironmentFile } from "./start/settings.ts";

const usage = `CMA_TOKEN=… npm run space:pull -- [options]

Updates a Space file with the Content Types of its Space. What was written by hand stays: labels, help, columns, order,
comments, and rules that are stricter than the Space's.

  --out space.json   the file; by default SPACE_FILE, else lib/space-file/morae.json
  --dry-run          prints the changes and writes nothing
  --prune            removes types that the Space no longer has
  --content-types    the path at which CMA lists Content Types, e.g. "/spaces/{spaceId}/models"; it is written into the file
  --check            checks the file without contacting CMA

CMA_URL and SPACE_ID are the portal's (with .env); by default the embedded Space at http://localhost:4000. CMA_TOKEN is a
token for CMA (embedded Space: npm run space -- cma-token grace@example.com). It is neither stored nor printed.`;

try {
  process.exitCode = await run();
} catch (error) {
  const isSentence = error instanceof PullError || error instanceof PlainError;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values } = readOptions({
    options: {
      out: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      prune: { type: "boolean", default: false },
      "content-types": { type: "string" },
      check: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return say(usage);
  loadEnvironmentFile();
  const path = values.out ?? (process.env.SPACE_FILE || "lib/space-file/morae.json");
  const before = existsSync(path) ? textOf(path) : undefined;
  if (values.check) return check(before, path);
  const pulled = await pullSpaceFile({
    cma: cmaOf(process.env),
    contentTypesPath: values["content-types"],
    before,
    fileName: basename(path),
    prune: values.prune,
  });
  if (before !== pulled.text)
    console.log(createTwoFilesPatch(path, path, before ?? "", pulled.text, "now", "pulled"));
  tell(pulled, basename(path));
  if (pulled.errors.length > 0) throw new PullError("Nothing was written: a portal could not read the file.");
  if (before === pulled.text) return say(`${path} has everything that the Space has.`);
  if (values["dry-run"]) return say(`Nothing was written (--dry-run). ${path} stays as it is.`);
  await replaceFile(path, pulled.text);
  return say(`${path} is written.`);
}

function textOf(path: string): string {
  const read = readText(path);
  if ("problem" in read) throw new PullError(read.problem);
  return read.text;
}

function cmaOf({ CMA_TOKEN: token = "", CMA_URL, SPACE_PORT, SPACE_ID }: NodeJS.ProcessEnv) {
  if (token.trim() === "")
    throw new PullError(`CMA_TOKEN is not set: a token for CMA is needed.\n\n${usage}`);
  const url = (CMA_URL || `http://localhost:${SPACE_PORT || 4000}/cma/v1`).replace(/\/+$/, "");
  return { url, spaceId: SPACE_ID || "demo", token: token.trim() };
}

function check(text: string | undefined, path: string): number {
  if (text === undefined) throw new PullError(`${path}: there is no file to look at.`);
  const { errors, warnings } = lookAtSpaceFile(text, basename(path));
  for (const line of [...errors, ...warnings.map((warning) => `${warning} (a warning)`)]) console.log(line);
  if (errors.length === 0) return say(`${path} is in order.`);
  console.error(`${path} has ${errors.length === 1 ? "a mistake" : `${errors.length} mistakes`}.`);
  return 1;
}

function tell({ text, changes, notes, errors, warnings }: Pulled, fileName: string): void {
  for (const change of changes) console.log(change);
  for (const line of placedNotes(notes, text, fileName)) console.log(`! ${line}`);
  for (const line of [...errors, ...warnings]) console.log(`! ${line}`);
}

/** Whole or not at all: a portal may read it meanwhile. */
async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`;
  await writeFile(beside, text);
  await rename(beside, path);
}

function say(sentence: string): number {
  console.log(sentence);
  return 0;
}
