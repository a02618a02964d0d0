import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
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
  mkdirSync(folder, { recursive: true });
  const spaceFile = join(folder, "space.json");
  const logFile = join(folder, "portal.log");
  writeFileSync(spaceFile, change(readFileSync("lib/space-file/morae.json", "utf8")));
  const own = port ?? (await freePort());
  const url = `http://localhost:${own}`;
  const { spaceUrl } = readServers().steady;
  const { PATH, HOME, TMPDIR } = process.env;
  const services = ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"].map((name) => [
    `${name}_URL`,
    `${spaceUrl}/${name.toLowerCase()}/v1`,
  ]);
  const program = startProgram({
    name: "portal",
    args: ["server.ts"],
    environment: {
      ...{ PATH, HOME, TMPDIR, NODE_ENV: "production", LOG_LEVEL: "debug" },
      ...Object.fromEntries(services),
      PORTAL_URL: url,
      PORT: String(own),
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: "demo",
      SPACE_FILE: spaceFile,
    },
    logFile,
  });
  await program.ready;
  return { url, log: () => readFileSync(logFile, "utf8"), stop: () => program.stop() };
}
