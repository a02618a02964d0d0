import { glob, readFile, rm, stat } from "node:fs/promises";
import { classProblems } from "./class-names.ts";
import { clientBoundaries } from "./client-boundaries.ts";
import { commandProblems } from "./command.ts";
import { importDirection } from "./import-direction.ts";
import { importTable } from "./import-table.ts";
import { lazyParts } from "./lazy-parts.ts";
import { lockProblems, lockSchema, missingOptionalPackages } from "./lock-file.ts";
import { manifestProblems } from "./manifests.ts";
import { pageMessages } from "./page-messages.ts";
import { readSources, type Source } from "./source.ts";
import { tokenNamesOutsideSession } from "./token-names.ts";
import { zodNames } from "./zod-names.ts";

export interface Check {
  name: string;
  /** A line or more for each thing found. What is noted is said too, and fails nothing. */
  run(note: (line: string) => void): Promise<string[]>;
}

/** All that holds for the sources as they are written, without running them. */
export function checks(): Check[] {
  const sources = readSources(".");
  const ofSources = (find: (sources: readonly Source[]) => string[]) => async () => find(await sources);
  return [
    {
      name: "format and lint",
      run: () =>
        commandProblems("node_modules/@biomejs/biome/bin/biome", [
          "check",
          "--colors=off",
          "--error-on-warnings",
          "--max-diagnostics=30",
        ]),
    },
    { name: "types", run: checkTypes },
    {
      name: "nothing unused",
      run: () =>
        commandProblems("node_modules/knip/bin/knip.js", [
          "--no-progress",
          "--cache",
          "--cache-location",
          ".cache/knip",
        ]),
    },
    { name: "import direction", run: ofSources((all) => importDirection(all, importTable)) },
    { name: "the browser's part of zod", run: ofSources((all) => zodNames(all, importTable)) },
    { name: '"use client" stands at boundaries', run: ofSources(clientBoundaries) },
    { name: "every class is known and in use", run: async () => checkClasses(await sources) },
    { name: "no part takes its page along", run: ofSources(lazyParts) },
    { name: "pages send the messages of their client components", run: ofSources(pageMessages) },
    { name: "tokens stay in lib/session", run: ofSources(tokenNamesOutsideSession) },
    {
      name: "documents made from the code are up to date",
      run: () => commandProblems("tools/documents/make.ts", ["--check"]),
    },
    { name: "manifests fit their schemas", run: manifestProblems },
    { name: "the lock file is exact and for every platform", run: checkLockFile },
  ];
}

async function checkClasses(sources: readonly Source[]): Promise<string[]> {
  const sheets: { path: string; text: string }[] = [];
  for await (const path of glob("{app,components}/**/*.css"))
    sheets.push({ path, text: await readFile(path, "utf8") });
  return classProblems(sources, sheets);
}

async function checkLockFile(): Promise<string[]> {
  const lock = lockSchema.parse(JSON.parse(await readFile("package-lock.json", "utf8")));
  const missing = missingOptionalPackages(lock).map(
    ({ name }) => `lacks ${name}; npm ci would refuse it. Run node scripts/complete-lock.ts`,
  );
  return [...missing, ...lockProblems(lock)].map((problem) => `package-lock.json: ${problem}`);
}

const buildInfo = ".cache/check.tsbuildinfo";

async function checkTypes(): Promise<string[]> {
  await forgetTypesOfOldMessages();
  const generated = await commandProblems("node_modules/next/dist/bin/next", ["typegen"]);
  if (generated.length > 0) return generated;
  return commandProblems("node_modules/typescript/bin/tsc", [
    "--noEmit",
    "--pretty",
    "false",
    "-p",
    "tools/checks/tsconfig.json",
    "--checkers",
    "2",
  ]);
}

/** TypeScript 7.0 checks no file again for a change of JSON that it imports (microsoft/TypeScript#64025). */
async function forgetTypesOfOldMessages(): Promise<void> {
  const [checked, ...catalogues] = await Promise.all(
    [buildInfo, "lib/messages/en.json", "lib/messages/ko.json"].map((path) =>
      stat(path).catch(() => undefined),
    ),
  );
  const checkedAt = checked?.mtimeMs ?? 0;
  if (catalogues.some((catalogue) => (catalogue?.mtimeMs ?? 0) > checkedAt))
    await rm(buildInfo, { force: true });
}
