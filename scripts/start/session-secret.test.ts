import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSessionSecret } from "./session-secret.ts";

test("the secret is made once, long enough, and for its owner alone", async () => {
  const parent = await mkdtemp(join(tmpdir(), "secret-"));
  const dataDir = join(parent, "data");
  const [first, second] = await Promise.all([keptSessionSecret(dataDir), keptSessionSecret(dataDir)]);
  const file = join(dataDir, "session-secret");
  const modes = [await modeOf(dataDir), await modeOf(file)];
  await chmod(file, 0o644);
  await keptSessionSecret(dataDir);
  modes.push(await modeOf(file));
  await rm(parent, { recursive: true });
  expect(first).toHaveLength(64);
  expect(second).toBe(first);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test("starts at the same moment have the same secret, and leave nothing else", async () => {
  const parent = await mkdtemp(join(tmpdir(), "secret-"));
  for (let round = 0; round < 50; round++) {
    const dataDir = join(parent, String(round));
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSessionSecret(dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(64);
    expect(await readdir(dataDir)).toEqual(["session-secret"]);
  }
  await rm(parent, { recursive: true });
});

async function modeOf(path: string): Promise<number> {
  const { mode } = await stat(path);
  return mode & 0o777;
}
