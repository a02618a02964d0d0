import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { expect, test } from "../portal.ts";

interface Started {
  child: ChildProcess;
  /** All that it printed so far. */
  output: () => string;
  port: number;
  dataDir: string;
}

async function start(dataDir: string, more: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      PORT: String(port),
      SPACE_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...more,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  return { child, output: () => output, port, dataDir };
}

test("npm start says one line, serves, logs to files, and ends when it is told to", async () => {
  const { child, output, port, dataDir } = await start(test.info().outputPath("data"));
  await expect.poll(output, { timeout: 30_000 }).toContain(`http://localhost:${port} `);
  expect(output().trim().split("\n")).toHaveLength(1);
  for (const account of ["ada", "linus", "grace"]) expect(output()).toContain(`${account}@example.com`);
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
  expect(await readFile(join(dataDir, "logs/portal.log"), "utf8")).toContain('"listening"');
  expect(await readFile(join(dataDir, "logs/space.log"), "utf8")).not.toBe("");

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
});

test("a port that is taken is one sentence", async ({ portal }) => {
  const taken = new URL(portal.url).port;
  const { child, output } = await start(test.info().outputPath("data"), { PORT: taken });
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(output().trim().split("\n")).toHaveLength(1);
  expect(output()).toContain(`Port ${taken} is taken`);
});
