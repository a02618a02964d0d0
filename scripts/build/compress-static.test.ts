import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressStatic } from "./compress-static.ts";

const source = "const words = 'words';\n".repeat(200);
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "compress-"));
});

afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

const built = (path: string) => readFile(join(root, ".next/static", path));
const cached = () => readdir(join(root, ".cache/compressed"));

test("a script lies there for browsers that take brotli, and for those that take gzip", async () => {
  await write(".next/static/chunks/a.js", source);
  await compressStatic(root);
  expect(String(brotliDecompressSync(await built("chunks/a.js.br")))).toBe(source);
  expect(String(gunzipSync(await built("chunks/a.js.gz")))).toBe(source);
});

test("files that don't get smaller, or are compressed already, are left alone", async () => {
  await write(".next/static/a.js", "1");
  await write(".next/static/font.woff2", source);
  await compressStatic(root);
  expect((await readdir(join(root, ".next/static"))).sort()).toEqual(["a.js", "font.woff2"]);
});

test("what an earlier build had is not compressed again, and what no build has is not kept", async () => {
  await write(".next/static/a.js", source);
  await compressStatic(root);
  const names = await cached();
  // A file of another content: whoever finds it in the build knows where it came from.
  for (const name of names) await writeFile(join(root, ".cache/compressed", name), "kept");
  await rm(join(root, ".next"), { recursive: true });
  await write(".next/static/b.js", source);
  await compressStatic(root);
  expect(String(await built("b.js.br"))).toBe("kept");
  expect(await cached()).toEqual(names);
  await write(".next/static/b.js", `${source}1`);
  await compressStatic(root);
  expect(await cached()).not.toContain(names[0]);
});

test("a build without assets is no mistake", async () => {
  await compressStatic(root);
  expect(await cached()).toEqual([]);
});
