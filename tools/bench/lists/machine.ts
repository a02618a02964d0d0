import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import pg from "pg";
import * as z from "zod";

const versionSchema = z.tuple([z.object({ server_version: z.string() })]);

const sharedMegabytes = Math.floor(totalmem() / 2 ** 20 / 4);

/**
 * As an operator has it: commits are on the disk, and a quarter of the memory keeps pages, in huge pages if the machine
 * has enough of them (docs/postgresql.md, "Memory").
 */
export const operatorSettings = [
  "fsync=on",
  `shared_buffers=${sharedMegabytes}MB`,
  `huge_pages=${freeHugeMegabytes() > sharedMegabytes * 1.05 ? "on" : "off"}`,
];

/** Of 2 MB each, which is what Linux has on this architecture. */
function freeHugeMegabytes(): number {
  if (process.platform !== "linux") return 0;
  return 2 * Number(/^HugePages_Free: +(\d+)$/m.exec(readFileSync("/proc/meminfo", "utf8"))?.[1] ?? 0);
}

/** What it was measured on, in a sentence. */
export async function machineOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("show server_version");
  await client.end();
  const [{ server_version: version }] = versionSchema.parse(rows);
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const day = new Date().toISOString().slice(0, 10);
  const database = `PostgreSQL ${version.split(" ")[0]} (${operatorSettings.join(", ")})`;
  return `${day}: ${processors.length} × ${processors[0]?.model.trim()}, ${memory}, Node.js ${process.version}, ${database}, all on one machine with wrk.`;
}

/** Settings of a service that refuses no request for its rate. */
export const unlimitedService = {
  LOG_LEVEL: "error",
  READS_PER_MINUTE: "10000000",
  WRITES_PER_MINUTE: "10000000",
  REQUESTS_PER_MINUTE: "10000000",
};
