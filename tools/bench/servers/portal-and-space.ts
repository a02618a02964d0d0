import { randomBytes } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/run/free-port.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

export interface PortalAndSpace {
  portalUrl: string;
  portal: ServerProcess;
  space: ServerProcess;
}

/**
 * The built portal with an embedded Space without rate limits. Both end with this process.
 * @param name prefix of their logs
 * @param spaceFile the demo's, or another path within the given folder
 */
export async function startPortalAndSpace(
  name: string,
  spaceFile: (folder: string) => Promise<string> = async () => "lib/space-file/morae.json",
): Promise<PortalAndSpace> {
  const folder = await mkdtemp(join(tmpdir(), `atrium-${name}-`));
  const [portalPort, spacePort] = await Promise.all([freePort(), freePort()]);
  const portalUrl = `http://localhost:${portalPort}`;
  const spaceUrl = `http://localhost:${spacePort}`;
  const space = await startServer({
    name: `${name}-space`,
    args: ["service/server.ts"],
    port: spacePort,
    environment: {
      PORTAL_URL: portalUrl,
      SPACE_PORT: String(spacePort),
      SPACE_PUBLIC_URL: spaceUrl,
      DATA_DIR: join(folder, "data"),
      WRITES_PER_MINUTE: "100000",
      READS_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
      SIGN_INS_PER_MINUTE: "100000",
    },
  });
  const portal = await startServer({
    name: `${name}-portal`,
    args: ["server.ts"],
    port: portalPort,
    environment: {
      ...apisOf(spaceUrl),
      PORTAL_URL: portalUrl,
      PORTAL_READS_PER_MINUTE: "0",
      PORTAL_PAGES_PER_MINUTE: "0",
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: "demo",
      SPACE_FILE: await spaceFile(folder),
    },
  });
  return { portalUrl, portal, space };
}

/** The variables that tell a portal where the APIs of a Space are. */
export function apisOf(spaceUrl: string): Record<string, string> {
  return Object.fromEntries(
    ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"].map((api) => [
      `${api}_URL`,
      `${spaceUrl}/${api.toLowerCase()}/v1`,
    ]),
  );
}
