import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "./build/build-if-stale.ts";
import { PlainError } from "./run/plain-error.ts";
import { Supervisor } from "./run/supervisor.ts";
import { makeDataFolder } from "./start/data-folder.ts";
import { takenPorts } from "./start/free-ports.ts";
import { portalPlan, spacePlan } from "./start/programs.ts";
import { loadEnvironmentFile, type StartSettings, startSettings } from "./start/settings.ts";

const supervisor = new Supervisor();
await supervisor.run(async () => {
  loadEnvironmentFile();
  console.log(await start(startSettings(process.env)));
});

/** Everything up, and the line to say then. */
async function start(settings: StartSettings): Promise<string> {
  await requireRoom(settings);
  makeDataFolder(join(settings.dataDir, "logs"));
  const space = settings.embeddedSpace ? supervisor.start(spacePlan(settings, process.env)) : undefined;
  const [url] = await Promise.all([startPortal(settings), space?.ready]);
  return settings.embeddedSpace
    ? `Atrium is at ${url} – sign in as ada@example.com, linus@example.com or grace@example.com (no password). Ctrl-C stops it.`
    : `Atrium is at ${url}. Ctrl-C stops it.`;
}

async function startPortal(settings: StartSettings): Promise<string> {
  await buildIfStale({ say: console.log, stopping: supervisor.stopping });
  return supervisor.start(await portalPlan(settings, process.env)).ready;
}

async function requireRoom({ embeddedSpace, port, spacePort }: StartSettings): Promise<void> {
  if (embeddedSpace && !existsSync("service/server.ts")) {
    throw new PlainError(
      "There is no service/ folder here to start a Space from: set AUTH_URL, ACMA_URL, ACDA_URL, CMA_URL and UPLOAD_URL to yours.",
    );
  }
  const space = { variable: "SPACE_PORT", port: spacePort, host: "127.0.0.1" } as const;
  const problems = await takenPorts([{ variable: "PORT", port }, ...(embeddedSpace ? [space] : [])]);
  if (problems.length > 0) throw new PlainError(problems.join("\n"));
}
