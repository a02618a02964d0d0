import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize } from "node:v8";
import type { Filesystem } from "@electric-sql/pglite/basefs";
import { createdOnce } from "#service/database/created-once-for-tests.ts";
import type { KeptFile } from "#service/database/kept-files-for-tests.ts";

/** Empty tables, or also the demo Space and its indexes, as a first start writes them. */
type Template = "tables" | "demo";

const root = join(import.meta.dirname, "../..");
const sources: Record<Template, string[]> = {
  tables: ["service/database/{*,migrations/*}.ts", "package-lock.json"],
  demo: ["service/**/*.{ts,json,md,webp}", "package-lock.json"],
};

const read = new Map<string, KeptFile[]>();
const fingerprints: Partial<Record<Template, string>> = {};

/** A copy of a template for one database in memory (`createService({ dataDir: "memory://" }, { cluster })`). */
export async function clusterForTests(template: Template = "tables"): Promise<Filesystem> {
  const { KeptFilesFS } = await import("#service/database/kept-files-for-tests.ts");
  const file = join(await templateOf(template), "space-db.kept");
  const files: KeptFile[] = read.get(file) ?? deserialize(readFileSync(file));
  read.set(file, files);
  return new KeptFilesFS(files);
}

/**
 * A `DATA_DIR` with a copy of a template. With "demo", a service does not write the demo Space at its start, only its
 * `callbackUrl`.
 * @param folder a new one in the temporary directory by default
 */
export async function dataDirForTests(template: Template = "tables", folder?: string): Promise<string> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), "atrium-space-")));
  await mkdir(dataDir, { recursive: true });
  // `cpSync` takes twice the CPU time.
  execFileSync("cp", ["-R", join(await templateOf(template), "space-db"), dataDir]);
  return dataDir;
}

async function templateOf(template: Template): Promise<string> {
  return await createdOnce(nameOf(template), (folder) => create(template, folder));
}

async function create(template: Template, folder: string): Promise<void> {
  // Loaded here, because most processes find the templates created, and PGlite takes half a second to load.
  const { addDemo, createTables } = await import("#service/database/create-cluster-for-tests.ts");
  if (template === "tables") return await createTables(folder);
  await addDemo(await dataDirForTests("tables", folder));
}

/** The demo's dates are counted back from the day on which it is written, so each day has its own. */
function nameOf(template: Template): string {
  return template === "tables"
    ? `cluster-${fingerprint(template)}`
    : `demo-${new Date().toISOString().slice(0, 10)}-${fingerprint(template)}`;
}

/** Hash of the sources of a template, read once: they don't change while a process runs. */
export function fingerprint(template: Template): string {
  fingerprints[template] ??= hashSources(template);
  return fingerprints[template];
}

function hashSources(template: Template): string {
  const hash = createHash("sha256");
  const files = globSync(sources[template], { cwd: root, exclude: ["**/*.test.ts"] });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}
