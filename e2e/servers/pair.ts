import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { type Program, startProgram } from "../../scripts/run/program.ts";
import { startCollector } from "./collector.ts";
import { startRecordingProxy } from "./recording-proxy.ts";
import { Recordings } from "./recordings.ts";

interface Pair {
  /** Where a browser finds the portal. */
  url: string;
  /** Where the browser and the portal find the Space service. */
  spaceUrl: string;
  /** Of its recordings, logs and data. */
  folder: string;
  stop(): Promise<void>;
}

interface Ports {
  /** Of the recorder in front of the portal: what a browser sees. */
  front: number;
  portal: number;
  /** Of the recorder in front of the Space service: what the portal sees. */
  spaceFront: number;
  space: number;
  /** Of the collector that the portal sends metrics and traces to. */
  collector: number;
}

/**
 * A built portal and a Space service, with a recorder in front of each. The portal treats it as an external
 * Space: all five addresses are set.
 */
export async function startPair(folder: string, accessTokenSeconds: number): Promise<Pair> {
  mkdirSync(folder, { recursive: true });
  const [front, portal, spaceFront, space, collector] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const ports = { front, portal, spaceFront, space, collector };
  const recorders = [
    ...(await startRecorders(ports, new Recordings(folder))),
    await startCollector(collector, join(folder, "telemetry.log")),
  ];
  await dataDirForTests("demo", join(folder, "data"));
  const programs = [startPortal(ports, folder), startSpace(ports, folder, accessTokenSeconds)];
  const stop = async () => {
    for (const program of programs) await program.stop();
    await Promise.all(recorders.map(close));
  };
  try {
    await Promise.all(programs.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(front), spaceUrl: urlOf(spaceFront), folder, stop };
}

function startRecorders(ports: Ports, recordings: Recordings): Promise<Server[]> {
  return Promise.all([
    startRecordingProxy({
      port: ports.front,
      target: urlOf(ports.portal),
      record: recordings.recordPortal,
      noteFile: recordings.noteFile,
    }),
    startRecordingProxy({
      port: ports.spaceFront,
      target: urlOf(ports.space),
      record: recordings.recordSpace,
    }),
  ]);
}

function startSpace(
  { front, spaceFront, space }: Ports,
  folder: string,
  accessTokenSeconds: number,
): Program {
  return startProgram({
    name: "Space service",
    args: ["service/server.ts"],
    environment: {
      ...common(),
      PORTAL_URL: urlOf(front),
      SPACE_PORT: String(space),
      SPACE_PUBLIC_URL: urlOf(spaceFront),
      DATA_DIR: join(folder, "data"),
      ACCESS_TOKEN_SECONDS: String(accessTokenSeconds),
      SIGN_INS_PER_MINUTE: "100000",
      WRITES_PER_MINUTE: "100000",
      READS_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
    },
    logFile: join(folder, "space.log"),
  });
}

function startPortal({ front, portal, spaceFront, collector }: Ports, folder: string): Program {
  const spaceUrl = urlOf(spaceFront);
  return startProgram({
    name: "portal",
    args: ["server.ts"],
    environment: {
      ...common(),
      PORTAL_URL: urlOf(front),
      PORT: String(portal),
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: "demo",
      SPACE_FILE: "lib/space-file/morae.json",
      AUTH_URL: `${spaceUrl}/auth/v1`,
      ACMA_URL: `${spaceUrl}/acma/v1`,
      ACDA_URL: `${spaceUrl}/acda/v1`,
      CMA_URL: `${spaceUrl}/cma/v1`,
      UPLOAD_URL: `${spaceUrl}/upload/v1`,
      MEDIA_ORIGINS: "https://pictures.example",
      PORTAL_READS_PER_MINUTE: "0",
      PORTAL_PAGES_PER_MINUTE: "0",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
    },
    logFile: join(folder, "portal.log"),
  });
}

function common() {
  return { ...machineEnvironment(), LOG_LEVEL: "debug" } as const;
}

function urlOf(port: number): string {
  return `http://localhost:${port}`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
