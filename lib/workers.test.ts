import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "../scripts/run/free-port.ts";

const program = new URL("program-with-workers-for-tests.ts", import.meta.url);
const longestWaitMs = 40_000;
/** A call that was given to a worker as it was killed gets no answer. */
const lostCallMs = 3_000;

vi.setConfig({ testTimeout: 2 * longestWaitMs });

const programs: ChildProcess[] = [];
afterEach(() => {
  for (const child of programs.splice(0)) child.kill("SIGKILL");
});

/** A program with two workers. */
async function startWorkers(...args: string[]) {
  const port = await freePort();
  const environment = { SESSION_SECRETS: "s".repeat(32), LOG_LEVEL: "silent" };
  const child = fork(program, args, { env: { ...process.env, ...environment, PORT: String(port) } });
  programs.push(child);
  const read = async (path = "/", signal?: AbortSignal) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { ...(signal && { signal }) })).text();
  /** The process of each worker, once as many as `count` have answered. */
  const workers = async (count = 2, except?: string) => {
    const found = new Map<string, string>();
    await vi.waitFor(
      async () => {
        const [number = "", pid = ""] = (await read("/", AbortSignal.timeout(lostCallMs))).split(" ");
        if (pid !== except) found.set(number, pid);
        expect(found.size).toBe(count);
      },
      { timeout: longestWaitMs, interval: 20 },
    );
    return found;
  };
  return { child, read, workers, ended: once(child, "exit") };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("workers share a port, and one that dies is replaced under its number", async () => {
  const { child, workers } = await startWorkers();
  await once(child, "message");
  const before = await workers();
  expect([...before.keys()].sort()).toEqual(["1", "2"]);
  process.kill(Number(before.get("1")), "SIGKILL");
  const after = await workers(2, before.get("1"));
  expect(after.get("2")).toBe(before.get("2"));
});

test("SIGTERM lets every worker finish its calls, then the program exits with 0", async () => {
  const { child, read, workers, ended } = await startWorkers();
  await once(child, "message");
  const pids = [...(await workers()).values()];
  const calls = [read("/slow"), read("/slow"), read("/slow"), read("/slow")];
  await read();
  child.kill("SIGTERM");
  child.kill("SIGTERM");
  for (const call of calls) expect(await call).toMatch(/^[12] \d+$/);
  expect(await ended).toEqual([0, null]);
  expect(pids.map(Number).filter(isRunning)).toEqual([]);
});

test("workers end with a program that was killed, or whose parent process has ended", async () => {
  const killed = await startWorkers();
  await once(killed.child, "message");
  const pids = [...(await killed.workers()).values()].map(Number);
  killed.child.kill("SIGKILL");
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: longestWaitMs });
  const left = await startWorkers();
  await once(left.child, "message");
  left.child.disconnect();
  expect(await left.ended).toEqual([0, null]);
});

test("a program whose worker can’t start exits with 1", async () => {
  const { ended } = await startWorkers("--refuse-to-start");
  expect(await ended).toEqual([1, null]);
});
