import { makeMapFiles } from "./build/map/map-files.ts";
import { sayError } from "./run/plain-error.ts";
import type { Program } from "./run/program.ts";
import { Supervisor } from "./run/supervisor.ts";
import { keptSessionSecret } from "./start/session-secret.ts";
import { loadEnvironmentFile, startSettings } from "./start/settings.ts";

/** Of what `server.ts` imports, what pages do not: Next.js reloads the rest by itself. */
const serverSources = [
  ...["server.ts", "lib/environment.ts", "lib/portal-server.ts", "lib/routes.ts", "lib/preferences.ts"],
  ...["lib/bridge", "lib/static-pages", "lib/gateway", "lib/installable", "lib/limits", "lib/session"],
  ...["lib/space-file", "lib/telemetry"],
];

const supervisor = new Supervisor();
try {
  loadEnvironmentFile();
  await makeMapFiles();
  await start();
} catch (error) {
  sayError(error);
  await supervisor.stop(1);
}
process.exit(await supervisor.done);

/** Both programs, each restarted when its sources change. Their output goes to the console. */
async function start(): Promise<void> {
  const { port, dataDir, portalUrl, embeddedSpace } = startSettings(process.env);
  const { SESSION_SECRETS } = process.env;
  const secrets = embeddedSpace && !SESSION_SECRETS ? await keptSessionSecret(dataDir) : SESSION_SECRETS;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "development",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
    PORTAL_URL: portalUrl,
    DATA_DIR: dataDir,
    SESSION_SECRETS: secrets,
  };
  if (embeddedSpace) {
    const args = ["--watch-path=service", "--watch-preserve-output", "service/server.ts"];
    report(supervisor.start({ name: "Space service", args, environment }));
  }
  const watched = serverSources.map((path) => `--watch-path=${path}`);
  const args = [...watched, "--watch-preserve-output", "server.ts"];
  report(supervisor.start({ name: "portal", args, environment }));
}

/** One that does not come up takes the other with it. */
function report({ ready }: Program): void {
  ready.catch((error: unknown) => {
    if (supervisor.stopping.aborted) return;
    sayError(error);
    void supervisor.stop(1);
  });
}
