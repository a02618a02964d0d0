import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Program, startProgram } from "./program.ts";

const ready = 'process.send({ ready: true, url: "http://localhost:1" });';
const live = "setInterval(() => {}, 1000);";
const started: Program[] = [];
let folder: string;
let shown: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "program-"));
  shown = [];
  vi.spyOn(console, "error").mockImplementation((line) => shown.push(String(line)));
});

afterEach(async () => {
  for (const program of started.splice(0)) program.kill();
  await rm(folder, { recursive: true });
});

function start(code: string): Program {
  const logFile = join(folder, "logs/portal.log");
  const program = startProgram({ name: "portal", args: ["-e", code], environment: process.env, logFile });
  started.push(program);
  return program;
}

test("a program is ready when it says so, with its address", async () => {
  expect(await start(ready + live).ready).toBe("http://localhost:1");
  expect(shown).toEqual([]);
});

test("what it prints goes to its log alone", async () => {
  const program = start(`console.log("one"); ${ready}`);
  await program.ready;
  await program.ended;
  expect(await readFile(join(folder, "logs/portal.log"), "utf8")).toBe("one\n");
  expect(shown).toEqual([]);
});

test("what it warns of at its start is shown", async () => {
  const line = JSON.stringify({ level: 40, msg: "the store is away" });
  await start(`console.log(${JSON.stringify(line)}); ${ready}${live}`).ready;
  expect(shown).toEqual(["the store is away"]);
});

test("one that ends before it is ready says why, and how it ended", async () => {
  const program = start('console.error("PORT: too large"); process.exit(3);');
  await expect(program.ready).rejects.toThrow(/^PORT: too large\nThe portal did not start \(exit code 3\)\./);
});

test("it is asked to finish", async () => {
  const program = start(`process.once("SIGTERM", () => process.exit(7)); ${ready}${live}`);
  await program.ready;
  await program.stop();
  expect(await program.ended).toBe("exit code 7");
});

test("one that hangs can be ended", async () => {
  const program = start(`process.on("SIGTERM", () => {}); ${ready}${live}`);
  await program.ready;
  program.kill();
  expect(await program.ended).toBe("signal SIGKILL");
});
