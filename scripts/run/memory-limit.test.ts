import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { signInToSpace } from "../../tools/scenarios/chaos/space/sign-in.ts";
import { freePort } from "./free-port.ts";

const mebibyte = 1024 * 1024;
const mostRounds = 20;

let folder: string;
let logFile: string;
let address: string;
let supervised: ChildProcess;
let said = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "memory-"));
  logFile = join(folder, "logs/space.log");
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const environment = {
    ...{ SPACE_PORT: String(port), SPACE_PUBLIC_URL: address },
    DATA_DIR: await dataDirForTests("demo", join(folder, "data")),
    ...{ DEMO_SPACE: "on", EMBEDDED_PROVIDER: "on", WRITES_PER_MINUTE: "100000", READS_PER_MINUTE: "100000" },
  };
  // Compiled at a first pass: each process is soon ended.
  const plan = { name: "Space service", args: ["--liftoff-only", "service/server.ts"], logFile };
  const code = `
    import { Supervisor } from ${JSON.stringify(resolve("scripts/run/supervisor.ts"))};
    const supervisor = new Supervisor({ pausesMs: [100, 200, 400], steadyMs: 60_000 });
    const environment = { ...process.env, ...${JSON.stringify(environment)} };
    await supervisor.run(async () => {
      await supervisor.start({ ...${JSON.stringify(plan)}, environment }).ready;
      console.log("ready");
    });`;
  supervised = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [supervised.stdout, supervised.stderr]) stream?.on("data", (text) => (said += text));
  await expect.poll(() => said, { timeout: 40_000 }).toContain("ready");
}, 60_000);
afterEach(async () => {
  supervised.kill("SIGTERM");
  await once(supervised, "exit");
  await rm(folder, { recursive: true, force: true });
});

/** Lets the service take this many more bytes. */
async function limitMemory(spareBytes: number): Promise<void> {
  const { pid } = supervised;
  const pids = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const [service = ""] = pids.split(" ");
  const kilobytes = /VmData:\s+(\d+)/.exec(await readFile(`/proc/${service}/status`, "utf8"))?.[1];
  const bytes = Number(kilobytes) * 1024 + spareBytes;
  execFileSync("prlimit", ["--pid", service, `--data=${bytes}`], { stdio: "ignore" });
}

// Only Linux limits the memory of a process that runs.
test.runIf(process.platform === "linux")(
  "the memory limit is reached: the log says so, and the service is started again with every acknowledged write",
  async () => {
    const accessToken = await signInToSpace(address);
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const space = `${address}/acma/v1/spaces/demo`;
    const notes = `${space}/content-types/note/contents`;
    const body = JSON.stringify({
      fields: { title: { "en-US": "Large" }, text: { "en-US": "x".repeat(400_000) } },
    });
    const acknowledged: string[] = [];
    const write = async () => {
      const response = await fetch(notes, { method: "POST", headers, body });
      const { sys }: { sys: { id: string } } = await response.json();
      if (response.status === 201) acknowledged.push(sys.id);
    };
    const list = async () => (await fetch(`${notes}?limit=100`, { headers })).text();
    for (let count = 0; count < 10; count += 1) await write();

    await limitMemory(4 * mebibyte);
    const isEnded = () => said.includes("stopped by itself (signal");
    for (let round = 0; round < mostRounds && !isEnded(); round += 1)
      await Promise.allSettled([...Array.from({ length: 12 }, list), write(), write()]);
    await expect.poll(() => said, { timeout: 40_000 }).toContain("The Space service is running again.");
    expect(isEnded()).toBe(true);
    expect(await readFile(logFile, "utf8")).toMatch(/out of memory|bad_alloc/);
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    for (const id of acknowledged)
      expect((await fetch(`${space}/contents/${id}`, { headers })).status).toBe(200);
  },
  120_000,
);
