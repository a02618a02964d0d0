import { sayError } from "./run/plain-error.ts";
import type { Program } from "./run/program.ts";
import { Supervisor } from "./run/supervisor.ts";
import { keptSessionSecret } from "./start/session-secret.ts";
import { loadEnvironmentFile, startSettings } from "./start/settings.ts";

const supervisor = new Supervisor();
try {
  loadEnvironmentFile();
  await start();
} catch (error) {
  sayError(error);
  await supervisor.stop(1);
}
process.exit(await supervisor.done);

/** Both programs, each starting over when its sources change. Their output goes to the console. */
async function start(): Promise<void> {
  const { port, dataDir, portalUrl, embeddedSpace } = startSettings(process.env);
  const { SESSION_SECRETS } = process.env;
  const secrets = embeddedSpace && !SESSION_SECRETS ? await keptSessionSecret(dataDir) : SESSION_SECRETS;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "development",
    NEXT_TELEMETRY_DISABLED: "1",
    PORTAL_URL: portalUrl,
    DATA_DIR: dataDir,
    SESSION_SECRETS: secrets,
  };
  if (embeddedSpace) {
    const args = ["--watch", "--watch-preserve-output", "service/server.ts"];
    report(supervisor.start({ name: "Space service", args, environment }));
  }
  const args = ["node_modules/next/dist/bin/next", "dev", "--port", String(port)];
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
