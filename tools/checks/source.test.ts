import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSources } from "./source.ts";

test("TypeScript is read in every folder, but not what others wrote or a program made", async () => {
  const root = await mkdtemp(join(tmpdir(), "atrium-sources-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const others = [".next/a.ts", "node_modules/a/a.ts", "new/node_modules/a/a.ts", "tools/bench/peers/a.ts"];
  for (const path of ["new/folder/a.ts", "new/b.tsx", "c.ts", "new/d.d.ts", "new/e.mjs", ...others]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), "");
  }
  const sources = await readSources(root);
  expect(sources.map(({ path }) => path)).toEqual(["c.ts", "new/b.tsx", "new/folder/a.ts"]);
});
