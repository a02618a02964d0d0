import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../../scripts/run/free-port.ts";
import type { Machine } from "../scenarios/adapter.ts";
import { signInToSpace } from "../scenarios/chaos/space/sign-in.ts";
import { startNode } from "../scenarios/site/node-process.ts";
import type { Version } from "./site.ts";

/** The service on one machine, with the embedded database: each version opens the folder of the other. */
export async function tryEmbedded(
  machine: Machine,
  roots: Record<Version, string>,
  folder: string,
): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, "embedded");
  mkdirSync(dataDir, { recursive: true });
  const environment = {
    ...{ SPACE_PORT: String(port), SPACE_PUBLIC_URL: address, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    ...{ DEMO_SPACE: "on", EMBEDDED_PROVIDER: "on", ACCESS_TOKEN_SECONDS: "86400" },
  };
  const titles = new Map<string, string>();
  let accessToken: string | undefined;
  for (const version of ["last", "today", "last"] as const) {
    const plan = { machine, port, logFile: join(folder, "embedded.log") };
    const program = { args: ["service/server.ts"], cwd: roots[version], environment };
    const { pid, ended } = await startNode(plan, program);
    accessToken ??= await signInToSpace(address);
    const api = `${address}/acma/v1/spaces/demo`;
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    for (const [id, title] of titles) {
      const response = await fetch(`${api}/contents/${id}`, { headers });
      expect(await response.json()).toMatchObject({ fields: { title: { "en-US": title } } });
    }
    const title = `Of ${version}, number ${titles.size}`;
    const body = JSON.stringify({ fields: { title: { "en-US": title } } });
    const response = await fetch(`${api}/content-types/note/contents`, { method: "POST", headers, body });
    const created: { sys: { id: string } } = await response.json();
    expect(response.status).toBe(201);
    titles.set(created.sys.id, title);
    process.kill(pid, "SIGTERM");
    expect(await ended).toBe(0);
    machine.say(`the embedded database with ${version}: its session, and all ${titles.size} Contents`);
  }
}
