import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ready = 'process.send({ ready: true, url: "x" });';
/** Notes its end, and goes on living until it is told. */
const obedient = (name: string) =>
  `process.once("SIGTERM", () => { require("node:fs").appendFileSync(process.env.NOTES, "${name} "); process.exit(0); }); setInterval(() => {}, 1000); ${ready}`;
const stubborn = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); ${ready}`;
const mortal = `setTimeout(() => process.exit(5), 100); ${ready}`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "supervisor-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** A process that keeps programs together, once they are all ready. */
async function supervise(...programs: string[]): Promise<{ child: ChildProcess; said: () => string }> {
  return await superviseWith({ pausesMs: [50, 100] }, ...programs);
}

async function superviseWith(
  { pausesMs, rest = "" }: { pausesMs: number[]; rest?: string },
  ...programs: string[]
): Promise<{ child: ChildProcess; said: () => string }> {
  const policy = { pausesMs, steadyMs: 60_000 };
  const code = `
    import { Supervisor } from ${JSON.stringify(join(import.meta.dirname, "supervisor.ts"))};
    const supervisor = new Supervisor(${JSON.stringify(policy)});
    await supervisor.run(async () => {
      for (const [index, code] of ${JSON.stringify(programs)}.entries()) {
        await supervisor.start({ name: "program " + index, args: ["-e", code], environment: process.env }).ready;
      }
      console.log("ready");
      ${rest};
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, NOTES: join(folder, "notes") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  await once(child.stdout, "data");
  return { child, said: () => said };
}

test("a signal ends all programs, the last one first", async () => {
  const { child } = await supervise(obedient("space"), obedient("portal"));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readFile(join(folder, "notes"), "utf8")).toBe("portal space ");
});

test("a signal ends the programs and the process while the start is unfinished", async () => {
  const rest = "await new Promise(() => {})";
  const { child } = await superviseWith({ pausesMs: [], rest }, obedient("space"));
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readFile(join(folder, "notes"), "utf8")).toBe("space ");
});

test("no program is started while the others are being stopped", async () => {
  const slow = `process.once("SIGTERM", () => setTimeout(() => process.exit(0), 1500)); setInterval(() => {}, 1000); ${ready}`;
  const late = "require('node:fs').writeFileSync(process.env.NOTES, 'late')";
  const rest = `
    await new Promise((resolve) => supervisor.stopping.addEventListener("abort", resolve));
    supervisor.start({ name: "late", args: ["-e", ${JSON.stringify(late)}], environment: process.env });`;
  const { child } = await superviseWith({ pausesMs: [], rest }, slow);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  await expect(readFile(join(folder, "notes"))).rejects.toThrow("ENOENT");
});

test("a Ctrl-C that arrives twice at once, from the terminal and from npm, is one", async () => {
  const { child } = await supervise(obedient("space"), obedient("portal"));
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readFile(join(folder, "notes"), "utf8")).toBe("portal space ");
});

test("a second Ctrl-C ends what does not end by itself", async () => {
  const { child } = await supervise(stubborn);
  child.kill("SIGINT");
  await wait(700);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([130, null]);
});

test("a program that crashes is restarted, and the other one keeps running", async () => {
  const crashOnce = `
    const fs = require("node:fs");
    fs.appendFileSync(process.env.NOTES, "start ");
    if (fs.readFileSync(process.env.NOTES, "utf8") === "start ") setTimeout(() => process.exit(5), 100);
    ${obedient("portal")}`;
  const { child, said } = await supervise(obedient("space"), crashOnce);
  await vi.waitFor(() => expect(said()).toContain("The program 1 is running again."), 10_000);
  expect(said()).toContain("The program 1 stopped by itself (exit code 5). It is restarted in 0.05 s.");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readFile(join(folder, "notes"), "utf8")).toBe("start start portal space ");
});

test("a program that crashes repeatedly ends all of them, with a message", async () => {
  const { child, said } = await supervise(obedient("space"), mortal);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(said().match(/It is restarted in/g)).toHaveLength(2);
  expect(said()).toContain(
    "The program 1 stopped by itself (exit code 5) after 2 restarts, so everything is stopped now.",
  );
  expect(await readFile(join(folder, "notes"), "utf8")).toBe("space ");
});

test("a signal during the pause before a restart ends the rest", async () => {
  const { child, said } = await superviseWith({ pausesMs: [60_000] }, obedient("space"), mortal);
  await vi.waitFor(() => expect(said()).toContain("It is restarted in 60 s."), 10_000);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readFile(join(folder, "notes"), "utf8")).toBe("space ");
});
