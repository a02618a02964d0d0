import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { takenPorts } from "./free-ports.ts";

async function listening(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { port: address.port, close: () => server.close() };
}

test("a port that another program listens at is named with its variable", async () => {
  const { port, close } = await listening();
  const [sentence, ...more] = await takenPorts([{ variable: "PORT", port }]);
  close();
  expect(more).toEqual([]);
  expect(sentence).toContain(`Port ${port} is taken`);
  expect(sentence).toContain(`PORT=${port + 100} npm start`);
});

test("a free port is no problem", async () => {
  const { port, close } = await listening();
  close();
  expect(await takenPorts([{ variable: "SPACE_PORT", port, host: "127.0.0.1" }])).toEqual([]);
});

test("the two programs need two ports", async () => {
  const both = [
    { variable: "PORT", port: 4000 },
    { variable: "SPACE_PORT", port: 4000 },
  ] as const;
  expect(await takenPorts(both)).toHaveLength(1);
});

/** Containers often let every user listen there. */
const firstForAll = "/proc/sys/net/ipv4/ip_unprivileged_port_start";
const isForRoot = existsSync(firstForAll) && Number(readFileSync(firstForAll, "utf8")) > 81;

test.runIf(isForRoot && process.geteuid?.() === 0)(
  "a port that is for root alone is named with its variable",
  () => {
    const source = `import { takenPorts } from "./scripts/start/free-ports.ts";
    console.log(await takenPorts([{ variable: "PORT", port: 81 }]));`;
    const out = execFileSync(process.execPath, ["--input-type=module", "--eval", source], { uid: 65_534 });
    expect(String(out)).toContain("Port 81 is for root alone: set PORT to 1024 or more.");
  },
);
