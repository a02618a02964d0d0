import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createService } from "#service/index.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { HttpMember } from "../session/http-member.ts";

export interface InProcess {
  /** Of the way through. */
  url: string;
  service: Awaited<ReturnType<typeof createService>>;
  signedIn(email?: string): Promise<HttpMember>;
  close(): Promise<void>;
}

interface Settings {
  accessTokenSeconds?: number;
  uploadMaxBytes?: number;
}

/** The embedded Space, and the portal's way through as `server.ts` mounts it: real bytes over real connections. */
export async function startInProcess(settings: Settings = {}): Promise<InProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = await createService({
    dataDir: "memory://",
    port: 0,
    logLevel: "silent",
    callbackUrl: `${url}/callback`,
    writesPerMinute: 100_000,
    ...settings,
  });
  await service.listen();
  for (const name of ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"])
    process.env[`${name}_URL`] = `${service.url}/${name.toLowerCase()}/v1`;
  Object.assign(process.env, {
    PORTAL_URL: url,
    PORT: String(port),
    SPACE_ID: "demo",
    SPACE_FILE: "lib/space-file/morae.json",
    SESSION_SECRETS: "a secret for tests that is long enough",
    LOG_LEVEL: "silent",
  });
  const server = await startWay(url, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    service,
    signedIn: async (email = "ada@example.com") => {
      const member = new HttpMember(url);
      await member.signIn(email);
      return member;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await service.close();
    },
  };
}

function postOnly(handle: (request: Request) => Response | Promise<Response>) {
  return { POST: handle };
}

async function startWay(url: string, port: number) {
  const { answerMounted } = await import("#lib/gateway/mount.ts");
  const { passOn } = await import("#lib/gateway/pass-on.ts");
  const { finishSignIn } = await import("#lib/session/callback.ts");
  const { beginSignIn } = await import("#lib/session/login.ts");
  const { staySignedIn } = await import("#lib/session/stay.ts");
  const { signOut } = await import("#lib/session/logout.ts");
  const answer = answerMounted(
    {
      prefixes: {
        "/api/acma/": (call) => passOn(call, "acma"),
        "/api/upload/": (call) => passOn(call, "upload"),
      },
      paths: {
        "/login/embedded": postOnly((request) => beginSignIn(request, "embedded", ["embedded"])),
        "/callback": { GET: finishSignIn },
        "/api/session": postOnly(staySignedIn),
        "/logout": postOnly(signOut),
      },
    },
    url,
  );
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
