import { join } from "node:path";
import type { ProgramPlan } from "../run/program.ts";
import { keptSessionSecret } from "./session-secret.ts";
import type { StartSettings } from "./settings.ts";

type Variables = NodeJS.ProcessEnv;

/** The embedded Space. It reads the portal's address, because sign-in ends there. */
export function spacePlan({ portalUrl, dataDir }: StartSettings, environment: Variables): ProgramPlan {
  return {
    name: "Space service",
    args: ["service/server.ts"],
    environment: { ...environment, PORTAL_URL: portalUrl, DATA_DIR: dataDir, NODE_ENV: "production" },
    logFile: join(dataDir, "logs/space.log"),
  };
}

/** The portal, in front of the embedded Space or of the one that the environment names. */
export async function portalPlan(
  { port, dataDir, embeddedSpace }: StartSettings,
  environment: Variables,
): Promise<ProgramPlan> {
  const { SESSION_SECRETS } = environment;
  const secrets = embeddedSpace && !SESSION_SECRETS ? await keptSessionSecret(dataDir) : SESSION_SECRETS;
  return {
    name: "portal",
    args: ["server.ts"],
    environment: { ...environment, PORT: String(port), SESSION_SECRETS: secrets, NODE_ENV: "production" },
    logFile: join(dataDir, "logs/portal.log"),
  };
}
