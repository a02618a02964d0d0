import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSessionSecret } from "./session-secret.ts";

test("the secret is made once, long enough, and for its owner alone", async () => {
  const parent = await mkdtemp(join(tmpdir(), "secret-"));
  const dataDir = join(parent, "data");
  const [first, second] = await Promise.all([keptSessionSecret(dataDir), keptSessionSecret(dataDir)]);
  const { mode } = await stat(join(dataDir, "session-secret"));
  await rm(parent, { recursive: true });
  expect(first).toHaveLength(64);
  expect(second).toBe(first);
  expect(mode & 0o777).toBe(0o600);
});
