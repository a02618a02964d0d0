import { makeMapFiles } from "./build/map/map-files.ts";
import { sayError } from "./run/plain-error.ts";
import type { ProgramPlan } from "./run/program.ts";
import { Supervisor } from "./run/supervisor.ts";
import { portalPlan, spacePlan } from "./start/programs.ts";
import { loadEnvironmentFile, startSettings } from "./start/settings.ts";

/** Of what `server.ts` imports, what pages do not: Next.js reloads the rest by itself. */
const serverSources = [
  ...["server.ts", "lib/environment.ts", "lib/portal-server.ts", "lib/routes.ts", "lib/preferences.ts"],
  ...["lib/bridge", "lib/static-pages", "lib/gateway", "lib/installable", "lib/limits", "lib/session"],
  ...["lib/space-file", "lib/telemetry"],
];

const supervisor = new Supervisor();
await supervisor.run(async () => {
  loadEnvironmentFile();
  await makeMapFiles();
  await start();
});

async function start(): Promise<void> {
  const settings = startSettings(process.env);
  if (settings.embeddedSpace) watch(spacePlan(settings, process.env), ["service"]);
  watch(await portalPlan(settings, process.env), serverSources);
}

/** Restarted when its sources change, its output on the console. One that does not come up takes the other with it. */
function watch({ name, args, environment }: ProgramPlan, sources: readonly string[]): void {
  const watching = [...sources.map((path) => `--watch-path=${path}`), "--watch-preserve-output"];
  const { ready } = supervisor.start({
    name,
    args: [...watching, ...args],
    environment: { ...environment, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
  });
  ready.catch((error: unknown) => {
    if (supervisor.stopping.aborted) return;
    sayError(error);
    void supervisor.stop(1);
  });
}
