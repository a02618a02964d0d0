import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService } from "#service/index.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { type Exchange, startRecordingProxy } from "../servers/recording-proxy.ts";
import { HttpMember } from "../session/http-member.ts";

export interface InProcess {
  /** Of the portal, by its number: nothing looks a name up. */
  url: string;
  service: Awaited<ReturnType<typeof createService>>;
  /** A browser with no cookie at all. */
  browser(): HttpMember;
  signedIn(email?: string): Promise<HttpMember>;
  close(): Promise<void>;
}

interface InProcessOptions {
  settings?: { accessTokenSeconds?: number; uploadMaxBytes?: number };
  /** Told each call that reached the service, the browser's own to its Auth API among them. */
  record?: (exchange: Exchange) => void;
  spaceFile?: string;
}

/**
 * The embedded Space, and in front of it the portal's own server without its pages: real bytes over real connections,
 * and nothing is built for it.
 */
export async function startInProcess({
  settings = {},
  record,
  spaceFile = "lib/space-file/morae.json",
}: InProcessOptions = {}): Promise<InProcess> {
  const [port, recorderPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const recorderUrl = `http://localhost:${recorderPort}`;
  const service = await createService(
    {
      dataDir: "memory://",
      port: 0,
      logLevel: "silent",
      callbackUrl: `${url}/callback`,
      writesPerMinute: 100_000,
      ...(record && { publicUrl: recorderUrl }),
      ...settings,
    },
    { cluster: await clusterForTests("demo") },
  );
  await service.listen();
  const target = `http://127.0.0.1:${portOf(service.app.server)}`;
  const recorder = record && (await startRecordingProxy({ port: recorderPort, target, record }));
  setEnvironment(url, port, recorder ? recorderUrl : service.url, spaceFile);
  // Its modules read the environment as they load.
  const { createPortalServer } = await import("#lib/portal-server.ts");
  const portal = createPortalServer({
    answerPage: async (_, response) => void response.writeHead(404).end(),
  });
  await new Promise<void>((resolve) => portal.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(portal)}`,
    service,
    browser: () => new HttpMember(url),
    signedIn: async (email = "ada@example.com") => {
      const member = new HttpMember(url);
      await member.signIn(email);
      return member;
    },
    close: async () => {
      for (const server of recorder ? [portal, recorder] : [portal]) {
        server.closeAllConnections();
        server.close();
      }
      const closed = service.close();
      // What a test has just been answered on may be kept alive for a minute.
      service.app.server.closeAllConnections();
      await closed;
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function setEnvironment(url: string, port: number, spaceUrl: string, spaceFile: string): void {
  for (const name of ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"])
    process.env[`${name}_URL`] = `${spaceUrl}/${name.toLowerCase()}/v1`;
  Object.assign(process.env, {
    PORTAL_URL: url,
    PORT: String(port),
    SPACE_ID: "demo",
    SPACE_FILE: spaceFile,
    SESSION_SECRETS: "a secret for tests that is long enough",
    LOG_LEVEL: "silent",
  });
}
