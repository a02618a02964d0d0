import { randomBytes } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { type ServerProcess, startServer } from "../bff/server-process.ts";

export interface UploadServers {
  portalUrl: string;
  portal: ServerProcess;
}

/** The built portal before an embedded Space of its own. Both end with this process. */
export async function startServers(): Promise<UploadServers> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-uploads-"));
  const [portalPort, spacePort] = await Promise.all([freePort(), freePort()]);
  const portalUrl = `http://localhost:${portalPort}`;
  const spaceUrl = `http://localhost:${spacePort}`;
  await startServer({
    name: "uploads-space",
    args: ["service/server.ts"],
    port: spacePort,
    environment: {
      PORTAL_URL: portalUrl,
      SPACE_PORT: String(spacePort),
      SPACE_PUBLIC_URL: spaceUrl,
      DATA_DIR: join(folder, "data"),
      WRITES_PER_MINUTE: "100000",
      SIGN_INS_PER_MINUTE: "100000",
    },
  });
  const services = ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"].map((service) => [
    `${service}_URL`,
    `${spaceUrl}/${service.toLowerCase()}/v1`,
  ]);
  const portal = await startServer({
    name: "uploads-portal",
    args: ["server.ts"],
    port: portalPort,
    environment: {
      ...Object.fromEntries(services),
      PORTAL_URL: portalUrl,
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: "demo",
      SPACE_FILE: "lib/space-file/morae.json",
    },
  });
  return { portalUrl, portal };
}
