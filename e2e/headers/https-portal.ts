import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { startProgram } from "../../scripts/run/program.ts";

/** A portal that is configured for https. The proxy in front of it is left out: it changes no answer. */
export async function startHttpsPortal(folder: string) {
  const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
  const nowhere = "https://127.0.0.1:9/x/v1";
  const portal = startProgram({
    name: "portal",
    args: ["server.ts"],
    environment: {
      ...machineEnvironment(),
      PORT: String(port),
      PORTAL_URL: "https://members.example.com",
      TRUST_PROXY: "1",
      PORTAL_SIGN_INS_PER_MINUTE: "9",
      METRICS_PORT: String(metricsPort),
      SESSION_SECRETS: "a secret for tests that is long enough",
      SPACE_ID: "demo",
      SPACE_FILE: "lib/space-file/morae.json",
      ...Object.fromEntries(
        ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"].map((name) => [`${name}_URL`, nowhere]),
      ),
    },
    logFile: join(folder, "portal.log"),
  });
  await portal.ready;
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    stop: () => portal.stop(),
  };
}
