import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/run/free-port.ts";
import { apisOf } from "../servers/portal-and-space.ts";
import { type ServerProcess, startServer } from "../servers/server-process.ts";
import { peersFolder } from "./peers.ts";
import { signInAtPeer, signInAtPortal } from "./sign-in.ts";
import type { Target } from "./wrk.ts";

export interface Contestant {
  name: string;
  server: ServerProcess;
  /** One call of a member who is signed in: a list. */
  target: Target;
}

const secret = "a secret of the benchmark that is long enough for all";
const listPath = "/spaces/demo/contents?limit=15&order=-sys.createdAt";

export const names = {
  direct: "the service itself",
  nextObvious: "Next.js route handler, iron-session, fetch",
  express: "Express 5, cookie-session, http-proxy-middleware",
  fastify: "Fastify 5, secure-session, reply-from",
  nextStart: "this portal by `next start`",
  server: "this portal by `server.ts`",
} as const;

/** The Space that everybody calls. */
export async function startSpace(): Promise<ServerProcess> {
  const port = await freePort();
  const file = fileURLToPath(new URL("upstream.ts", import.meta.url));
  return startServer({ name: "space", args: [file, String(port)], port });
}

export async function direct(space: ServerProcess): Promise<Contestant> {
  const { accessToken } = await newPair(space);
  const headers = { authorization: `Bearer ${accessToken}` };
  return { name: names.direct, server: space, target: { url: `${space.url}/acma/v1${listPath}`, headers } };
}

/** A server among the peers, given what Node.js is to run there. */
export async function peer(space: ServerProcess, name: string, args: string[]): Promise<Contestant> {
  const port = await freePort();
  const environment = { ACMA_URL: `${space.url}/acma/v1`, SECRET: secret };
  const placed = args.map((arg) => arg.replace("{port}", String(port)));
  const server = await startServer({ name, args: placed, cwd: peersFolder, port, environment });
  return { name, server, target: targetOf(server, await signInAtPeer(server.url, await newPair(space))) };
}

export async function portal(
  space: ServerProcess,
  name: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Contestant> {
  const port = await freePort();
  const environment = {
    ...apisOf(space.url),
    PORTAL_URL: `http://127.0.0.1:${port}`,
    PORTAL_READS_PER_MINUTE: "0",
    SESSION_SECRETS: secret,
    SPACE_ID: "demo",
    SPACE_FILE: "lib/space-file/morae.json",
    ...settings,
  };
  const placed = args.map((arg) => arg.replace("{port}", String(port)));
  const server = await startServer({ name, args: placed, port, environment });
  return { name, server, target: targetOf(server, await signInAtPortal(server.url, "m1")) };
}

export function targetOf({ url }: ServerProcess, headers: Record<string, string>): Target {
  return { url: `${url}/api/acma${listPath}`, headers };
}

async function newPair(space: ServerProcess): Promise<{ accessToken: string }> {
  const response = await fetch(`${space.url}/auth/v1/spaces/demo/oauth/token`, {
    method: "POST",
    body: JSON.stringify({ exchangeToken: "m1" }),
  });
  return await response.json();
}
