import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
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

test("another start never reads a part of the secret", async () => {
  const parent = await mkdtemp(join(tmpdir(), "secret-"));
  const lengths = new Set<number>();
  for (let round = 0; round < 50; round++) {
    const dataDir = join(parent, String(round));
    let isDone = false;
    const start = keptSessionSecret(dataDir).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const file = join(dataDir, "session-secret");
      if (existsSync(file)) lengths.add(readFileSync(file, "utf8").length);
      await setImmediate();
    }
    await start;
    expect(await readdir(dataDir)).toEqual(["session-secret"]);
  }
  await rm(parent, { recursive: true });
  expect([...lengths]).toEqual([64]);
});

async function modeOf(path: string): Promise<number> {
  const { mode } = await stat(path);
  return mode & 0o777;
}
