import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

/** As at the start of a run: what this machine has is not known yet. */
async function makeClusters(): Promise<void> {
  vi.resetModules();
  const module = await import("#service/database/make-cluster-for-tests.ts");
  await module.default();
}

test("a machine without PostgreSQL is passed over", async () => {
  vi.stubEnv("PATH", "");
  await makeClusters();
});

test("a machine with pg_config alone is passed over", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atrium-pg-config-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = "#!/bin/sh\necho /missing\necho PostgreSQL 15.1\n";
  await writeFile(join(folder, "pg_config"), script, { mode: 0o755 });
  vi.stubEnv("PATH", folder);
  await makeClusters();
});

test("a run ends when its PostgreSQL can't be prepared", async () => {
  // Another account has no cluster in the cache.
  vi.spyOn(process, "getuid").mockReturnValue(4321);
  vi.stubEnv("TMPDIR", "/missing");
  await expect(makeClusters()).rejects.toThrow("/missing");
});
