import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";

interface FrontOptions {
  /** The target of forwarded calls, if any. */
  target?: string;
  /** Makes it an https one. */
  certificate?: { cert: string; key: string };
  /** Of the `Date` in its answers. */
  clockAheadMs?: number;
  /** What it answers by itself: true when it has. */
  answers?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface Front {
  url: string;
  close(): Promise<void>;
}

/** A little server in front of another, that has a fault of its own. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { target, certificate, clockAheadMs = 0, answers } = options;
  const listener = (incoming: IncomingMessage, response: ServerResponse) => {
    response.setHeader("date", new Date(Date.now() + clockAheadMs).toUTCString());
    if (answers?.(incoming, response)) return;
    if (target === undefined) response.writeHead(404).end();
    else passOn(target, incoming, response);
  };
  const server =
    certificate === undefined ? createServer(listener) : createSecureServer(certificate, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const scheme = certificate === undefined ? "http" : "https";
  return { url: `${scheme}://localhost:${portOf(server)}`, close: () => close(server) };
}

function passOn(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = "/" } = incoming;
  const outgoing = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
    const { date: _, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  outgoing.once("error", () => response.destroy());
  incoming.pipe(outgoing);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
