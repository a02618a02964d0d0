import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockDirectory } from "#service/database/directory-lock.ts";

let folder: string;
let directory: string;
let sleeper: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-lock-"));
  directory = join(folder, "db");
});
afterEach(async () => {
  sleeper?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const writeHolder = (holder: unknown) => writeFile(`${directory}.lock`, JSON.stringify(holder));

async function aliveProcess(): Promise<number> {
  sleeper = spawn("sleep", ["60"]);
  await once(sleeper, "spawn");
  return sleeper.pid ?? 0;
}

it("lets one holder in, and the next one after it", async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  await lock.release();
  await (await lockDirectory(directory)).release();
});

it("names its holder as soon as it is there", async () => {
  const read: string[] = [];
  for (let round = 0; round < 50; round++) {
    let isDone = false;
    const locking = lockDirectory(directory).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      if (existsSync(`${directory}.lock`)) read.push(readFileSync(`${directory}.lock`, "utf8"));
      await setImmediate();
    }
    await (await locking).release();
  }
  expect(read.filter((text) => !text.endsWith("}"))).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it("refuses while another process that is alive holds it", async () => {
  await writeHolder({ pid: await aliveProcess(), startedAt: null });
  await expect(lockDirectory(directory)).rejects.toThrow(/in use by process/);
});

it.runIf(process.platform === "linux")("ignores a holder whose process number was reused", async () => {
  await writeHolder({ pid: await aliveProcess(), startedAt: "an earlier boot 1" });
  await (await lockDirectory(directory)).release();
});

it.runIf(process.platform === "linux")("ignores a killed holder that was not reaped", async () => {
  // The shell starts a process, becomes `sleep` and so never asks how that process ended: it stays a zombie.
  sleeper = spawn("sh", ["-c", "sleep 60 & echo $! && exec sleep 60 >&-"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = sleeper.stdout === null ? [""] : await once(sleeper.stdout, "data");
  const pid = Number(String(line));
  // Before that, the shell would reap the process.
  await expect.poll(() => readFile(`/proc/${sleeper?.pid}/comm`, "utf8")).toBe("sleep\n");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const boot = (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();
  await writeHolder({ pid, startedAt: `${boot} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}` });
  await expect(lockDirectory(directory)).rejects.toThrow(/in use by process/);
  process.kill(pid, "SIGKILL");
  await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
  await (await lockDirectory(directory)).release();
});

it.each(["", "{", "{}", '{"pid":-1,"startedAt":null}'])("passes over a lock that says %j", async (text) => {
  await writeFile(`${directory}.lock`, text);
  await (await lockDirectory(directory)).release();
});
