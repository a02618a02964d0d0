import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { startProgram } from "../../scripts/run/program.ts";
import { readServers } from "./state.ts";

interface AnotherPortal {
  url: string;
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * The built portal once more, at the same Space, with its own Space file. The Space doesn't redirect to it,
 * so sign-in is unavailable.
 * @param change of the demo Space's file
 */
export async function startAnotherPortal(
  folder: string,
  change: (morae: string) => string,
  port?: number,
): Promise<AnotherPortal> {
  const { spaceUrl } = readServers().steady;
  const service = (name: string) => `${spaceUrl}/${name}/v1`;
  return await startPortalOf({
    folder,
    spaceFile: change(readFileSync("lib/space-file/morae.json", "utf8")),
    spaceId: "demo",
    addresses: {
      ...{ auth: service("auth"), acma: service("acma"), acda: service("acda") },
      ...{ cma: service("cma"), upload: service("upload") },
    },
    port: port ?? (await freePort()),
  });
}

interface OwnSpace {
  folder: string;
  /** Its text. */
  spaceFile: string;
  spaceId: string;
  addresses: Record<"auth" | "acma" | "acda" | "cma" | "upload", string>;
  port: number;
}

/** The built portal at a Space. */
export async function startPortalOf({
  folder,
  spaceFile,
  spaceId,
  addresses,
  port,
}: OwnSpace): Promise<AnotherPortal> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "space.json");
  const logFile = join(folder, "portal.log");
  writeFileSync(file, spaceFile);
  const url = `http://localhost:${port}`;
  const services = Object.entries(addresses).map(([name, address]) => [`${name.toUpperCase()}_URL`, address]);
  const program = startProgram({
    name: "portal",
    args: ["server.ts"],
    environment: {
      ...machineEnvironment(),
      LOG_LEVEL: "debug",
      ...Object.fromEntries(services),
      PORTAL_URL: url,
      PORT: String(port),
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: spaceId,
      SPACE_FILE: file,
    },
    logFile,
  });
  await program.ready;
  return { url, log: () => readFileSync(logFile, "utf8"), stop: () => program.stop() };
}
